import { areEqual, type Exact } from '#tutoring/mathematics/exact.ts';
import { readExpression } from '#tutoring/mathematics/expression.reader.ts';
import { valueIfAny } from '#tutoring/mathematics/value.rules.ts';
import { mathjsNotation } from '#tutoring/reading/formula.reader.ts';
import { withoutMarks } from '#tutoring/reading/intent.reader.ts';
import { latexBraces, latexCommands, unicode } from '#tutoring/reading/notation.rules.ts';
import type { Interval } from './family.types.ts';

const INFINITE = String.raw`[-+]?\s*(?:∞|inf\w*|niesk\w*)`;
const END = String.raw`${INFINITE}|[-+]?\s*(?:(?:\d+(?:[.,]\d+)?|sqrt\(\d+\))(?:\s*/\s*\d+)?)`;
const BETWEEN = new RegExp(`([(<\\[⟨])\\s*(${END})\\s*[;,]\\s*(${END})\\s*([)>\\]⟩])`);
const DOUBLE = new RegExp(`(${END})\\s*(<=?)\\s*[a-z]\\s*(<=?)\\s*(${END})`);
const SINGLE = new RegExp(`[a-z]\\s*(<=?|>=?)\\s*(${END})|(${END})\\s*(<=?|>=?)\\s*[a-z]`);
const WHOLE_LINE = new RegExp(`\\(\\s*${INFINITE}\\s*[;,]\\s*${INFINITE}\\s*\\)`);
const POINT = new RegExp(`\\{\\s*(${END})\\s*\\}`);

/**
 * The set that a pupil writes: „x > 3”, „-2 < x ≤ 5”, „(-∞; 2) ∪ (3; +∞)”, „x < 2 lub x > 3”, „brak rozwiązań”, „każda liczba”.
 * Undefined where the message holds none.
 */
export const readIntervals = (message: string): readonly Interval[] | undefined => {
  const words = withoutMarks(message.toLowerCase());
  if (/brak rozwiaz|nie ma rozwiaz|zbior pusty|sprzeczn|∅|\\emptyset|\\varnothing/.test(words)) return [];
  if (/kazda liczba|wszystkie liczby|r\s*$|∈\s*(?:r|ℝ)|\\mathbb/.test(words) && !/\d/.test(words)) return [ALL];
  const text = normal(words);
  const read = text
    .split(/∪|\b(?:lub|albo|v|u|oraz|i)\b|\\cup/)
    .map((part) => part.trim())
    .filter((part) => /\d/.test(part) || WHOLE_LINE.test(part))
    .map(intervalIn);
  if (read.length === 0) return undefined;
  const intervals = read.filter((interval) => interval !== undefined);
  return intervals.length === read.length ? intervals : undefined;
};

const ALL: Interval = { from: undefined, isFromIn: false, to: undefined, isToIn: false };

/** `≤` must stay apart from `<`, and brackets of intervals from those of formulas. */
const normal = (text: string): string =>
  latexBraces(
    latexCommands(
      unicode(
        text
          .replace(/[≤⩽]|=<|\\leq?(?![a-z])/g, ' <= ')
          .replace(/[≥⩾]|=>|\\geq?(?![a-z])/g, ' >= ')
          .replace(/\\infty|nieskonczonosc\w*/g, '∞')
          .replace(/\\langle/g, '⟨')
          .replace(/\\rangle/g, '⟩')
          .replace(/\\cup/g, '∪')
          .replace(/\\[dt]?frac\s*\{(\d+)\}\s*\{(\d+)\}/g, '$1/$2')
          .replace(/\{\s*([-\d.,/]+)\s*\}/g, '⟨$1;$1⟩'),
      ),
    ),
  );

const intervalIn = (part: string): Interval | undefined => {
  const between = BETWEEN.exec(part);
  if (between !== null) {
    const [, opening = '', from = '', to = '', closing = ''] = between;
    return intervalOf(from, /[<[⟨]/.test(opening), to, /[>\]⟩]/.test(closing));
  }
  const point = POINT.exec(part);
  if (point !== null) return intervalOf(point[1] ?? '', true, point[1] ?? '', true);
  const double = DOUBLE.exec(part);
  if (double !== null) {
    const [, from = '', left = '', right = '', to = ''] = double;
    return intervalOf(from, left === '<=', to, right === '<=');
  }
  const single = SINGLE.exec(part);
  if (single === null) return undefined;
  const [, sign = '', end = '', turnedEnd = '', turnedSign = ''] = single;
  const isGreater = sign === '' ? turnedSign.startsWith('<') : sign.startsWith('>');
  const isIn = `${sign}${turnedSign}`.endsWith('=');
  const number = sign === '' ? turnedEnd : end;
  return isGreater ? intervalOf(number, isIn, '∞', false) : intervalOf('-∞', false, number, isIn);
};

const intervalOf = (from: string, isFromIn: boolean, to: string, isToIn: boolean): Interval | undefined => {
  const [left, right] = [endOf(from), endOf(to)];
  return left === undefined || right === undefined
    ? undefined
    : {
        from: left.value,
        isFromIn: isFromIn && left.value !== undefined,
        to: right.value,
        isToIn: isToIn && right.value !== undefined,
      };
};

/** Undefined for what cannot be read; a value of undefined is infinite. */
const endOf = (written: string): { readonly value: Exact | undefined } | undefined => {
  if (/∞|inf|niesk/.test(written)) return { value: undefined };
  const value = valueIfAny(readExpression(mathjsNotation(written.replace(/\s+/g, ''))));
  return value && { value };
};

/** Both as unions of intervals that do not touch, in any order. */
export const areSameSet = (one: readonly Interval[], other: readonly Interval[]): boolean =>
  one.length === other.length && one.every((interval) => other.some((own) => areSameInterval(interval, own)));

const areSameInterval = (one: Interval, other: Interval): boolean =>
  one.isFromIn === other.isFromIn &&
  one.isToIn === other.isToIn &&
  isSameEnd(one.from, other.from) &&
  isSameEnd(one.to, other.to);

const isSameEnd = (one: Exact | undefined, other: Exact | undefined): boolean =>
  one === undefined || other === undefined ? one === other : areEqual(one, other);
