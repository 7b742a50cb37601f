import type { User } from 'firebase/auth';
import { Failure } from '#domain/shared/failure.ts';
import type { AccountCredentials } from '#application/ports/account-credentials.port.ts';
import { inOurWords, OF_A_SESSION, OF_AN_EMAIL } from './firebase-failure.ts';
import type { FirebaseGoogleSignIn } from './firebase-google-sign-in.adapter.ts';
import type { LoadedFirebase } from './loaded-firebase.types.ts';

interface Member extends LoadedFirebase {
  readonly user: User;
}

const prove = async ({ sdk, user }: Member, password: string): Promise<void> => {
  if (user.email === null) throw new Failure('auth/invalid-credentials');
  await inOurWords(
    sdk.reauthenticateWithCredential(user, sdk.EmailAuthProvider.credential(user.email, password)),
    OF_A_SESSION,
  );
};

export const firebaseAccountCredentials = (
  load: () => Promise<LoadedFirebase>,
  google: Pick<FirebaseGoogleSignIn, 'signInAgain'>,
): AccountCredentials => {
  const whoIsHere = async (): Promise<Member> => {
    const firebase = await inOurWords(load());
    await firebase.auth.authStateReady();
    const user = firebase.auth.currentUser;
    if (user === null) throw new Failure('auth/not-signed-in');
    return { ...firebase, user };
  };

  return {
    async sendPasswordReset(email) {
      const { sdk, auth } = await inOurWords(load());
      await inOurWords(sdk.sendPasswordResetEmail(auth, email.trim()), OF_AN_EMAIL);
    },
    async changePassword(current, next) {
      const member = await whoIsHere();
      await prove(member, current);
      await inOurWords(member.sdk.updatePassword(member.user, next), OF_A_SESSION);
      // All older logins count no longer, and the one of a moment ago may be among them. The password is changed whatever becomes of this.
      await prove(member, next).catch(() => undefined);
    },
    async signInAgain(proof) {
      if (proof.kind === 'google') return google.signInAgain();
      await prove(await whoIsHere(), proof.password);
      return true;
    },
  };
};
