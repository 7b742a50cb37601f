import { isInteger, isNegative, isZero, ONE, type Rational } from '#tutoring/mathematics/rational.ts';
import { numberOf } from '#tutoring/reading/template.reader.ts';
import { canonicalWithExponents } from '../exponents.reader.ts';
import { powerOfTarget } from '../rational-root.rules.ts';
import { valueOfPower } from './rational-exponent.rules.ts';
import type { PowerFactor, RationalExponentGiven } from './rational-exponent.types.ts';

const NUMBER = String.raw`\d+(?:\.\d+)?`;
const IN_BRACKETS = String.raw`\((-?(?:\d+/\d+|${NUMBER}))\)`;
/** A fraction without brackets is no base and no exponent: `16^3/4` may be a quotient. */
const FACTOR = new RegExp(`^([*:]?)(?:(${NUMBER})|${IN_BRACKETS})(?:\\^(?:(-?${NUMBER})|${IN_BRACKETS}))?`);
const ASKS_VALUE = /^(?:wartosc(?:potegi|wyrazenia)?|potege)?(.+?)=?$/;
const ASKS_POWER = [
  /^(?:w postaci|jako) (?:potege|potegi|poteg[ea]) (?:liczby|o podstawie) (\d+)(?: ?:)? (.+?)$/,
  /^(.+?) (?:w postaci|jako) (?:potege|potegi) (?:liczby|o podstawie) (\d+)$/,
];

const factorsIn = (formula: string): readonly PowerFactor[] | undefined => {
  const factors: PowerFactor[] = [];
  for (let rest = formula; rest !== '';) {
    const [all = '', sign = '', bare, bracketed = '', exponent, fraction = '1'] = FACTOR.exec(rest) ?? [];
    if (all === '' || (sign === '') !== (factors.length === 0)) return undefined;
    factors.push({
      sign: sign === ':' ? ':' : '*',
      base: numberOf(bare ?? bracketed),
      exponent: numberOf(exponent ?? fraction),
    });
    rest = rest.slice(all.length);
  }
  return factors;
};

const isSchoolPower = ({ base, exponent }: PowerFactor): boolean =>
  !isZero(base) && exponent.n <= 12n && exponent.d <= 12n && (isInteger(exponent) || !isNegative(base));

const value = (factors: readonly PowerFactor[]): RationalExponentGiven | undefined => {
  const [only, ...more] = factors;
  if (only === undefined || more.length > 0 || !isSchoolPower(only)) return undefined;
  const isOwn = !isInteger(only.exponent) || isNegative(only.exponent);
  return isOwn && !only.base.abs().equals(ONE) && valueOfPower(only) !== undefined
    ? { factors: [only], target: undefined }
    : undefined;
};

const powerOver = (target: Rational, [first, ...others]: readonly PowerFactor[]): RationalExponentGiven | undefined => {
  if (first === undefined || target.lte(ONE)) return undefined;
  const isOver = [first, ...others].every((one) => isSchoolPower(one) && powerOfTarget(one.base, target) !== undefined);
  return isOver ? { factors: [first, ...others], target } : undefined;
};

export const readRationalExponent = (message: string): RationalExponentGiven | undefined => {
  const text = canonicalWithExponents(message).trim();
  const [first, second] = ASKS_POWER;
  const [, base, powers] = first?.exec(text) ?? [];
  const [, behind, target] = second?.exec(text) ?? [];
  const [asked, formula] = [base ?? target, powers ?? behind];
  if (asked !== undefined && formula !== undefined)
    return powerOver(numberOf(asked), factorsIn(formula.replaceAll(' ', '')) ?? []);
  const [, alone = ''] = ASKS_VALUE.exec(text.replaceAll(' ', '')) ?? [];
  return value(factorsIn(alone) ?? []);
};
