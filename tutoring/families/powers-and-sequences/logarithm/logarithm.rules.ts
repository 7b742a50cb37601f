import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { isInteger, isNegative, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import { rationalRoot } from '../rational-root.rules.ts';
import type { LogarithmGiven } from './logarithm.types.ts';

export const fraction = (value: Rational): string => latexOfRational(value, 'fraction');

export const powerLatex = (base: Rational, exponent: string): string =>
  `${isInteger(base) ? fraction(base) : `\\left(${fraction(base)}\\right)`}^{${exponent}}`;

/** Of the base ten it is written without one. */
export const logSign = (base: Rational): string => (isDecimal(base) ? '\\log' : `\\log_{${fraction(base)}}`);

export const isDecimal = (base: Rational): boolean => base.equals(rational(10));

export const logLatex = (base: Rational, argument: Rational): string =>
  `${logSign(base)} ${isInteger(argument) ? fraction(argument) : `\\left(${fraction(argument)}\\right)`}`;

export const logNotation = (base: Rational, argument: Rational): string => `log(${plain(argument)}, ${plain(base)})`;

/** The argument of the one logarithm that the sum or difference comes to. */
export const wholeArgument = ({ argument, second }: Extract<LogarithmGiven, { asks: 'value' }>): Rational => {
  if (second === undefined) return argument;
  return second.sign === '+' ? argument.mul(second.argument) : argument.div(second.argument);
};

/** The positive base of which the argument is this power. */
export const baseIn = (argument: Rational, value: Rational): Rational | undefined => {
  if (!isInteger(value) || value.n === 0n || isNegative(argument)) return undefined;
  const root = rationalRoot(argument, Number(value.n));
  return root && (isNegative(value) ? rational(1).div(root) : root);
};
