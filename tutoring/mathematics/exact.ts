import { BeyondReach } from './beyond-reach.ts';
import {
  isNegative,
  isZero,
  ONE,
  quotientOf,
  rational,
  withinReach,
  ZERO,
  DivisionByZero,
  type Rational,
} from './rational.ts';

interface RootTerm {
  readonly coefficient: Rational;
  /** Square-free; 1 for the rational part. */
  readonly radicand: bigint;
}

/** A sum of rational multiples of square roots, such as 1 + 2√3; sorted by radicand, without zero terms. */
export type Exact = readonly RootTerm[];

const normalized = (terms: readonly RootTerm[]): Exact => {
  const [first, ...others] = terms;
  if (first !== undefined && others.length === 0) return isZero(withinReach(first.coefficient)) ? [] : [first];
  const byRadicand = new Map<bigint, Rational>();
  for (const { coefficient, radicand } of terms) {
    byRadicand.set(radicand, withinReach((byRadicand.get(radicand) ?? ZERO).add(coefficient)));
  }
  if (byRadicand.size > 8) throw new BeyondReach('size');
  return [...byRadicand]
    .filter(([, coefficient]) => !isZero(coefficient))
    .map(([radicand, coefficient]) => ({ coefficient, radicand }))
    .sort((one, other) => Number(one.radicand - other.radicand));
};

export const exact = (value: Rational): Exact => normalized([{ coefficient: value, radicand: 1n }]);

export const sumOf = (left: Exact, right: Exact): Exact => normalized([...left, ...right]);

export const negationOf = (value: Exact): Exact =>
  value.map(({ coefficient, radicand }) => ({ coefficient: coefficient.neg(), radicand }));

export const differenceOf = (left: Exact, right: Exact): Exact => sumOf(left, negationOf(right));

export const productOf = (left: Exact, right: Exact): Exact =>
  normalized(
    left.flatMap((one) =>
      right.map((other) => {
        const root = simplifiedRoot(one.radicand * other.radicand);
        return {
          coefficient: one.coefficient.mul(other.coefficient).mul(rational(root.outside)),
          radicand: root.inside,
        };
      }),
    ),
  );

/** Throws `DivisionByZero`, or `BeyondReach` for a divisor of three terms and more. */
export const ratioOf = (dividend: Exact, divisor: Exact): Exact => {
  const [first, second, ...more] = divisor;
  if (first === undefined) throw new DivisionByZero();
  if (more.length > 0) throw new BeyondReach('operation');
  if (second === undefined) {
    const inverse = quotientOf(ONE, first.coefficient.mul(rational(first.radicand)));
    return productOf(dividend, [{ coefficient: inverse, radicand: first.radicand }]);
  }
  const conjugate = [first, { ...second, coefficient: second.coefficient.neg() }];
  return ratioOf(productOf(dividend, conjugate), productOf(divisor, conjugate));
};

/** The square root of a rational number, exactly; undefined for a negative one. */
export const squareRootOf = (value: Rational): Exact | undefined => {
  if (isNegative(value)) return undefined;
  const { outside, inside } = simplifiedRoot(value.n * value.d);
  return normalized([{ coefficient: rational(outside, value.d), radicand: inside }]);
};

export const areEqual = (left: Exact, right: Exact): boolean => differenceOf(left, right).length === 0;

/** The value as a rational number; undefined when a root remains in it. */
export const asRational = (value: Exact): Rational | undefined => {
  const [term, ...more] = value;
  if (term === undefined) return ZERO;
  return more.length === 0 && term.radicand === 1n ? term.coefficient : undefined;
};

/** For ordering and for telling the sign; never shown. */
export const approximationOf = (value: Exact): number =>
  value.reduce((sum, { coefficient, radicand }) => sum + coefficient.valueOf() * Math.sqrt(Number(radicand)), 0);

const GREATEST_RADICAND = 10n ** 12n;

/** Takes the greatest square out of the root: √12 is 2√3. */
const simplifiedRoot = (radicand: bigint): { readonly outside: bigint; readonly inside: bigint } => {
  if (radicand > GREATEST_RADICAND) {
    const root = integerRootOf(radicand);
    if (root * root === radicand) return { outside: root, inside: 1n };
    throw new BeyondReach('size');
  }
  let inside = Number(radicand);
  let outside = 1;
  for (let factor = 2; factor * factor <= inside; factor += 1) {
    while (inside % (factor * factor) === 0) {
      inside /= factor * factor;
      outside *= factor;
    }
  }
  return inside === 0 ? { outside: 0n, inside: 1n } : { outside: BigInt(outside), inside: BigInt(inside) };
};

/** The whole part of a root, by Newton's steps. */
const integerRootOf = (radicand: bigint): bigint => {
  let guess = 1n << BigInt((radicand.toString(2).length + 1) >> 1);
  for (let next = guess; ;) {
    next = (guess + radicand / guess) >> 1n;
    if (next >= guess) return guess;
    guess = next;
  }
};

/** To sort by. */
export const bySize = (one: Exact, other: Exact): number => approximationOf(one) - approximationOf(other);
