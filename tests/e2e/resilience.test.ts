import { logInToDetails, openTutor, pagesOf } from './pages/pages.ts';
import { answerCookies } from './support/answered-cookies.ts';
import { expect, test } from './support/fixtures.ts';
import { register, signIn, signUp } from './support/pupils.ts';
import { rememberLogin } from './support/remembered-login.ts';

const TASK = 'Rozwiąż równanie 2x + 3 = 11';

test('a draft outlives a reload', async ({ page, input, member }) => {
  const pages = pagesOf(page, input);
  await openTutor(pages, member);
  await pages.assistant.fillMessage(TASK);
  await page.reload();
  await pages.assistant.seeDraft(TASK);
});

test('two registrations at once, in two tabs and on another device, end in one user and one school year', async ({
  page,
  context,
  browser,
  input,
  newcomer,
  addresses,
  consoleErrors,
}) => {
  consoleErrors.allow(/\/api\/(?:Users|UserSchoolYears)$/); // who comes second hears 409
  const api = await signUp(addresses, newcomer);
  const device = await browser.newContext();
  await answerCookies(device);
  const [first, second, elsewhere] = [
    pagesOf(page, input),
    pagesOf(await context.newPage(), input),
    pagesOf(await device.newPage(), input),
  ];
  await logInToDetails(first, newcomer);
  await second.home.open();
  await second.completion.see();
  await logInToDetails(elsewhere, newcomer);
  const forms = [first.details, second.completion.details, elsewhere.details];
  for (const form of forms) {
    await form.fillIn(newcomer);
    await form.acceptTerms();
  }
  await Promise.all(forms.map((form) => form.chooseRegister()));
  await Promise.all([first, second.completion, elsewhere].map(({ progress }) => progress.seeDone()));
  expect([await api.get(`/api/Users/${api.uid}`), await api.get(`/api/UserSchoolYears/GetByUser/${api.uid}`)]).toEqual([
    expect.objectContaining({ id: api.uid, firstName: newcomer.firstName, classId: 12 }),
    [expect.objectContaining({ userID: api.uid, classID: 12 })],
  ]);
  await device.close();
});

test('killed in the middle of the chat and started again, the server has lost no account, point or message', async ({
  page,
  context,
  input,
  newcomer,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/./); // what is asked while it is away
  await register(server.addresses, newcomer);
  const pages = pagesOf(page, input);
  const { assistant } = pages;
  await rememberLogin(context, server.addresses, newcomer);
  await assistant.open(`${server.addresses.url}/assistant?mode=tutor`);
  await assistant.seeEmpty(newcomer.firstName);
  await assistant.fillMessage(TASK);
  await assistant.chooseSend();
  await assistant.seeAnswers('Tutor AI', 1);
  await assistant.seePoints('24 punkty');
  const said = await assistant.said('Tutor AI');

  await server.kill();
  await assistant.fillMessage('2x = 8');
  await assistant.chooseSend();
  await assistant.seeError('Wystąpił błąd połączenia. Spróbuj ponownie.');
  await assistant.seeDraft('2x = 8');

  await server.start();
  await page.reload();
  await assistant.seeAnswers('Tutor AI', 1);
  await assistant.seePoints('24 punkty');
  await assistant.seeDraft('2x = 8');
  expect(await assistant.said('Tutor AI')).toEqual(said);
  await assistant.chooseSend();
  await assistant.seeAnswers('Tutor AI', 2);
  await assistant.seePoints('23 punkty');
  const api = await signIn(server.addresses, newcomer);
  expect(await api.get('/api/Trial/Status')).toEqual(expect.objectContaining({ remainingPoints: 23 }));
});

test('a storage full of nonsense is no obstacle', async ({ page, input, member }) => {
  const pages = pagesOf(page, input);
  await openTutor(pages, member);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"keptAt":');
    localStorage.setItem('session:', '\u0000');
    localStorage.setItem('draft:', '[object Object]');
  });
  await page.reload();
  await pages.assistant.seeEmpty(member.firstName);
  await pages.assistant.fillMessage(TASK);
  await pages.assistant.chooseSend();
  await pages.assistant.seeAnswers('Tutor AI', 1);
});
