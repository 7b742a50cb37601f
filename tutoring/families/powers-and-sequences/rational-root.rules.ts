import { isNegative, powerOf, rational, type Rational } from '#tutoring/mathematics/rational.ts';

/** The root of a rational number where it is rational too; of a negative number only of an odd degree. */
export const rationalRoot = (value: Rational, degree: number): Rational | undefined => {
  if (isNegative(value) && degree % 2 === 0) return undefined;
  const [top, bottom] = [value.n, value.d].map((part) => Math.round(Number(part) ** (1 / degree)));
  if (top === undefined || bottom === undefined || bottom === 0) return undefined;
  const root = rational(isNegative(value) ? -top : top, bottom);
  return powerOf(root, degree).equals(value) ? root : undefined;
};

const GREATEST_POWER = 12;

/** Which whole power of the target a base is; undefined where it is none. */
export const powerOfTarget = (base: Rational, target: Rational): number | undefined => {
  for (let exponent = -GREATEST_POWER; exponent <= GREATEST_POWER; exponent += 1)
    if (powerOf(target, exponent).equals(base)) return exponent;
  return undefined;
};

/** 100 is 10², and no greater base is a school's. */
const GREATEST_BASE = 99;

/** Both numbers as whole powers of the least one that has them; undefined where there is none. */
export const commonPowers = (
  one: Rational,
  other: Rational,
): { readonly base: Rational; readonly powers: readonly [number, number] } | undefined => {
  for (let size = 2; size <= GREATEST_BASE; size += 1) {
    const base = rational(size);
    const [first, second] = [powerOfTarget(one, base), powerOfTarget(other, base)];
    if (first !== undefined && second !== undefined && first !== 0) return { base, powers: [first, second] };
  }
  return undefined;
};
