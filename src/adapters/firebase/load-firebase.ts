import { Failure } from '#domain/shared/failure.ts';
import type { BrowserSettings } from '#contract/schemas/browser-settings.schema.ts';
import type { LoadedFirebase } from './loaded-firebase.types.ts';

export interface FirebaseLoader {
  /** Firebase, once, with the settings of this environment; tried again after a failure. */
  load(): Promise<LoadedFirebase>;
  /** What is loaded already: a window must open in the same breath as the click that asked for it. */
  ready(): LoadedFirebase | null;
}

interface FirebaseParts {
  readonly readSettings: () => Promise<BrowserSettings>;
  readonly importConnection: () => Promise<typeof import('./firebase-connection.ts')>;
}

export const firebaseLoader = ({ readSettings, importConnection }: FirebaseParts, hostname: string): FirebaseLoader => {
  let loading: Promise<LoadedFirebase> | null = null;
  let loaded: LoadedFirebase | null = null;
  const connect = async (): Promise<LoadedFirebase> => {
    const [{ identity }, { connectFirebase }] = await Promise.all([readSettings(), importConnection()]);
    if (identity.kind === 'none') throw new Failure('auth/operation-not-allowed');
    return connectFirebase(identity, hostname);
  };
  const begin = async (): Promise<LoadedFirebase> => {
    try {
      loaded = await connect();
      return loaded;
    } catch (error) {
      loading = null;
      throw error;
    }
  };
  return { load: () => (loading ??= begin()), ready: () => loaded };
};
