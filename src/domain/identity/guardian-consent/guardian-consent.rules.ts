import { guardianProblems } from '#domain/identity/guardian-form.rules.ts';
import type { GuardianConsentForm } from './guardian-consent.types.ts';

export const guardianConsentProblems = (form: GuardianConsentForm) => guardianProblems({ ...form, isUnder16: true });

export const emptyGuardianConsent = ({
  userId,
  ownEmail,
}: Pick<GuardianConsentForm, 'userId' | 'ownEmail'>): GuardianConsentForm => ({
  userId,
  ownEmail,
  guardianConsent: false,
  guardianEmail: '',
});

export const tidiedGuardianConsent = (form: GuardianConsentForm): GuardianConsentForm => ({
  ...form,
  guardianEmail: form.guardianEmail.trim(),
});
