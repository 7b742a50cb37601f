import { dialogForm } from '#domain/shared/form.ts';
import { FORGOT_PASSWORD_CLOSING, forgotPasswordProblems, tidiedForgotPassword } from './forgot-password.rules.ts';
import type { ForgotPasswordForm } from './forgot-password.types.ts';

export const forgotPasswordMachine = dialogForm<ForgotPasswordForm>({
  id: 'forgotPassword',
  description: 'Whoever forgot the password is sent a link, valid for one hour, to choose a new one.',
  source: ['S1 §2 Forgot-password modal', 'S1 §5 Forgot password', 'S1 §8 Forgot password', 'S1 §9'],
  rules: { problemsOf: forgotPasswordProblems, tidied: tidiedForgotPassword, kept: (values) => values },
  closesAfter: FORGOT_PASSWORD_CLOSING,
});
