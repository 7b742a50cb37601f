import type { GuardianForm } from '#domain/identity/guardian-form.rules.ts';

/** What a guardian says later of a pupil who is registered already. */
export interface GuardianConsentForm extends Pick<GuardianForm, 'guardianConsent' | 'guardianEmail' | 'ownEmail'> {
  readonly userId: string;
}
