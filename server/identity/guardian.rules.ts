import { guardianEmailProblem, type GuardianProblem } from '#domain/identity/guardian-form.rules.ts';
import { ApiFailure, invalid } from '#server/api/api-failure.ts';
import type { UserRow } from '#server/identity/users.repository.ts';

/** What is stored of a pupil's age and guardian. */
export type Guardianship = Pick<UserRow, 'isUnder16' | 'guardianEmail' | 'guardianConsentDate'>;

export const NOT_ASKED: Guardianship = { isUnder16: null, guardianEmail: null, guardianConsentDate: null };

/** What was sent of it; what is absent or null changes nothing. */
export interface GuardianshipChange {
  readonly isUnder16?: boolean | null | undefined;
  readonly guardianConsent?: boolean | undefined;
  readonly guardianEmail?: string | null | undefined;
}

interface Circumstances {
  /** The pupil's own address, which is not a guardian's. */
  readonly pupilEmail: string;
  readonly isByAdmin: boolean;
  /** Dates a consent, in milliseconds. */
  readonly now: number;
}

/**
 * What is stored after a change (R8).
 * Throws a 400 that names the field, and a 403 for a pupil who was under 16 and says no longer to be: a tick must not replace a guardian.
 */
export const changedGuardianship = (
  stored: Guardianship,
  change: GuardianshipChange,
  { pupilEmail, isByAdmin, now }: Circumstances,
): Guardianship => {
  const isUnder16 = change.isUnder16 ?? stored.isUnder16;
  const guardianEmail = change.guardianEmail?.trim() ?? stored.guardianEmail ?? '';
  const hasConsent = change.guardianConsent ?? stored.guardianConsentDate !== null;

  if (stored.isUnder16 === true && isUnder16 === false && !isByAdmin) throw ageStated();
  if (isUnder16 === null && (hasConsent || guardianEmail !== '')) throw problem('isUnder16', 'age/required');
  // Nobody else's guardian is anything that we need to know.
  if (isUnder16 !== true) return { ...NOT_ASKED, isUnder16 };

  const emailProblem = hasConsent || guardianEmail !== '' ? guardianEmailProblem(guardianEmail) : undefined;
  if (emailProblem !== undefined) throw problem('guardianEmail', emailProblem);
  if (isSameAddress(guardianEmail, pupilEmail)) throw problem('guardianEmail', 'guardianEmail/own');
  const isStillTheSame = stored.guardianConsentDate !== null && stored.guardianEmail === guardianEmail;
  return {
    isUnder16,
    guardianEmail: guardianEmail === '' ? null : guardianEmail,
    guardianConsentDate: hasConsent ? (isStillTheSame ? stored.guardianConsentDate : new Date(now)) : null,
  };
};

const isSameAddress = (left: string, right: string): boolean => left.toLowerCase() === right.trim().toLowerCase();

const problem = (field: string, code: GuardianProblem | 'guardianEmail/own'): ApiFailure => invalid(field, code);

const ageStated = (): ApiFailure =>
  new ApiFailure(403, 'age_stated', 'The pupil said before to be under 16; only an administrator changes that.');
