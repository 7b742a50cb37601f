import type { BrowserSettings } from '#contract/schemas/browser-settings.schema.ts';
import type { LoadedFirebase } from './firebase-identity.adapter.ts';

const connect = async (settings: BrowserSettings, hostname: string): Promise<LoadedFirebase> => {
  const [{ initializeApp }, sdk] = await Promise.all([import('firebase/app'), import('firebase/auth')]);
  const { browserLocalPersistence, connectAuthEmulator, indexedDBLocalPersistence, inMemoryPersistence, initializeAuth } = sdk;
  const auth = initializeAuth(initializeApp(settings.firebase), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
  });
  auth.languageCode = 'pl';
  if (settings.authEmulatorPort !== null) connectAuthEmulator(auth, `http://${hostname}:${settings.authEmulatorPort}`, { disableWarnings: true });
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
