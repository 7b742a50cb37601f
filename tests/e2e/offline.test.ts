import type { Page } from 'playwright/test';
import { pagesOf } from './pages/pages.ts';
import { expect, test as base } from './support/fixtures.ts';
import { frontOf, type Front } from './support/front.ts';
import { rememberLogin } from './support/remembered-login.ts';

const test = base.extend<{ readonly front: Front }>({
  front: async ({ addresses, consoleErrors }, use) => {
    const front = await frontOf(addresses.url);
    consoleErrors.trust(front.url);
    // Chromium writes a line for each request that finds nobody.
    consoleErrors.allow(new RegExp(`^${front.url}/`));
    await use(front);
    await front.end();
  },
});

test.use({ serviceWorkers: 'allow' });

/** The addresses that are kept in the browser, each without its revision: all of them, or those of one cache. */
const keptOn = (page: Page, cache = ''): Promise<readonly string[]> =>
  page.evaluate(async (wanted) => {
    const names = (await caches.keys()).filter((name) => name.includes(wanted));
    const opened = await Promise.all(names.map((name) => caches.open(name)));
    const requests = await Promise.all(opened.map((one) => one.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  }, cache);
const SHELL = 'precache';

/** The worker has come and has what it keeps: from now on the page is in its hands. */
const untilKept = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

const buildOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset['build']);

/** Milliseconds that a new worker may take on a slow machine: it keeps each file before it speaks. */
const ALL_FILES_KEPT = 90_000;

const news = (page: Page) => page.getByText('Jest nowa wersja');

test('after one visit the home page and the public pages open without a network, and come alive (D43)', async ({
  page,
  input,
  front,
}) => {
  const { home, login } = pagesOf(page, input);
  await home.open(front.url);
  await untilKept(page);
  // What has been used is kept; what nobody has opened may or may not have come by itself.
  await home.chooseLogin();
  await login.see();
  await page.keyboard.press('Escape');
  await front.goAway();
  await page.reload();
  await home.see();
  await home.seeVisitor();
  await home.chooseLogin();
  await login.see();
  await page.goto(`${front.url}/warunki-uzytkowania`);
  await expect(page.getByRole('heading', { level: 1, name: 'Regulamin' })).toBeVisible();
  await home.chooseInFooter('Pytania i odpowiedzi');
  await expect(page.getByRole('heading', { level: 1, name: 'Pytania i odpowiedzi' })).toBeVisible();
});

test('without a network an address where nothing is says so, as it does with one, and comes alive (D43)', async ({
  page,
  input,
  front,
}) => {
  const { home, login } = pagesOf(page, input);
  await home.open(front.url);
  await untilKept(page);
  // What has been used is kept; what nobody has opened may or may not have come by itself.
  await home.chooseLogin();
  await login.see();
  await page.keyboard.press('Escape');
  await front.goAway();
  await page.goto(`${front.url}/nie-ma-takiej`);
  await expect(page.getByRole('heading', { level: 1, name: 'Nie ma takiej strony' })).toBeVisible();
  await home.seeVisitor();
  await home.chooseLogin();
  await login.see();
});

test('what is kept is the shell: no answer of the API, nothing of a pupil, and no answer when the network is away (D43, R14)', async ({
  page,
  context,
  input,
  front,
  addresses,
  pupil,
}) => {
  await rememberLogin(context, { ...addresses, url: front.url }, pupil);
  const { home } = pagesOf(page, input);
  await home.open(`${front.url}/account`);
  await untilKept(page);
  await page.reload();
  await home.seeMember();
  const kept = await keptOn(page);
  expect(kept.filter((path) => !path.startsWith('/assets/')).toSorted()).toEqual([
    '/',
    '/404.html',
    '/app.html',
    '/faq',
    '/kontakt',
    '/polityka-prywatnosci',
    '/pricing',
    '/ustawienia-cookies',
    '/warunki-uzytkowania',
  ]);
  await front.goAway();
  const isAnswered = (path: string) =>
    page.evaluate(
      async (address) =>
        fetch(address)
          .then(() => true)
          .catch(() => false),
      path,
    );
  expect(await Promise.all(['/api/health', '/api/Plans', '/config.json?again'].map(isAnswered))).toEqual([
    false,
    false,
    false,
  ]);
});

test('a new version is announced to the page of the old one alone, and a press shows it (D43)', async ({
  page,
  context,
  input,
  front,
}) => {
  const { home } = pagesOf(page, input);
  await home.open(front.url);
  await untilKept(page);
  const old = await buildOf(page);
  front.deliver('0123456789abcdef');
  // Whoever opens another page lets the browser look for a new worker.
  const other = await context.newPage();
  // On a slow machine the worker's patience ends before the new page comes, and it shows the one that it keeps.
  await expect
    .poll(async () => {
      await other.goto(front.url);
      return buildOf(other);
    })
    .toBe('0123456789abcdef');
  await expect(news(page)).toBeVisible({ timeout: ALL_FILES_KEPT });
  expect([old === undefined, await buildOf(page)]).toEqual([false, old]);
  await page.getByRole('button', { name: 'Odśwież' }).click();
  await expect.poll(() => buildOf(page)).toBe('0123456789abcdef');
  await home.seeVisitor();
  await expect(news(page)).toBeHidden();
  await expect(news(other)).toBeHidden();
});

/** An icon's own size, beside the one that the manifest tells. */
const drawnSize = (page: Page, src: string): Promise<string> =>
  page.evaluate(async (address) => {
    const icon = new Image();
    icon.src = address;
    await icon.decode();
    return `${icon.naturalWidth}x${icon.naturalHeight}`;
  }, src);

interface Manifest {
  readonly start_url: string;
  readonly display: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
}

// The shell has no windows to install anything in, so what Chromium asks of a manifest is asked here.
test('the product can be installed: Chromium reads its manifest without a fault, and its icons are of their sizes (D43)', async ({
  page,
  context,
  input,
  front,
}) => {
  const { home } = pagesOf(page, input);
  await home.open(front.url);
  await untilKept(page);
  const chromium = await context.newCDPSession(page);
  const { errors, data = '' } = await chromium.send('Page.getAppManifest');
  const { start_url, display, icons } = JSON.parse(data) as Manifest;
  const drawn = icons.filter(({ sizes }) => sizes !== 'any');
  expect([errors, start_url, display, drawn.map(({ sizes, purpose }) => `${purpose} ${sizes}`)]).toEqual([
    [],
    '/',
    'standalone',
    ['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512'],
  ]);
  expect(await Promise.all(drawn.map(({ src }) => drawnSize(page, src)))).toEqual(drawn.map(({ sizes }) => sizes));
});

test('what somebody has emptied is kept again after the next visit, which finds the network (D43)', async ({
  page,
  input,
  front,
}) => {
  const { home } = pagesOf(page, input);
  await home.open(front.url);
  await untilKept(page);
  const before = await keptOn(page, SHELL);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.reload();
  await home.seeVisitor();
  await expect.poll(async () => new Set(await keptOn(page, SHELL))).toEqual(new Set(before));
  await front.goAway();
  await page.reload();
  await home.see();
  await home.seeVisitor();
});
