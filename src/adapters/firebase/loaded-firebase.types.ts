import type { Auth } from 'firebase/auth';

/** Firebase's functions and the instance they work on. */
export interface LoadedFirebase {
  readonly sdk: typeof import('./firebase-sdk.ts').sdk;
  readonly auth: Auth;
  /** Whether its emulator stands in for it. */
  readonly isEmulated: boolean;
}
