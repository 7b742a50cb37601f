import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import { rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { amount, partOf, percents } from '../percent-lines.rules.ts';
import type { SolutionsGiven } from './solutions.types.ts';

export const makeSolutions = (pick: Pick, difficulty: Difficulty): SolutionsGiven => {
  switch (difficulty) {
    case 1:
      return pick.oneOf([makeSubstance, makeConcentration])(pick);
    case 2:
      return pick.oneOf([makeConcentration, makeMixed, makeSubstance])(pick);
    case 3:
      return pick.oneOf([makeMixed, makeWater])(pick);
  }
};

const UNIT = 'g';
const grams = (value: Rational): string => `$${amount(value, UNIT)}$`;
const share = (value: Rational): string => `$${percents(value)}$`;
const substanceOf = (pick: Pick): string => pick.oneOf(['soli', 'cukru']);

const makeSubstance = (pick: Pick): SolutionsGiven => {
  const [mass, percent] = [rational(50 * pick.int(2, 16)), rational(2 * pick.int(1, 15))];
  const name = substanceOf(pick);
  const text = `Ile ${name} jest w ${grams(mass)} roztworu o stężeniu ${share(percent)}?`;
  return { kind: 'substance', mass, percent, unit: UNIT, text };
};

const makeConcentration = (pick: Pick): SolutionsGiven => {
  const solution = rational(100 * pick.int(1, 8));
  const substance = partOf(rational(pick.int(2, 30)), solution);
  const water = solution.sub(substance);
  const isWaterTold = pick.int(0, 2) > 0;
  const name = substanceOf(pick);
  const text = isWaterTold
    ? `Do ${grams(water)} wody wsypano ${grams(substance)} ${name}. Jakie jest stężenie procentowe roztworu?`
    : `W ${grams(solution)} roztworu jest ${grams(substance)} ${name}. Jakie jest stężenie procentowe tego roztworu?`;
  return { kind: 'concentration', substance, water, isWaterTold, unit: UNIT, text };
};

/** The parts in which two solutions are mixed: their sum divides a hundred. */
const PARTS: readonly [readonly [number, number], ...(readonly [number, number])[]] = [
  [2, 3],
  [3, 2],
  [1, 4],
  [4, 1],
  [1, 3],
  [3, 1],
];

const makeMixed = (pick: Pick): SolutionsGiven => {
  const [one, other] = pick.oneOf(PARTS);
  const step = 50 * pick.int(1, 4);
  const weak = pick.int(2, 15);
  const strong = weak + (one + other) * pick.int(1, 4);
  const masses = [rational(one * step), rational(other * step)] as const;
  const shares = [rational(weak), rational(strong)] as const;
  const text = `Zmieszano ${grams(masses[0])} roztworu o stężeniu ${share(shares[0])} i ${grams(masses[1])} roztworu o stężeniu ${share(shares[1])}. Jakie jest stężenie procentowe otrzymanego roztworu?`;
  return { kind: 'mixed', masses, percents: shares, unit: UNIT, text };
};

/** More and less concentrated, so that the masses are whole. */
const DILUTIONS: readonly [readonly [number, number], ...(readonly [number, number])[]] = [
  [20, 10],
  [30, 20],
  [15, 10],
  [12, 8],
  [10, 4],
  [8, 5],
  [25, 20],
  [40, 25],
];

const makeWater = (pick: Pick): SolutionsGiven => {
  const isAdded = pick.int(0, 1) === 1;
  const [strong, weak] = pick.oneOf(DILUTIONS);
  const step = 10 * pick.int(1, 4);
  const [percent, target] = [rational(isAdded ? strong : weak), rational(isAdded ? weak : strong)];
  const mass = rational(step * (isAdded ? weak : strong));
  const text = `Ile wody trzeba ${isAdded ? 'dolać do' : 'odparować z'} ${grams(mass)} roztworu soli o stężeniu ${share(percent)}, aby otrzymać roztwór o stężeniu ${share(target)}?`;
  return { kind: 'water', isAdded, mass, percent: percent, target: target, unit: UNIT, text };
};
