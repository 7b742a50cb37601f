import { dialogForm } from '#domain/shared/form.ts';
import { CHANGE_PASSWORD_CLOSING, changePasswordProblems, EMPTY_CHANGE_PASSWORD } from './change-password.rules.ts';
import type { ChangePasswordForm } from './change-password.types.ts';

export const changePasswordMachine = dialogForm<ChangePasswordForm>({
  id: 'changePassword',
  description:
    'A pupil with an e-mail account proves the present password and chooses a new one. No password outlives its use.',
  source: ['S1 §2 Account page', 'S1 §5 Change password', 'S1 §8 Change password', 'R13'],
  rules: { problemsOf: changePasswordProblems, tidied: (values) => values, kept: () => EMPTY_CHANGE_PASSWORD },
  closesAfter: CHANGE_PASSWORD_CLOSING,
});
