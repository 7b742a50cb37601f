import type { User } from 'firebase/auth';
import type { LoadedFirebase } from './loaded-firebase.types.ts';

/** A window in which a person chooses their Google account. It opens before anything is awaited: browsers block one that comes later than the click. */
export interface GoogleWindow {
  /** Null when nobody was chosen. */
  signIn(firebase: LoadedFirebase): Promise<User | null>;
  /** False when nobody was chosen; fails with `auth/invalid-credentials` when it was another person. */
  prove(firebase: LoadedFirebase, user: User): Promise<boolean>;
}

/** Somebody whom the local emulated Google vouches for. */
export interface GoogleAccount {
  readonly email: string;
  readonly name: string;
}

/** What the page of the emulated Google says to the one that opened it. */
export interface AccountChosen {
  readonly type: 'google-account.chosen';
  readonly account: GoogleAccount;
}
