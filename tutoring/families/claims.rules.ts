import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import type { Claim, FamilySolution } from './family.types.ts';

/** The first claim of a solution that is not true; undefined when each holds. Throws `BeyondReach` for notation that cannot be calculated. */
export const brokenClaim = ({ steps }: FamilySolution): Claim | undefined =>
  steps.flatMap(({ claims }) => claims).find((claim) => !holds(claim));

export const holds = (claim: Claim): boolean =>
  casesOf(claim).every((letters) => {
    const [first = Number.NaN, ...others] = claim.sides.map((side) => approximately(side, letters));
    return others.every((value, index) =>
      isTrue(index === 0 ? first : (others[index - 1] ?? first), value, claim.relation ?? '='),
    );
  });

/** Points at which two different school expressions hardly ever meet; the same in each run. */
const ANYWHERE = [0.37, 1.9, -2.3, 5.71];

const casesOf = ({ at = [{}], sides }: Claim): readonly Readonly<Record<string, number>>[] => {
  if (at !== 'anywhere') return at;
  const letters = [...new Set(sides.flatMap((side) => side.match(/(?<![a-z])[a-z](?![a-z])/gi) ?? []))];
  return ANYWHERE.map((value, place) =>
    Object.fromEntries(letters.map((letter, index) => [letter, value + 0.83 * index * (place + 1)])),
  );
};

const SMALLEST_DIFFERENCE = 1e-9;
const ROUNDED = 6e-3;

const isTrue = (left: number, right: number, relation: NonNullable<Claim['relation']>): boolean => {
  const size = Math.max(1, Math.abs(left), Math.abs(right));
  const isEqual = Math.abs(left - right) <= SMALLEST_DIFFERENCE * size;
  switch (relation) {
    case '=':
      return isEqual;
    case '≈':
      return Math.abs(left - right) <= ROUNDED * Math.max(Math.abs(left), Math.abs(right));
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
