import { Failure } from '#domain/shared/failure.ts';
import type { BrowserSettings } from '#contract/schemas/browser-settings.schema.ts';
import type { LoadedFirebase } from './loaded-firebase.types.ts';

export interface FirebaseLoader {
  /** Firebase, once, with the settings of this environment; tried again after a failure. */
  load(): Promise<LoadedFirebase>;
  /** What is loaded already: a window must open in the same breath as the click that asked for it. */
  ready(): LoadedFirebase | null;
}

const connect = async ({ identity }: BrowserSettings, hostname: string): Promise<LoadedFirebase> => {
  if (identity.kind === 'none') throw new Failure('auth/operation-not-allowed');
  const { connectFirebase } = await import('./firebase-connection.ts');
  return connectFirebase(identity, hostname);
};

export const firebaseLoader = (readSettings: () => Promise<BrowserSettings>, hostname: string): FirebaseLoader => {
  let loading: Promise<LoadedFirebase> | null = null;
  let loaded: LoadedFirebase | null = null;
  const begin = async (): Promise<LoadedFirebase> => {
    try {
      loaded = await connect(await readSettings(), hostname);
      return loaded;
    } catch (error) {
      loading = null;
      throw error;
    }
  };
  return { load: () => (loading ??= begin()), ready: () => loaded };
};
