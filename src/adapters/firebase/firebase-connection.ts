import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import type { BrowserSettings } from '#contract/schemas/browser-settings.schema.ts';
import { sdk } from './firebase-sdk.ts';
import type { LoadedFirebase } from './loaded-firebase.types.ts';

/** The emulator asks for a key and takes any. */
const EMULATOR_KEY = 'emulator';

export const connectFirebase = (
  identity: Exclude<BrowserSettings['identity'], { readonly kind: 'none' }>,
  hostname: string,
): LoadedFirebase => {
  const config =
    identity.kind === 'firebase' ? identity.config : { apiKey: EMULATOR_KEY, projectId: identity.projectId };
  const auth = initializeAuth(initializeApp(config), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
  });
  auth.languageCode = 'pl';
  if (identity.kind === 'emulator')
    connectAuthEmulator(auth, `http://${hostname}:${identity.port}`, { disableWarnings: true });
  return { sdk, auth, isEmulated: identity.kind === 'emulator' };
};
