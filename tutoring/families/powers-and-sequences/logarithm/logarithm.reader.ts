import { isPositive, isInteger, ONE, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { canonicalOf } from '#tutoring/reading/canonical.reader.ts';
import { logarithmsIn } from '#tutoring/reading/logarithm.reader.ts';
import { numberOf } from '#tutoring/reading/template.reader.ts';
import { baseIn, wholeArgument } from './logarithm.rules.ts';
import type { LogarithmGiven } from './logarithm.types.ts';
import { commonPowers } from '../rational-root.rules.ts';

const VALUE = /^(?: wartosc)?(?: wyrazenia| logarytmu)? λ(?: ([-+]) λ)?(?: =)?$/;
const EQUATION = /^(?: x)?(?: rownanie)?(?: logarytmiczne)? λ = (-?\d+(?:\/\d+)?)(?: x)?(?: =)?$/;
const SHIFTED = /^x(?:([-+])(\d+))?$/;
const GREATEST_VALUE = 12;

const isBase = (base: Rational): boolean => isPositive(base) && !base.equals(ONE);

/** Undefined for letters, too. */
const positive = (written: string): Rational | undefined => {
  const value = numberOf(written);
  return isPositive(value) ? value : undefined;
};

interface Logarithm {
  readonly base: Rational;
  readonly argument: Rational;
}

const valueIn = (
  { base, argument }: Logarithm,
  second: Logarithm | undefined,
  sign: string | undefined,
): LogarithmGiven | undefined => {
  if (second !== undefined && !second.base.equals(base)) return undefined;
  const given: Extract<LogarithmGiven, { asks: 'value' }> = {
    asks: 'value',
    base,
    argument,
    ...(second === undefined ? {} : { second: { sign: sign === '-' ? '-' : '+', argument: second.argument } }),
  };
  return commonPowers(base, wholeArgument(given)) === undefined ? undefined : given;
};

const equationIn = (base: string, argument: string, value: Rational): LogarithmGiven | undefined => {
  if (!isInteger(value) || value.n > BigInt(GREATEST_VALUE)) return undefined;
  const [, sign, digits = '0'] = SHIFTED.exec(argument) ?? [];
  const known = positive(base);
  if (SHIFTED.test(argument) && known !== undefined && isBase(known)) {
    const shift = rational(Number(digits));
    return { asks: 'argument', base: known, shift: sign === '-' ? shift.neg() : shift, value };
  }
  const number = positive(argument);
  const found = base === 'x' && number !== undefined ? baseIn(number, value) : undefined;
  return found !== undefined && number !== undefined && isBase(found)
    ? { asks: 'base', argument: number, value }
    : undefined;
};

export const readLogarithm = (message: string): LogarithmGiven | undefined => {
  const { found, rest } = logarithmsIn(message);
  const [first] = found;
  if (first === undefined || found.length > 2) return undefined;
  const text = canonicalOf(rest);
  const [, value] = EQUATION.exec(text) ?? [];
  const written = found.map(({ base, argument }) => ({ base, argument: argument.replaceAll(' ', '') }));
  if (value !== undefined) return equationIn(first.base, written[0]?.argument ?? '', numberOf(value));
  const [all, sign] = VALUE.exec(text) ?? [];
  if (all === undefined) return undefined;
  const logarithms = written.flatMap((one) => {
    const [base, number] = [positive(one.base), positive(one.argument)];
    return base === undefined || number === undefined ? [] : [{ base, argument: number }];
  });
  const [only, second] = logarithms;
  return only === undefined || logarithms.length < written.length ? undefined : valueIn(only, second, sign);
};
