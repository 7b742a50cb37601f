import type { Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';
import type { Pupil } from '../support/pupils.ts';
import { accountPanel } from './account-panel.page.ts';
import { accountPage } from './account.page.ts';
import { assistantPage } from './assistant.page.ts';
import { browserMemory } from './browser-memory.page.ts';
import { changePasswordDialog } from './change-password.page.ts';
import { checkoutPage } from './checkout.page.ts';
import { cookieBanner, cookieDialog, cookieSettingsPage } from './cookies.page.ts';
import { completionPage } from './completion.page.ts';
import { contactPage } from './contact.page.ts';
import { deleteAccountDialog } from './delete-account.page.ts';
import { detailsDialog } from './details.page.ts';
import { examPage } from './exam.page.ts';
import { feedbackPage } from './feedback.page.ts';
import { flashcardPage } from './flashcard.page.ts';
import { forgotPasswordDialog } from './forgot-password.page.ts';
import { heldPlanPage } from './held-plan.page.ts';
import { homePage } from './home.page.ts';
import { letterLinkPages } from './letter-links.page.ts';
import { loginDialog } from './login.page.ts';
import { lostPart } from './lost-part.page.ts';
import { paymentPage } from './payment.page.ts';
import { practicePage } from './practice.page.ts';
import { pricingPage } from './pricing.page.ts';
import { quizPage } from './quiz.page.ts';
import { recoveryDialog } from './recovery.page.ts';
import { accountForm, progressDialog } from './registration.page.ts';
import { trialDialog } from './trial.page.ts';
import { upgradePage } from './upgrade.page.ts';
import { welcomePage } from './welcome.page.ts';

/** All screens of one tab. */
export const pagesOf = (page: Page, input: InputDriver) => ({
  home: homePage(page, input),
  login: loginDialog(page, input),
  lost: lostPart(page, input),
  forgotPassword: forgotPasswordDialog(page, input),
  account: accountForm(page, input),
  details: detailsDialog(page, input),
  progress: progressDialog(page, input),
  completion: completionPage(page, input),
  welcome: welcomePage(page, input),
  trial: trialDialog(page, input),
  assistant: assistantPage(page, input),
  exam: examPage(page, input),
  feedback: feedbackPage(page, input),
  flashcard: flashcardPage(page, input),
  quiz: quizPage(page, input),
  recovery: recoveryDialog(page, input),
  practice: practicePage(page, input),
  pricing: pricingPage(page, input),
  checkout: checkoutPage(page, input),
  payment: paymentPage(page, input),
  heldPlan: heldPlanPage(page, input),
  upgrade: upgradePage(page, input),
  panel: accountPanel(page, input),
  myAccount: accountPage(page, input),
  changePassword: changePasswordDialog(page, input),
  deleteAccount: deleteAccountDialog(page, input),
  cookieBanner: cookieBanner(page, input),
  cookieDialog: cookieDialog(page, input),
  cookieSettings: cookieSettingsPage(page, input),
  contact: contactPage(page, input),
  letterLinks: letterLinkPages(page, input),
  memory: browserMemory(page),
});

export type Pages = ReturnType<typeof pagesOf>;

/** From the home page to step 2 of the registration, for somebody with an account. */
export const logInToDetails = async ({ home, login, details }: Pages, newcomer: Pupil): Promise<void> => {
  await home.open();
  await home.chooseLogin();
  await login.fill(newcomer);
  await login.chooseLogin();
  await details.see();
};

/** From the home page to the offer of the trial, for a registered pupil. */
export const logInToOffer = async ({ home, login, trial }: Pages, pupil: Pupil): Promise<void> => {
  await home.open();
  await home.chooseLogin();
  await login.fill(pupil);
  await login.chooseLogin();
  await trial.seeOffer();
};

/** The page that asks for what is missing, of a pupil whom the browser remembers. */
export const openCompletion = async ({ home, completion }: Pages): Promise<void> => {
  await home.open();
  await completion.see();
};

/** „Moje konto” of a pupil whom the browser remembers, now and at the next visit. */
export const openAccount = async (
  { myAccount, memory }: Pages,
  { firstName }: Pick<Pupil, 'firstName'>,
): Promise<void> => {
  await myAccount.open();
  await myAccount.seePerson(firstName);
  await memory.seeSession();
};

/** Tutor of a pupil whom the browser remembers, now and at the next visit. */
export const openTutor = async (
  { assistant, memory }: Pages,
  { firstName }: Pick<Pupil, 'firstName'>,
): Promise<void> => {
  await assistant.open();
  await assistant.seeEmpty(firstName);
  await memory.seeSession();
};

export const goToAccount = async ({ panel, myAccount }: Pages): Promise<void> => {
  await panel.open();
  await panel.chooseAccount();
  await myAccount.see();
};

/** From the home page to „Moje konto”, past the offer of the trial. */
export const logInToAccount = async (pages: Pages, pupil: Pupil): Promise<void> => {
  await logInToOffer(pages, pupil);
  await pages.trial.chooseClose();
  await goToAccount(pages);
};
