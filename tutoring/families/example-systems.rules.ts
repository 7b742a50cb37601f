import type { Equation } from '#tutoring/mathematics/expression.types.ts';
import { latexOfEquation } from '#tutoring/mathematics/latex.ts';
import {
  haveSamePattern,
  isNear,
  isWhole,
  otherNumber,
  otherNumbers,
  seedOf,
  solvedFor,
} from './example-changes.rules.ts';
import { writingOf, type Letters, type Writing } from './example-numbers.rules.ts';
import type { Pick } from './family.types.ts';
import { createPick, shuffled } from './pick.ts';
import type { SystemTask } from './task.types.ts';

const ATTEMPTS = 60;
const STRICT = 40;

/** The pupil's own system with other numbers, of which some are such that the pair is nice. Made one by one, as they are asked for. */
export function* systemsWrittenLike({ equations, unknowns }: SystemTask): Iterable<SystemTask['equations']> {
  const writing = writingOf(equations);
  const seed = seedOf(equations.map((one) => latexOfEquation(one)).join(';'));
  const own = rowsOf(writing, unknowns, writing.numbers);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const others = otherNumbers(writing.numbers, createPick(seed + attempt));
    const solved = isNear(determinantOf(own), 0)
      ? withOtherVerdict(writing, unknowns, others)
      : withNicePair(writing, unknowns, others, createPick(seed + attempt + 1));
    if (solved === undefined || (attempt < STRICT && !haveSamePattern(solved, writing.numbers))) continue;
    const [first, second] = writing.with(solved);
    if (first === undefined || second === undefined || areOneLine(first, second)) continue;
    if (areOfOneShape(rowsOf(writing, unknowns, solved), own)) yield [first, second];
  }
}

/** Of ax + by + c, which is to be nothing. */
type Row = readonly [a: number, b: number, c: number];
type Rows = readonly [Row, Row];
type Unknowns = SystemTask['unknowns'];

const rowsOf = ({ gaps }: Writing, [x, y]: Unknowns, numbers: readonly number[]): Rows => {
  const at = (letters: Letters): readonly number[] => gaps(numbers, letters);
  const [none, one, other] = [at({ [x]: 0, [y]: 0 }), at({ [x]: 1, [y]: 0 }), at({ [x]: 0, [y]: 1 })];
  const rowAt = (place: 0 | 1): Row => {
    const rest = none[place] ?? NaN;
    return [(one[place] ?? NaN) - rest, (other[place] ?? NaN) - rest, rest];
  };
  return [rowAt(0), rowAt(1)];
};

const determinantOf = ([[a, b], [c, d]]: Rows): number => a * d - b * c;

const withNicePair = (
  writing: Writing,
  unknowns: Unknowns,
  others: readonly number[],
  pick: Pick,
): readonly number[] | undefined => {
  const [x, y] = unknowns;
  const [ownX, ownY] = pairOf(rowsOf(writing, unknowns, writing.numbers));
  for (const [first, second] of pairsLike([ownX, ownY].map(Math.abs), pick)) {
    const at = { [x]: ownX < 0 ? -first : first, [y]: ownY < 0 ? -second : second };
    const gapOf = (place: 0 | 1) => (numbers: readonly number[]) => writing.gaps(numbers, at)[place] ?? NaN;
    const half = solvedFor(others, gapOf(0), writing);
    const solved = half && solvedFor(half, gapOf(1), writing);
    if (solved === undefined || !isNear(gapOf(0)(solved), 0)) continue;
    if (!isNear(determinantOf(rowsOf(writing, unknowns, solved)), 0)) return solved;
  }
  return undefined;
};

const pairOf = (rows: Rows): readonly [number, number] => {
  const [[a, b, c], [d, e, f]] = rows;
  const determinant = determinantOf(rows);
  return [(b * f - c * e) / determinant, (c * d - a * f) / determinant];
};

const pairsLike = (own: readonly number[], pick: Pick): readonly (readonly [number, number])[] =>
  own.every(isWhole) && Math.max(...own) > 20
    ? Array.from({ length: 30 }, () => [otherNumber(own[0] ?? 1, pick), otherNumber(own[1] ?? 1, pick)] as const)
    : shuffled(PAIRS, pick);

const PAIRS = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((one) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((other) => other !== one).map((other) => [one, other] as const),
);

/** No pair or many: the verdict of the pupil's own would be the result, so that it is the other one. */
const withOtherVerdict = (
  writing: Writing,
  unknowns: Unknowns,
  others: readonly number[],
): readonly number[] | undefined => {
  const rows = (numbers: readonly number[]): Rows => rowsOf(writing, unknowns, numbers);
  const isMany = isNear(restOf(rows(writing.numbers)), 0);
  const parallel = solvedFor(others, (numbers) => determinantOf(rows(numbers)), writing);
  const solved = isMany ? parallel : parallel && solvedFor(parallel, (numbers) => restOf(rows(numbers)), writing);
  if (solved === undefined || !isNear(determinantOf(rows(solved)), 0)) return undefined;
  return isNear(restOf(rows(solved)), 0) === isMany ? undefined : solved;
};

/** Nothing where one equation of two with the same left sides says the same as the other. */
const restOf = ([[a, b, c], [d, e, f]]: Rows): number => Math.abs(a * f - c * d) + Math.abs(b * f - c * e);

const areOneLine = (first: Equation, second: Equation): boolean => latexOfEquation(first) === latexOfEquation(second);

/** The same unknowns with a factor of one, of the same signs and whole where those are: they are solved in the same way. */
const areOfOneShape = (rows: Rows, own: Rows): boolean =>
  rows.every((row, place) =>
    row.every((value, index) => {
      const given = own[place as 0 | 1][index as 0 | 1 | 2];
      if (index === 2) return !isWhole(given) || isWhole(value);
      return Math.sign(value) === Math.sign(given) && isNear(Math.abs(value), 1) === isNear(Math.abs(given), 1);
    }),
  );
