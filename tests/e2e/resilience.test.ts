import { logIn, logInToDetails, pagesOf } from './pages/pages.ts';
import { expect, test } from './support/fixtures.ts';
import { register, signIn, signUp } from './support/pupils.ts';

const TASK = 'Rozwiąż równanie 2x + 3 = 11';

test('a draft outlives a reload', async ({ page, input, pupil }) => {
  const pages = pagesOf(page, input);
  await logIn(pages, pupil);
  await pages.assistant.fillMessage(TASK);
  await page.reload();
  await pages.assistant.seeDraft(TASK);
});

test('a logout in one tab is a logout in the other', async ({ page, context, input, pupil }) => {
  const first = pagesOf(page, input);
  await logIn(first, pupil);
  const otherPage = await context.newPage();
  const other = pagesOf(otherPage, input);
  await other.assistant.open();
  await other.assistant.seeEmpty(pupil.firstName);
  await page.bringToFront();
  await first.panel.open();
  await first.panel.chooseLogOut();
  await first.home.seeVisitor();
  await other.home.seeVisitor();
  await other.home.see();
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
  input,
  newcomer,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/./); // what is asked while it is away
  await register(server.addresses, newcomer);
  const pages = pagesOf(page, input);
  const { assistant } = pages;
  await logIn(pages, newcomer, server.addresses.url);
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

test('where the browser forbids every storage, a pupil logs in and learns', async ({ page, input, pupil }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The request was denied.', 'SecurityError');
        },
      });
    }
  });
  const pages = pagesOf(page, input);
  await logIn(pages, pupil);
  await pages.assistant.fillMessage(TASK);
  await pages.assistant.chooseSend();
  await pages.assistant.seeAnswers('Tutor AI', 1);
});

test('a storage full of nonsense is no obstacle', async ({ page, input, pupil }) => {
  const pages = pagesOf(page, input);
  await logIn(pages, pupil);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"keptAt":');
    localStorage.setItem('session:', '\u0000');
    localStorage.setItem('draft:', '[object Object]');
  });
  await page.reload();
  await pages.assistant.seeEmpty(pupil.firstName);
  await pages.assistant.fillMessage(TASK);
  await pages.assistant.chooseSend();
  await pages.assistant.seeAnswers('Tutor AI', 1);
});
