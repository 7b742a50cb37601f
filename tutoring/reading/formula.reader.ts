import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { readExpression } from '#tutoring/mathematics/expression.reader.ts';
import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import { plainNotation } from './notation.rules.ts';
import { runsIn } from './formula-runs.rules.ts';

/** A chain of equal sides, `2 + 3 \cdot 4 = 2 + 12 = 14`; a single side is a bare expression. */
export interface Formula {
  readonly sides: readonly [Expression, ...Expression[]];
  readonly isInequality: boolean;
}

interface FormulaReading {
  readonly formulas: readonly Formula[];
  /** A formula was seen that is too long, too deep or not understood. */
  readonly hasUnreadable: boolean;
}

const LONGEST_MESSAGE = 2000;
const MOST_FORMULAS = 8;

/** Finds and reads the formulas of a Polish message. Never throws. The latest reading is kept, because several judges read one message. */
export const readFormulas = (message: string): FormulaReading => {
  if (latest.message !== message) latest = { message, reading: formulasIn(message) };
  return latest.reading;
};

let latest: { readonly message: string; readonly reading: FormulaReading } = {
  message: '',
  reading: { formulas: [], hasUnreadable: false },
};

const formulasIn = (message: string): FormulaReading => {
  const runs = runsIn(plainNotation(message.slice(0, LONGEST_MESSAGE))).slice(0, MOST_FORMULAS);
  const read = runs.flatMap(alternatives).map(formulaOf);
  return {
    formulas: read.filter((formula) => formula !== undefined),
    hasUnreadable: read.includes(undefined),
  };
};

/** `x = ±3` is `x = 3` and `x = -3`, `x = (5 ± 1)/2` has a sum and a difference. */
const alternatives = (run: string): readonly string[] =>
  run.includes('±') ? [run.replace(/(?<=[\p{L}\d)]\s*)±/gu, '+').replaceAll('±', ''), run.replaceAll('±', '-')] : [run];

const formulaOf = (run: string): Formula | undefined => {
  try {
    const [first, ...others] = run
      .split(/[=<>≠]/)
      .map((side) => side.trim())
      .filter((side) => side !== '')
      .map((side) => readExpression(mathjsNotation(side)));
    return first === undefined ? undefined : { sides: [first, ...others], isInequality: /[<>≠]/.test(run) };
  } catch (thrown) {
    if (thrown instanceof BeyondReach) return undefined;
    throw thrown;
  }
};

/** Mixed numbers, plain fractions and percents become calls, so that they bind as one number; a colon becomes its own operator. */
export const mathjsNotation = (side: string): string =>
  side
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/(?<![\d.^/]\s*)(?<!\d)(\d{1,15}) +(\d{1,15})\/(\d{1,15})(?![\d.])/g, 'mixed($1,$2,$3)')
    .replace(/(?<![\d.^/,(]|\/ )(\d{1,15})\s?\/\s?(\d{1,15})(?![\d.^,)]|\s?\^)/g, 'frac($1,$2)')
    .replace(/(\d+(?:\.\d+)?)\s?%/g, 'percent($1)')
    // mathjs reads 0x, 0b and 2e+3 as numbers
    .replace(/(\d)(?=[a-z])/gi, '$1 ')
    .replaceAll(':', ' ./ ');
