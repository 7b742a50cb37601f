export interface ChangePasswordForm {
  readonly current: string;
  readonly next: string;
  readonly confirmation: string;
}

export type ChangePasswordProblem = 'current/required' | 'next/short' | 'next/same' | 'confirmation/different';
