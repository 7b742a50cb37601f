import { expect, it } from 'vitest';
import { entryInChromium } from './entry-in-chromium.ts';

const entry = entryInChromium('sections.entry.tsx');

it('a page that is left while its section comes alive ends the section, and nothing is rendered anew', async () => {
  const page = await entry.open();
  await page.waitForFunction(() => 'leaveWhen' in window);
  expect(await page.evaluate(() => window.leaveWhen('alive'))).toEqual(['comes alive', 'is left', 'ends']);
  expect(await page.evaluate(() => window.leaveWhen('woken'))).toEqual(['is left', 'comes alive', 'ends']);
});

it('a press while React is about to bring a section to life is answered, and it alone', async () => {
  const page = await entry.open();
  await page.waitForFunction(() => 'pressWhileItWakes' in window);
  expect(await page.evaluate(() => window.pressWhileItWakes())).toEqual(['Second']);
});

it('a finger that is on a button when its section comes alive presses it as it is lifted, and not as the browser takes it for scrolling', async () => {
  const page = await entry.open();
  await page.waitForFunction(() => 'holdWhileItWakes' in window);
  expect(await page.evaluate(() => window.holdWhileItWakes('pointerup'))).toEqual(['First', 'Second']);
  expect(await page.evaluate(() => window.holdWhileItWakes('pointercancel'))).toEqual(['First']);
});
