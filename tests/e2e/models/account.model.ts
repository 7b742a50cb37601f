import type { Page } from 'playwright/test';
import type { Pages } from '../pages/pages.ts';
import type { PupilModel } from '../support/tour.ts';
import type { Pupil } from '../support/pupils.ts';

export interface AccountWorld {
  readonly page: Page;
  readonly pages: Pages;
  /** Registered, and on the account page. */
  readonly pupil: Pupil;
}

type World = AccountWorld;

const NEW_NAME = 'Hania';

const save =
  (name: string) =>
  async ({ pages: { myAccount } }: World) => {
    await myAccount.fillFirstName(name);
    await myAccount.chooseSave();
  };

const saveNewName = { to: 'profile updated', act: save(NEW_NAME) };
const download = { to: 'data handed over', act: ({ pages }: World) => pages.myAccount.chooseDownload() };
const cancel = {
  to: 'account',
  act: async ({ pages: { myAccount }, pupil }: World) => {
    await myAccount.fillFirstName(NEW_NAME);
    await myAccount.chooseCancel();
    await myAccount.seePerson(pupil.firstName);
  },
};

/** The account page: the profile, the tabs and the copy of one's data (S1 §2, R6). */
export const accountModel: PupilModel<World> = {
  account: {
    see: ({ pages: { myAccount } }) => Promise.all([myAccount.see(), myAccount.seeResting()]),
    actions: {
      'edits the profile': { to: 'profile form', act: ({ pages }) => pages.myAccount.chooseMenuItem('Edytuj profil') },
      'looks at the plan': { to: 'plan', act: ({ pages }) => pages.myAccount.chooseTab('Mój plan') },
      'takes the data along': download,
      'logs out': { to: 'home', act: ({ pages }) => pages.myAccount.chooseMenuItem('Wyloguj się') },
    },
  },
  'profile form': {
    see: ({ pages, pupil }) => pages.myAccount.seeForm(pupil.firstName),
    actions: {
      'thinks better of it': cancel,
      'saves without a name': { to: 'profile form without a name', act: save('   ') },
      'saves another name': saveNewName,
    },
  },
  'profile form without a name': {
    see: ({ pages }) => pages.myAccount.seeMistake('Wprowadź imię'),
    actions: { 'thinks better of it': cancel, 'saves another name': saveNewName },
  },
  'profile updated': {
    see: ({ pages: { myAccount, home } }) =>
      Promise.all([myAccount.seeUpdated(), myAccount.seePerson(NEW_NAME), home.seeMember()]),
    actions: {
      'waits for the good news to go': { to: 'account', act: async () => {} },
      'edits again': {
        to: 'profile form of the new name',
        act: ({ pages }) => pages.myAccount.chooseMenuItem('Edytuj profil'),
      },
    },
  },
  'profile form of the new name': { see: ({ pages }) => pages.myAccount.seeForm(NEW_NAME), actions: {} },
  plan: {
    see: ({ pages }) => pages.myAccount.seePlan(),
    actions: {
      'comes back to the profile': { to: 'account', act: ({ pages }) => pages.myAccount.chooseTab('Moje konto') },
      'reloads the page': { to: 'plan', act: ({ page }) => page.reload() },
    },
  },
  'data handed over': {
    see: ({ pages }) => pages.myAccount.seeDownloaded(),
    actions: { 'takes newer data along': download },
  },
  home: { see: ({ pages }) => Promise.all([pages.home.see(), pages.home.seeVisitor()]), actions: {} },
};
