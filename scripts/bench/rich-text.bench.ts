import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { APP, buildEntry, serveEntry } from '../../tests/support/served-entry.ts';
import { median } from './median.ts';
import { tableOf } from './table.ts';

const RUNS = 5;
const MESSAGES = 200;
const FORMULAS_IN_MESSAGE = 7;

/** An answer like those of Tutor; each pass gets numbers of its own, so that nothing is remembered from the last. */
const message = (pass: number, number: number): string => {
  const [a, b] = [number + 2, pass * MESSAGES + number + 3];
  return [
    `Rozwiąż równanie $${a}x + ${b} = ${a * 7 + b}$, a potem sprawdź **wynik**.`,
    `1. Odejmij $${b}$ od obu stron.\n2. Podziel przez $${a}$, bo $${a}x$ to $${a} \\cdot x$.`,
    `$$x = \\frac{${a * 7 + b} - ${b}}{${a}} = \\sqrt{${a * a}} - ${a}$$`,
    `Pole koła o promieniu ${a} jest równe $\\pi \\cdot ${a}^2$.`,
  ].join('\n\n');
};

const messages = (pass: number): string[] => Array.from({ length: MESSAGES }, (_, number) => message(pass, number));

/** 200 mathematical messages in real Chromium. */
export const richText = async (browser: Browser): Promise<string> => {
  const context = await browser.newContext({ viewport: { width: 800, height: 900 } });
  await serveEntry(context, await buildEntry(fileURLToPath(new URL('rich-text.entry.tsx', import.meta.url))));
  const page = await context.newPage();
  await page.goto(APP);
  await page.waitForFunction(() => 'bench' in window);
  const pass = (who: 'ours' | 'peer', number: number) =>
    page.evaluate(([name, texts, formulas]) => window.bench[name](texts, formulas), [
      who,
      messages(number),
      MESSAGES * FORMULAS_IN_MESSAGE,
    ] as const);
  await pass('ours', 0);
  await pass('peer', 0);
  const [ours, peer]: [number[], number[]] = [[], []];
  for (let run = 1; run <= RUNS; run += 1) {
    ours.push(await pass('ours', run));
    peer.push(await pass('peer', run));
  }
  await context.close();
  return tableOf(
    `${MESSAGES} mathematical messages rendered (${MESSAGES * FORMULAS_IN_MESSAGE} formulas, median of ${RUNS})`,
    'marked and KaTeX strings, DOMPurify over everything, innerHTML',
    [{ name: 'until all is laid out', unit: 'ms', ours: median(ours), peer: median(peer) }],
  );
};
