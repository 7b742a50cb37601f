import { readExpression } from '#tutoring/mathematics/expression.reader.ts';
import { exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { latexOf, type NumberStyle } from '#tutoring/mathematics/latex.ts';
import { rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { mathjsNotation } from '#tutoring/reading/formula.reader.ts';
import { unitOf } from '#tutoring/reading/units.ts';
import type { FamilyStep } from './family.types.ts';
import { quantityLatex } from './quantity-latex.ts';

interface LineOptions {
  /** `P`, `x`: stands before the first side. */
  readonly symbol?: string | undefined;
  /** A formula of the school's table in LaTeX, between the symbol and the numbers. */
  readonly formula?: string | undefined;
  /** An id of `units.ts`, behind the last side. */
  readonly unit?: string | undefined;
  readonly style?: NumberStyle;
}

/** A line of equal sides in school notation, `['6 * 4 : 2', '24 : 2', '12']`: how it is shown, how it looks before its last side, and its claim. */
export const calculated = (
  sides: readonly [string, ...string[]],
  { symbol, formula, unit, style = 'decimal' }: LineOptions = {},
): Pick<FamilyStep, 'shown' | 'prepared' | 'claims'> => {
  const written = sides.map((side) => latexOf(readExpression(mathjsNotation(side)), style));
  const opening = [symbol, formula].flatMap((part) => (part === undefined ? [] : [part]));
  return {
    shown: [...opening, ...written].join(' = ') + (unit === undefined ? '' : unitOf(unit).latex),
    ...(written.length > 1 ? { prepared: [...opening, ...written.slice(0, -1)].join(' = ') } : {}),
    claims: sides.length > 1 ? [{ sides }] : [],
  };
};

/** For the answer of a task that has units and leaves it to the pupil to name that of the result. Degrees may stay unsaid. */
export const inUnit = (
  unit: string | undefined,
): { readonly unit?: string | undefined; readonly isUnitNeeded?: true } =>
  unit === undefined ? {} : unitOf(unit).dimension === 'angle' ? { unit } : { unit, isUnitNeeded: true };

/** „12,5 cm” in LaTeX. */
export const withUnit = (value: Rational | Exact, unit: string | undefined, style: NumberStyle = 'decimal'): string =>
  quantityLatex(isExact(value) ? value : exact(value), unit, style);

const isExact = (value: Rational | Exact): value is Exact => Array.isArray(value);

/** In the notation of calculators: `12`, `2.5`, `(3/4)`, `(-5)`. Safe as a part of any expression. */
export const plain = (value: Rational): string => {
  if (value.d === 1n) return value.s < 0n ? `(${value.s * value.n})` : String(value.n);
  const decimal = value.toString();
  return decimal.includes('(') || decimal.length > 9
    ? `(${value.s * value.n}/${value.d})`
    : value.s < 0n
      ? `(${decimal})`
      : decimal;
};

export const whole = (value: number): Exact => exact(rational(value));
