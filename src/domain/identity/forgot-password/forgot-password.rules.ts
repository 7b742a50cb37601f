import { problemsIn } from '#domain/shared/form.rules.ts';
import type { ForgotPasswordForm, ForgotPasswordProblem } from './forgot-password.types.ts';

/** How long the good news is shown before the dialog closes itself (S1 §2.36). */
export const FORGOT_PASSWORD_CLOSING = 5_000;
/** How many hours the link in the e-mail is valid (S1 §2.35, §9.29). */
export const RESET_LINK_HOURS = 1;

/** Only an empty address is found here; the identity service says whether it is one (S1 §5.28). */
export const forgotPasswordProblems = ({ email }: ForgotPasswordForm) =>
  problemsIn<keyof ForgotPasswordForm, ForgotPasswordProblem>({
    email: email.trim() === '' ? 'email/required' : undefined,
  });

export const tidiedForgotPassword = ({ email }: ForgotPasswordForm): ForgotPasswordForm => ({ email: email.trim() });
