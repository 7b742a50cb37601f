import { pageForm } from '#domain/shared/form.ts';
import { emptyGuardianConsent, guardianConsentProblems, tidiedGuardianConsent } from './guardian-consent.rules.ts';
import type { GuardianConsentForm } from './guardian-consent.types.ts';

export const guardianConsentMachine = pageForm<GuardianConsentForm>({
  id: 'guardianConsent',
  description: 'A guardian agrees later that a pupil under sixteen works with AI; nothing is ticked for them.',
  source: ['R8'],
  rules: { problemsOf: guardianConsentProblems, tidied: tidiedGuardianConsent, kept: emptyGuardianConsent },
});
