import { initializeApp, deleteApp, type FirebaseApp } from 'firebase/app';
import * as sdk from 'firebase/auth';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { firebaseIdentity } from '#adapters/firebase/firebase-identity.adapter.ts';
import type { Identity } from '#application/ports/identity.port.ts';
import type { AuthUser } from '#domain/identity/user.types.ts';
import { Failure } from '#domain/shared/failure.ts';
import { NO_ACCOUNT_FILE } from '#server/identity/emulator/account-file.ts';
import { startAuthEmulator, type AuthEmulator } from '#server/identity/emulator/auth-emulator.ts';
import { codeFrom } from '../support/failure-from.ts';

let emulator: AuthEmulator;
let app: FirebaseApp;
let identity: Identity;
let count = 0;

const freshEmail = () => `pupil-${(count += 1)}@example.pl`;

beforeAll(async () => {
  emulator = await startAuthEmulator({ projectId: 'demo-nauka', host: '127.0.0.1', port: 0, accounts: NO_ACCOUNT_FILE });
});
afterAll(() => emulator.close());

beforeEach(() => {
  app = initializeApp({ apiKey: 'emulator', projectId: 'demo-nauka' }, `test-${(count += 1)}`);
  const auth = sdk.initializeAuth(app, { persistence: sdk.inMemoryPersistence });
  sdk.connectAuthEmulator(auth, `http://127.0.0.1:${emulator.port}`, { disableWarnings: true });
  identity = firebaseIdentity(async () => ({ sdk, auth }));
});
afterEach(() => deleteApp(app));

/** Who the watcher saw, one after the other, until `count` were seen. */
const seen = (wanted: number): Promise<(AuthUser | null)[]> =>
  new Promise((resolve) => {
    const people: (AuthUser | null)[] = [];
    const stop = identity.watch((person) => {
      people.push(person);
      if (people.length < wanted) return;
      stop();
      resolve(people);
    });
  });

it('makes an account and signs its owner in', async () => {
  const email = freshEmail();
  const person = await identity.signUp({ email: ` ${email} `, password: 'zielony-rower' });
  expect(person).toEqual({ uid: person.uid, email, displayName: null, photoURL: null, emailVerified: false, providerId: 'password' });
  expect((await identity.token())?.split('.').length).toBe(3);
});

it('tells who is here, and who leaves', async () => {
  const people = seen(3);
  const email = freshEmail();
  await identity.signUp({ email, password: 'zielony-rower' });
  await identity.signOut();
  expect((await people).map((person) => person?.email ?? null)).toEqual([null, email, null]);
  expect(await identity.token()).toBeNull();
});

it.each([
  ['a wrong password', async (email: string) => identity.signIn({ email, password: 'inne-haslo' }), 'auth/invalid-credentials'],
  ['an unknown e-mail', async () => identity.signIn({ email: freshEmail(), password: 'zielony-rower' }), 'auth/invalid-credentials'],
  ['an e-mail that is none', async () => identity.signIn({ email: 'ola', password: 'zielony-rower' }), 'auth/invalid-email'],
  ['a taken e-mail', async (email: string) => identity.signUp({ email, password: 'zielony-rower' }), 'auth/email-in-use'],
  ['a short password', async () => identity.signUp({ email: freshEmail(), password: '12345' }), 'auth/weak-password'],
])('refuses %s in our words', async (_, deed, code) => {
  const email = freshEmail();
  await identity.signUp({ email, password: 'zielony-rower' });
  expect(await codeFrom(deed(email))).toBe(code);
});

it('says that the network is away when it is', async () => {
  const offline = initializeApp({ apiKey: 'emulator', projectId: 'demo-nauka' }, 'offline');
  const auth = sdk.initializeAuth(offline, { persistence: sdk.inMemoryPersistence });
  sdk.connectAuthEmulator(auth, 'http://127.0.0.1:9', { disableWarnings: true });
  const lost = firebaseIdentity(async () => ({ sdk, auth }));
  expect(await codeFrom(lost.signIn({ email: freshEmail(), password: 'zielony-rower' }))).toBe('network/offline');
  await deleteApp(offline);
});

it('shows a visitor where Firebase cannot be loaded, and fails what needs it', async () => {
  identity = firebaseIdentity(() => Promise.reject(new Failure('network/offline')));
  expect(await seen(1)).toEqual([null]);
});
