import type { Page } from 'playwright/test';
import type { TypedPasswords } from '../pages/change-password.page.ts';
import type { Pages } from '../pages/pages.ts';
import { pressEscape, touchBackdrop } from '../pages/exits.ts';
import type { PupilModel } from '../support/tour.ts';
import type { Pupil } from '../support/pupils.ts';

export interface ChangePasswordWorld {
  readonly page: Page;
  readonly pages: Pages;
  /** On the account page, with the password that counts now. */
  pupil: Pupil;
}

type World = ChangePasswordWorld;

const anotherPasswordThan = (current: string): string =>
  current === 'jagoda-88-las' ? 'malina-99-las' : 'jagoda-88-las';

type Change = (current: string) => Partial<TypedPasswords>;

const changed = (current: string, change: Change): TypedPasswords => {
  const next = anotherPasswordThan(current);
  return { current, next, confirmation: next, ...change(current) };
};
const fill =
  (change: Change) =>
  ({ pages, pupil: { password } }: World) =>
    pages.changePassword.fill(changed(password, change));

const leave = (change: Change) => async (world: World) => {
  await fill(change)(world);
  await world.pages.changePassword.leaveFields();
};

const submit = (change: Change) => async (world: World) => {
  await fill(change)(world);
  await world.pages.changePassword.chooseSubmit();
};

const changeIt = {
  to: 'password changed',
  act: async (world: World) => {
    await submit(() => ({}))(world);
    world.pupil = { ...world.pupil, password: anotherPasswordThan(world.pupil.password) };
  },
};

/** The dialog that changes a password; whoever leaves it finds it empty again (S1 §5, §8). */
export const changePasswordModel: PupilModel<World> = {
  account: {
    see: ({ pages }) => Promise.all([pages.myAccount.seeResting(), pages.changePassword.seeClosed()]),
    actions: {
      'wants another password': {
        to: 'change password',
        act: ({ pages }) => pages.myAccount.chooseMenuItem('Zmień hasło'),
      },
    },
  },
  'change password': {
    see: ({ pages: { changePassword } }) =>
      Promise.all([
        changePassword.seeSubmit('closed'),
        changePassword.seeFilled({ current: '', next: '', confirmation: '' }),
      ]),
    actions: {
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
    actions: {
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
    actions: {
      'repeats it differently': {
        to: 'change password different',
        act: leave(() => ({ confirmation: 'jagoda-88-bór' })),
      },
    },
  },
  'change password different': {
    see: ({ pages: { changePassword } }) =>
      Promise.all([changePassword.seeSubmit('closed'), changePassword.seeMistake('Hasła nie są identyczne')]),
    actions: {
      'takes the present one': {
        to: 'change password same',
        act: submit((current) => ({ next: current, confirmation: current })),
      },
    },
  },
  'change password same': {
    see: ({ pages }) => pages.changePassword.seeMistake('Nowe hasło musi być inne niż obecne'),
    actions: {
      'takes a common one': {
        to: 'change password weak',
        act: submit(() => ({ next: 'password1', confirmation: 'password1' })),
      },
    },
  },
  'change password weak': {
    see: ({ pages }) => pages.changePassword.seeError('Nowe hasło jest za słabe'),
    actions: {
      'is wrong about the present one': {
        to: 'change password refused',
        act: submit(() => ({ current: 'zgaduj-zgadula' })),
      },
    },
  },
  'change password refused': {
    see: ({ pages }) => pages.changePassword.seeError('Obecne hasło jest nieprawidłowe'),
    actions: { 'changes it': changeIt },
  },
  'password changed': {
    see: ({ pages }) => pages.changePassword.seeDone(),
    actions: {
      'waits for the dialog to close': { to: 'account', act: async () => {} },
      'closes the good news': { to: 'account', act: ({ pages }) => pages.changePassword.chooseClose() },
    },
  },
};
