import { exact, productOf, squareRootOf, type Exact } from '#tutoring/mathematics/exact.ts';
import { rational } from '#tutoring/mathematics/rational.ts';
import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import { sineOf } from './sine-cosine-theorem.rules.ts';
import type { TriangleGiven } from './sine-cosine-theorem.types.ts';

type Triangle = readonly [one: number, other: number, opposite: number, angle: number];

/** Whole sides, and the angle opposite to the third. */
const NICE = [
  [3, 8, 7, 60],
  [5, 8, 7, 60],
  [7, 15, 13, 60],
  [8, 15, 13, 60],
  [5, 21, 19, 60],
  [16, 21, 19, 60],
  [3, 5, 7, 120],
  [7, 8, 13, 120],
  [5, 16, 19, 120],
] as const satisfies readonly Triangle[];
const ANGLE_PAIRS = [
  [45, 30],
  [30, 45],
  [60, 45],
  [45, 60],
  [120, 30],
  [30, 120],
  [135, 30],
  [30, 135],
] as const;

/** The radicand in a side, and the angle opposite: the radius is whole, and never equal to the side as it is at 30°. */
const CHORDS = [
  [2, 45],
  [3, 60],
  [3, 120],
  [2, 135],
] as const;

const times = (factor: number, radicand = 1): Exact =>
  productOf(exact(rational(factor)), squareRootOf(rational(radicand)) ?? []);

export const makeTriangle = (pick: Pick, difficulty: Difficulty): TriangleGiven => {
  const named = pick.oneOf(['cm', 'dm', 'm', 'none', 'none']);
  const unit = named === 'none' ? undefined : named;
  const [one, other, opposite, angle] = pick.oneOf<Triangle>(NICE);
  const by = pick.int(1, 3);
  const sides = [times(one * by), times(other * by)] as const;
  if (difficulty === 1) {
    const [radicand, seen] = pick.oneOf<readonly [number, number]>(CHORDS);
    return pick.oneOf<TriangleGiven>([
      {
        kind: 'area',
        sides: [times(2 * pick.int(2, 8)), times(pick.int(3, 12))],
        angle: pick.oneOf([30, 45, 60, 120, 150]),
        unit,
      },
      { kind: 'radius', side: times(pick.int(2, 12), radicand), angle: seen, name: 'a', unit: undefined },
    ]);
  }
  if (difficulty === 2) {
    const radius = pick.int(2, 10);
    const [own, second] = pick.oneOf<readonly [number, number]>(ANGLE_PAIRS);
    return pick.oneOf<TriangleGiven>([
      { kind: 'third-side', sides, angle, name: 'c', unit },
      {
        kind: 'side',
        side: productOf(times(2 * radius), sineOf(own)),
        angle: own,
        name: 'a',
        otherAngle: second,
        otherName: 'b',
        unit: undefined,
      },
    ]);
  }
  const [root, ofRoot] = pick.oneOf<readonly [number, number]>([
    [2, 45],
    [2, 135],
    [3, 30],
    [3, 150],
  ]);
  return pick.oneOf<TriangleGiven>([
    { kind: 'angle', sides, opposite: times(opposite * by), unit },
    {
      kind: 'third-side',
      sides: [times(pick.int(1, 6), root), times(pick.int(2, 9))],
      angle: ofRoot,
      name: 'c',
      unit: undefined,
    },
  ]);
};
