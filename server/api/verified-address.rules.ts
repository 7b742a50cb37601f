import type { Identity } from '#server/api/identity.types.ts';

/** Whose address somebody has shown to be theirs, in small letters; what lies under any other is not theirs to see or to erase (R6). */
export const verifiedAddress = ({ email, isEmailVerified }: Identity): string | null =>
  email !== null && isEmailVerified ? email.toLowerCase() : null;
