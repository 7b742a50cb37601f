import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { schoolMessages } from '../../tests/support/school-messages.ts';
import { APP, buildEntry, serveEntry } from '../../tests/support/served-entry.ts';
import { median } from './median.ts';
import { processorClock } from './processor-clock.ts';
import { tableOf, type Measure } from './table.ts';

const RUNS = 5;
const MESSAGES = 200;
const GROWING = 28;
const NAMES = ['ours', 'reference', 'bare'] as const;
type Name = (typeof NAMES)[number];

/** Megabytes of scripts and nodes together, once all that is not needed has gone. */
const heldMemory = async (page: Page): Promise<number> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.enable');
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  const usage = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  const { usedSize, embedderHeapUsedSize = 0 } = usage as { usedSize: number; embedderHeapUsedSize?: number };
  return (usedSize + embedderHeapUsedSize) / 1_000_000;
};

interface Measured {
  readonly made: number[];
  readonly laidOut: number[];
  readonly grown: number[];
  readonly memory: number[];
}

/** 200 answers with mathematics in real Chromium, as they stand there and as they grow. */
export const richText = async (browser: Browser): Promise<string> => {
  const context = await browser.newContext({ viewport: { width: 800, height: 900 } });
  await serveEntry(context, await buildEntry(fileURLToPath(new URL('rich-text.entry.tsx', import.meta.url))));
  const page = await context.newPage();
  await page.goto(APP);
  await page.waitForFunction(() => 'bench' in window);

  const measured: Record<Name, Measured> = {
    ours: { made: [], laidOut: [], grown: [], memory: [] },
    reference: { made: [], laidOut: [], grown: [], memory: [] },
    bare: { made: [], laidOut: [], grown: [], memory: [] },
  };
  const cost = await processorClock(page);
  const pass = async (name: Name, run: number) => {
    // Each run has messages of its own, so that nothing is remembered from the last.
    const texts = schoolMessages(MESSAGES, run * MESSAGES);
    const before = await heldMemory(page);
    const shown = await cost(() =>
      page.evaluate(([who, said]) => window.bench.show(who, said), [name, texts] as const),
    );
    await page.evaluate(() => window.bench.whenSet());
    const formulas = await page.evaluate(() => window.bench.formulas());
    const memory = (await heldMemory(page)) - before;
    await page.evaluate((who) => window.bench.clear(who), name);
    const grown = await cost(() =>
      page.evaluate(([who, said]) => window.bench.grow(who, said), [name, texts.slice(0, GROWING)] as const),
    );
    await page.evaluate((who) => window.bench.clear(who), name);
    if (run > 0) {
      measured[name].made.push(shown.made / MESSAGES);
      measured[name].laidOut.push(shown.laidOut / MESSAGES);
      measured[name].grown.push(grown.made);
      measured[name].memory.push(memory);
    }
    return formulas;
  };
  let formulas = 0;
  for (let run = 0; run <= RUNS; run += 1) for (const name of NAMES) formulas = await pass(name, run);
  await context.close();

  const against = (
    peer: Name,
    name: string,
    of: keyof Measured,
    unit: Measure['unit'],
    aim?: Measure['aim'],
  ): Measure => ({
    name,
    unit,
    ours: median(measured.ours[of]),
    peer: median(measured[peer][of]),
    ...(aim !== undefined && { aim }),
  });
  const table = (peer: Name, said: string, aims: boolean) =>
    tableOf(`${MESSAGES} answers with ${formulas} formulas, median of ${RUNS}`, said, [
      against(peer, 'a message becomes nodes', 'made', 'ms', aims ? { ratio: 1.05 } : { most: 2 }),
      against(peer, 'and is laid out', 'laidOut', 'ms'),
      against(peer, `${GROWING} answers grow by 20 characters`, 'grown', 'ms', aims ? { ratio: 1.05 } : { most: 700 }),
      against(peer, 'memory of the page', 'memory', 'MB', aims ? undefined : { most: 12 }),
    ]);
  return [
    table('reference', 'Markdown sanitised, then strings of KaTeX put in by a Trusted Types policy', true),
    table('bare', 'Markdown and strings of KaTeX as innerHTML, nothing sanitised', false),
  ].join('\n');
};
