import type { Page } from 'playwright/test';
import { pagesOf } from './pages/pages.ts';
import { failsForLong, injectFault } from './support/faults.ts';
import { expect, test } from './support/fixtures.ts';

/** Goes to an address as the pupil's own browser does, without a new page. */
const wishFor = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** The product leads home from a page for members three times in a breath: a loop. */
const loop = async (page: Page) => {
  for (let time = 0; time < 3; time += 1) {
    await wishFor(page, '/account');
    await expect
      .poll(async () => {
        const path = await page.evaluate(() => window.location.pathname);
        // The guard may wait for a session that has just begun anew.
        if (path !== '/') await page.clock.fastForward(500);
        return path;
      })
      .toBe('/');
    await expect(page.locator('h1')).toHaveText('Zrozum zadanie, zamiast przepisywać wynik');
  }
};

test('who is led in circles again and again is told so, and the repair leads home (S2 §4.61–4.63, S1 §8.50–8.56)', async ({
  page,
  input,
}) => {
  await page.clock.install();
  const { home, recovery } = pagesOf(page, input);
  await home.open();
  await home.seeVisitor();
  // The clock stands still, so that a loop is one breath however slow the machine is.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  let loops = 0;
  // Three times the app repairs itself and rests for half a minute (D15); the first loop may be heard late, when the recovery has come.
  await expect
    .poll(
      async () => {
        await loop(page);
        loops += 1;
        const isTold = await recovery.isOpen();
        if (!isTold) await page.clock.fastForward(31_000);
        return isTold;
      },
      { timeout: 120_000, intervals: [0] },
    )
    .toBe(true);
  expect(loops).toBeGreaterThan(3);
  await recovery.chooseDetails();
  const places = (await recovery.redirects()).map((line) => line.split('\n').at(-1));
  expect(places).toEqual(['/', '/', '/']);
  await page.clock.resume();
  await recovery.chooseRepair();
  await recovery.seeRepaired();
  await recovery.seeNone();
  await home.see();
  await expect(page).toHaveURL(/\/$/);
});

const CRASH = 'A test wants it so.';

/** Runs in the page of the plans: it writes no price until it can again, like a browser that lacks what we count on, and another period is chosen. */
const breakPrices = (words: string): void => {
  const { prototype } = Intl.NumberFormat;
  const format = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {};
  Object.defineProperty(prototype, 'format', {
    ...format,
    get: () => {
      throw new Error(words);
    },
  });
  addEventListener('test.mended', () => void Object.defineProperty(prototype, 'format', format), { once: true });
  document.querySelector<HTMLElement>('main input[type="radio"]:not(:checked)')?.click();
};

const mend = (): void => void dispatchEvent(new Event('test.mended'));

test('a page that crashes says so; who begins anew is told when that fails, may try again, ask for help or log out (S1 §8.57–8.62)', async ({
  page,
  context,
  input,
  member: _member,
  consoleErrors,
}) => {
  consoleErrors.allow(/\/api\/(?:Users|Logs)/);
  consoleErrors.tolerate(CRASH);
  await page.clock.install();
  const { home, pricing, recovery } = pagesOf(page, input);
  const crash = async () => {
    await page.evaluate(breakPrices, CRASH);
    await recovery.seeCrash();
    await page.evaluate(mend);
  };
  const loseUser = () => injectFault(page, consoleErrors, /\/api\/Users\/[^/]+$/, failsForLong(503), 'GET');
  await pricing.open();
  await pricing.seePlan('Premium');
  await home.seeMember();
  const giveBack = await loseUser();
  await crash();
  await recovery.chooseAnew();
  await recovery.seeUnrepaired();
  await recovery.chooseRepair();
  await recovery.seeUnrepaired();
  const [help] = await Promise.all([context.waitForEvent('page'), recovery.chooseHelp()]);
  await expect(help).toHaveURL(/\/kontakt$/);
  await recovery.chooseClose();
  await recovery.chooseAnew();
  await recovery.seeUnrepaired();
  await giveBack();
  // The good news stays until it is closed.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await recovery.chooseRepair();
  await recovery.seeRepaired();
  await recovery.chooseClose();
  await home.see();
  await page.clock.resume();

  await home.choosePricing();
  await pricing.seePlan('Premium');
  await loseUser();
  await crash();
  await recovery.chooseAnew();
  await recovery.seeUnrepaired();
  await recovery.chooseLogOut();
  await home.see();
  await home.seeVisitor();
});

test('what went wrong for a pupil is in our log a minute later, by its name and its place only (S1 §7.36, §9.26, R9, D44)', async ({
  page,
  input,
  member,
  consoleErrors,
}) => {
  consoleErrors.allow(/\/api\/Trial\/Status$|\/AccountPage-/); // we let them fail
  await page.clock.install();
  await page.route('**/api/Trial/Status', (route) => route.fulfill({ status: 503, json: {} }));
  await page.route('**/AccountPage-*.js', (route) => route.abort());
  const { home, lost } = pagesOf(page, input);
  const sent: { readonly text: string; readonly userID: string; readonly timeStamp: string }[] = [];
  const statuses = new Set<number>();
  page.on('response', (response) => {
    if (!response.url().endsWith('/api/Logs')) return;
    sent.push(JSON.parse(response.request().postData() ?? '{}'));
    statuses.add(response.status());
  });
  await home.open();
  await home.seeMember();
  await wishFor(page, '/account');
  await lost.seePage();
  // The call is made three times before it has failed, and the page is idle before the log begins: each waits for the network, too.
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(10_000);
        return sent.length;
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(1);
  const [lostPart, failedCall] = ['part: LostPart at ', 'trial.status: '].map(
    (beginning) => sent.find(({ text }) => text.startsWith(beginning))?.text ?? '',
  );
  expect([
    lostPart?.includes('AccountPage~'),
    failedCall,
    sent.map((entry) => Object.keys(entry).toSorted().join()).filter((keys) => keys !== 'text,timeStamp,userID'),
    [...statuses],
    JSON.stringify(sent).includes(member.email),
  ]).toEqual([true, 'trial.status: server/unavailable', [], [204], false]);
});
