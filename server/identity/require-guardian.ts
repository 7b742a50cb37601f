import { isGuardianMissing } from '#domain/identity/guardian.rules.ts';
import { ApiFailure } from '#server/http/api-failure.ts';
import type { Guardianship } from '#server/identity/guardian.rules.ts';

/** AI is closed to a pupil under 16 until a guardian agrees (R8). Throws 403. */
export const requireGuardian = ({
  isUnder16,
  guardianConsentDate,
}: Pick<Guardianship, 'isUnder16' | 'guardianConsentDate'>): void => {
  if (isGuardianMissing({ isUnder16, guardianConsent: guardianConsentDate !== null })) {
    throw new ApiFailure(403, 'guardian_consent_required', 'no ai access: guardian_consent_missing');
  }
};
