import type { Page } from 'playwright/test';
import { googleChooserAfter } from '../pages/google-chooser.page.ts';
import type { Pages } from '../pages/pages.ts';
import { pressEscape, touchBackdrop } from '../pages/exits.ts';
import { fails } from '../support/faults.ts';
import type { InputDriver } from '../support/input-driver.ts';
import type { PupilModel, Screen } from '../support/tour.ts';
import type { Pupil } from '../support/pupils.ts';

export interface DeleteAccountWorld {
  readonly page: Page;
  readonly input: InputDriver;
  readonly pages: Pages;
  /** Editing the profile. */
  readonly pupil: Pupil;
}

type World = DeleteAccountWorld;
type Action = (world: World) => Promise<unknown>;

const confirm: Action = ({ pages }) => pages.deleteAccount.chooseDelete();

/** The clock of the server is not ours: of a login older than five minutes it says this, once. */
const confirmLate: Action = async (world) => {
  const { respond } = fails(403, 'recent_login_required');
  await world.page.route(
    '**/api/Users/*',
    (route) => (route.request().method() === 'DELETE' ? respond(route) : route.fallback()),
    { times: 1 },
  );
  await confirm(world);
};

const provePassword =
  (password: (pupil: Pupil) => string): Action =>
  async ({ pages: { deleteAccount }, pupil }) => {
    await deleteAccount.fillPassword(password(pupil));
    await deleteAccount.chooseProof();
  };

const openGoogle = ({ page, input, pages }: World) =>
  googleChooserAfter(page, input, () => pages.deleteAccount.chooseGoogle());

const proveByGoogle: Action = async (world) => {
  const chooser = await openGoogle(world);
  await chooser.seeExpected(world.pupil.firstName);
  await chooser.choosePerson(world.pupil.email);
};

const chooseNobody: Action = async (world) => (await openGoogle(world)).chooseCancel();

const closeWhileGoogleAsks: Action = async (world) => {
  const chooser = await openGoogle(world);
  await world.pages.deleteAccount.chooseClose();
  await chooser.chooseCancel();
};

const chooseStranger: Action = async (world) => {
  const chooser = await openGoogle(world);
  await chooser.chooseOther();
  await chooser.fillOther({ name: 'Ktoś Inny', email: 'ktos.inny@example.test' });
  await chooser.chooseUse();
};

const typePassword = { to: 'home', act: provePassword(({ password }) => password) };
const close = { to: 'profile form', act: ({ pages }: World) => pages.deleteAccount.chooseClose() };

const profileForm: Screen<World> = {
  see: ({ pages, pupil }) => Promise.all([pages.myAccount.seeForm(pupil.firstName), pages.deleteAccount.seeClosed()]),
  actions: {
    'wants to delete the account': { to: 'delete account', act: ({ pages }) => pages.myAccount.chooseDelete() },
  },
};
const home: Screen<World> = {
  see: ({ pages }) => Promise.all([pages.home.see(), pages.home.seeVisitor(), pages.deleteAccount.seeDeleted()]),
  actions: {},
};

/** The question before an account is deleted, and the proof that an old login asks for (S1 §7, R6). */
export const deleteAccountModel: PupilModel<World> = {
  'profile form': profileForm,
  'delete account': {
    see: ({ pages }) => pages.deleteAccount.see(),
    actions: {
      'stays after all': { to: 'profile form', act: ({ pages }) => pages.deleteAccount.chooseCancel() },
      'closes the question': close,
      'presses Escape': { to: 'profile form', act: ({ page }) => pressEscape(page) },
      'touches what lies behind the question': { to: 'profile form', act: ({ page }) => touchBackdrop(page) },
      'deletes the account': { to: 'home', act: confirm },
      'deletes the account with an old login': { to: 'delete account, proof', act: confirmLate },
    },
  },
  'delete account, proof': {
    see: ({ pages }) => pages.deleteAccount.seeProof(),
    actions: {
      'closes the proof': close,
      'types a wrong password': { to: 'delete account, proof refused', act: provePassword(() => 'zgaduj-zgadula') },
      'types the password': typePassword,
    },
  },
  'delete account, proof refused': {
    see: ({ pages }) => pages.deleteAccount.seeError('Obecne hasło jest nieprawidłowe'),
    actions: { 'types the password': typePassword },
  },
  home,
};

/** The same for a pupil of Google. */
export const deleteGoogleAccountModel: PupilModel<World> = {
  'profile form': profileForm,
  'delete account': {
    see: ({ pages }) => pages.deleteAccount.see(),
    actions: { 'deletes the account with an old login': { to: 'delete account, proof by Google', act: confirmLate } },
  },
  'delete account, proof by Google': {
    see: ({ pages }) => pages.deleteAccount.seeProof(),
    actions: {
      'chooses nobody': { to: 'delete account, proof by Google', act: chooseNobody },
      'chooses somebody else': { to: 'delete account, proof by Google refused', act: chooseStranger },
      'chooses the same account': { to: 'home', act: proveByGoogle },
      'closes the proof while Google asks': { to: 'profile form', act: closeWhileGoogleAsks },
    },
  },
  'delete account, proof by Google refused': {
    see: ({ pages }) =>
      pages.deleteAccount.seeError('To inne konto Google. Wybierz to, którym logujesz się w serwisie Nauka.'),
    actions: { 'chooses the same account': { to: 'home', act: proveByGoogle } },
  },
  home,
};
