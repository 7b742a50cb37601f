import * as fc from 'fast-check';
import { HOSTILE_VALUES, STORED_KEYS } from '../../support/stored-keys.ts';
import { pagesOf } from '../pages/pages.ts';
import { expect, test } from '../support/fixtures.ts';
import { BROKEN_STORAGES } from '../support/broken-storages.ts';

/** Notes, before the page does anything, what becomes of something that it might want to keep. */
const noteKeeping = () => {
  try {
    localStorage.setItem('wish', 'x'.repeat(64));
    Object.assign(window, { kept: localStorage.getItem('session:') });
  } catch (error) {
    Object.assign(window, { kept: error instanceof DOMException ? error.name : null });
  }
};

const SIGNS: Readonly<Record<keyof typeof BROKEN_STORAGES, string>> = {
  full: 'QuotaExceededError',
  corrupt: '{"keptAt":',
  forbidden: 'SecurityError',
};

for (const kind of ['full', 'corrupt', 'forbidden'] as const) {
  test(`where the browser’s storage is ${kind}, a pupil registers and learns`, async ({ page, input, newcomer }) => {
    await page.addInitScript(BROKEN_STORAGES[kind]);
    await page.addInitScript(noteKeeping);
    const { home, login, account, details, progress, trial, assistant } = pagesOf(page, input);
    await home.open();
    expect(await page.evaluate(() => 'kept' in window && window.kept)).toBe(SIGNS[kind]);
    await home.chooseTryForFree();
    await login.chooseRegistration();
    await account.fill(newcomer);
    await account.chooseNext();
    await details.fillIn(newcomer);
    await details.acceptTerms();
    await details.chooseRegister();
    await progress.seeDone();
    await trial.seeOffer();
    await trial.chooseStart();
    await assistant.seeEmpty(newcomer.firstName);
    await assistant.fillMessage('Oblicz 3/4 + 2 1/3');
    await assistant.chooseSend();
    await assistant.seeAnswers('Tutor AI', 1);
    await assistant.seePoints('24 punkty');
  });
}

const FUZZED_STARTS = 20;

test('whatever the storages hold, the page starts and knows its pupil', async ({ page, input, member }) => {
  const { home } = pagesOf(page, input);
  await home.open();
  await home.seeMember();
  // It is kept after the header shows who is here: once the plan is known as well.
  const found = await page.waitForFunction(() => Object.keys(localStorage).find((key) => key.startsWith('session:')));
  const own = String(await found.jsonValue());
  const owner = fc.constantFrom('', 'bartek', '__proto__', own.slice('session:'.length));
  const stored = fc.array(
    fc.record({
      isLocal: fc.boolean(),
      key: fc.tuple(fc.constantFrom(...STORED_KEYS), fc.oneof(owner, fc.string())).map((parts) => parts.join('')),
      value: fc.oneof(fc.constantFrom(...HOSTILE_VALUES), fc.json(), fc.nat(300)),
    }),
    { minLength: 4, maxLength: 12 },
  );
  for (const [start, entries] of fc.sample(stored, { seed: 11, numRuns: FUZZED_STARTS }).entries()) {
    await test.step(`start ${start + 1}: ${JSON.stringify(entries).slice(0, 500)}`, async () => {
      await page.evaluate((written) => {
        const kept = Object.values({ ...localStorage }).map(String);
        for (const { isLocal, key, value } of written)
          (isLocal ? localStorage : sessionStorage).setItem(
            key,
            // A number cuts what the product itself has written.
            typeof value === 'number' ? (kept[value % kept.length] ?? '').slice(0, value) : value,
          );
      }, entries);
      await page.reload({ waitUntil: 'commit' });
      await home.seeMember();
    });
  }
  await page.goto('/assistant?mode=tutor');
  await pagesOf(page, input).assistant.seeEmpty(member.firstName);
  expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
});
