import { readExpression } from '#tutoring/mathematics/expression.reader.ts';
import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import type { Exact } from '#tutoring/mathematics/exact.ts';
import type { Rational } from '#tutoring/mathematics/rational.ts';
import { latexOf, latexOfExact, type NumberStyle } from '#tutoring/mathematics/latex.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import type { FamilyStep } from '#tutoring/families/family.types.ts';
import { mathjsNotation } from '#tutoring/reading/formula.reader.ts';
import { unitOf } from '#tutoring/reading/units.ts';

/** „2√3” in the notation of calculators, safe as a part of any expression. */
export const notationOf = (value: Exact): string => {
  if (value.length === 0) return '0';
  const terms = value.map(({ coefficient, radicand }) =>
    radicand === 1n ? plain(coefficient) : rootNotation(coefficient, radicand),
  );
  return value.length === 1 && value[0]?.radicand === 1n ? (terms[0] ?? '0') : `(${terms.join(' + ')})`;
};

/** „√2/2”, as the table has it, and not „1/2 · √2”. */
const rootNotation = ({ s: sign, n, d }: Rational, radicand: bigint): string => {
  const over = n === 1n ? `sqrt(${radicand})` : `${n} * sqrt(${radicand})`;
  return (sign < 0n ? '-' : '') + (d === 1n ? over : `(${over}) / ${d}`);
};

interface ExactLineOptions {
  readonly symbol?: string | undefined;
  readonly formula?: string | undefined;
  readonly unit?: string | undefined;
  readonly style?: NumberStyle;
  /** Behind the last side: `\pi`. */
  readonly times?: 'π';
}

const isSum = (expression: Expression): boolean =>
  expression.kind === 'operation' && (expression.operator === 'plus' || expression.operator === 'minus');

/** As `calculated`, but the last side is an exact number, which may have roots: `a = \sqrt{12} = 2\sqrt{3}`. */
export const exactLine = (
  before: readonly string[],
  value: Exact,
  { symbol, formula, unit, style = 'fraction', times }: ExactLineOptions = {},
): Pick<FamilyStep, 'shown' | 'prepared' | 'claims'> => {
  const pi = times === undefined ? '' : '\\pi';
  const opening = [symbol, formula].flatMap((part) => (part === undefined ? [] : [part]));
  const written = before.map((side) => {
    const expression = readExpression(mathjsNotation(side));
    const latex = latexOf(expression, style);
    return pi === '' ? latex : `${isSum(expression) ? `(${latex})` : latex} \\cdot \\pi`;
  });
  const own = latexOfExact(value, style);
  const last = (pi !== '' && own === '1' ? '' : own) + pi + (unit === undefined ? '' : unitOf(unit).latex);
  const isRepeated = written.at(-1) === own && pi === '';
  const lines = isRepeated ? written.slice(0, -1) : written;
  return {
    shown: [...opening, ...lines, last].join(' = '),
    ...(lines.length > 0 ? { prepared: [...opening, ...lines].join(' = ') } : {}),
    claims: [
      { sides: [...before, notationOf(value)] },
      ...(own.match(/\d+/g) ?? []).map((part) => ({ sides: [part] })),
    ],
  };
};
