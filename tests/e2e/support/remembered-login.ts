import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  signInWithCredential,
  signInWithEmailAndPassword,
  type Auth,
} from 'firebase/auth';
import type { BrowserContext } from 'playwright/test';
import { googleIdTokenOf, type Addresses, type Pupil } from './pupils.ts';

/** Where Firebase keeps who is signed in, if IndexedDB has nobody yet; it moves them there by itself. */
const PLACE = 'firebase:authUser:emulator:[DEFAULT]';

type Login = (auth: Auth, pupil: Pupil) => Promise<unknown>;

export const byPassword: Login = (auth, { email, password }) => signInWithEmailAndPassword(auth, email, password);

export const byGoogle: Login = (auth, pupil) =>
  signInWithCredential(auth, GoogleAuthProvider.credential(googleIdTokenOf(pupil)));

/** What Firebase itself writes down of a login. */
const writtenLogin = async ({ authUrl }: Addresses, pupil: Pupil, logIn: Login) => {
  const app = initializeApp({ apiKey: 'emulator', projectId: 'demo-nauka' }, randomUUID());
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, authUrl, { disableWarnings: true });
  await logIn(auth, pupil);
  const written = { uid: auth.currentUser?.uid, value: JSON.stringify(auth.currentUser) };
  await deleteApp(app);
  return written;
};

/** The browser of somebody who has logged in on an earlier visit. What it remembered of the session is too old to count. */
export const rememberLogin = async (
  context: BrowserContext,
  addresses: Addresses,
  pupil: Pupil,
  logIn: Login = byPassword,
): Promise<void> => {
  const { uid, value } = await writtenLogin(addresses, pupil, logIn);
  const { origin } = new URL(addresses.url);
  const localStorage = [
    { name: PLACE, value },
    { name: `session:${uid}`, value: 'too old' },
  ];
  await context.setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
};
