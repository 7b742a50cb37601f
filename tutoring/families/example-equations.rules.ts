import type { Equation } from '#tutoring/mathematics/expression.types.ts';
import { latexOf, latexOfEquation } from '#tutoring/mathematics/latex.ts';
import { isWorseFractioned } from './arithmetic/arithmetic-example.rules.ts';
import { haveSamePattern, isNear, otherNumbers, seedOf, solvedFor } from './example-changes.rules.ts';
import { writingOf, type Writing } from './example-numbers.rules.ts';
import { rootPairs, rootsLike, type Coefficients } from './example-roots.rules.ts';
import { createPick } from './pick.ts';
import type { EquationTask } from './task.types.ts';

const ATTEMPTS = 60;
/** In which the same numbers stay the same (x - 2 and x + 2), and what has no factor has none. */
const STRICT = 40;

/** The pupil's own equation with other numbers, one of them such that the roots are nice. Made one by one, as they are asked for. */
export function* writtenLike({ equation, unknown }: EquationTask): Iterable<Equation> {
  const seed = seedOf(latexOfEquation(equation));
  const writing = writingOf([equation]);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1)
    for (const numbers of numbersLike(writing, unknown, seed + attempt, attempt < STRICT)) {
      if (attempt < STRICT && !haveSamePattern(numbers, writing.numbers)) continue;
      const [like] = writing.with(numbers);
      if (like === undefined || isOfOtherKind(like, equation)) continue;
      yield like;
      break;
    }
}

/** „2x + 3 = 2x + 3”, and fractions that nobody writes. */
const isOfOtherKind = (like: Equation, given: Equation): boolean =>
  latexOf(like.left) === latexOf(like.right) ||
  isWorseFractioned(like.left, given.left) ||
  isWorseFractioned(like.right, given.right);

const coefficientsOf = ({ gaps }: Writing, x: string, numbers: readonly number[]): Coefficients => {
  const [below = NaN, none = NaN, above = NaN] = [-1, 0, 1].flatMap((value) => gaps(numbers, { [x]: value }));
  return [tidied((above + below) / 2 - none), tidied((above - below) / 2), tidied(none)];
};

/** What is nothing but for the last digits. */
const tidied = (value: number): number => (isNear(value, 0) ? 0 : value);

function* numbersLike(writing: Writing, x: string, seed: number, isStrict: boolean): Iterable<readonly number[]> {
  const own = coefficientsOf(writing, x, writing.numbers);
  const others = otherNumbers(writing.numbers, createPick(seed));
  if (own[0] !== 0) yield* quadratic(writing, x, own, others, seed);
  else yield* linear(writing, x, own, others, seed, isStrict);
}

function* linear(
  writing: Writing,
  x: string,
  own: Coefficients,
  others: readonly number[],
  seed: number,
  isStrict: boolean,
): Iterable<readonly number[]> {
  const part = (place: 0 | 1 | 2) => (numbers: readonly number[]) => coefficientsOf(writing, x, numbers)[place];
  // What cancels in the pupil's own cancels in these.
  const squareless = solvedFor(others, part(0), writing);
  if (squareless === undefined) return;
  if (own[1] === 0) {
    const cancelled = solvedFor(squareless, part(1), writing);
    if (cancelled !== undefined) yield* withOtherVerdict(writing, cancelled, part(2), own[2] === 0);
    return;
  }
  const pick = createPick(seed + 1);
  const isOne = Math.abs(own[1]) === 1;
  for (const root of rootsLike(own, denominatorsOf(coefficientsOf(writing, x, squareless)), pick)) {
    const gapAt = (numbers: readonly number[]): number => writing.gaps(numbers, { [x]: root })[0] ?? NaN;
    const solved = solvedFor(squareless, gapAt, { ...writing, mayFillZero: true });
    if (solved === undefined) continue;
    const [a, b] = coefficientsOf(writing, x, solved);
    if (a === 0 && Math.sign(b) === Math.sign(own[1]) && (!isStrict || (Math.abs(b) === 1) === isOne)) yield solved;
  }
}

/** Whole numbers by which the coefficients become whole. */
const denominatorsOf = (coefficients: Coefficients): readonly number[] => {
  const isCommon = (times: number): boolean =>
    coefficients.every((one) => isNear(one * times, Math.round(one * times)));
  return Array.from({ length: 90 }, (_, place) => place + 1)
    .filter(isCommon)
    .slice(0, 1)
    .filter((times) => times > 1);
};

/** Each number or none: the verdict of the pupil's own would be the result, so that it is the other one. */
function* withOtherVerdict(
  writing: Writing,
  numbers: readonly number[],
  rest: (numbers: readonly number[]) => number,
  isIdentity: boolean,
): Iterable<readonly number[]> {
  const solved = isIdentity ? numbers : solvedFor(numbers, rest, writing);
  if (solved !== undefined && (rest(solved) === 0) !== isIdentity) yield solved;
}

function* quadratic(
  writing: Writing,
  x: string,
  own: Coefficients,
  others: readonly number[],
  seed: number,
): Iterable<readonly number[]> {
  if (own[2] === 0) {
    yield* withoutConstant(writing, x, own, others, seed);
    return;
  }
  for (const [one, other] of rootPairs(own, coefficientsOf(writing, x, others), createPick(seed + 1))) {
    const bySum = (numbers: readonly number[]): number => {
      const [a, b] = coefficientsOf(writing, x, numbers);
      return b + a * (one + other);
    };
    const byProduct = (numbers: readonly number[]): number => {
      const [a, , c] = coefficientsOf(writing, x, numbers);
      return c - a * one * other;
    };
    const summed = solvedFor(others, bySum, writing);
    const solved = summed && solvedFor(summed, byProduct, writing);
    if (solved === undefined || !isNear(bySum(solved), 0)) continue;
    const like = coefficientsOf(writing, x, solved);
    if (like.every((value, place) => Math.sign(value) === Math.sign(own[place] ?? 0)) && isOneAsIn(like[0], own[0]))
      yield solved;
  }
}

/** „x² - 3x = 0”: one of the roots is zero in what is like it, too. An example says no root of the task (`isSilent`), so that these are only practised on. */
function* withoutConstant(
  writing: Writing,
  x: string,
  own: Coefficients,
  others: readonly number[],
  seed: number,
): Iterable<readonly number[]> {
  for (const root of rootsLike([0, own[0], own[1]], [], createPick(seed + 1))) {
    const gapAt = (numbers: readonly number[]): number => {
      const [a, b] = coefficientsOf(writing, x, numbers);
      return b + a * root;
    };
    const solved = solvedFor(others, gapAt, writing);
    if (solved === undefined) continue;
    const [a, b, c] = coefficientsOf(writing, x, solved);
    if (isNear(c, 0) && b !== 0 && isOneAsIn(a, own[0])) yield solved;
  }
}

const isOneAsIn = (value: number, own: number): boolean => (Math.abs(value) === 1) === (Math.abs(own) === 1);
