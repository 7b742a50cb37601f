import type { AuthCredential, User } from 'firebase/auth';
import { Failure } from '#domain/shared/failure.ts';
import type { AccountChooser } from './account-chooser.window.ts';
import { inOurWords, OF_A_SESSION } from './firebase-failure.ts';
import type { GoogleAccount, GoogleWindow } from './google-window.types.ts';
import type { LoadedFirebase } from './loaded-firebase.types.ts';

/** Google knows a person by a number, the emulated one by their e-mail. */
const subjectOf = ({ email }: GoogleAccount): string => email.toLowerCase();

/** The emulator believes it. */
const credentialOf = ({ sdk }: LoadedFirebase, account: GoogleAccount): AuthCredential =>
  sdk.GoogleAuthProvider.credential(
    JSON.stringify({ sub: subjectOf(account), email: account.email, email_verified: true, name: account.name }),
  );

const isOf = ({ providerData }: User, account: GoogleAccount): boolean =>
  providerData.some(({ providerId, uid }) => providerId === 'google.com' && uid === subjectOf(account));

/** With the Auth emulator: a page of ours in the place of Google's. */
export const fakeGoogle = (chooseAccount: AccountChooser): GoogleWindow => ({
  async signIn(firebase) {
    const account = await chooseAccount();
    if (account === null) return null;
    const { sdk, auth } = firebase;
    return (await inOurWords(sdk.signInWithCredential(auth, credentialOf(firebase, account)))).user;
  },
  async prove(firebase, user) {
    const account = await chooseAccount({ email: user.email ?? '', name: user.displayName ?? '' });
    if (account === null) return false;
    // The emulator would make an account for whoever has none.
    if (!isOf(user, account)) throw new Failure('auth/invalid-credentials');
    await inOurWords(firebase.sdk.reauthenticateWithCredential(user, credentialOf(firebase, account)), OF_A_SESSION);
    return true;
  },
});
