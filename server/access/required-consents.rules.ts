import { isGuardianMissing } from '#domain/identity/guardian.rules.ts';
import { ApiFailure } from '#server/api/api-failure.ts';
import type { UserRow } from '#server/identity/users.repository.ts';

/** AI is closed to whoever has not accepted the terms (S1 §4), and to a pupil under 16 until a guardian agrees (R8). Throws 403. */
export const requireConsents = (user: UserRow): void => {
  if (!user.isTermsAccepted) throw new ApiFailure(403, 'terms_not_accepted', 'no ai access: terms_not_accepted');
  if (isGuardianMissing({ ...user, guardianConsent: user.guardianConsentDate !== null })) {
    throw new ApiFailure(403, 'guardian_consent_required', 'no ai access: guardian_consent_missing');
  }
};
