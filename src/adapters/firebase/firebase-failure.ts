import { Failure, type FailureCode } from '#domain/shared/failure.ts';

type Table = Readonly<Record<string, FailureCode>>;

/** What Firebase Auth may refuse, in our words. The sentences are S1 §8's, in the texts. */
const CODES: Table = {
  'auth/invalid-credential': 'auth/invalid-credentials',
  'auth/invalid-login-credentials': 'auth/invalid-credentials',
  'auth/wrong-password': 'auth/invalid-credentials',
  'auth/user-not-found': 'auth/invalid-credentials',
  'auth/user-mismatch': 'auth/invalid-credentials',
  'auth/user-disabled': 'auth/invalid-credentials',
  'auth/missing-password': 'auth/invalid-credentials',
  'auth/invalid-email': 'auth/invalid-email',
  'auth/missing-email': 'auth/invalid-email',
  'auth/email-already-in-use': 'auth/email-in-use',
  'auth/account-exists-with-different-credential': 'auth/email-in-use',
  'auth/weak-password': 'auth/weak-password',
  'auth/password-does-not-meet-requirements': 'auth/weak-password',
  'auth/operation-not-allowed': 'auth/operation-not-allowed',
  'auth/too-many-requests': 'auth/too-many-requests',
  'auth/requires-recent-login': 'auth/recent-login-required',
  'auth/popup-blocked': 'auth/popup-blocked',
  'auth/network-request-failed': 'network/offline',
  'auth/timeout': 'network/timeout',
  'auth/user-token-expired': 'session/expired',
  'auth/internal-error': 'server/unavailable',
};

/** Of somebody who is signed in already: the login is no longer accepted. */
export const OF_A_SESSION: Table = {
  'auth/user-disabled': 'session/expired',
  'auth/user-not-found': 'session/expired',
  'auth/invalid-user-token': 'session/expired',
  'auth/invalid-refresh-token': 'session/expired',
};

/** Of an e-mail without a password beside it. */
export const OF_AN_EMAIL: Table = { 'auth/user-not-found': 'auth/user-not-found' };

/** Firebase's own word. */
export const firebaseCode = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown && typeof thrown.code === 'string'
    ? thrown.code
    : '';

/** A word may mean something else in one place: `here` goes before the common table. */
export const firebaseFailure = (thrown: unknown, here: Table = {}): Failure => {
  if (thrown instanceof Failure) return thrown;
  const code = firebaseCode(thrown);
  return new Failure(here[code] ?? CODES[code] ?? 'unexpected', { cause: thrown });
};

export const inOurWords = async <Value>(work: Promise<Value>, here?: Table): Promise<Value> => {
  try {
    return await work;
  } catch (thrown) {
    throw firebaseFailure(thrown, here);
  }
};
