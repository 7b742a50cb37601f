import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { transitionsOf } from '../statecharts/chart.ts';
import type { MachineFile } from '../statecharts/machine-files.ts';
import { transitionInWords } from '../statecharts/words.ts';
import type { Run } from './report.ts';

/** Committed (D60), so that the book of a commit is always the same; `npm run transitions` writes it. */
export const RECORD_FILE = 'docs/statecharts/caused-in-a-browser.json';

/** Of each machine the transitions, in words, that a test has caused in a browser, and which test. */
export type BrowserRecord = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type NamedMachine = Pick<MachineFile, 'name' | 'machine'>;

const record: z.ZodType<BrowserRecord> = z.record(z.string(), z.record(z.string(), z.string()));

export const readRecord = (file = RECORD_FILE): BrowserRecord =>
  existsSync(file) ? record.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};

/** One test is enough for a transition: of those that cause it the one that causes least besides, as it tells most of it. */
const mostTelling = (run: Run, key: string): string | undefined =>
  [...run]
    .filter(([, caused]) => caused.has(key))
    .toSorted(([a, its], [b, others]) => its.size - others.size || a.localeCompare(b, 'en'))[0]?.[0];

/**
 * The record after a run of some tests or of all. A test stays named while it still causes the transition, or has not run,
 * so that the file changes only with what is true; what no machine has any more goes.
 */
export const recordAfter = (before: BrowserRecord, run: Run, machines: readonly NamedMachine[]): BrowserRecord => {
  const testOf = (kept: string | undefined, key: string): string | undefined =>
    kept !== undefined && run.get(kept)?.has(key) !== false ? kept : mostTelling(run, key);
  return Object.fromEntries(
    machines.flatMap(({ name, machine }) => {
      const own = transitionsOf(machine).flatMap((transition) => {
        const words = transitionInWords(transition);
        const test = testOf(before[name]?.[words], transition.key);
        return test === undefined ? [] : [[words, test] as const];
      });
      return own.length === 0 ? [] : [[name, Object.fromEntries(own)]];
    }),
  );
};

const NOTHING_RAN: Run = new Map();

/** The text of the file as it should be for the machines as they are. */
export const recordText = (machines: readonly NamedMachine[], before = readRecord(), run = NOTHING_RAN): string =>
  `${JSON.stringify(recordAfter(before, run, machines), null, 2)}\n`;
