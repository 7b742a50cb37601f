import { rationalIn } from '#tutoring/families/answer.rules.ts';
import type { Family } from '#tutoring/families/family.types.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { HUNDRED, type Rational } from '#tutoring/mathematics/rational.ts';
import { partOf, rateOf } from '../percent-lines.rules.ts';
import { readSolutions } from './solutions.reader.ts';
import { solveSolutions } from './solutions.solver.ts';
import { makeSolutions } from './solutions.stories.ts';
import type { SolutionsGiven } from './solutions.types.ts';

/** The answer put back: what was told comes out. */
const isRight = (given: SolutionsGiven, value: Rational): boolean => {
  switch (given.kind) {
    case 'substance':
      return rateOf(value, given.mass).equals(given.percent);
    case 'concentration':
      return partOf(HUNDRED.sub(value), given.substance.add(given.water)).equals(given.water);
    case 'mixed':
      return value
        .sub(given.percents[0])
        .mul(given.masses[0])
        .equals(given.percents[1].sub(value).mul(given.masses[1]));
    case 'water': {
      const after = given.isAdded ? given.mass.add(value) : given.mass.sub(value);
      return after.mul(given.target).equals(given.mass.mul(given.percent));
    }
  }
};

export const solutionsFamily: Family<SolutionsGiven> = {
  id: 'solutions',
  title: 'Stężenia procentowe roztworów',
  grades: [7, 8],
  read: readSolutions,
  tell: ({ text }) => text,
  solve: solveSolutions,

  check: (given, answer) => {
    const value = rationalIn(answer);
    return value !== undefined && isRight(given, value);
  },

  make: makeSolutions,

  mistakes: [
    {
      id: 'related-to-the-water',
      leadsTo: (given) => (given.kind === 'concentration' ? [exact(rateOf(given.substance, given.water))] : undefined),
      says: 'Masa substancji została podzielona przez masę samej wody. Całością jest roztwór: woda razem z substancją.',
    },
    {
      id: 'share-of-the-water',
      leadsTo: (given) => (given.kind === 'concentration' ? [exact(given.substance.div(given.water))] : undefined),
      says: 'W mianowniku stoi masa samej wody. Całością jest roztwór: woda razem z substancją.',
    },
    {
      id: 'mass-as-percent',
      leadsTo: (given) => (given.kind === 'concentration' ? [exact(given.substance)] : undefined),
      says: 'To masa substancji, a nie procent. Jaką częścią całego roztworu ona jest?',
    },
    {
      id: 'water-for-substance',
      leadsTo: (given) =>
        given.kind === 'substance' ? [exact(partOf(HUNDRED.sub(given.percent), given.mass))] : undefined,
      says: 'To masa wody w roztworze, a pytanie jest o substancję.',
    },
    {
      id: 'divided-by-percent',
      leadsTo: (given) => (given.kind === 'substance' ? [exact(given.mass.div(given.percent))] : undefined),
      says: 'Masa została podzielona przez liczbę procent. Procent to setna część: zamień go na ułamek i pomnóż.',
    },
    {
      id: 'mean-of-percents',
      leadsTo: (given) =>
        given.kind === 'mixed' ? [exact(given.percents[0].add(given.percents[1]).div(2))] : undefined,
      says: 'To średnia z procentów. Jest dobra tylko wtedy, gdy obu roztworów jest tyle samo.',
    },
    {
      id: 'percents-added',
      leadsTo: (given) => (given.kind === 'mixed' ? [exact(given.percents[0].add(given.percents[1]))] : undefined),
      says: 'Stężeń nie dodajemy: mieszanina nie może być mocniejsza niż mocniejszy z roztworów.',
    },
    {
      id: 'whole-solution',
      leadsTo: (given) =>
        given.kind === 'water' ? [exact(given.mass.mul(given.percent).div(given.target))] : undefined,
      says: 'To masa całego nowego roztworu. Pytanie jest tylko o wodę.',
    },
    {
      id: 'difference-of-percents',
      leadsTo: (given) =>
        given.kind === 'water' ? [exact(partOf(given.percent.sub(given.target).abs(), given.mass))] : undefined,
      says: 'Stężenia zostały odjęte, jakby liczono je od tej samej masy. Masa roztworu się jednak zmienia.',
    },
  ],
};
