import type { FailureCode } from '#domain/shared/failure.ts';
import type { User } from '#domain/identity/user.types.ts';

/** What a pupil may change in the profile. */
export type ProfileForm = Pick<User, 'firstName' | 'classId' | 'marketingConsent'>;

export interface ProfileChange {
  readonly userId: string;
  readonly change: Partial<ProfileForm & Pick<User, 'isTermsAccepted' | 'guardianConsent'>>;
}

export interface ProfileEditInput {
  readonly user: User;
}

export interface ProfileEditContext extends ProfileEditInput {
  readonly values: ProfileForm;
  /** Whether the form was submitted with mistakes: from then on they are shown. */
  readonly isChecked: boolean;
  readonly failure: FailureCode | null;
}

export type ProfileEditEvent =
  | { readonly type: 'session.established'; readonly user: User }
  | { readonly type: 'pupil.editRequested' }
  | { readonly type: 'pupil.fieldsChanged'; readonly change: Partial<ProfileForm> }
  | { readonly type: 'pupil.formSubmitted' }
  | { readonly type: 'pupil.editCancelled' }
  | { readonly type: 'pupil.termsAccepted' }
  | { readonly type: 'pupil.consentWithdrawn' };

export type ProfileEditEmitted = { readonly type: 'profile.updated'; readonly user: User };
