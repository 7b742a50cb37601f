import type { User } from './user.types.ts';

/** The display name, while the first name still fits it; else the first name, or the part of the e-mail before the at sign (S1 §2.25, §2.83). */
export const displayNameOf = ({ firstName, displayName, email }: Pick<User, 'firstName' | 'displayName' | 'email'>) =>
  (displayName.startsWith(firstName) ? displayName : firstName) || (email.split('@')[0] ?? '');
