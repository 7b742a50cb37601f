import { countInWords } from '../browser-transitions/caused.ts';
import { causeOf } from '../browser-transitions/pupils.ts';
import { readRecord } from '../browser-transitions/record.ts';
import { UNCAUSED_TRANSITIONS } from '../../tests/e2e/uncaused-transitions.ts';
import { UNOFFERED_TRANSITIONS } from '../../tests/e2e/unoffered-transitions.ts';
import type { ChartTransition } from '../statecharts/chart.ts';
import { transitionInWords } from '../statecharts/words.ts';
import type { BookMachine, InBrowser } from './book.types.ts';

/** What the tests in a browser cause of a machine. */
export type BrowserEvidence = (machine: string, transition: ChartTransition) => InBrowser;

/** From the record, which names tests, and from the lists that `npm test` holds against every run, which name what is missing and why. */
export const readEvidence = (): BrowserEvidence => {
  const record = readRecord();
  const cause = causeOf(UNOFFERED_TRANSITIONS);
  return (machine, transition) => {
    const words = transitionInWords(transition);
    const test = record[machine]?.[words] ?? '';
    const caused = cause(machine, transition);
    const isPupils = caused.by === 'pupil';
    const isHeldByEachRun = isPupils && UNCAUSED_TRANSITIONS[machine]?.includes(words) !== true;
    const unoffered = caused.by === 'pupil without a screen' ? caused.because : '';
    return { isPupils, isCaused: test !== '' || isHeldByEachRun, test, unoffered };
  };
};

/** `3 of 5 that a pupil can cause, 8 of 20 of all kinds`. */
export const browserCount = (books: readonly BookMachine[]): string =>
  countInWords(books.flatMap(({ transitions }) => transitions).map(({ inBrowser }) => inBrowser));
