import type { User } from 'firebase/auth';
import type { Credentials } from '#domain/identity/user.types.ts';
import type { Identity } from '#application/ports/identity.port.ts';
import { toAuthUser } from './auth-user.mapper.ts';
import { firebaseFailure, inOurWords, OF_A_SESSION } from './firebase-failure.ts';
import type { FirebaseLoader } from './load-firebase.ts';
import type { LoadedFirebase } from './loaded-firebase.types.ts';
import { isIntentional, intentionally } from './intentional-sign-out.ts';

type Watcher = Identity['watch'];

const listen = (
  { sdk, auth }: LoadedFirebase,
  onChange: Parameters<Watcher>[0],
  onExpiry: Parameters<Watcher>[1],
): ReturnType<Watcher> => {
  let last: User | null | undefined;
  let isRefused = false;
  // Asked before a sign-out of this tab only; another tab's comes unannounced.
  const stopAsking = sdk.beforeAuthStateChanged(auth, (next) => {
    isRefused = next === null && !isIntentional(auth);
  });
  const stopListening = sdk.onIdTokenChanged(auth, (user) => {
    const isSaid = user === null && last === null;
    last = user;
    if (isSaid) return;
    if (user !== null) onChange(toAuthUser(user));
    else if (isRefused) onExpiry();
    else onChange(null);
    isRefused = false;
  });
  return () => {
    stopListening();
    stopAsking();
  };
};

export const firebaseIdentity = ({ load, whenLoaded }: Pick<FirebaseLoader, 'load' | 'whenLoaded'>): Identity => ({
  watch(onChange, onExpiry, onUnavailable) {
    let stop: (() => void) | undefined;
    let isStopped = false;
    const stopWaiting = whenLoaded((firebase) => {
      stop = listen(firebase, onChange, onExpiry);
    });
    load().catch(() => {
      if (!isStopped) onUnavailable();
    });
    return () => {
      isStopped = true;
      stopWaiting();
      stop?.();
    };
  },
  async signIn({ email, password }: Credentials) {
    const { sdk, auth } = await inOurWords(load());
    return toAuthUser((await inOurWords(sdk.signInWithEmailAndPassword(auth, email.trim(), password))).user);
  },
  async signUp({ email, password }: Credentials) {
    const { sdk, auth } = await inOurWords(load());
    return toAuthUser((await inOurWords(sdk.createUserWithEmailAndPassword(auth, email.trim(), password))).user);
  },
  async signOut() {
    const { sdk, auth } = await inOurWords(load());
    await inOurWords(intentionally(auth, () => sdk.signOut(auth)));
  },
  async token({ isFresh } = { isFresh: false }) {
    const { sdk, auth } = await inOurWords(load());
    await auth.authStateReady();
    const user = auth.currentUser;
    if (user === null) return null;
    try {
      return await user.getIdToken(isFresh);
    } catch (thrown) {
      const failure = firebaseFailure(thrown, OF_A_SESSION);
      // Firebase itself forgets only some of those whom it no longer accepts.
      if (failure.code === 'session/expired' && auth.currentUser === user) await sdk.signOut(auth);
      throw failure;
    }
  },
});
