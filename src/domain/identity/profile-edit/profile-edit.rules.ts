import { problemsIn } from '#domain/shared/form.rules.ts';
import { firstNameProblem } from '#domain/identity/credentials.rules.ts';
import type { ProfileForm } from './profile-edit.types.ts';
import type { User } from '#domain/identity/user.types.ts';

/** How long the good news is shown (S1 §8.48). */
export const PROFILE_NOTICE = 3_000;

export const profileProblems = ({ firstName }: Pick<ProfileForm, 'firstName'>) =>
  problemsIn({ firstName: firstNameProblem(firstName) });

export const profileFormOf = ({ firstName, classId, marketingConsent }: User): ProfileForm => ({
  firstName,
  classId,
  marketingConsent,
});

export const tidiedProfile = ({ firstName, classId, marketingConsent }: ProfileForm): ProfileForm => ({
  firstName: firstName.trim(),
  classId,
  marketingConsent,
});
