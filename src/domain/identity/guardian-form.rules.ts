import { problemsIn } from '#domain/shared/form.rules.ts';
import { isEmail } from './credentials.rules.ts';

export const GUARDIAN_EMAIL_MAX_LENGTH = 256;

export type GuardianField = 'isUnder16' | 'guardianConsent' | 'guardianEmail';
export type GuardianProblem =
  | 'age/required'
  | 'guardianConsent/required'
  | 'guardianEmail/required'
  | 'guardianEmail/format'
  | 'guardianEmail/long'
  | 'guardianEmail/own';

export interface GuardianForm {
  /** Null until the pupil says. */
  readonly isUnder16: boolean | null;
  readonly guardianConsent: boolean;
  readonly guardianEmail: string;
  /** The address of the pupil's account, which is not a guardian's; absent where it is not known. */
  readonly ownEmail?: string | null | undefined;
}

export const guardianEmailProblem = (
  guardianEmail: string,
  ownEmail?: GuardianForm['ownEmail'],
): GuardianProblem | undefined => {
  const email = guardianEmail.trim();
  if (email === '') return 'guardianEmail/required';
  if (email.length > GUARDIAN_EMAIL_MAX_LENGTH) return 'guardianEmail/long';
  if (!isEmail(email)) return 'guardianEmail/format';
  return email.toLowerCase() === ownEmail?.trim().toLowerCase() ? 'guardianEmail/own' : undefined;
};

/** What keeps the guardian's part of a registration from being sent: a code per field, nothing for a pupil of sixteen or more. */
export const guardianProblems = ({
  isUnder16,
  guardianConsent,
  guardianEmail,
  ownEmail,
}: GuardianForm): Partial<Record<GuardianField, GuardianProblem>> => {
  if (isUnder16 === null) return { isUnder16: 'age/required' };
  if (!isUnder16) return {};
  return problemsIn<GuardianField, GuardianProblem>({
    isUnder16: undefined,
    guardianConsent: guardianConsent ? undefined : 'guardianConsent/required',
    guardianEmail: guardianEmailProblem(guardianEmail, ownEmail),
  });
};
