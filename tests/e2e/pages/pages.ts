import type { Page } from 'playwright/test';
import type { Hand } from '../support/hand.ts';
import type { Pupil } from '../support/pupils.ts';
import { accountPanel } from './account-panel.page.ts';
import { assistantPage } from './assistant.page.ts';
import { homePage } from './home.page.ts';
import { loginDialog } from './login.page.ts';
import { accountForm, detailsForm, registrationProgress } from './registration.page.ts';
import { trialDialog } from './trial.page.ts';

/** All screens of one tab. */
export const pagesOf = (page: Page, hand: Hand) => ({
  home: homePage(page, hand),
  login: loginDialog(page, hand),
  account: accountForm(page, hand),
  details: detailsForm(page, hand),
  progress: registrationProgress(page, hand),
  trial: trialDialog(page, hand),
  assistant: assistantPage(page, hand),
  panel: accountPanel(page, hand),
});

export type Pages = ReturnType<typeof pagesOf>;

/** From the home page to the offer of the trial, for a registered pupil. */
export const logInToOffer = async ({ home, login, trial }: Pages, pupil: Pupil, address?: string): Promise<void> => {
  await home.open(address);
  await home.chooseLogin();
  await login.fill(pupil);
  await login.chooseLogin();
  await trial.seeOffer();
};

/** And on to Tutor. */
export const logIn = async (pages: Pages, pupil: Pupil, address?: string): Promise<void> => {
  await logInToOffer(pages, pupil, address);
  await pages.trial.chooseStart();
  await pages.assistant.seeEmpty(pupil.firstName);
};
