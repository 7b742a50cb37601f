import type { MissingField } from './profile-completion.types.ts';
import type { AuthUser, User } from '#domain/identity/user.types.ts';

/** How long the check is suspended when nobody says otherwise, and after a registration (S1 §4.19–4.20). */
export const COMPLETION_SUSPENSION = 5_000;
/** Where a profile is completed (S1 §2.15, §4.16). */
export const COMPLETION_PATH = '/google-registration';

const isBlank = (text: string): boolean => text.trim() === '';

type Details = Pick<User, 'isTermsAccepted' | 'firstName' | 'lastName' | 'email'>;

const lacks = ({
  isTermsAccepted,
  firstName,
  lastName,
  email,
}: Details): Readonly<Record<'terms_acceptance' | 'name' | 'email', boolean>> => ({
  terms_acceptance: !isTermsAccepted,
  name: isBlank(firstName) || isBlank(lastName),
  email: isBlank(email),
});

/** The first rule (S1 §4.9–4.12): what a profile lacks to be complete. A registration leaves the last name empty, so this rule sends nobody anywhere. */
export const missingFields = (person: AuthUser | null, user: Details | null): readonly MissingField[] => {
  if (person === null) return ['authentication'];
  if (user === null) return ['backend_registration'];
  const lacking = lacks(user);
  return (['terms_acceptance', 'name', 'email'] as const).filter((field) => lacking[field]);
};

export const isProfileComplete = (person: AuthUser | null, user: Details | null): boolean =>
  missingFields(person, user).length === 0;

/** The second rule (S1 §4.13–4.15): whether this user is to complete the profile before going on. */
export const needsCompletion = ({
  firstName,
  isTermsAccepted,
  classId,
}: Pick<User, 'firstName' | 'isTermsAccepted' | 'classId'>): boolean =>
  isBlank(firstName) || !isTermsAccepted || classId === null;
