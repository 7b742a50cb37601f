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
