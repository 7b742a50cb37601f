import type { NumberStyle } from '#tutoring/mathematics/latex.ts';
import { isInteger, isTerminating, ONE, type Rational } from '#tutoring/mathematics/rational.ts';
import { converted, unitOf } from '#tutoring/reading/units.ts';
import { amountText, type Amount } from './amount-text.ts';
import { calculated, plain } from './calculated.rules.ts';
import type { FamilyStep } from './family.types.ts';

/** How many of the smaller of two units make the larger, and whether one goes to the smaller. */
export const passage = (from: string, to: string): { readonly ratio: Rational; readonly isToSmaller: boolean } => {
  const ratio = converted(ONE, from, to);
  const isToSmaller = ratio.gt(1);
  return { ratio: isToSmaller ? ratio : ONE.div(ratio), isToSmaller };
};

/** „2,5 kg = 2,5 · 1000 g = 2500 g”. */
export const conversionStep = ({ value, unit }: Amount, to: string, style: NumberStyle): FamilyStep => {
  const { ratio, isToSmaller } = passage(unit, to);
  const result = converted(value, unit, to);
  const shownStyle: NumberStyle =
    style === 'decimal' ? (isTerminating(result) ? 'decimal' : 'mixed') : isInteger(value) ? 'mixed' : 'fraction';
  const line = calculated([`${plain(value)} ${isToSmaller ? '*' : ':'} ${plain(ratio)}`, plain(result)], {
    unit: to,
    style: shownStyle,
  });
  return {
    operation: isToSmaller ? 'multiply' : 'divide',
    what: isToSmaller
      ? 'Przechodzimy na mniejszą jednostkę, więc mnożymy'
      : 'Przechodzimy na większą jednostkę, więc dzielimy',
    todo: isToSmaller
      ? 'pomnóż, bo przechodzisz na mniejszą jednostkę'
      : 'podziel, bo przechodzisz na większą jednostkę',
    why: isToSmaller ? 'Mniejszych jednostek jest zawsze więcej.' : 'Większych jednostek jest zawsze mniej.',
    ...line,
    shown: `${amountText({ value, unit }, shownStyle)} = ${withUnitBefore(line.shown, unitOf(to).latex, isToSmaller)}`,
  };
};

/** The sign of equality stands between quantities: „2,5 kg = 2,5 · 1000 g = 2500 g”. */
const withUnitBefore = (line: string, unit: string, isToSmaller: boolean): string => {
  const [calculation = '', ...result] = line.split(' = ');
  return [`${isToSmaller ? calculation : `(${calculation})`}${unit}`, ...result].join(' = ');
};
