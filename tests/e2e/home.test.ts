import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { accessibilityFindings } from '../support/accessibility.ts';
import { layoutFaults } from '../support/layout-rules.ts';
import { pagesOf } from './pages/pages.ts';
import { hold, injectFault, LOST } from './support/faults.ts';
import { expect, test } from './support/fixtures.ts';
import { keyboard } from './support/input-driver.ts';

const TILES = /FeaturesSection.*\.js$/;
const STILL = /(?:Intro|Benefits|Voices|Why)Section.*\.js$|HeroIllustration.*\.js$/;
const PRICE = 'Wybierz plan Premium';

/** The first code of the page: nothing is alive before it. */
const APP = /\/index-.*\.js$/;

/** What can be pressed in the sections of the page, as it came from the server. */
const controlsOf = (page: Page) =>
  page.evaluateHandle(() =>
    [...document.querySelectorAll('[data-section]')]
      .flatMap((section) => [...section.querySelectorAll('a[href], button, [role="tab"]')])
      .map((node) => ({ node, name: node.textContent })),
  );

const scriptsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

test('a section comes alive when it is near, keeps its HTML, and one that never changes fetches nothing (D42)', async ({
  page,
  input,
}) => {
  const { home, login } = pagesOf(page, input);
  await home.open();
  const controls = await controlsOf(page);
  await home.seeVisitor();
  await home.scrollThrough();
  await expect(page.getByRole('button', { name: PRICE })).toBeVisible();
  const { newsletter } = home;
  await newsletter.subscribe('ola');
  await newsletter.seeMistake();
  await newsletter.subscribe(`home-${randomUUID()}@example.test`);
  await newsletter.seeSubscribed();
  await newsletter.fill('ola');
  await newsletter.seeNothing();
  await home.chooseTutorTile();
  await login.see();
  const lost = await controls.evaluate((all) => all.filter(({ node }) => !node.isConnected).map(({ name }) => name));
  expect(lost).toEqual([]);
  expect((await scriptsOf(page)).filter((name) => STILL.test(name))).toEqual([]);
});

test('whoever comes home from another page sees it whole at once: its sections have come meanwhile (D42)', async ({
  page,
  input,
}) => {
  const { home, pricing } = pagesOf(page, input);
  await pricing.open();
  await home.seeVisitor();
  for (const script of [STILL, TILES, /NewsletterSection.*\.js$/])
    await expect
      .poll(async () => (await scriptsOf(page)).filter((name) => script.test(name)).length)
      .toBeGreaterThan(0);
  await page.evaluate(() => {
    const seen = { skeletons: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      seen.skeletons += document.querySelectorAll('[data-section] [data-waiting]').length;
    }).observe(document.body, { subtree: true, childList: true });
  });
  await home.chooseLogo();
  await home.see();
  await expect(page.getByRole('heading', { level: 2, name: 'Dlaczego Nauka' })).toBeVisible();
  expect(await page.evaluate(() => Object(window).seen)).toEqual({ skeletons: 0 });
});

test('a press on a section whose code is on its way is kept, and answered when it is here (D42)', async ({
  page,
  input,
}) => {
  const letTilesCome = await hold(page, TILES);
  const { home, login } = pagesOf(page, input);
  await home.open();
  await home.seeVisitor();
  await home.chooseTutorTile();
  await expect(page.locator('html')).toHaveAttribute('data-pressed', '');
  letTilesCome();
  await login.see();
  await expect(page.locator('html')).not.toHaveAttribute('data-pressed');
});

test('a press on a section whose code is lost says that the network is away, and is answered when it is back (D42)', async ({
  page,
  input,
  consoleErrors,
}) => {
  const bringBack = await injectFault(page, consoleErrors, TILES, LOST);
  const { home, login, lost } = pagesOf(page, input);
  await home.open();
  await home.seeVisitor();
  await home.chooseTutorTile();
  await lost.seeDialog();
  await bringBack();
  await lost.chooseRetry();
  await login.see();
});

test('a press that begins before a section is alive and ends afterwards is answered (D42)', async ({ page, input }) => {
  const letSectionCome = await hold(page, /PrepareSection.*\.js$/);
  const { home } = pagesOf(page, input);
  await home.open();
  await home.seeVisitor();
  const tab = page.getByRole('tab', { name: 'Quizy' });
  await tab.hover();
  await page.mouse.down();
  letSectionCome();
  await expect
    .poll(() => tab.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))))
    .toBe(true);
  await page.mouse.up();
  await expect(home.section('prepare').getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveText('Quizy');
});

test('a tab that is chosen before anything is alive is chosen when the page is (D39)', async ({ page, input }) => {
  const letAppCome = await hold(page, APP);
  const { home } = pagesOf(page, input);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('tab', { name: 'Quizy' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-pressed', '');
  letAppCome();
  await expect(home.section('prepare').getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveText('Quizy');
});

test('a link in a section that is not alive is followed without loading the page anew (D42)', async ({
  page,
  input,
}) => {
  const letPlansCome = await hold(page, /PlansSection.*\.js$/);
  const { home, pricing } = pagesOf(page, input);
  await home.open();
  await home.seeVisitor();
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await home.chooseComparePlans();
  await pricing.see();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  letPlansCome();
});

test('a menu that opens over the page leaves its sections alone (D42)', async ({ page, input }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { home } = pagesOf(page, input);
  await home.open();
  await home.seeVisitor();
  const tutor = page.getByRole('button', { name: 'Zapytaj Tutora' }).first();
  await tutor.focus();
  const node = await tutor.elementHandle();
  await page.getByRole('button', { name: 'Otwórz menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await tutor.click();
  await pagesOf(page, input).login.see();
  expect(await node?.evaluate((one) => one.isConnected)).toBe(true);
});

test('on the way back from another page the sections come with their room kept (D42)', async ({ page, input }) => {
  const { home, login } = pagesOf(page, input);
  await home.open('/pricing');
  await home.chooseLogo();
  await home.see();
  await home.scrollThrough();
  await home.seeSection('Dlaczego Nauka');
  await home.chooseTutorTile();
  await login.see();
});

test('the arrows of the showcase go round, and its tabs are chosen by keyboard (S1 §2.69–2.70)', async ({ page }) => {
  const { home } = pagesOf(page, keyboard);
  await home.open();
  await home.seeVisitor();
  const { showcase } = home;
  await showcase.chooseNext();
  await showcase.seeConversation('Rozwiązanie');
  await showcase.chooseNext();
  await showcase.seeConversation('Wyniku nie podam');
  await showcase.choosePrevious();
  await showcase.seeConversation('Rozwiązanie');
  await showcase.tab('Przyjaciel AI').focus();
  await page.keyboard.press('ArrowLeft');
  await showcase.seeConversation('Wyniku nie podam');
  await expect(showcase.tab('Tutor AI')).toBeFocused();
});

test('the carousel shows flashcards, quizzes and exams, and leads a pupil without a plan to each (S1 §2.71–2.74)', async ({
  page,
  input,
  member: _member,
}) => {
  const { home } = pagesOf(page, input);
  const panel = home.section('prepare').getByRole('tabpanel');
  for (const [name, action, title] of [
    ['Quizy', 'Przejdź do quizów', 'Powtarzaj'],
    ['Egzaminy', 'Przejdź do egzaminów', 'Ta część jest w płatnym planie'],
    ['Fiszki', 'Przejdź do fiszek', 'Powtarzaj'],
  ] as const) {
    await home.open();
    await home.seeMember();
    await input.choose(page.getByRole('tab', { name }));
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText(name);
    await input.choose(panel.getByRole('button', { name: action }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

for (const [colorScheme, address] of [
  ['light', '/video/tutor'],
  ['dark', '/video/tutor-dark'],
] as const)
  test(`the poster of the film is fetched when it is near, the film when somebody starts it, in pieces, each of the ${colorScheme} theme (S1 §1.37)`, async ({
    page,
    input,
    request,
  }) => {
    await page.emulateMedia({ colorScheme });
    const { home } = pagesOf(page, input);
    await home.open();
    await home.seeVisitor();
    const film = home.section('film').locator('video');
    expect((await scriptsOf(page)).filter((name) => name.includes('/video/'))).toEqual([]);
    await film.scrollIntoViewIfNeeded();
    await expect(film).toHaveAttribute('poster', `${address}.webp`);
    expect((await scriptsOf(page)).filter((name) => name.endsWith('.webm'))).toEqual([]);
    await film.evaluate((video) => (video instanceof HTMLVideoElement ? video.play() : undefined));
    await expect
      .poll(() => film.evaluate((video) => video instanceof HTMLVideoElement && video.currentTime > 0))
      .toBe(true);
    const size = await film.evaluate((video) =>
      video instanceof HTMLVideoElement ? [video.videoWidth, video.videoHeight, Math.round(video.duration)] : [],
    );
    expect(size).toEqual([720, 1280, 21]);
    const piece = await request.get(`${address}.webm`, { headers: { range: 'bytes=0-99' } });
    expect([piece.status(), piece.headers()['content-type'], (await piece.body()).length]).toEqual([
      206,
      'video/webm',
      100,
    ]);
  });

for (const { width, theme } of [
  { width: 1280, theme: 'light' },
  { width: 320, theme: 'dark' },
] as const) {
  test(`the whole page is accessible at ${width} px in the ${theme} theme, and laid out well`, async ({
    page,
    input,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.emulateMedia({ colorScheme: theme });
    const { home } = pagesOf(page, input);
    await home.open();
    await home.seeVisitor();
    await home.scrollThrough();
    await expect(page.getByRole('button', { name: PRICE })).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await layoutFaults(page)).toEqual({});
  });
}
