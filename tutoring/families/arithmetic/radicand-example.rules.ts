import { asRational, exact } from '#tutoring/mathematics/exact.ts';
import { number, type Expression } from '#tutoring/mathematics/expression.types.ts';
import { rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { naturalOf, primeFactorsOf } from '#tutoring/mathematics/prime-factors.rules.ts';

/** What makes an example of a task. */
export interface Change {
  readonly shift: (value: Rational) => Rational;
  /** Another one for each example. */
  readonly turn: number;
}

/** Another number under a root, so that as much comes out of it as before. Undefined where nothing is known of what stands there. */
export const otherRadicand = (radicand: Expression, change: Change): Expression | undefined => {
  const value = naturalIn(radicand);
  if (value !== undefined) return natural(ofTheKind(value, change));
  if (radicand.kind !== 'operation') return undefined;
  const { operator } = radicand;
  if (operator === 'plus' || operator === 'minus') return otherSum(radicand, operator, change);
  const [left, right] = [otherRadicand(radicand.left, change), otherRadicand(radicand.right, change)];
  return left && right && { ...radicand, left, right };
};

const naturalIn = (expression: Expression): number | undefined => {
  const value = expression.kind === 'number' ? asRational(expression.value) : undefined;
  return value && naturalOf(value);
};

const natural = (value: number): Expression => number(exact(rational(value)));

const shiftedNatural = (value: number, { shift }: Change): number => Number(shift(rational(value)).n);

/** 72 = 6² · 2 becomes 7² · 3, and a 2 beside it 3: √72 : √2 has a whole result, and so has its like. */
const ofTheKind = (radicand: number, change: Change): number => {
  const { side, rest } = squareIn(radicand);
  const otherSide = side === 1 ? 1 : shiftedNatural(side, change);
  return rest.reduce((product, prime) => product * otherPrime(prime, change), otherSide ** 2);
};

/** The greatest square in a number, and the primes that are left. */
const squareIn = (radicand: number): { readonly side: number; readonly rest: readonly number[] } => {
  let [side, rest]: [number, readonly number[]] = [1, []];
  for (const prime of primeFactorsOf(radicand)) {
    if (rest.at(-1) === prime) [side, rest] = [side * prime, rest.slice(0, -1)];
    else rest = [...rest, prime];
  }
  return { side, rest };
};

const PRIMES = [2, 3, 5, 7];

/** The same for the same in all of an example. */
const otherPrime = (prime: number, { turn }: Change): number => {
  const place = PRIMES.indexOf(prime);
  return place < 0 ? prime : (PRIMES[(place + turn) % PRIMES.length] ?? prime);
};

type Operation = Extract<Expression, { readonly kind: 'operation' }>;

/** Legs and hypotenuse. */
const TRIPLES = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [12, 9, 15],
  [8, 15, 17],
  [16, 12, 20],
] as const;

/** √(9 + 16) becomes √(36 + 64): a sum that is a square is one in the example, of squares where it is one of squares. */
const otherSum = (sum: Operation, operator: 'plus' | 'minus', change: Change): Expression | undefined => {
  const [left, right] = [naturalIn(sum.left), naturalIn(sum.right)];
  if (left === undefined || right === undefined) return undefined;
  const total = operator === 'plus' ? left + right : left - right;
  if (!isSquare(total) || total === 0) return undefined;
  const withNumbers = (one: number, other: number): Expression => ({
    ...sum,
    left: natural(one),
    right: natural(other),
  });
  if (isSquare(left) && isSquare(right)) {
    const [leg, other, hypotenuse] = TRIPLES[change.turn % TRIPLES.length] ?? TRIPLES[0];
    return operator === 'plus' ? withNumbers(leg ** 2, other ** 2) : withNumbers(hypotenuse ** 2, leg ** 2);
  }
  const otherTotal = shiftedNatural(Math.sqrt(total), change) ** 2;
  const taken = shiftedNatural(right, change);
  if (operator === 'minus') return withNumbers(otherTotal + taken, taken);
  return otherTotal > taken ? withNumbers(otherTotal - taken, taken) : undefined;
};

const isSquare = (value: number): boolean => Number.isInteger(Math.sqrt(value));
