import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { blockReader } from '#ui/rich-text/block.reader.ts';
import { isHarmfulAnswer } from '#tutoring/safety/harmful-answer.rules.ts';
import { schoolMessages } from '../../tests/support/school-messages.ts';
import { APP, buildEntry, serveEntry } from '../../tests/support/served-entry.ts';
import { DEAR_TURNS, HOSTILE_MESSAGES, threadOf } from '../../tests/tutoring/hostile-messages.ts';
import { HIGH, request, strictTutor } from '../../tests/tutoring/pupil.ts';
import { LONG_MESSAGES, LONG_TASK } from '../../tests/tutoring/safety/long-messages.ts';
import { signIn } from '../../tests/tutoring/safety/sentences.ts';
import { FORMULA_BOMBS } from '../../tests/ui/browser/formula-bombs.ts';
import { HOSTILE_TEXTS } from '../../tests/ui/hostile-texts.ts';
import { leastCpuTime } from './cpu-time.ts';
import { processorClock } from './processor-clock.ts';
import { tableOf, type Measure } from './table.ts';

type Case = readonly [name: string, text: string, ...unknown[]];

/** The case that takes longest against what is usual, both in milliseconds of the processor. */
const worst = async (
  name: string,
  cases: readonly Case[],
  usual: string,
  work: (text: string) => unknown,
  aim: NonNullable<Measure['aim']>,
): Promise<Measure> => {
  const times: { readonly of: string; readonly time: number }[] = [];
  for (const [of, text] of cases) times.push({ of, time: await leastCpuTime(() => work(text)) });
  const longest = times.reduce((one, other) => (other.time > one.time ? other : one));
  const peer = await leastCpuTime(() => work(usual));
  return { name: `${name}: ${longest.of}`, unit: 'ms', ours: longest.time, peer, aim };
};

const answer = async (prompt: string): Promise<void> => {
  for (const mode of ['tutor', 'buddy'] as const)
    await strictTutor.reply(request(prompt, { mode, history: [], schoolClass: HIGH }));
};

const replay = (turns: number, turn: string) => () =>
  strictTutor.reply(request('x = 4', { history: threadOf(turns, turn), schoolClass: HIGH }));

const longThreads = async (): Promise<readonly Measure[]> => {
  const measures: Measure[] = [];
  for (const [name, turn] of DEAR_TURNS)
    measures.push({
      name: `200 turns against 20: ${name}`,
      unit: 'ms',
      ours: await leastCpuTime(replay(200, turn)),
      peer: await leastCpuTime(replay(20, turn)),
      aim: { ratio: 3 },
    });
  return measures;
};

const BOMBS = Object.entries(FORMULA_BOMBS);
const TRIES = 5;

/** The formula that takes longest in real Chromium, against one that a lesson has. */
const formulaBombs = async (browser: Browser): Promise<Measure> => {
  const entry = await buildEntry(fileURLToPath(new URL('../../tests/ui/browser/rich-text.entry.tsx', import.meta.url)));
  const context = await browser.newContext({ viewport: { width: 800, height: 600 } });
  await serveEntry(context, entry);
  const page = await context.newPage();
  await page.goto(APP);
  await page.waitForFunction(() => 'harness' in window);
  await page.evaluate(() => window.harness.show([{ text: '$x$', format: 'markdown' }]));
  await page.locator('.katex').waitFor();
  const cost = await processorClock(page);
  const timeOf = async (tex: string): Promise<number> => {
    // To bring a long one into the page costs as well.
    const brought = await page.evaluateHandle((bomb) => ({ bomb }), tex);
    let least = Infinity;
    for (let tries = 0; tries < TRIES; tries += 1)
      least = Math.min(
        least,
        (await cost(() => page.evaluate(({ bomb }) => window.harness.set(bomb), brought))).laidOut,
      );
    return least;
  };
  let [longest, ours] = ['', 0];
  for (const [name, tex] of BOMBS) {
    const time = await timeOf(tex);
    if (time > ours) [longest, ours] = [name, time];
  }
  const peer = await timeOf(String.raw`x_{1,2} = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}`);
  await context.close();
  return { name: `formula: ${longest}`, unit: 'ms', ours, peer, aim: { most: 100 } };
};

const isHarmful = (text: string) => isHarmfulAnswer(text.repeat(10));

const read = (text: string) => blockReader()(text, 'markdown', false);

/** What is made to be slow, each against what a pupil usually sends. */
export const hostile = async (browser: Browser): Promise<string> => {
  const usualText = schoolMessages(100).join('\n\n').slice(0, 20_000);
  return tableOf(
    'The slowest of what is made to be slow',
    'what is usual: a task, a short thread, an answer, a formula',
    [
      await worst('gate, message', LONG_MESSAGES, LONG_TASK, signIn, { ratio: 3 }),
      await worst('gate, answer', LONG_MESSAGES, LONG_TASK, isHarmful, { ratio: 4 }),
      await worst('message', HOSTILE_MESSAGES, 'Rozwiąż 2x + 3 = 11', answer, { most: 50 }),
      ...(await longThreads()),
      await worst('text', HOSTILE_TEXTS, usualText, read, { most: 2_000 }),
      await formulaBombs(browser),
    ],
  );
};
