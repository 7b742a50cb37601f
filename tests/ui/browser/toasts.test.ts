import { expect, it } from 'vitest';
import { TRIALS } from '../../model/access/guard-table.ts';
import { entryInChromium } from './entry-in-chromium.ts';

const entry = entryInChromium('app.entry.tsx');

it('a toast that is told before the page is idle comes into a region that stands already', async () => {
  const page = await entry.open({ width: 360, height: 740, canClockTurn: true });
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of addedNodes)
          if (
            node instanceof Element &&
            (node.matches('[aria-live] li') || node.querySelector('[aria-live] li') !== null)
          )
            told.push(
              target instanceof Element && target.matches('[aria-live]') ? 'into its region' : 'with its region',
            );
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.waitForFunction(() => 'showApp' in window);
  await page.evaluate((trial) => window.showApp({ isGuarded: true, trial }, '/assistant?mode=tutor'), TRIALS.none);
  const toast = page.getByRole('region', { name: 'Powiadomienia' }).getByRole('listitem');
  // Less than what a page must be quiet for to count as idle.
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return toast.allTextContents();
    })
    .toEqual(['Tutor AI i Przyjaciel AI są częścią planu. Wybierz plan, aby się z nimi uczyć.']);
  expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual(['into its region']);
});
