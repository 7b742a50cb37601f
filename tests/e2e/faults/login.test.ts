import { pagesOf } from '../pages/pages.ts';
import { expect, SCREENS, test } from '../support/fixtures.ts';
import { befall, fails, IDENTITY_500, LOST } from '../support/faults.ts';

const SIGN_IN = /\/accounts:signInWithPassword\?/;
const USER = /\/api\/Users\/[^/]+$/;
const AWAY = 'Usługa jest tymczasowo niedostępna. Spróbuj ponownie za chwilę.';

const REFUSALS = [
  { fault: LOST, sentence: 'Wystąpił błąd połączenia. Spróbuj ponownie.' },
  { fault: IDENTITY_500, sentence: AWAY },
] as const;

for (const { fault, sentence } of REFUSALS) {
  test(`a login that meets ${fault.name} says so, keeps what was typed and works when that is over (S1 §8)`, { tag: SCREENS }, async ({ page, hand, pupil, complaints, seen }) => {
    const { home, login, trial } = pagesOf(page, hand);
    await home.open();
    await home.chooseLogin();
    await login.fill(pupil);
    const end = await befall(page, complaints, SIGN_IN, fault);
    await login.chooseLogin();
    await login.seeError(sentence);
    await login.seeFilled(pupil);
    await seen(`login meets ${fault.name}`);
    await end();
    await login.chooseLogin();
    await trial.seeOffer();
  });
}

for (const status of [500, 503]) {
  test(`a login after which the backend answers ${status} says that the account cannot be loaded now, and can be tried again`, { tag: SCREENS }, async ({ page, hand, pupil, complaints, seen }) => {
    const { home, login, assistant } = pagesOf(page, hand);
    await home.open();
    await home.chooseTryForFree();
    await login.fill(pupil);
    const end = await befall(page, complaints, USER, fails(status));
    await login.chooseLogin();
    await expect(page.getByRole('heading', { name: 'Nie możemy teraz wczytać Twojego konta' })).toBeVisible();
    await seen(`account not loaded ${status}`);
    await end();
    await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
    await assistant.seeEmpty(pupil.firstName);
  });
}

test('a session that the backend no longer accepts ends, and the pupil is a visitor again (S1 §8)', async ({ page, hand, pupil, complaints }) => {
  const pages = pagesOf(page, hand);
  await pages.home.open();
  await pages.home.chooseLogin();
  await befall(page, complaints, USER, fails(401));
  await pages.login.fill(pupil);
  await pages.login.chooseLogin();
  await pages.home.seeVisitor();
});
