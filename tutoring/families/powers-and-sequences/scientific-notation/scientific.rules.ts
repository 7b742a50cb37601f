import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { isNegative, powerOf, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';

/** A mantissa times a power of ten; normal where the mantissa is from 1 to under 10. */
export interface Scientific {
  readonly mantissa: Rational;
  readonly exponent: number;
}

export const TEN = rational(10);

export const valueOfScientific = ({ mantissa, exponent }: Scientific): Rational => mantissa.mul(powerOf(TEN, exponent));

/** For a number that is not zero. */
export const normalOf = ({ mantissa, exponent }: Scientific): Scientific => {
  if (mantissa.abs().gte(TEN)) return normalOf({ mantissa: mantissa.div(TEN), exponent: exponent + 1 });
  if (mantissa.abs().lt(1)) return normalOf({ mantissa: mantissa.mul(TEN), exponent: exponent - 1 });
  return { mantissa, exponent };
};

export const scientificLatex = ({ mantissa, exponent }: Scientific): string =>
  `${latexOfRational(mantissa)} \\cdot 10^{${exponent}}`;

export const scientificNotation = ({ mantissa, exponent }: Scientific): string =>
  `${plain(mantissa)} * 10^${isNegative(rational(exponent)) ? `(${exponent})` : exponent}`;

/** All digits, however many: 0,000 000 045. */
export const digitsOf = (value: Rational): string => {
  let places = 0;
  while (10n ** BigInt(places) % value.d !== 0n) places += 1;
  if (places === 0) return latexOfRational(value);
  const digits = String((value.n * 10n ** BigInt(places)) / value.d).padStart(places + 1, '0');
  const whole = latexOfRational(rational(BigInt(digits.slice(0, -places))));
  return `${isNegative(value) ? '-' : ''}${whole}{,}${digits.slice(-places)}`;
};
