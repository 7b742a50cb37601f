import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { areAlmostEqual, areClose } from '#tutoring/mathematics/closeness.rules.ts';
import type { Claim, FamilyStep } from './family.types.ts';

/** A solution that does not hold, or that the second way does not confirm: it is not shown. */
export class UnsoundSolution extends Error {
  override readonly name = 'UnsoundSolution';

  constructor(solver: string, what: string) {
    super(`${solver}: ${what}`);
  }
}

/** Throws `UnsoundSolution`, and `BeyondReach` for notation that cannot be calculated. */
export const assertSound = (solver: string, steps: readonly FamilyStep[], isConfirmed: boolean): void => {
  const broken = steps.flatMap(({ claims }) => claims).find((claim) => !holds(claim));
  if (broken !== undefined)
    throw new UnsoundSolution(solver, `${broken.sides.join(` ${broken.relation ?? '='} `)} does not hold`);
  if (!isConfirmed) throw new UnsoundSolution(solver, 'the second way finds another answer');
};

export const holds = (claim: Claim): boolean =>
  casesOf(claim).every((letters) => {
    const [first = Number.NaN, ...others] = valuesAt(claim, letters);
    return (
      others.every((value, index) =>
        isTrue(index === 0 ? first : (others[index - 1] ?? first), value, claim.relation ?? '='),
      ) || isRounded(claim, letters)
    );
  });

type Letters = Readonly<Record<string, number>>;

const valuesAt = ({ sides }: Claim, letters: Letters): readonly number[] =>
  sides.map((side) => approximately(side, letters));

/** The small root of x² − 10000x + 1 is the difference of two great numbers: a billionth more of it changes the sides more than they differ. */
const isRounded = (claim: Claim, letters: Letters): boolean => {
  const { sides, relation = '=' } = claim;
  if (relation !== '=' || sides.length !== 2 || claim.at === undefined || claim.at === 'anywhere') return false;
  const [gap, above] = [letters, moved(letters)].map((at) => {
    const [left = Number.NaN, right = Number.NaN] = valuesAt(claim, at);
    return left - right;
  });
  return gap !== undefined && above !== undefined && Math.abs(gap) <= Math.abs(above - gap);
};

/** What calculating in floating point may change a number by. */
const FLOAT_ERROR = 1e-9;

const moved = (letters: Letters): Letters =>
  Object.fromEntries(
    Object.entries(letters).map(([letter, value]) => [letter, value + FLOAT_ERROR * Math.max(1, Math.abs(value))]),
  );

/** Points at which two different school expressions hardly ever meet; the same in each run. */
const ANYWHERE = [0.37, 1.9, -2.3, 5.71];

const casesOf = ({ at = [{}], sides }: Claim): readonly Letters[] => {
  if (at !== 'anywhere') return at;
  const letters = [...new Set(sides.flatMap((side) => side.match(/(?<![a-z])[a-z](?![a-z])/gi) ?? []))];
  return ANYWHERE.map((value, place) =>
    Object.fromEntries(letters.map((letter, index) => [letter, value + 0.83 * index * (place + 1)])),
  );
};

const isTrue = (left: number, right: number, relation: NonNullable<Claim['relation']>): boolean => {
  const isEqual = areClose(left, right);
  switch (relation) {
    case '=':
      return isEqual;
    case '≈':
      return areAlmostEqual(left, right);
    case '≠':
      return !isEqual;
    case '<':
      return left < right && !isEqual;
    case '>':
      return left > right && !isEqual;
    case '≤':
      return left <= right || isEqual;
    case '≥':
      return left >= right || isEqual;
  }
};
