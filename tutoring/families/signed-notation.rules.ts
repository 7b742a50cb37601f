import { isNegative, isZero, ONE, type Rational } from '#tutoring/mathematics/rational.ts';

/** `3`, `-1/2`: without brackets, in the notation of calculators. */
export const written = (value: Rational): string => `${value.s * value.n}${value.d === 1n ? '' : `/${value.d}`}`;

/** ` + 3`, ` - 1/2`, nothing for zero: behind what is there. */
export const signed = (value: Rational): string =>
  isZero(value) ? '' : ` ${isNegative(value) ? '-' : '+'} ${written(value.abs())}`;

/** `3 * `, `-`: before what is multiplied. */
export const factorNotation = (value: Rational): string =>
  value.equals(ONE) ? '' : value.equals(-1) ? '-' : `${written(value)} * `;

/** `3 * x^2 - 12 * x * y + 9`, of terms whose letters are written out as in `Polynomial`. */
export const termsNotation = (terms: readonly (readonly [letters: string, coefficient: Rational])[]): string =>
  terms
    .map(([letters, coefficient], index) => {
      const size = coefficient.abs();
      const powers = (letters.match(/(.)\1*/g) ?? []).map((run) =>
        run.length > 1 ? `${run.at(0)}^${run.length}` : run,
      );
      const term = powers.length === 0 ? written(size) : `${factorNotation(size)}${powers.join(' * ')}`;
      const sign = isNegative(coefficient) ? '-' : '+';
      return index === 0 ? `${sign === '-' ? '-' : ''}${term}` : ` ${sign} ${term}`;
    })
    .join('') || '0';
