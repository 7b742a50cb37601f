import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import { formFor } from '#tutoring/families/polish-count.ts';
import { rational } from '#tutoring/mathematics/rational.ts';
import { amount } from '../percent-lines.rules.ts';
import type { ProportionGiven } from './proportion.types.ts';

interface DirectStory {
  readonly unit: string | undefined;
  readonly askedUnit: string | undefined;
  /** How much of the second goes with one of the first; in tenths for the hardest. */
  readonly least: number;
  readonly most: number;
  readonly wording: (first: string, second: string, other: string, otherCount: number, firstCount: number) => string;
}

const notebooks = (count: number): string => formFor(count, ['zeszyt', 'zeszyty', 'zeszytów']);

const DIRECT: readonly [DirectStory, ...DirectStory[]] = [
  {
    unit: 'kg',
    askedUnit: 'zl',
    least: 3,
    most: 12,
    wording: (first, second, other) =>
      `Za ${first} jabłek zapłacono ${second}. Ile trzeba zapłacić za ${other} jabłek?`,
  },
  {
    unit: undefined,
    askedUnit: 'zl',
    least: 2,
    most: 9,
    wording: (first, second, other, otherCount, firstCount) =>
      `Za ${first} ${notebooks(firstCount)} zapłacono ${second}. Ile trzeba zapłacić za ${other} ${notebooks(otherCount)}?`,
  },
  {
    unit: 'l',
    askedUnit: 'm2',
    least: 6,
    most: 12,
    wording: (first, second, other) =>
      `Na pomalowanie ${second} ściany zużyto ${first} farby. Ile metrów kwadratowych ściany można pomalować, mając ${other} farby?`,
  },
  {
    unit: 'kg',
    askedUnit: 'g',
    least: 20,
    most: 80,
    wording: (first, second, other) =>
      `Do ${first} ogórków potrzeba ${second} soli. Ile soli potrzeba do ${other} ogórków?`,
  },
];

const JOBS: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['robotników', 'remontuje mieszkanie'],
  ['malarzy', 'maluje szkołę'],
  ['ogrodników', 'sprząta park'],
  ['pomp', 'napełnia basen'],
];

type Shifts = readonly [first: number, second: number, other: number];

const EASY: readonly [Shifts, ...Shifts[]] = [
  [5, 12, 6],
  [8, 6, 12],
  [6, 12, 9],
  [10, 6, 12],
  [5, 8, 10],
  [12, 5, 6],
];
const HARD: readonly [Shifts, ...Shifts[]] = [
  [8, 15, 10],
  [12, 10, 8],
  [9, 8, 6],
  [6, 15, 10],
  [5, 18, 9],
  [6, 20, 8],
];

const makeInverse = (pick: Pick, difficulty: Difficulty): ProportionGiven => {
  const [who, what] = pick.oneOf(JOBS);
  const [first, second, other] = difficulty === 2 ? pick.oneOf(EASY) : pick.oneOf(HARD);
  const unit = what.startsWith('napełnia') ? 'h' : 'day';
  const days =
    unit === 'h' ? formFor(second, ['godzinę', 'godziny', 'godzin']) : formFor(second, ['dzień', 'dni', 'dni']);
  const text = `${first} ${who} ${what} w ${second} ${days}. W ile ${unit === 'h' ? 'godzin' : 'dni'} zrobi to ${other} ${who}?`;
  return {
    kind: 'inverse',
    first: rational(first),
    second: rational(second),
    other: rational(other),
    unit: undefined,
    askedUnit: unit,
    text,
  };
};

export const makeProportion = (pick: Pick, difficulty: Difficulty): ProportionGiven => {
  if (difficulty > 1 && pick.int(0, 2) === 0) return makeInverse(pick, difficulty);
  const { unit, askedUnit, least, most, wording } = pick.oneOf(DIRECT);
  const rate = difficulty < 3 ? rational(pick.int(least, most)) : rational(10 * pick.int(least, most) + 5, 10);
  const firstCount = 2 * pick.int(2, 3 + difficulty);
  const otherCount = difficulty === 1 ? firstCount * pick.int(2, 3) : firstCount + pick.oneOf([-1, 1, 3, 4, 5]);
  const [first, other] = [rational(firstCount), rational(otherCount)];
  const second = rate.mul(first);
  const [one, two, three] = [amount(first, unit), amount(second, askedUnit), amount(other, unit)].map(
    (latex) => `$${latex}$`,
  );
  const text = wording(one ?? '', two ?? '', three ?? '', otherCount, firstCount);
  return { kind: 'direct', first, second, other, unit, askedUnit, text };
};
