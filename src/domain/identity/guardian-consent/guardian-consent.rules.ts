import { guardianProblems } from '#domain/identity/guardian.rules.ts';
import type { GuardianConsentForm } from './guardian-consent.types.ts';

export const guardianConsentProblems = ({ guardianConsent, guardianEmail }: GuardianConsentForm) =>
  guardianProblems({ isUnder16: true, guardianConsent, guardianEmail });

export const emptyGuardianConsent = ({ userId }: Pick<GuardianConsentForm, 'userId'>): GuardianConsentForm => ({
  userId,
  guardianConsent: false,
  guardianEmail: '',
});

export const tidiedGuardianConsent = (form: GuardianConsentForm): GuardianConsentForm => ({
  ...form,
  guardianEmail: form.guardianEmail.trim(),
});
