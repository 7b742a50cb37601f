import { Failure } from '#domain/shared/failure.ts';
import type { GoogleSignIn } from '#application/ports/google-sign-in.port.ts';
import { toAuthUser } from './auth-user.mapper.ts';
import { inOurWords } from './firebase-failure.ts';
import type { GoogleWindow } from './google-window.types.ts';
import type { FirebaseLoader } from './load-firebase.ts';
import type { LoadedFirebase } from './loaded-firebase.types.ts';

export interface FirebaseGoogleSignIn extends GoogleSignIn {
  /** Proves that whoever is signed in is still here; false when the window was closed without a choice. */
  signInAgain(): Promise<boolean>;
}

export const firebaseGoogleSignIn = (
  { load, ready }: Pick<FirebaseLoader, 'load' | 'ready'>,
  popup: GoogleWindow,
  emulatedWindow: GoogleWindow,
): FirebaseGoogleSignIn => {
  const windowOf = ({ isEmulated }: LoadedFirebase): GoogleWindow => (isEmulated ? emulatedWindow : popup);
  return {
    async signIn() {
      const firebase = ready() ?? (await inOurWords(load()));
      const user = await windowOf(firebase).signIn(firebase);
      return user === null ? null : toAuthUser(user);
    },
    async signInAgain() {
      const firebase = ready() ?? (await inOurWords(load()));
      const user = firebase.auth.currentUser;
      if (user === null) throw new Failure('auth/not-signed-in');
      return windowOf(firebase).prove(firebase, user);
    },
  };
};
