import type { Browser, Page } from 'playwright/test';
import { OPEN_PATHS } from '#domain/access/routes.rules.ts';
import { HOME_SECTIONS } from '#ui/home/home-sections.ts';
import { layOutAll } from '../support/laid-out.ts';
import { pagesOf } from './pages/pages.ts';
import { expect, test } from './support/fixtures.ts';
import { hold } from './support/faults.ts';

const HERO = 'Zrozum zadanie, zamiast przepisywać wynik';
const SECTIONS = [
  'Dwóch asystentów, jeden zeszyt',
  'To samo zadanie, dwie rozmowy',
  'Co tu jest, a czego nie ma',
  'Przygotuj się',
  'Dwadzieścia sekund z Tutorem AI',
  'Plany i ceny',
  'Opinie',
  'Co nowego w Nauce?',
  'Dlaczego Nauka',
];
const SCRIPTS = /\.js$/;
/** React's own. */
const COMMENTS = /<!--.*?-->/g;

/** A tag with the text behind it each, so that a difference is a line or two. */
const tagsOf = (html = ''): readonly string[] => html.replaceAll(COMMENTS, '').split(/(?=<)/);

/** How far things have moved by themselves on a page since it was opened. */
const watchShifts = () => {
  const seen = { shifts: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.shifts += 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Resolves when the fonts have taken the place of those that looked most like them, and that is on the screen. */
const fontsOn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });

const shiftsOn = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { seen: { shifts: number } }).seen.shifts);

const withoutScripts = async (
  browser: Browser,
  baseURL: string | undefined,
  viewport: { width: number; height: number },
  path = '/',
): Promise<Page> => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport,
    ...(baseURL !== undefined && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto(path);
  return page;
};

test('the home page can be read, and its links followed, without JavaScript', async ({ browser, baseURL }) => {
  const page = await withoutScripts(browser, baseURL, { width: 1280, height: 800 });
  await expect(page.getByRole('heading', { level: 1, name: HERO })).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('navigation', { name: 'Główna nawigacja' }).getByRole('link'),
  ).toHaveText(['Tutor AI', 'Powtarzaj', 'Sprawdź się', 'Egzaminy próbne', 'Cennik']);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(SECTIONS);
  await expect(page.getByRole('main').getByText('Wyniku nie podam, bo wtedy')).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Regulamin' })).toBeVisible();
  await page.context().close();
});

test('what is far below is laid out later, and keeps about the room that it will take (D42)', async ({
  browser,
  baseURL,
}) => {
  for (const width of [360, 1280]) {
    const page = await withoutScripts(browser, baseURL, { width, height: 740 });
    const rooms = await page.evaluate(() => {
      const sections = [...document.querySelectorAll<HTMLElement>('main [data-section]')];
      const heights = () => sections.map((section) => section.getBoundingClientRect().height);
      const kept = heights();
      for (const { style } of sections) Object.assign(style, { contentVisibility: 'visible', display: 'flow-root' });
      const taken = heights();
      return sections.map(({ dataset }, at) => ({ name: dataset['section'], kept: kept[at], taken: taken[at] }));
    });
    expect(rooms.map(({ name }) => name)).toEqual(['hero-picture', ...HOME_SECTIONS.map(({ name }) => name)]);
    expect(rooms.filter(({ kept = 0, taken = 0 }) => Math.abs(kept - taken) > taken / 10)).toEqual([]);
    // Had they been laid out at once, they would not differ at all.
    expect(rooms.filter(({ kept, taken }) => kept !== taken).length).toBeGreaterThan(5);
    await page.context().close();
  }
});

/** Each section as it is read; prices come from the server, and only where the app runs. */
const readSections = async (page: Page): Promise<readonly string[]> => {
  await layOutAll(page);
  return page.locator('[data-section]:not([data-section="plans"])').allInnerTexts();
};

test('what is prerendered is what the app renders', async ({ browser, baseURL, page, input }) => {
  const { home } = pagesOf(page, input);
  await home.open('/pricing');
  await home.chooseLogo();
  await home.see();
  await home.scrollThrough();
  for (const heading of SECTIONS) await home.seeSection(heading);
  const prerendered = await withoutScripts(browser, baseURL, { width: 1280, height: 800 });
  for (const part of ['main div:has(> h1)', 'footer']) {
    const [rendered, read] = await Promise.all([page, prerendered].map((one) => one.locator(part).innerHTML()));
    expect(tagsOf(read)).toEqual(tagsOf(rendered));
  }
  expect(await readSections(page)).toEqual(await readSections(prerendered));
  await prerendered.context().close();
});

test('what depends on who is here has no content before it is known', async ({ request }) => {
  const pages = await Promise.all(
    ['/', '/pricing', '/assistant?mode=tutor', '/account', '/payment/success'].map(async (path) =>
      (await request.get(path)).text(),
    ),
  );
  expect(pages.map((text) => [HERO, '<header', '<main', '<footer'].filter((piece) => text.includes(piece)))).toEqual([
    [HERO, '<header', '<main', '<footer'],
    ['<header', '<main', '<footer'],
    // What can be used early, behind the root, is the same for everybody (D70).
    ['<header', '<main'],
    [],
    [],
  ]);
  expect(pages.map((text) => text.includes('<div id="root"></div>'))).toEqual([false, false, true, true, true]);
});

/** Home has its own tests below. */
const OTHERS = [...OPEN_PATHS.filter((path) => path !== '/'), '/nie-ma-takiej'];

for (const path of OTHERS) {
  test(`${path} can be read without JavaScript, and the app takes it over as it stands there (D43)`, async ({
    browser,
    baseURL,
    page,
    input,
    consoleErrors,
  }) => {
    consoleErrors.allow(/nie-ma-takiej$/);
    const read = await withoutScripts(browser, baseURL, { width: 1280, height: 800 }, path);
    const headings = await read.getByRole('heading').allTextContents();
    await read.context().close();
    const letScriptsCome = await hold(page, SCRIPTS);
    await page.goto(path, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    expect((await page.getByRole('heading').allTextContents()).slice(0, headings.length)).toEqual(headings);
    const node = await heading.elementHandle();
    letScriptsCome();
    const { home, login } = pagesOf(page, input);
    await home.seeVisitor();
    await home.chooseLogin();
    await login.see();
    expect(await node?.evaluate((element) => element.isConnected)).toBe(true);
  });
}

test('what is typed before a page is alive stays, and is sent with the rest', async ({ page, input }) => {
  const letScriptsCome = await hold(page, SCRIPTS);
  const { contact } = pagesOf(page, input);
  await page.goto('/kontakt', { waitUntil: 'commit' });
  await contact.write({ name: 'Ola', subject: 'Pytanie o plan', message: 'Czy mogę zmienić plan?' });
  letScriptsCome();
  await expect(page.getByText('14/100')).toBeVisible();
  await contact.seeWritten({ name: 'Ola', subject: 'Pytanie o plan', message: 'Czy mogę zmienić plan?' });
});

test('a page that a query may change is rendered anew, with what the query says (D43)', async ({ page, input }) => {
  const { pricing } = pagesOf(page, input);
  await pricing.open('/pricing?period=quarterly');
  await pricing.seeTab('Kwartalnie');
});

test('the address under which a page is shared is its own, also for whoever came from another one (D43)', async ({
  page,
  input,
  baseURL,
}) => {
  const { home } = pagesOf(page, input);
  const canonical = page.locator('link[rel="canonical"]');
  await home.open();
  await home.seeVisitor();
  await expect(canonical).toHaveAttribute('href', `${baseURL}/`);
  await home.chooseInFooter('Pytania i odpowiedzi');
  await expect(canonical).toHaveAttribute('href', `${baseURL}/faq`);
});

for (const width of [360, 1280]) {
  test(`the app takes the page over at ${width} px: nothing is rendered anew, nothing moves, and the login opens`, async ({
    page,
    input,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(watchShifts);
    const letScriptsCome = await hold(page, SCRIPTS);
    const { home, login } = pagesOf(page, input);
    await page.goto('/', { waitUntil: 'commit' });
    await home.see();
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    await fontsOn(page);
    const ofFonts = await shiftsOn(page);
    expect(ofFonts).toBeLessThan(0.01);
    letScriptsCome();
    await home.seeVisitor();
    expect([await heading?.evaluate((node) => node.isConnected), await shiftsOn(page)]).toEqual([true, ofFonts]);
    await home.chooseLogin();
    await login.see();
  });
}
