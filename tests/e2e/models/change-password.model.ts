import type { Page } from 'playwright/test';
import type { TypedPasswords } from '../pages/change-password.page.ts';
import type { Pages } from '../pages/pages.ts';
import { pressEscape, touchBackdrop } from '../pages/ways-out.ts';
import type { PupilModel } from '../support/pupil-path.ts';
import type { Pupil } from '../support/pupils.ts';

export interface ChangePasswordStage {
  readonly page: Page;
  readonly pages: Pages;
  /** On the account page. */
  readonly pupil: Pupil;
}

type Stage = ChangePasswordStage;

const NEXT = 'jagoda-88-las';

type Change = (current: string) => Partial<TypedPasswords>;

const changed = (current: string, change: Change): TypedPasswords => ({
  current,
  next: NEXT,
  confirmation: NEXT,
  ...change(current),
});
const fill =
  (change: Change) =>
  ({ pages, pupil: { password } }: Stage) =>
    pages.changePassword.fill(changed(password, change));

const leave = (change: Change) => async (stage: Stage) => {
  await fill(change)(stage);
  await stage.pages.changePassword.leaveFields();
};

const submit = (change: Change) => async (stage: Stage) => {
  await fill(change)(stage);
  await stage.pages.changePassword.chooseSubmit();
};

const changeIt = { to: 'password changed', act: submit(() => ({})) };

/** The dialog that changes a password; whoever leaves it finds it empty again (S1 §5, §8). */
export const changePasswordModel: PupilModel<Stage> = {
  account: {
    see: ({ pages }) => Promise.all([pages.myAccount.seeResting(), pages.changePassword.seeClosed()]),
    deeds: {
      'wants another password': {
        to: 'change password',
        act: ({ pages }) => pages.myAccount.chooseDeed('Zmień hasło'),
      },
    },
  },
  'change password': {
    see: ({ pages: { changePassword } }) =>
      Promise.all([
        changePassword.seeSubmit('closed'),
        changePassword.seeFilled({ current: '', next: '', confirmation: '' }),
      ]),
    deeds: {
      'closes the dialog': { to: 'account', act: ({ pages }) => pages.changePassword.chooseClose() },
      'presses Escape': { to: 'account', act: ({ page }) => pressEscape(page) },
      'touches what lies behind the dialog': { to: 'account', act: ({ page }) => touchBackdrop(page) },
      'passes over the present one': {
        to: 'change password without the present one',
        act: leave(() => ({ current: '' })),
      },
      'changes it': changeIt,
    },
  },
  'change password without the present one': {
    see: ({ pages: { changePassword } }) =>
      Promise.all([changePassword.seeSubmit('closed'), changePassword.seeMistake('Wprowadź obecne hasło')]),
    deeds: {
      'types five characters': {
        to: 'change password too short',
        act: leave(() => ({ next: 'krótk', confirmation: 'krótk' })),
      },
    },
  },
  'change password too short': {
    see: ({ pages: { changePassword } }) =>
      Promise.all([
        changePassword.seeSubmit('closed'),
        changePassword.seeMistake('Nowe hasło musi mieć minimum 6 znaków'),
      ]),
    deeds: {
      'repeats it differently': {
        to: 'change password different',
        act: leave(() => ({ confirmation: 'jagoda-88-bór' })),
      },
    },
  },
  'change password different': {
    see: ({ pages: { changePassword } }) =>
      Promise.all([changePassword.seeSubmit('closed'), changePassword.seeMistake('Hasła nie są identyczne')]),
    deeds: {
      'takes the present one': {
        to: 'change password same',
        act: submit((current) => ({ next: current, confirmation: current })),
      },
    },
  },
  'change password same': {
    see: ({ pages }) => pages.changePassword.seeMistake('Nowe hasło musi być inne niż obecne'),
    deeds: {
      'takes a common one': {
        to: 'change password weak',
        act: submit(() => ({ next: 'password1', confirmation: 'password1' })),
      },
    },
  },
  'change password weak': {
    see: ({ pages }) => pages.changePassword.seeError('Nowe hasło jest za słabe'),
    deeds: {
      'is wrong about the present one': {
        to: 'change password refused',
        act: submit(() => ({ current: 'zgaduj-zgadula' })),
      },
    },
  },
  'change password refused': {
    see: ({ pages }) => pages.changePassword.seeError('Obecne hasło jest nieprawidłowe'),
    deeds: { 'changes it': changeIt },
  },
  'password changed': {
    see: ({ pages }) => pages.changePassword.seeDone(),
    deeds: {
      'waits for the dialog to close': { to: 'account', act: async () => {} },
      'closes the good news': { to: 'account', act: ({ pages }) => pages.changePassword.chooseClose() },
    },
  },
};
