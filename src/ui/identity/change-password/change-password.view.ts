import type { SnapshotFrom } from 'xstate';
import type { changePasswordMachine } from '#domain/identity/change-password/change-password.machine.ts';
import {
  canSubmitChangePassword,
  changePasswordProblems,
} from '#domain/identity/change-password/change-password.rules.ts';
import type { ChangePasswordForm } from '#domain/identity/change-password/change-password.types.ts';
import { changePasswordProblemTexts } from '#ui/texts/account.pl.ts';
import { passwordChangeFailureText } from '#ui/texts/failures.pl.ts';

export type PasswordField = keyof ChangePasswordForm;

export interface ChangePasswordView {
  readonly isDone: boolean;
  readonly values: ChangePasswordForm;
  /** What may be shown of mistakes: everything after a submission, else only fields that were left. */
  readonly isChecked: boolean;
  readonly canSubmit: boolean;
  readonly isBusy: boolean;
  readonly error: string | undefined;
}

export const selectChangePassword = (snapshot: SnapshotFrom<typeof changePasswordMachine>): ChangePasswordView => {
  const { values, isChecked, failure } = snapshot.context;
  return {
    isDone: snapshot.matches('sent') || snapshot.matches('closed'),
    values,
    isChecked,
    canSubmit: canSubmitChangePassword(values),
    isBusy: snapshot.hasTag('busy'),
    error: failure === null ? undefined : passwordChangeFailureText(failure),
  };
};

const ORDER: readonly PasswordField[] = ['current', 'next', 'confirmation'];

/** Left with something in it, or passed over: a later field is filled in already. */
const isPassed = (field: PasswordField, values: ChangePasswordForm, left: ReadonlySet<PasswordField>): boolean =>
  values[field] === ''
    ? ORDER.slice(ORDER.indexOf(field) + 1).some((later) => values[later] !== '' && left.has(later))
    : left.has(field);

export const passwordErrors = (
  { values, isChecked }: Pick<ChangePasswordView, 'values' | 'isChecked'>,
  left: ReadonlySet<PasswordField>,
): Partial<Record<PasswordField, string>> => {
  const problems = changePasswordProblems(values);
  const errors: Partial<Record<PasswordField, string>> = {};
  for (const field of ORDER) {
    const problem = problems[field];
    if (problem !== undefined && (isChecked || isPassed(field, values, left)))
      errors[field] = changePasswordProblemTexts[problem];
  }
  return errors;
};
