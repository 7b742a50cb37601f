import type { Page } from 'playwright/test';
import type { Pages } from '../pages/pages.ts';
import { fails, hold } from '../support/faults.ts';
import type { PupilModel } from '../support/tour.ts';
import type { Pupil } from '../support/pupils.ts';

export interface AccountWorld {
  readonly page: Page;
  readonly pages: Pages;
  /** On the account page, and called as it was saved last. */
  pupil: Pupil;
}

type World = AccountWorld;

const STATUS = '**/api/Trial/Status';

const anotherNameThan = ({ firstName }: Pupil): string => (firstName === 'Hania' ? 'Zosia' : 'Hania');

const saveAnotherName = {
  to: 'profile updated',
  act: async (world: World) => {
    const { myAccount } = world.pages;
    world.pupil = { ...world.pupil, firstName: anotherNameThan(world.pupil) };
    await myAccount.fillFirstName(world.pupil.firstName);
    await myAccount.chooseSave();
  },
};
const edit = { to: 'profile form', act: ({ pages }: World) => pages.myAccount.chooseMenuItem('Edytuj profil') };
const seeThePlan = { to: 'plan', act: ({ pages }: World) => pages.myAccount.chooseTab('Mój plan') };
const download = { to: 'data handed over', act: ({ pages }: World) => pages.myAccount.chooseDownload() };
const cancel = {
  to: 'account',
  act: async ({ pages: { myAccount }, pupil }: World) => {
    await myAccount.fillFirstName(anotherNameThan(pupil));
    await myAccount.chooseCancel();
    await myAccount.seePerson(pupil.firstName);
  },
};

/** The first answer is lost, and the second press comes before the server has said whether there still is a trial. */
const beginTrialAtLast = async ({ page, pages: { myAccount } }: World) => {
  const status = page.waitForResponse(STATUS);
  await page.reload();
  await (await status).finished();
  await myAccount.seePlan();
  const letStatusCome = await hold(page, STATUS);
  await page.route('**/api/Trial/Start', fails(400).respond, { times: 1 });
  await myAccount.chooseStartTrial();
  await myAccount.seeTrial('Nie udało się rozpocząć okresu próbnego. Spróbuj ponownie.');
  await myAccount.chooseStartTrial();
  letStatusCome();
};

/** The account page: the profile, the tabs and the copy of one's data (S1 §2, R6). */
export const accountModel: PupilModel<World> = {
  account: {
    see: ({ pages: { myAccount } }) => Promise.all([myAccount.see(), myAccount.seeResting()]),
    actions: {
      'edits the profile': edit,
      'looks at the plan': seeThePlan,
      'takes the data along': download,
      'logs out': { to: 'home', act: ({ pages }) => pages.myAccount.chooseMenuItem('Wyloguj się') },
    },
  },
  'profile form': {
    see: ({ pages, pupil }) => pages.myAccount.seeForm(pupil.firstName),
    actions: {
      'thinks better of it': cancel,
      'saves without a name': {
        to: 'profile form without a name',
        act: async ({ pages: { myAccount } }) => {
          await myAccount.fillFirstName('   ');
          await myAccount.chooseSave();
        },
      },
      'saves another name': saveAnotherName,
    },
  },
  'profile form without a name': {
    see: ({ pages }) => pages.myAccount.seeMistake('Wprowadź imię'),
    actions: { 'thinks better of it': cancel, 'saves another name': saveAnotherName },
  },
  'profile updated': {
    see: ({ pages: { myAccount, home }, pupil }) =>
      Promise.all([myAccount.seeUpdated(), myAccount.seePerson(pupil.firstName), home.seeMember()]),
    actions: {
      'waits for the good news to go': { to: 'account', act: async () => {} },
      'edits again': edit,
    },
  },
  plan: {
    see: ({ pages }) => pages.myAccount.seePlan(),
    actions: {
      'comes back to the profile': { to: 'account', act: ({ pages }) => pages.myAccount.chooseTab('Moje konto') },
      'reloads the page, and begins the trial with the second try': { to: 'plan with a trial', act: beginTrialAtLast },
    },
  },
  'plan with a trial': {
    see: ({ pages }) => pages.myAccount.seeTrial('Trwa'),
    actions: {
      'comes back to the profile': { to: 'account', act: ({ pages }) => pages.myAccount.chooseTab('Moje konto') },
    },
  },
  'data handed over': {
    see: ({ pages }) => pages.myAccount.seeDownloaded(),
    actions: { 'takes newer data along': download, 'looks at the plan': seeThePlan },
  },
  home: { see: ({ pages }) => Promise.all([pages.home.see(), pages.home.seeVisitor()]), actions: {} },
};
