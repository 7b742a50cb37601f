import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { learningTexts } from '#ui/texts/learning.pl.ts';
import { APP, buildEntry, serveEntry } from '../../tests/support/served-entry.ts';
import { showAddress } from '../../tests/ui/browser/app-in-chromium.ts';
import { median } from './median.ts';
import { processorClock } from './processor-clock.ts';
import { tableOf } from './table.ts';

const RUNS = 5;
const KEYS = 40;
const BETWEEN_KEYS = { delay: 100 } as const;
/** Milliseconds from one frame to the next, sixty a second, where one between them is missing. */
const DROPPED = 25;

interface Typed {
  /** Milliseconds of the processor. */
  readonly key: number;
  /** Frames that were missing while 40 keys were typed. */
  readonly dropped: number;
}

const openAll = async (page: Page): Promise<void> => {
  const earlier = page.getByRole('button', { name: learningTexts.earlier });
  while ((await earlier.count()) > 0) await earlier.click();
};

/** Keeps the time of every frame in the page, in words: what is compiled here calls a helper that is not there. */
const WATCH_FRAMES = `window.frameTimes = []; (function watch(at) { window.frameTimes.push(at); requestAnimationFrame(watch); })(performance.now())`;

const framesOf = (page: Page): Promise<readonly number[]> => page.evaluate('window.frameTimes');

const typed = async (page: Page): Promise<Typed> => {
  await page.getByRole('textbox', { name: 'Wiadomość' }).click();
  // The first keys are those of a page that is still being set and compiled.
  await page.keyboard.type('x'.repeat(KEYS), BETWEEN_KEYS);
  await page.evaluate(WATCH_FRAMES);
  const cost = await processorClock(page);
  const { laidOut } = await cost(() => page.keyboard.type('x'.repeat(KEYS), BETWEEN_KEYS));
  const frames = await framesOf(page);
  const dropped = frames.filter((at, place) => at - (frames[place - 1] ?? at) > DROPPED).length;
  return { key: laidOut / KEYS, dropped };
};

/** Keys in the composer beside 500 messages, all opened by hand, on a phone's screen. */
export const typing = async (browser: Browser): Promise<string> => {
  const entry = await buildEntry(fileURLToPath(new URL('../../tests/ui/browser/app.entry.tsx', import.meta.url)));
  const measure = async (conversation: string): Promise<Typed> => {
    const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
    await serveEntry(context, entry);
    const page = await context.newPage();
    await page.goto(APP);
    await showAddress(page, `/assistant?mode=tutor&conversation=${conversation}`, { isLong: true });
    await page.locator('.katex').first().waitFor();
    if (conversation === 'endless') await openAll(page);
    const found = await typed(page);
    await context.close();
    return found;
  };
  const runs = { ours: [] as Typed[], peer: [] as Typed[] };
  for (let run = 0; run < RUNS; run += 1) {
    runs.ours.push(await measure('endless'));
    runs.peer.push(await measure('long'));
  }
  const of = (who: 'ours' | 'peer', what: keyof Typed) => median(runs[who].map((one) => one[what]));
  return tableOf(`Typing beside 500 messages, median of ${RUNS}`, 'the same beside twenty', [
    { name: 'a key', unit: 'ms', ours: of('ours', 'key'), peer: of('peer', 'key') },
    {
      name: `frames dropped while ${KEYS} are typed`,
      unit: '',
      ours: of('ours', 'dropped'),
      peer: of('peer', 'dropped'),
      aim: { most: 0 },
    },
  ]);
};
