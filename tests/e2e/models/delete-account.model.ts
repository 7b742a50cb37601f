import type { Page } from 'playwright/test';
import { googleChooserAfter } from '../pages/google-chooser.page.ts';
import type { Pages } from '../pages/pages.ts';
import { pressEscape, touchBackdrop } from '../pages/ways-out.ts';
import { fails } from '../support/faults.ts';
import type { Hand } from '../support/hand.ts';
import type { PupilModel, Screen } from '../support/pupil-path.ts';
import type { Pupil } from '../support/pupils.ts';

export interface DeleteAccountStage {
  readonly page: Page;
  readonly hand: Hand;
  readonly pages: Pages;
  /** Editing the profile. */
  readonly pupil: Pupil;
}

type Stage = DeleteAccountStage;
type Deed = (stage: Stage) => Promise<unknown>;

const confirm: Deed = ({ pages }) => pages.deleteAccount.chooseDelete();

/** The clock of the server is not ours: of a login older than five minutes it says this, once. */
const confirmLate: Deed = async (stage) => {
  const { befall } = fails(403, 'recent_login_required');
  await stage.page.route(
    '**/api/Users/*',
    (route) => (route.request().method() === 'DELETE' ? befall(route) : route.fallback()),
    { times: 1 },
  );
  await confirm(stage);
};

const provePassword =
  (password: (pupil: Pupil) => string): Deed =>
  async ({ pages: { deleteAccount }, pupil }) => {
    await deleteAccount.fillPassword(password(pupil));
    await deleteAccount.chooseProof();
  };

const openGoogle = ({ page, hand, pages }: Stage) =>
  googleChooserAfter(page, hand, () => pages.deleteAccount.chooseGoogle());

const proveByGoogle: Deed = async (stage) => {
  const chooser = await openGoogle(stage);
  await chooser.seeExpected(stage.pupil.firstName);
  await chooser.choosePerson(stage.pupil.email);
};

const chooseNobody: Deed = async (stage) => (await openGoogle(stage)).chooseCancel();

const chooseStranger: Deed = async (stage) => {
  const chooser = await openGoogle(stage);
  await chooser.chooseOther();
  await chooser.fillOther({ name: 'Ktoś Inny', email: 'ktos.inny@example.test' });
  await chooser.chooseUse();
};

const typePassword = { to: 'home', act: provePassword(({ password }) => password) };
const close = { to: 'profile form', act: ({ pages }: Stage) => pages.deleteAccount.chooseClose() };

const profileForm: Screen<Stage> = {
  see: ({ pages, pupil }) => Promise.all([pages.myAccount.seeForm(pupil.firstName), pages.deleteAccount.seeClosed()]),
  deeds: {
    'wants to delete the account': { to: 'delete account', act: ({ pages }) => pages.myAccount.chooseDelete() },
  },
};
const home: Screen<Stage> = {
  see: ({ pages }) => Promise.all([pages.home.see(), pages.home.seeVisitor(), pages.deleteAccount.seeDeleted()]),
  deeds: {},
};

/** The question before an account is deleted, and the proof that an old login asks for (S1 §7, R6). */
export const deleteAccountModel: PupilModel<Stage> = {
  'profile form': profileForm,
  'delete account': {
    see: ({ pages }) => pages.deleteAccount.see(),
    deeds: {
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
    deeds: {
      'closes the proof': close,
      'types a wrong password': { to: 'delete account, proof refused', act: provePassword(() => 'zgaduj-zgadula') },
      'types the password': typePassword,
    },
  },
  'delete account, proof refused': {
    see: ({ pages }) => pages.deleteAccount.seeError('Obecne hasło jest nieprawidłowe'),
    deeds: { 'types the password': typePassword },
  },
  home,
};

/** The same for a pupil of Google. */
export const deleteGoogleAccountModel: PupilModel<Stage> = {
  'profile form': profileForm,
  'delete account': {
    see: ({ pages }) => pages.deleteAccount.see(),
    deeds: { 'deletes the account with an old login': { to: 'delete account, proof by Google', act: confirmLate } },
  },
  'delete account, proof by Google': {
    see: ({ pages }) => pages.deleteAccount.seeProof(),
    deeds: {
      'chooses nobody': { to: 'delete account, proof by Google', act: chooseNobody },
      'chooses somebody else': { to: 'delete account, proof by Google refused', act: chooseStranger },
      'chooses the same account': { to: 'home', act: proveByGoogle },
      'closes the proof': close,
    },
  },
  'delete account, proof by Google refused': {
    see: ({ pages }) =>
      pages.deleteAccount.seeError('To inne konto Google. Wybierz to, którym logujesz się w serwisie Nauka.'),
    deeds: { 'chooses the same account': { to: 'home', act: proveByGoogle } },
  },
  home,
};
