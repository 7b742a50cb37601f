import type { User } from 'firebase/auth';
import type { AuthUser } from '#domain/identity/user.types.ts';

export const toAuthUser = (user: User): AuthUser => ({
  uid: user.uid,
  email: user.email,
  displayName: user.displayName,
  photoURL: user.photoURL,
  emailVerified: user.emailVerified,
  providerId: user.providerData[0]?.providerId ?? user.providerId,
});
