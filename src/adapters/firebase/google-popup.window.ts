import type { AuthProvider } from 'firebase/auth';
import { firebaseCode, firebaseFailure, OF_A_SESSION } from './firebase-failure.ts';
import { trustGoogleScripts } from './google-scripts.policy.ts';
import type { GoogleWindow } from './google-window.types.ts';
import type { LoadedFirebase } from './loaded-firebase.types.ts';

const NO_CHOICE: ReadonlySet<string> = new Set(['auth/popup-closed-by-user', 'auth/cancelled-popup-request']);

const providerOf = ({ sdk }: LoadedFirebase, parameters: Readonly<Record<string, string>>): AuthProvider =>
  new sdk.GoogleAuthProvider().setCustomParameters(parameters);

/** Google's own, by Firebase: its scripts are loaded with the first one (S1 §7.64). */
export const googlePopup = (page: Parameters<typeof trustGoogleScripts>[0]): GoogleWindow => {
  const chosenIn = async <Choice>(open: () => Promise<Choice>, here?: typeof OF_A_SESSION): Promise<Choice | null> => {
    trustGoogleScripts(page);
    try {
      return await open();
    } catch (thrown) {
      if (NO_CHOICE.has(firebaseCode(thrown))) return null;
      throw firebaseFailure(thrown, here);
    }
  };
  return {
    async signIn(firebase) {
      const { sdk, auth } = firebase;
      const chosen = await chosenIn(() =>
        sdk.signInWithPopup(auth, providerOf(firebase, { prompt: 'select_account' }), sdk.browserPopupRedirectResolver),
      );
      return chosen?.user ?? null;
    },
    async prove(firebase, user) {
      const { sdk } = firebase;
      const hint = { login_hint: user.email ?? '' };
      return (
        (await chosenIn(
          () => sdk.reauthenticateWithPopup(user, providerOf(firebase, hint), sdk.browserPopupRedirectResolver),
          OF_A_SESSION,
        )) !== null
      );
    },
  };
};
