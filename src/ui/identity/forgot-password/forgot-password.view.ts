import type { SnapshotFrom } from 'xstate';
import type { forgotPasswordMachine } from '#domain/identity/forgot-password/forgot-password.machine.ts';
import { forgotPasswordProblems } from '#domain/identity/forgot-password/forgot-password.rules.ts';
import { passwordResetFailureText } from '#ui/texts/failures.pl.ts';
import { forgotPasswordProblemTexts } from '#ui/texts/identity.pl.ts';

export type ForgotPasswordView =
  | { readonly screen: 'sent' }
  | {
      readonly screen: 'form';
      readonly email: string;
      readonly isBusy: boolean;
      /** What is wrong with the field. */
      readonly mistake: string | undefined;
      /** Why the link could not be sent. */
      readonly error: string | undefined;
    };

export const selectForgotPassword = (snapshot: SnapshotFrom<typeof forgotPasswordMachine>): ForgotPasswordView => {
  if (snapshot.matches('sent') || snapshot.matches('closed')) return { screen: 'sent' };
  const { values, isChecked, failure } = snapshot.context;
  const problem = isChecked ? forgotPasswordProblems(values).email : undefined;
  return {
    screen: 'form',
    email: values.email,
    isBusy: snapshot.hasTag('busy'),
    mistake: problem === undefined ? undefined : forgotPasswordProblemTexts[problem],
    error: failure === null ? undefined : passwordResetFailureText(failure),
  };
};
