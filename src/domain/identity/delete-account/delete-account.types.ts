import type { FailureCode } from '#domain/shared/failure.ts';

/** How a person signs in, and so how they prove anew who they are. */
export type SignInProof = { readonly kind: 'password'; readonly password: string } | { readonly kind: 'google' };

export interface DeleteAccountInput {
  readonly userId: string;
}

export interface DeleteAccountContext extends DeleteAccountInput {
  readonly failure: FailureCode | null;
}

export type DeleteAccountEvent =
  | { readonly type: 'pupil.deletionConfirmed' }
  | { readonly type: 'pupil.identityProven'; readonly proof: SignInProof }
  | { readonly type: 'pupil.dialogClosed' };

export type DeleteAccountEmitted = { readonly type: 'account.deleted' };
