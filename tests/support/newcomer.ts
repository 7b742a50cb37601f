import type { AuthUser } from '#domain/identity/user.types.ts';

let newcomers = 0;

/** Somebody new who has signed up with e-mail and password. */
export const newcomer = (): AuthUser => {
  const uid = `pupil-${(newcomers += 1)}`;
  return {
    uid,
    email: `${uid}@example.test`,
    displayName: null,
    photoURL: null,
    emailVerified: false,
    providerId: 'password',
  };
};
