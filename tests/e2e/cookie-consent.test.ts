import type { Page } from 'playwright/test';
import { openTutor, pagesOf } from './pages/pages.ts';
import { failsForLong, injectFault } from './support/faults.ts';
import { expect, SCREENS, test } from './support/fixtures.ts';

test.use({ areCookiesAnswered: false });

const ANALYTICS = /analytics/i;

/** What a page has asked the network for. */
const requestsOf = (page: Page): readonly string[] => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  return requests;
};

/** As a browser does it when somebody turns to another tab. */
const putAside = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });

test(
  'nothing is counted, and no code for it fetched, before the visitor allows it; after that routes are, and nothing else (D14)',
  { tag: SCREENS },
  async ({ page, input, seen }) => {
    const requests = requestsOf(page);
    const { home, cookieBanner, cookieSettings } = pagesOf(page, input);
    const ofAnalytics = () => requests.filter((path) => ANALYTICS.test(path));
    await home.open('/?utm_source=mail');
    await cookieBanner.see();
    await seen('cookie banner');
    await putAside(page);
    const unanswered = ofAnalytics();
    await cookieBanner.chooseRejectAll();
    await cookieBanner.seeNone();
    await home.open('/pricing');
    await cookieSettings.open();
    await cookieSettings.seeAnswer('Odpowiedź zapisana', 'Wyłączona', 'Wyłączony');
    await putAside(page);
    expect([unanswered, ofAnalytics()]).toEqual([[], []]);

    await cookieSettings.chooseReset();
    await cookieBanner.chooseAcceptAll();
    await home.chooseLogo();
    await home.see();
    // The page has said everywhere that it has come.
    await expect(page).toHaveTitle(/^Nauka/);
    const code = ofAnalytics();
    const sent = page.waitForRequest(/\/api\/Analytics\/Visits$/);
    await putAside(page);
    const report = await sent;
    expect([code.length, report.postDataJSON(), (await report.response())?.status()]).toEqual([
      1,
      { visits: { '/ustawienia-cookies': 1, '/': 1 } },
      204,
    ]);
    expect(Object.keys(await report.allHeaders()).filter((name) => /cookie|authorization|referer/.test(name))).toEqual(
      [],
    );
  },
);

test(
  'an own choice survives a reload, and testing the banner asks anew (S1 §4.103, S2 §2.138, §2.140)',
  { tag: SCREENS },
  async ({ page, input, seen }) => {
    const { cookieBanner, cookieDialog, cookieSettings } = pagesOf(page, input);
    await cookieSettings.open();
    await cookieBanner.see();
    await cookieSettings.seeAnswer('Jeszcze bez odpowiedzi', 'Wyłączona', 'Wyłączony');
    await cookieBanner.chooseCustomise();
    await cookieDialog.see();
    await seen('cookie dialog');
    await cookieDialog.chooseAnalytics();
    await cookieDialog.chooseSave();
    await cookieBanner.seeNone();
    await page.reload();
    await cookieSettings.seeAnswer('Odpowiedź zapisana', 'Włączona', 'Wyłączony');
    await seen('cookie settings');
    const reloaded = page.waitForEvent('load');
    await cookieSettings.chooseTest();
    await reloaded;
    await cookieBanner.see();
    await cookieSettings.seeAnswer('Jeszcze bez odpowiedzi', 'Wyłączona', 'Wyłączony');
  },
);

test('an answer in one tab is the answer of the other, and so is its end (S1 §4.102, §4.104)', async ({
  page,
  context,
  input,
}) => {
  const [here, there] = [pagesOf(page, input), pagesOf(await context.newPage(), input)];
  await here.cookieSettings.open();
  await there.cookieSettings.open();
  await here.cookieBanner.see();
  await there.cookieBanner.chooseRejectAll();
  await here.cookieBanner.seeNone();
  await here.cookieSettings.seeAnswer('Odpowiedź zapisana', 'Wyłączona', 'Wyłączony');
  await here.cookieSettings.chooseReset();
  await there.cookieBanner.see();
});

/** Names of what a browser keeps of this product. */
const keptBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...document.cookie.split(';').filter((cookie) => cookie !== ''),
  ]);

test('whatever the product keeps in a browser stands on the page of cookie settings (S2 §2.139)', async ({
  page,
  input,
  member,
}) => {
  const pages = pagesOf(page, input);
  const { assistant, pricing, cookieBanner, cookieSettings, home } = pages;
  await openTutor(pages, member);
  await assistant.fillMessage('Oblicz 1/2 + 1/3');
  await home.open('/pricing');
  await pricing.see();
  await cookieBanner.chooseRejectAll();
  await cookieSettings.open();
  await cookieSettings.see();
  await home.seeMember();
  const [listed, kept] = [await cookieSettings.storedNames(), await keptBy(page)];
  expect(kept.filter((name) => !listed.some((one) => name.startsWith(one)))).toEqual([]);
  expect(kept.length).toBeGreaterThan(3);
});

/** Notes what of the header has moved by itself since its font is here, and how high it was. */
const watchHeader = () => {
  const seen = { moved: [] as string[], heights: [] as number[] };
  Object.assign(window, { seen });
  const shifts = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('sources' in entry && Array.isArray(entry.sources))
        for (const { node } of entry.sources)
          if (node instanceof Element && node.closest('header, section[aria-label]') !== null)
            seen.moved.push(node.outerHTML.slice(0, 80));
  });
  addEventListener('DOMContentLoaded', () => {
    void document.fonts.load("1rem 'Figtree Variable'").then(() => shifts.observe({ type: 'layout-shift' }));
    const header = document.querySelector('header');
    const observer = new ResizeObserver(() => seen.heights.push(header?.offsetHeight ?? 0));
    if (header !== null) observer.observe(header);
  });
};
const seenOn = (page: Page): Promise<unknown> => page.evaluate(() => ('seen' in window ? window.seen : null));

for (const width of [360, 1280])
  test(`neither the banner nor what becomes known of a pupil moves the header at ${width} px`, async ({
    page,
    input,
    member,
  }) => {
    expect(member.firstName).not.toBe('');
    await page.setViewportSize({ width, height: 740 });
    await page.addInitScript(watchHeader);
    const { home, cookieBanner } = pagesOf(page, input);
    await home.open();
    await home.seeMember();
    await cookieBanner.see();
    expect(await seenOn(page)).toEqual({ moved: [], heights: [65] });
  });

test('whoever logs out where the account cannot be loaded comes to the home page (S1 §2.29)', async ({
  page,
  input,
  member,
  consoleErrors,
}) => {
  expect(member.firstName).not.toBe('');
  const { home, panel } = pagesOf(page, input);
  await injectFault(page, consoleErrors, /\/api\/Users\/[^/?]+$/, failsForLong(500));
  await home.open('/pricing');
  await panel.chooseLogOutInHeader();
  await home.see();
  await home.seeVisitor();
  await expect(page).toHaveURL(/\/$/);
});
