import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { readExpression } from '#tutoring/mathematics/expression.reader.ts';
import { coefficientOf, polynomialOf } from '#tutoring/mathematics/polynomial.rules.ts';
import { isNegative, isZero, ONE } from '#tutoring/mathematics/rational.ts';
import { mathjsNotation } from '#tutoring/reading/formula.reader.ts';
import { numberOf } from '#tutoring/reading/template.reader.ts';
import { canonicalWithExponents } from '../exponents.reader.ts';
import { commonIn, line } from './exponential-equation.rules.ts';
import type { ExponentialGiven, Line, Side } from './exponential-equation.types.ts';

const EQUATION = /^(?: rownanie)?(?: wykladnicze)?( [^=]+) =( [^=]+)$/;
const BASE = String.raw`(?:(\d+(?:\.\d+)?)|\( (\d+(?:[./]\d+)?) \))`;
const POWER = new RegExp(`^ ${BASE} \\^ (?:(x)|\\( ([-+*/.\\dx ]+) \\)|(-?\\d+))$`);
const NUMBER = /^ (\d+(?:[./]\d+)?)$/;

const lineIn = (written: string): Line | undefined => {
  try {
    const form = polynomialOf(readExpression(mathjsNotation(written)));
    return [...form.keys()].every((letters) => letters === 'x' || letters === '')
      ? line(coefficientOf(form, 'x'), coefficientOf(form, ''))
      : undefined;
  } catch (thrown) {
    if (thrown instanceof BeyondReach) return undefined;
    throw thrown;
  }
};

const sideIn = (written: string): Side | undefined => {
  const [, number] = NUMBER.exec(written) ?? [];
  if (number !== undefined) return { base: numberOf(number), exponent: line(0, 1) };
  const [, bare, bracketed, letter, inner, digits] = POWER.exec(written) ?? [];
  const base = bare ?? bracketed;
  if (base === undefined) return undefined;
  const exponent = lineIn(letter ?? inner ?? digits ?? '');
  return exponent && { base: numberOf(base), exponent };
};

const isSchoolSide = ({ base }: Side): boolean => !isZero(base) && !isNegative(base);

export const readExponential = (message: string): ExponentialGiven | undefined => {
  const [, one = '', other = ''] = EQUATION.exec(canonicalWithExponents(message)) ?? [];
  const [left, right] = [sideIn(one), sideIn(other)];
  if (left === undefined || right === undefined || ![left, right].every(isSchoolSide)) return undefined;
  const given: ExponentialGiven = isZero(left.exponent.slope) ? { left: right, right: left } : { left, right };
  return given.left.base.equals(ONE) || commonIn(given) === undefined ? undefined : given;
};
