import { Failure } from '#domain/shared/failure.ts';
import type { BrowserSettings } from '#contract/schemas/browser-settings.schema.ts';
import type { LoadedFirebase } from './firebase-identity.adapter.ts';

/** The emulator asks for a key and takes any. */
const EMULATOR_KEY = 'emulator';

const connect = async ({ identity }: BrowserSettings, hostname: string): Promise<LoadedFirebase> => {
  if (identity.kind === 'none') throw new Failure('auth/operation-not-allowed');
  const [{ initializeApp }, sdk] = await Promise.all([import('firebase/app'), import('firebase/auth')]);
  const { browserLocalPersistence, connectAuthEmulator, indexedDBLocalPersistence, inMemoryPersistence, initializeAuth } = sdk;
  const config = identity.kind === 'firebase' ? identity.config : { apiKey: EMULATOR_KEY, projectId: identity.projectId };
  const auth = initializeAuth(initializeApp(config), { persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence] });
  auth.languageCode = 'pl';
  if (identity.kind === 'emulator') connectAuthEmulator(auth, `http://${hostname}:${identity.port}`, { disableWarnings: true });
  return { sdk, auth };
};

/** Firebase, once, with the settings of this environment; tried again after a failure. */
export const firebaseLoader = (readSettings: () => Promise<BrowserSettings>, hostname: string): (() => Promise<LoadedFirebase>) => {
  let loading: Promise<LoadedFirebase> | undefined;
  return () => {
    loading ??= readSettings()
      .then((settings) => connect(settings, hostname))
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };
};
