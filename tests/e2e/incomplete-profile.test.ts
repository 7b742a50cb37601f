import { openCompletion, pagesOf } from './pages/pages.ts';
import { hold } from './support/faults.ts';
import { expect, SCREENS, test } from './support/fixtures.ts';
import { register } from './support/pupils.ts';
import { rememberLogin } from './support/remembered-login.ts';

/** Registered users who lack something (S1 §4), and what stands in the form of what they said before. */
const INCOMPLETE = [
  { lacks: 'a first name', change: { firstName: undefined }, firstName: '', schoolClass: 'Klasa 1' },
  { lacks: 'accepted terms', change: { isTermsAccepted: false }, firstName: 'Ania', schoolClass: 'Klasa 1' },
  { lacks: 'a class', change: { classId: undefined }, firstName: 'Ania', schoolClass: 'Wybierz klasę' },
] as const;

for (const { lacks, change, firstName, schoolClass } of INCOMPLETE) {
  test(
    `a user without ${lacks} who comes back completes the profile, and is welcomed (S1 §4)`,
    { tag: SCREENS },
    async ({ page, context, input, newcomer, addresses, seen }) => {
      const pages = pagesOf(page, input);
      const { completion, welcome, trial } = pages;
      const api = await register(addresses, newcomer, change);
      await rememberLogin(context, addresses, newcomer);
      await openCompletion(pages);
      await completion.details.seeStep('hidden');
      await completion.details.seeFirstName(firstName);
      await completion.details.seeClass(schoolClass);
      await seen(`completion without ${lacks}`);
      await completion.details.fillIn(newcomer);
      await completion.details.acceptTerms();
      await completion.details.chooseRegister();
      await trial.seeOffer();
      await welcome.seeAddress();
      expect(await api.get(`/api/Users/${api.uid}`)).toEqual(
        expect.objectContaining({
          firstName: newcomer.firstName,
          classId: 12,
          isTermsAccepted: true,
          isUnder16: false,
        }),
      );
    },
  );
}

test('a user without a class who asks for the assistant completes the profile first and is brought back (S1 §4, S2 §4)', async ({
  page,
  input,
  newcomer,
  addresses,
}) => {
  const { home, login, completion, assistant, trial } = pagesOf(page, input);
  await register(addresses, newcomer, { classId: undefined });
  await home.open();
  await home.chooseTryForFree();
  await login.fill(newcomer);
  await login.chooseLogin();
  await completion.see();
  await completion.details.fillIn(newcomer);
  await completion.details.acceptTerms();
  await completion.details.chooseRegister();
  await trial.seeOffer();
  await expect(page).toHaveURL(/\/assistant\?mode=tutor$/);
  await trial.chooseClose();
  await assistant.seeEmpty(newcomer.firstName);
});

test('whoever is led from the home page to the completion comes back there with the button of the browser, and is welcomed before the trial is offered', async ({
  page,
  input,
  newcomer,
  addresses,
}) => {
  const { home, login, completion, welcome, trial } = pagesOf(page, input);
  await register(addresses, newcomer, { classId: undefined });
  const letTrialCome = await hold(page, '**/api/Trial/Status');
  await home.open();
  await home.chooseLogin();
  await login.fill(newcomer);
  await login.chooseLogin();
  await completion.see();
  await page.goBack();
  await home.see();
  await page.goForward();
  await completion.details.fillIn(newcomer);
  await completion.details.acceptTerms();
  await completion.details.chooseRegister();
  await welcome.seeAddress();
  await welcome.see(newcomer.firstName);
  letTrialCome();
  await trial.seeOffer();
});

test('whoever has completed the profile and comes to the page of the completion is led on', async ({
  page,
  input,
  member,
}) => {
  const { home, panel } = pagesOf(page, input);
  await home.open('/google-registration');
  await home.see();
  await expect(page).toHaveURL(/\/$/);
  await panel.open();
  await panel.see(member.firstName);
});

test('a visitor who comes to the page of the completion or of the welcome is led home (S2 §4)', async ({
  page,
  input,
}) => {
  const { home } = pagesOf(page, input);
  for (const address of ['/google-registration', '/welcome']) {
    await home.open(address);
    await home.seeVisitor();
    await home.see();
    await expect(page).toHaveURL(/\/$/);
  }
});
