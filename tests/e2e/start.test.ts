import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTutor, pagesOf } from './pages/pages.ts';
import { hold, injectFault, LOST } from './support/faults.ts';
import { expect, test } from './support/fixtures.ts';

const SCRIPTS = /\.js$/;
const FIREBASE = /firebase-connection/;
const TASK = 'Rozwiąż równanie 2x + 3 = 11';

test('a press before the page is alive is kept, and answered when it is (D39)', async ({ page, input }) => {
  const letScriptsCome = await hold(page, SCRIPTS);
  const { home, login } = pagesOf(page, input);
  await page.goto('/', { waitUntil: 'commit' });
  await home.see();
  await home.chooseLogin();
  letScriptsCome();
  await login.see();
});

/** Between the moment in which the app looks where it is, and the one in which it takes the page over. */
const goOnBeforeAlive = (path: string): void => {
  const find = document.getElementById.bind(document);
  document.getElementById = (id) => {
    if (id === 'root') setTimeout(() => window.history.pushState(null, '', path));
    return find(id);
  };
};

test('an address that changes before the page is alive gets its own page (D39)', async ({ page, input }) => {
  const { home, pricing } = pagesOf(page, input);
  await page.addInitScript(goOnBeforeAlive, '/pricing');
  await home.open();
  await pricing.see();
});

test('a dialog whose code is lost says that the network is away, and comes when it is asked for again (D39)', async ({
  page,
  input,
  consoleErrors,
}) => {
  const { home, login, lost } = pagesOf(page, input);
  const bringBack = await injectFault(page, consoleErrors, /AuthDialog.*\.js/, LOST);
  await home.open();
  await home.chooseLogin();
  await lost.seeDialog();
  await bringBack();
  await lost.chooseRetry();
  await login.see();
});

test('a page whose code is lost says that the network is away, and comes when it is asked for again (D39)', async ({
  page,
  input,
  member,
  consoleErrors,
}) => {
  const { home, assistant, lost } = pagesOf(page, input);
  const bringBack = await injectFault(page, consoleErrors, /AssistantPage.*\.js/, LOST);
  await home.open('/assistant?mode=tutor');
  await lost.seePage();
  await bringBack();
  await lost.chooseRetry();
  await assistant.seeEmpty(member.firstName);
});

for (const [code, path] of [
  ['client', '/'],
  ['libraries', '/faq'],
  ['start', '/assistant?mode=tutor'],
] as const)
  test(`a page whose start is lost with its ${code} says so, and can be loaded anew (D39)`, async ({
    page,
    input,
    consoleErrors,
  }) => {
    const { home, login, lost } = pagesOf(page, input);
    const bringBack = await injectFault(page, consoleErrors, new RegExp(`/assets/${code}-.*\\.js`), LOST);
    await home.open(path);
    await lost.seeStart();
    await bringBack();
    await lost.chooseReload();
    await home.chooseLogin();
    await login.see();
  });

test('an app that cannot be made says so, and can be loaded anew', async ({ page, input, consoleErrors }) => {
  const WITHOUT_MACHINES = 'The app stands without its machines.';
  consoleErrors.tolerate(WITHOUT_MACHINES);
  const { home, recovery } = pagesOf(page, input);
  await page.route(/\/assets\/start-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const [whole = '', condition = ''] =
      new RegExp(`if\\(([^)]*)\\)throw Error\\(.${WITHOUT_MACHINES}`).exec(script) ?? [];
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ response, headers, body: script.replace(whole, whole.replace(condition, 'true')) });
  });
  await page.goto('/');
  await recovery.seeCrash();
  await page.unroute(/\/assets\/start-[^/]*\.js$/);
  await recovery.chooseReload();
  await home.see();
});

test('whoever is remembered types at once, and is asked about only when the question is sent (D25)', async ({
  page,
  input,
  member,
}) => {
  const pages = pagesOf(page, input);
  const { assistant } = pages;
  await openTutor(pages, member);
  await assistant.seeEmpty(member.firstName);
  const letFirebaseCome = await hold(page, FIREBASE);
  await page.reload();
  await assistant.fillMessage(TASK);
  await assistant.chooseSend();
  await expect(page.getByRole('main').getByText(TASK)).toBeVisible();
  await assistant.seeAnswers('Tutor AI', 0);
  letFirebaseCome();
  await assistant.seeAnswers('Tutor AI', 1);
});

test('whoever is remembered is not asked to complete a profile while the backend is asked about it (D25)', async ({
  page,
  input,
  member,
}) => {
  const pages = pagesOf(page, input);
  await openTutor(pages, member);
  const letUserCome = await hold(page, /\/api\/Users\//);
  const asked = page.waitForRequest(/\/api\/Users\//);
  await pages.home.open('/google-registration');
  await asked;
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  letUserCome();
  await pages.home.seeMember();
  await expect(page).toHaveURL(/\/$/);
});

test('nothing of the inspector of npm run dev is in what pupils get (D58)', () => {
  const texts = readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:js|css|html)$/.test(file))
    .map((file) => [file, readFileSync(join('dist', file), 'utf8')] as const);
  expect(texts.length > 10).toBe(true);
  expect(texts.filter(([, text]) => /inspector-panel|Running machines/.test(text)).map(([file]) => file)).toEqual([]);
});
