import { expect, type Page } from 'playwright/test';
import type { Pages } from '../pages/pages.ts';
import type { PupilModel } from '../support/pupil-path.ts';
import type { Pupil } from '../support/pupils.ts';

export interface CompletingStage {
  readonly page: Page;
  readonly pages: Pages;
  /** With an account and no registration, at step 2 in the dialog. */
  readonly newcomer: Pupil;
}

type Stage = CompletingStage;

const register = async ({ pages: { completion }, newcomer }: Stage) => {
  await completion.details.fillIn(newcomer);
  await completion.details.acceptTerms();
  await completion.details.chooseRegister();
};

const seeCompletion = ({ pages: { completion } }: Stage) =>
  Promise.all([completion.see(), completion.details.seeStep('shown')]);
const complete = { to: 'completion', act: ({ pages }: Stage) => pages.home.chooseCompletion() };

/** Step 2 closed: the page that asks for the same, wherever the pupil turns, and what comes after it (S1 §2, §4). */
export const completingModel: PupilModel<Stage> = {
  'step 2': {
    see: ({ pages }) => pages.details.see(),
    deeds: { 'closes step 2': { to: 'completion', act: ({ pages }) => pages.details.chooseClose() } },
  },
  completion: {
    see: seeCompletion,
    deeds: {
      'logs out': { to: 'home', act: ({ pages }) => pages.completion.chooseLogOut() },
      'sends nothing': {
        to: 'completion without details',
        act: ({ pages }) => pages.completion.details.chooseRegister(),
      },
      'looks at the home page': { to: 'home of somebody unregistered', act: ({ pages }) => pages.home.chooseLogo() },
      'reads the terms': { to: 'terms', act: ({ pages }) => pages.home.chooseTerms() },
      'comes back later': { to: 'completion', act: ({ pages }) => pages.home.open() },
      'wants to see the welcome': { to: 'completion before the welcome', act: ({ page }) => page.goto('/welcome') },
      registers: { to: 'welcome with the trial offer', act: register },
    },
  },
  home: { see: ({ pages }) => Promise.all([pages.home.see(), pages.home.seeVisitor()]), deeds: {} },
  'completion without details': {
    see: ({ pages }) => pages.completion.details.seeError('Wypełnij wszystkie wymagane pola'),
    deeds: {},
  },
  'home of somebody unregistered': {
    see: ({ pages }) => Promise.all([pages.home.see(), pages.home.seeUnregistered()]),
    deeds: {
      'completes the registration': complete,
      'wants to try for free': { to: 'completion before Tutor', act: ({ pages }) => pages.home.chooseTryForFree() },
    },
  },
  terms: {
    see: ({ page, pages }) =>
      Promise.all([expect(page).toHaveURL(/\/warunki-uzytkowania$/), pages.home.seeUnregistered()]),
    deeds: { 'completes the registration': complete },
  },
  'completion before Tutor': {
    see: seeCompletion,
    deeds: { registers: { to: 'Tutor with the trial offer', act: register } },
  },
  'completion before the welcome': { see: seeCompletion, deeds: {} },
  'Tutor with the trial offer': {
    see: ({ page, pages }) => Promise.all([expect(page).toHaveURL(/\/assistant\?mode=tutor$/), pages.trial.seeOffer()]),
    deeds: {},
  },
  'welcome with the trial offer': {
    see: ({ pages }) => Promise.all([pages.welcome.seeAddress(), pages.trial.seeOffer()]),
    deeds: {
      'closes the offer': { to: 'welcome', act: ({ pages }) => pages.trial.chooseClose() },
      'goes to the assistant': { to: 'tutor empty', act: ({ pages }) => pages.trial.chooseStart() },
    },
  },
  'tutor empty': { see: ({ pages, newcomer }) => pages.assistant.seeEmpty(newcomer.firstName), deeds: {} },
  welcome: {
    see: ({ pages, newcomer }) => pages.welcome.see(newcomer.firstName),
    deeds: {
      'goes home': { to: 'home of a member', act: ({ pages }) => pages.welcome.chooseHome() },
      'goes to the account': { to: 'account', act: ({ pages }) => pages.welcome.chooseAccount() },
    },
  },
  'home of a member': { see: ({ pages }) => Promise.all([pages.home.see(), pages.home.seeMember()]), deeds: {} },
  account: {
    see: ({ page, pages }) => Promise.all([expect(page).toHaveURL(/\/account$/), pages.home.seeMember()]),
    deeds: {},
  },
};
