import type { Auth, User } from 'firebase/auth';
import type { AuthUser, Credentials } from '#domain/identity/user.types.ts';
import type { Identity } from '#application/ports/identity.port.ts';
import { firebaseFailure } from './firebase-failure.ts';

type FirebaseAuth = typeof import('firebase/auth');

/** Firebase's functions and the instance they work on; loaded after the first paint. */
export interface LoadedFirebase {
  readonly sdk: Pick<FirebaseAuth, 'createUserWithEmailAndPassword' | 'onIdTokenChanged' | 'signInWithEmailAndPassword' | 'signOut'>;
  readonly auth: Auth;
}

const toAuthUser = (user: User): AuthUser => ({
  uid: user.uid,
  email: user.email,
  displayName: user.displayName,
  photoURL: user.photoURL,
  emailVerified: user.emailVerified,
  providerId: user.providerData[0]?.providerId ?? user.providerId,
});

const translated = async <Value>(work: Promise<Value>): Promise<Value> => {
  try {
    return await work;
  } catch (thrown) {
    throw firebaseFailure(thrown);
  }
};

export const firebaseIdentity = (load: () => Promise<LoadedFirebase>): Identity => ({
  watch(onChange) {
    let stop: (() => void) | undefined;
    let isStopped = false;
    const listen = async () => {
      const { sdk, auth } = await load();
      if (!isStopped) stop = sdk.onIdTokenChanged(auth, (user) => onChange(user === null ? null : toAuthUser(user)));
    };
    listen().catch(() => onChange(null));
    return () => {
      isStopped = true;
      stop?.();
    };
  },
  async signIn({ email, password }: Credentials) {
    const { sdk, auth } = await translated(load());
    return toAuthUser((await translated(sdk.signInWithEmailAndPassword(auth, email.trim(), password))).user);
  },
  async signUp({ email, password }: Credentials) {
    const { sdk, auth } = await translated(load());
    return toAuthUser((await translated(sdk.createUserWithEmailAndPassword(auth, email.trim(), password))).user);
  },
  async signOut() {
    const { sdk, auth } = await load();
    await translated(sdk.signOut(auth));
  },
  async token({ isFresh } = { isFresh: false }) {
    const { auth } = await translated(load());
    await auth.authStateReady();
    return auth.currentUser === null ? null : translated(auth.currentUser.getIdToken(isFresh));
  },
});
