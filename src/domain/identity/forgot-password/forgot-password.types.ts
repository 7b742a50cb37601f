export interface ForgotPasswordForm {
  readonly email: string;
}

export type ForgotPasswordProblem = 'email/required';
