import { countInWords } from '../browser-transitions/caused.ts';
import { isPupils, readRecord } from '../browser-transitions/record.ts';
import { UNCAUSED_TRANSITIONS } from '../../tests/e2e/uncaused-transitions.ts';
import type { ChartTransition } from '../statecharts/chart.ts';
import { transitionInWords } from '../statecharts/words.ts';
import type { BookMachine, InBrowser } from './book.types.ts';

/** What the tests in a browser cause of a machine. */
export type BrowserEvidence = (machine: string, transition: ChartTransition) => InBrowser;

/** From the record, which names tests, and from the list that `npm test` holds against every run, which names what is missing. */
export const readEvidence = (): BrowserEvidence => {
  const record = readRecord();
  return (machine, transition) => {
    const words = transitionInWords(transition);
    const test = record[machine]?.[words] ?? '';
    const isHeldByEachRun = isPupils(transition) && UNCAUSED_TRANSITIONS[machine]?.includes(words) !== true;
    return { isCaused: test !== '' || isHeldByEachRun, test };
  };
};

/** `3 of 5 that a pupil can cause, 8 of 20 of all kinds`. */
export const browserCount = (books: readonly BookMachine[]): string =>
  countInWords(
    books
      .flatMap(({ transitions }) => transitions)
      .map(({ isPupils: isOfPupil, inBrowser: { isCaused } }) => ({ isPupils: isOfPupil, isCaused })),
  );
