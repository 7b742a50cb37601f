import { expect, type Page } from 'playwright/test';
import type { Pages } from '../pages/pages.ts';
import type { PupilModel } from '../support/tour.ts';
import type { Pupil } from '../support/pupils.ts';

export interface CompletingWorld {
  readonly page: Page;
  readonly pages: Pages;
  /** With an account and no registration, at step 2 in the dialog. */
  readonly newcomer: Pupil;
}

type World = CompletingWorld;

const register = async ({ pages: { completion }, newcomer }: World) => {
  await completion.details.fillIn(newcomer);
  await completion.details.acceptTerms();
  await completion.details.chooseRegister();
};

const seeCompletion = ({ pages: { completion } }: World) =>
  Promise.all([completion.see(), completion.details.seeStep('shown')]);
const goHome = { to: 'home of somebody unregistered', act: ({ pages }: World) => pages.home.chooseLogo() };
const complete = { to: 'completion', act: ({ pages }: World) => pages.home.chooseCompletion() };

/** Step 2 closed: the page that asks for the same, wherever the pupil turns, and what comes after it (S1 §2, §4). */
export const completingModel: PupilModel<World> = {
  'step 2': {
    see: ({ pages }) => pages.details.see(),
    actions: { 'closes step 2': { to: 'completion', act: ({ pages }) => pages.details.chooseClose() } },
  },
  completion: {
    see: seeCompletion,
    actions: {
      'logs out': { to: 'home', act: ({ pages }) => pages.completion.chooseLogOut() },
      'sends nothing': {
        to: 'completion without details',
        act: ({ pages }) => pages.completion.details.chooseRegister(),
      },
      'looks at the home page': goHome,
      'reads the terms': { to: 'terms', act: ({ page }) => page.goto('/warunki-uzytkowania') },
      'comes back later': { to: 'completion', act: ({ pages }) => pages.home.open() },
      'wants to see the welcome': { to: 'completion before the welcome', act: ({ page }) => page.goto('/welcome') },
      registers: { to: 'welcome with the trial offer', act: register },
    },
  },
  home: {
    see: ({ pages }) => Promise.all([pages.home.see(), pages.home.seeVisitor()]),
    actions: {
      'logs in again': {
        to: 'step 2',
        act: async ({ pages: { home, login }, newcomer }) => {
          await home.chooseLogin();
          await login.fill(newcomer);
          await login.chooseLogin();
        },
      },
    },
  },
  'completion without details': {
    see: ({ pages }) => pages.completion.details.seeError('Wypełnij wszystkie wymagane pola'),
    actions: { 'looks at the home page': goHome },
  },
  'home of somebody unregistered': {
    see: ({ pages }) => Promise.all([pages.home.see(), pages.home.seeUnregistered()]),
    actions: {
      'completes the registration': complete,
      // Who is logged in is led to the assistant, by way of the completion (S1 §2.66).
      'wants to try for free': { to: 'completion before Tutor', act: ({ pages }) => pages.home.chooseTryForFree() },
    },
  },
  terms: {
    see: ({ page, pages }) =>
      Promise.all([
        expect(page).toHaveURL(/\/warunki-uzytkowania$/),
        expect(page.getByRole('heading', { level: 1, name: 'Regulamin' })).toBeVisible(),
        pages.home.seeUnregistered(),
      ]),
    actions: { 'completes the registration': complete },
  },
  'completion before Tutor': {
    see: seeCompletion,
    actions: { registers: { to: 'Tutor with the trial offer', act: register } },
  },
  'completion before the welcome': { see: seeCompletion, actions: { 'looks at the home page': goHome } },
  'Tutor with the trial offer': {
    see: ({ page, pages }) => Promise.all([expect(page).toHaveURL(/\/assistant\?mode=tutor$/), pages.trial.seeOffer()]),
    actions: {},
  },
  'welcome with the trial offer': {
    see: ({ pages }) => Promise.all([pages.welcome.seeAddress(), pages.trial.seeOffer()]),
    actions: {
      'closes the offer': { to: 'welcome', act: ({ pages }) => pages.trial.chooseClose() },
      'goes to the assistant': { to: 'tutor empty', act: ({ pages }) => pages.trial.chooseStart() },
    },
  },
  'tutor empty': { see: ({ pages, newcomer }) => pages.assistant.seeEmpty(newcomer.firstName), actions: {} },
  welcome: {
    see: ({ pages, newcomer }) => pages.welcome.see(newcomer.firstName),
    actions: {
      // S1 §2.78–2.79
      'goes home': { to: 'home of a member', act: ({ pages }) => pages.welcome.chooseHome() },
      'goes to the account': { to: 'account', act: ({ pages }) => pages.welcome.chooseAccount() },
    },
  },
  'home of a member': { see: ({ pages }) => Promise.all([pages.home.see(), pages.home.seeMember()]), actions: {} },
  account: {
    see: ({ page, pages }) => Promise.all([expect(page).toHaveURL(/\/account$/), pages.home.seeMember()]),
    actions: {},
  },
};
