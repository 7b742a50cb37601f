import { Failure, type FailureCode } from '#domain/shared/failure.ts';

/** What Firebase Auth may refuse, in our words. The sentences are S1 §8's, in the texts. */
const CODES: Readonly<Record<string, FailureCode>> = {
  'auth/invalid-credential': 'auth/invalid-credentials',
  'auth/invalid-login-credentials': 'auth/invalid-credentials',
  'auth/wrong-password': 'auth/invalid-credentials',
  'auth/user-not-found': 'auth/invalid-credentials',
  'auth/user-disabled': 'auth/invalid-credentials',
  'auth/missing-password': 'auth/invalid-credentials',
  'auth/invalid-email': 'auth/invalid-email',
  'auth/missing-email': 'auth/invalid-email',
  'auth/email-already-in-use': 'auth/email-in-use',
  'auth/weak-password': 'auth/weak-password',
  'auth/password-does-not-meet-requirements': 'auth/weak-password',
  'auth/operation-not-allowed': 'auth/operation-not-allowed',
  'auth/too-many-requests': 'auth/too-many-requests',
  'auth/network-request-failed': 'network/offline',
  'auth/timeout': 'network/timeout',
  'auth/user-token-expired': 'session/expired',
  'auth/internal-error': 'server/unavailable',
};

const codeOf = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';

export const firebaseFailure = (thrown: unknown): Failure => new Failure(CODES[codeOf(thrown)] ?? 'unexpected', { cause: thrown });
