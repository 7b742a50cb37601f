import {
  detailsProblems,
  firstNameOf,
  type DetailsField,
  type DetailsForm,
  type DetailsProblem,
} from '#domain/identity/credentials.rules.ts';
import { marketingConsentOf } from '#domain/identity/guardian.rules.ts';
import {
  guardianProblems,
  type GuardianField,
  type GuardianForm,
  type GuardianProblem,
} from '#domain/identity/guardian-form.rules.ts';
import type { AuthUser, RegistrationDetails, User } from '#domain/identity/user.types.ts';

/** What the second step of a registration asks for, in whatever state of completeness (S1 §5.13–5.19, R8). */
export interface RegistrationForm extends DetailsForm, GuardianForm {}

export interface RegistrationProblems {
  readonly details: Partial<Record<DetailsField, DetailsProblem>>;
  readonly guardian: Partial<Record<GuardianField, GuardianProblem>>;
}

export const registrationProblems = (form: RegistrationForm): RegistrationProblems => ({
  details: detailsProblems(form),
  guardian: guardianProblems(form),
});

/** Whether the terms are all that is missing: that has a sentence of its own (S1 §5.17). */
export const areOnlyTermsMissing = ({ details, guardian }: RegistrationProblems): boolean =>
  Object.keys(details).join() === 'terms' && Object.keys(guardian).length === 0;

/** The details to send; null while something is missing or wrong. */
export const registrationDetailsOf = (form: RegistrationForm): RegistrationDetails | null => {
  const { details, guardian } = registrationProblems(form);
  const { classId, isUnder16 } = form;
  if (Object.keys({ ...details, ...guardian }).length > 0 || classId === null || isUnder16 === null) return null;
  return {
    firstName: form.firstName.trim(),
    classId,
    isTermsAccepted: true,
    marketingConsent: marketingConsentOf(isUnder16, form.marketingConsent),
    isUnder16,
    guardianConsent: isUnder16 && form.guardianConsent,
    guardianEmail: isUnder16 ? form.guardianEmail.trim() : null,
  };
};

/** What is filled in already, from what was sent before or is known of the user; consents are ticked by nobody but the pupil (R8). */
export const registrationFormOf = (
  person: AuthUser | null,
  known: RegistrationDetails | User | null,
): RegistrationForm => ({
  firstName: known?.firstName || firstNameOf(person?.displayName ?? null),
  classId: known?.classId ?? null,
  isTermsAccepted: known?.isTermsAccepted ?? false,
  marketingConsent: known?.marketingConsent ?? false,
  isUnder16: known?.isUnder16 ?? null,
  guardianConsent: known?.guardianConsent ?? false,
  guardianEmail: known?.guardianEmail ?? '',
  ownEmail: person?.email,
});
