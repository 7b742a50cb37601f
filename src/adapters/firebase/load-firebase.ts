import { Failure } from '#domain/shared/failure.ts';
import type { BrowserSettings } from '#contract/schemas/browser-settings.schema.ts';
import type { LoadedFirebase } from './loaded-firebase.types.ts';

export interface FirebaseLoader {
  /** Firebase, once, with the settings of this environment; tried again after a failure. */
  load(): Promise<LoadedFirebase>;
  /** What is loaded already: a window must open in the same breath as the click that asked for it. */
  ready(): LoadedFirebase | null;
  /** Calls back once Firebase is there, by whoever's wish it was loaded; returns the way to stop waiting. */
  whenLoaded(use: (firebase: LoadedFirebase) => void): () => void;
}

interface FirebaseParts {
  readonly readSettings: () => Promise<BrowserSettings>;
  readonly importConnection: () => Promise<typeof import('./firebase-connection.ts')>;
}

/** Loads once; after a failure the next wish tries again. */
export const loadedOnce = (connectAnew: () => Promise<LoadedFirebase>): FirebaseLoader => {
  let loading: Promise<LoadedFirebase> | null = null;
  let loaded: LoadedFirebase | null = null;
  const waiting = new Set<(firebase: LoadedFirebase) => void>();
  const begin = async (): Promise<LoadedFirebase> => {
    try {
      const firebase = await connectAnew();
      loaded = firebase;
      for (const use of waiting) use(firebase);
      waiting.clear();
      return firebase;
    } catch (error) {
      loading = null;
      throw error;
    }
  };
  return {
    load: () => (loading ??= begin()),
    ready: () => loaded,
    whenLoaded(use) {
      if (loaded === null) waiting.add(use);
      else use(loaded);
      return () => void waiting.delete(use);
    },
  };
};

/** `readHostname` is called when Firebase is fetched: while a page is prerendered, there is none. */
export const firebaseLoader = (
  { readSettings, importConnection }: FirebaseParts,
  readHostname: () => string,
): FirebaseLoader =>
  loadedOnce(async () => {
    const [{ identity }, { connectFirebase }] = await Promise.all([readSettings(), importConnection()]);
    if (identity.kind === 'none') throw new Failure('auth/operation-not-allowed');
    return connectFirebase(identity, readHostname());
  });
