import { problemsIn } from '#domain/shared/form.rules.ts';
import type { ChangePasswordForm, ChangePasswordProblem } from './change-password.types.ts';
import { PASSWORD_MIN_LENGTH } from '#domain/identity/credentials.rules.ts';

/** How long the good news is shown before the dialog closes itself (S1 §8.24). */
export const CHANGE_PASSWORD_CLOSING = 2_000;

const nextProblem = ({ current, next }: ChangePasswordForm): ChangePasswordProblem | undefined => {
  if (next.length < PASSWORD_MIN_LENGTH) return 'next/short';
  return next === current ? 'next/same' : undefined;
};

export const changePasswordProblems = (form: ChangePasswordForm) =>
  problemsIn<keyof ChangePasswordForm, ChangePasswordProblem>({
    current: form.current === '' ? 'current/required' : undefined,
    next: nextProblem(form),
    confirmation: form.confirmation === form.next ? undefined : 'confirmation/different',
  });

/** Whether the button may be pressed: all three are filled in, the new password is long enough and repeated correctly (S1 §5.35–5.37). */
export const canSubmitChangePassword = ({ current, next, confirmation }: ChangePasswordForm): boolean =>
  current !== '' && next.length >= PASSWORD_MIN_LENGTH && next === confirmation;

export const EMPTY_CHANGE_PASSWORD: ChangePasswordForm = { current: '', next: '', confirmation: '' };
