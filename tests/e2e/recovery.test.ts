import type { Page } from 'playwright/test';
import { pagesOf } from './pages/pages.ts';
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
    await expect(page).toHaveURL(/\/$/);
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
  // Three times the app repairs itself and rests for half a minute (D15).
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await loop(page);
    await home.seeVisitor();
    await recovery.seeNone();
    await page.clock.fastForward(31_000);
  }
  await loop(page);
  await recovery.see();
  await recovery.chooseDetails();
  const places = (await recovery.redirects()).map((line) => line.split('\n').at(-1));
  expect(places).toEqual(['/', '/', '/']);
  await recovery.chooseRepair();
  await recovery.seeRepaired();
  await page.clock.fastForward(2_100);
  await recovery.seeNone();
  await home.see();
  await expect(page).toHaveURL(/\/$/);
});

test('what went wrong for a pupil is in our log a minute later, by its name only (S1 §7.36, §9.26, R9)', async ({
  page,
  input,
  member,
  consoleErrors,
}) => {
  consoleErrors.allow(/\/api\/Trial\/Status$/); // we let it fail
  await page.clock.install();
  await page.route('**/api/Trial/Status', (route) => route.fulfill({ status: 503, json: {} }));
  const { home } = pagesOf(page, input);
  await home.open();
  await home.seeMember();
  const arrived = page.waitForResponse(/\/api\/Logs$/);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/Logs')) sent.push(request.postData() ?? '');
  });
  // The call is made three times before it has failed, and the page is idle before the log begins: each waits for the network, too.
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(10_000);
        return sent.length;
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(0);
  const { text, ...rest } = JSON.parse(sent[0] ?? '{}');
  expect([text, Object.keys(rest).toSorted(), (await arrived).status()]).toEqual([
    'trial.status: server/unavailable',
    ['timeStamp', 'userID'],
    204,
  ]);
  expect(JSON.stringify(rest)).not.toContain(member.email);
});
