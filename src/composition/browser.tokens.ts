import type { FirebaseLoader } from '#adapters/firebase/load-firebase.ts';
import type { SafeStorage } from '#adapters/storage/safe-storage.ts';
import { token } from './token.ts';

/** What several adapters share. */
export const firebase = token<FirebaseLoader>('FirebaseLoader');
export const storage = token<SafeStorage>('SafeStorage');
/** Of this tab only. */
export const tabStorage = token<SafeStorage>('TabStorage');
