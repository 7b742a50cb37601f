import { logInToDetails, pagesOf } from '../pages/pages.ts';
import { answerCookies } from '../support/answered-cookies.ts';
import { expect, test } from '../support/fixtures.ts';
import { signIn, signUp } from '../support/pupils.ts';

const SIGN_UP = /\/accounts:signUp\?/;
const NEW_USER = /\/api\/Users$/;
const ENROLMENT = /\/api\/UserSchoolYears$/;

test('a tab that is closed between the account and the registration costs nothing: the pupil logs in later and finishes', async ({
  page,
  browser,
  input,
  newcomer,
  addresses,
  consoleErrors,
}) => {
  consoleErrors.allow(SIGN_UP);
  const first = pagesOf(page, input);
  await first.home.open();
  await first.home.chooseLogin();
  await first.login.chooseRegistration();
  await first.account.fill(newcomer);
  await first.account.chooseNext();
  await first.details.see();
  await page.close();

  const later = await browser.newContext();
  await answerCookies(later);
  const { home, login, account, details, progress, trial } = pagesOf(await later.newPage(), input);
  await home.open();
  await home.chooseLogin();
  await login.chooseRegistration();
  await account.fill(newcomer);
  await account.chooseNext();
  await account.seeError('Ten email jest już zarejestrowany. Spróbuj się zalogować.');
  await account.chooseLogin();
  await login.fill(newcomer);
  await login.chooseLogin();
  await details.see();
  await details.fillIn(newcomer);
  await details.acceptTerms();
  await details.chooseRegister();
  await progress.seeDone();
  await trial.seeOffer();
  await later.close();
  const api = await signIn(addresses, newcomer);
  expect(await api.get(`/api/UserSchoolYears/GetByUser/${api.uid}`)).toEqual([
    expect.objectContaining({ userID: api.uid, classID: 12 }),
  ]);
});

test('a tab that is reloaded at step 2 asks for the same on the page of the completion', async ({
  page,
  input,
  newcomer,
  addresses,
}) => {
  const pages = pagesOf(page, input);
  await signUp(addresses, newcomer);
  await logInToDetails(pages, newcomer);
  await page.reload();
  await pages.completion.see();
});

for (const { moment, address } of [
  { moment: 'the new user', address: NEW_USER },
  { moment: 'the class', address: ENROLMENT },
]) {
  test(`a tab that is closed while the answer to ${moment} is on its way leaves no half user: the pupil comes back and learns`, async ({
    page,
    context,
    input,
    newcomer,
    addresses,
  }) => {
    const first = pagesOf(page, input);
    const api = await signUp(addresses, newcomer);
    await logInToDetails(first, newcomer);
    await first.details.fillIn(newcomer);
    await first.details.acceptTerms();
    const arrived = new Promise<void>((resolve) => {
      void page.route(address, async (route) => {
        await route.fetch();
        resolve();
      });
    });
    await first.details.chooseRegister();
    await arrived;
    await page.close();

    const { home, assistant } = pagesOf(await context.newPage(), input);
    await home.open('/assistant?mode=tutor');
    await assistant.seeEmpty(newcomer.firstName);
    await assistant.fillMessage('Oblicz 3/4 + 2 1/3');
    await assistant.chooseSend();
    await assistant.seeAnswers('Tutor AI', 1);
    expect(await api.get(`/api/Users/${api.uid}`)).toEqual(
      expect.objectContaining({ firstName: newcomer.firstName, classId: 12, isTermsAccepted: true }),
    );
  });
}

test('a registration that is sent twice is sent once', async ({ page, input, newcomer, addresses }) => {
  const pages = pagesOf(page, input);
  const sent: string[] = [];
  page.on(
    'request',
    (request) =>
      request.method() === 'POST' &&
      (NEW_USER.test(request.url()) || ENROLMENT.test(request.url())) &&
      sent.push(new URL(request.url()).pathname),
  );
  await signUp(addresses, newcomer);
  await logInToDetails(pages, newcomer);
  await pages.details.fillIn(newcomer);
  await pages.details.acceptTerms();
  await pages.details.submit.dblclick();
  await pages.progress.seeDone();
  expect(sent).toEqual(['/api/Users', '/api/UserSchoolYears']);
});

test('an account that is asked for twice is asked for once', async ({ page, input, newcomer }) => {
  const { home, login, account, details } = pagesOf(page, input);
  const sent: string[] = [];
  page.on(
    'request',
    (request) =>
      request.method() === 'POST' && SIGN_UP.test(request.url()) && sent.push(new URL(request.url()).pathname),
  );
  await home.open();
  await home.chooseLogin();
  await login.chooseRegistration();
  await account.fill(newcomer);
  await account.submit.dblclick();
  await details.see();
  expect(sent).toHaveLength(1);
});
