import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { approximationOf, areEqual, asRational, type Exact } from '#tutoring/mathematics/exact.ts';
import { latexOfExact } from '#tutoring/mathematics/latex.ts';
import { decimalPlaces, type Rational } from '#tutoring/mathematics/rational.ts';
import { converted, unitOf } from '#tutoring/reading/units.ts';
import { quantityLatex } from './quantity-latex.ts';
import type { Answer, Interval, NumberAnswer } from './family.types.ts';

/** The number that an answer consists of; undefined for what is none, or holds roots. */
export const rationalIn = (answer: Answer): Rational | undefined =>
  answer.kind === 'number' ? asRational(answer.value) : undefined;

/** The result as a pupil reads it, in Markdown. */
export const resultText = (answer: Answer): string => {
  switch (answer.kind) {
    case 'number':
      return `$${answer.symbol === undefined ? '' : `${answer.symbol} ${answer.tolerance === undefined ? '=' : '\\approx'} `}${numberLatex(answer)}$`;
    case 'numbers':
    case 'expression':
    case 'reaction':
      return `$${answer.shown}$`;
    case 'choice':
      return answer.shown;
    case 'set':
      return `$${answer.symbol} \\in ${setLatex(answer.intervals)}$`;
  }
};

const numberLatex = ({ value, times, unit, style = 'decimal', writtenAs }: NumberAnswer): string => {
  if (writtenAs !== undefined && !writtenAs[0].includes('sqrt')) return asWritten(writtenAs[0]);
  if (times === undefined) return quantityLatex(value, unit, style);
  const size = latexOfExact(value, style);
  const factor = size === '1' ? '\\pi' : size === '-1' ? '-\\pi' : `${size}\\pi`;
  return unit === undefined ? factor : factor + unitOf(unit).latex;
};

/** `1 3/4`, `12/20` and `0.375`, not reduced. */
const asWritten = (notation: string): string =>
  notation.replace(/(?:(\d+) )?(\d+)\/(\d+)/, '$1\\frac{$2}{$3}').replace('.', '{,}');

const setLatex = (intervals: readonly Interval[]): string =>
  intervals.length === 0 ? '\\emptyset' : intervals.map(intervalLatex).join(' \\cup ');

const intervalLatex = ({ from, isFromIn, to, isToIn }: Interval): string => {
  if (from !== undefined && to !== undefined && areEqual(from, to)) return `\\{${latexOfExact(from, 'fraction')}\\}`;
  const left = from === undefined ? '(-\\infty' : `${isFromIn ? '\\langle ' : '('}${latexOfExact(from, 'fraction')}`;
  const right = to === undefined ? '+\\infty)' : `${latexOfExact(to, 'fraction')}${isToIn ? ' \\rangle' : ')'}`;
  return `${left};\\ ${right}`;
};

/** Every number that would give the result away. */
export const valuesOf = (answer: Answer): readonly Exact[] => {
  switch (answer.kind) {
    case 'number':
      return [answer.value];
    case 'numbers':
      return answer.values.map(({ value }) => value);
    case 'set':
      return answer.intervals.flatMap(({ from, to }) => [from, to].filter((end) => end !== undefined));
    case 'choice':
    case 'expression':
    case 'reaction':
      return [];
  }
};

/** Whether what a misconception leads to happens to be right. */
export const isRightAnswer = (answers: readonly (Exact | string)[], answer: Answer): boolean => {
  if (answer.kind === 'choice') return answers.includes(answer.value);
  if (answer.kind === 'reaction') return answers.includes(answer.notation);
  if (answer.kind === 'expression')
    return answers.some((one) => typeof one === 'string' && isSameExpression(one, answer.notation));
  const values = valuesOf(answer);
  const said = answers.filter((one) => typeof one !== 'string');
  const isOrdered = answer.kind === 'numbers' && answer.isOrdered;
  if (said.length !== values.length) return false;
  if (isOrdered) return said.every((value, index) => areEqual(value, values[index] ?? []));
  return said.every(isAmong(values)) && values.every(isAmong(said));
};

const isAmong =
  (values: readonly Exact[]) =>
  (one: Exact): boolean =>
    values.some((other) => areEqual(one, other));

/** A number that a pupil says, with its unit if there is one, beside the one that is right. */
export const isSameQuantity = (
  said: { readonly value: Exact; readonly unit: string | undefined },
  right: { readonly value: Exact; readonly unit?: string | undefined; readonly tolerance?: number },
): boolean => {
  const value =
    said.unit === undefined || right.unit === undefined ? said.value : inUnit(said.value, said.unit, right.unit);
  if (value === undefined) return false;
  return (
    areEqual(value, right.value) ||
    (right.tolerance !== undefined &&
      Math.abs(approximationOf(value) - approximationOf(right.value)) <= right.tolerance)
  );
};

/** Whether it is the other, rounded to as many decimal places as it has: 12 244,4 is 12 244,401, 12 244,5 and 12 240 are not. */
export const isRounding = (value: Exact, of: number): boolean => {
  const plain = asRational(value);
  const places = plain && decimalPlaces(plain);
  return places !== undefined && Math.abs(approximationOf(value) - of) <= 0.5 * 10 ** -places + Number.EPSILON;
};

/** Undefined for a unit of another dimension. */
export const inUnit = (value: Exact, from: string, to: string): Exact | undefined => {
  if (unitOf(from).dimension !== unitOf(to).dimension) return undefined;
  return value.map(({ coefficient, radicand }) => ({ coefficient: converted(coefficient, from, to), radicand }));
};

/** Whether two expressions have the same value wherever both have one. False for what is none. */
export const isSameExpression = (one: string, other: string): boolean => {
  try {
    return areSameExpression(one, other);
  } catch (thrown) {
    if (thrown instanceof BeyondReach) return false;
    throw thrown;
  }
};

const areSameExpression = (one: string, other: string): boolean => {
  const letters = [...new Set(`${one} ${other}`.match(/(?<![a-z])[a-z](?![a-z])/gi) ?? [])];
  let compared = 0;
  for (const start of [0.37, 1.9, -2.3, 5.71, 3.13]) {
    const at = Object.fromEntries(letters.map((letter, index) => [letter, start + 0.83 * index]));
    const [left, right] = [approximately(one, at), approximately(other, at)];
    if (!Number.isFinite(left) || !Number.isFinite(right)) continue;
    if (!areClose(left, right)) return false;
    compared += 1;
  }
  return compared > 0;
};
