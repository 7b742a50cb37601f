import type { Exact } from '#tutoring/mathematics/exact.ts';
import { valueIfAny } from '#tutoring/mathematics/value.rules.ts';
import { readFormulas } from './formula.reader.ts';
import { plainNotation } from './notation.rules.ts';
import { speaksOfResult, withoutMarks } from './intent.reader.ts';

/** A longer sentence tells something else than an answer, unless it says so. */
const MOST_WORDS = 5;

/** The sign with which a pupil goes on writing what was asked. */
const GOES_ON = /^\s*=\s*/;

/** The numbers that a pupil names without an equation: „wyszło 36”, „=36”, „2 i 3”, „3/4”, „2 1/2”, „-5”, „2√3”. */
export const claimedNumbers = (message: string): readonly Exact[] => {
  if ((message.match(/\p{L}{2,}/gu)?.length ?? 0) > MOST_WORDS && !speaksOfResult(message)) return [];
  const text = plainNotation(message)
    .replace(GOES_ON, '')
    .replace(/sqrt\((\d+)\)/g, 'r$1r')
    .replace(/\(\((-?\d+)\)\/\((\d+)\)\)/g, '$1/$2');
  return [
    ...text.matchAll(
      /(?<![\p{L}\d.,/*:^=+])-?\s?(?:(?:\d+ +)?\d+\/\d+|\d*r\d+r|\d+(?:[.,]\d+)?)(?![\p{L}\d/*:^=+]|[.,]\d)/gu,
    ),
  ].flatMap(([written]) => {
    const value = valueOfLiteral(written.replace(/r(\d+)r/, 'sqrt($1)').replace(/^(-?\s?)sqrt/, '$11*sqrt'));
    return value === undefined ? [] : [value];
  });
};

const valueOfLiteral = (literal: string): Exact | undefined => {
  const [formula] = readFormulas(`0 + (${literal})`).formulas;
  return formula && valueIfAny(formula.sides[0]);
};

/** Words for „there is none” and „every number”. */
export const claimedVerdict = (message: string): 'none' | 'all' | undefined => {
  const plain = withoutMarks(message.toLowerCase());
  if (/brak rozwiaz|nie ma (zadn\w+ )?rozwiaz|sprzeczn|zadna liczba|zbior pusty|brak pierwiastk/.test(plain))
    return 'none';
  return /tozsamo|kazda liczba|wszystkie liczby|nieskonczenie wiele|nieoznaczon/.test(plain) ? 'all' : undefined;
};
