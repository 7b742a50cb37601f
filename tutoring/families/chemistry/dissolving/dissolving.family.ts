import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { withUnit } from '#tutoring/families/calculated.rules.ts';
import type { Difficulty, Family, Pick } from '#tutoring/families/family.types.ts';
import { percents, rateOf } from '#tutoring/families/proportions-and-percents/percent-lines.rules.ts';
import { exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { HUNDRED, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { readDissolving } from './dissolving.reader.ts';
import { solveDissolving } from './dissolving.solver.ts';
import type { DissolvingGiven } from './dissolving.types.ts';

const SOLUBILITIES = [10, 20, 24, 30, 36, 40, 50, 64, 80, 110, 150, 200] as const;
const WATERS = [25, 125, 250, 300, 350, 400, 500] as const;
/** Those whose saturated solution has a percentage that ends, and the percentages whose solubility does. */
const OF_SHORT_PERCENT = [25, 28, 60, 150, 300] as const;
const SHORT_PERCENTS = [20, 36, 60, 75] as const;

const KINDS: Readonly<Record<Difficulty, readonly [DissolvingGiven['kind'], ...DissolvingGiven['kind'][]]>> = {
  1: ['substance', 'substance', 'solubility'],
  2: ['substance', 'solubility', 'water', 'concentration'],
  3: ['solubility', 'water', 'concentration', 'saturated'],
};

const makeDissolving = (pick: Pick, difficulty: Difficulty): DissolvingGiven => {
  const kind = pick.oneOf(KINDS[difficulty]);
  const solubility = rational(pick.oneOf(SOLUBILITIES));
  const water = rational(pick.oneOf(WATERS));
  const substance = solubility.mul(water).div(HUNDRED);
  switch (kind) {
    case 'substance':
      return { kind, solubility, water };
    case 'water':
      return { kind, solubility, substance };
    case 'solubility':
      return { kind, substance, water };
    case 'concentration':
      return { kind, solubility: rational(pick.oneOf(OF_SHORT_PERCENT)) };
    case 'saturated':
      return { kind, percent: rational(pick.oneOf(SHORT_PERCENTS)) };
  }
};

const grams = (value: Rational): string => `$${withUnit(value, 'g')}$`;
const one = (value: Rational): readonly Exact[] => [exact(value)];
const perHundred = (value: Rational): string => `wynosi ${grams(value)} na ${grams(HUNDRED)} wody`;

export const dissolvingFamily: Family<DissolvingGiven> = {
  id: 'dissolving',
  title: 'Rozpuszczalność i roztwory nasycone',
  grades: [7, 9],
  read: readDissolving,
  tell: (given) => {
    switch (given.kind) {
      case 'substance':
        return `Rozpuszczalność pewnej substancji ${perHundred(given.solubility)}. Ile gramów tej substancji rozpuści się najwyżej w ${grams(given.water)} wody?`;
      case 'water':
        return `Rozpuszczalność pewnej substancji ${perHundred(given.solubility)}. Ile wody potrzeba, aby rozpuścić ${grams(given.substance)} tej substancji?`;
      case 'solubility':
        return `W ${grams(given.water)} wody można rozpuścić najwyżej ${grams(given.substance)} pewnej substancji. Oblicz jej rozpuszczalność.`;
      case 'concentration':
        return `Rozpuszczalność pewnej substancji ${perHundred(given.solubility)}. Oblicz stężenie procentowe nasyconego roztworu tej substancji.`;
      case 'saturated':
        return `Nasycony roztwór pewnej substancji ma stężenie $${percents(given.percent)}$. Oblicz rozpuszczalność tej substancji.`;
    }
  },
  solve: solveDissolving,

  /** Crosswise: as much of the substance for each gram of water as the solubility says. */
  check: (given, answer) => {
    const value = rationalIn(answer);
    if (value === undefined) return false;
    switch (given.kind) {
      case 'substance':
        return value.mul(HUNDRED).equals(given.solubility.mul(given.water));
      case 'water':
        return value.mul(given.solubility).equals(given.substance.mul(HUNDRED));
      case 'solubility':
        return value.mul(given.water).equals(given.substance.mul(HUNDRED));
      case 'concentration':
        return value.mul(HUNDRED).equals(given.solubility.mul(HUNDRED.sub(value)));
      case 'saturated':
        return value.mul(HUNDRED).equals(given.percent.mul(HUNDRED.add(value)));
    }
  },

  make: makeDissolving,

  mistakes: [
    {
      id: 'water-for-solution',
      leadsTo: (given) =>
        given.kind === 'substance'
          ? one(given.water.mul(given.solubility).div(HUNDRED.add(given.solubility)))
          : undefined,
      says: 'Podana masa została potraktowana jak masa całego roztworu. W zadaniu jest to masa samej wody.',
    },
    {
      id: 'hundred-forgotten',
      leadsTo: (given) => (given.kind === 'substance' ? one(given.water.mul(given.solubility)) : undefined),
      says: 'Rozpuszczalność odnosi się do stu gramów wody, a nie do jednego grama. O czym trzeba jeszcze pamiętać?',
    },
    {
      id: 'turned-around',
      leadsTo: (given) => (given.kind === 'substance' ? one(given.water.div(given.solubility)) : undefined),
      says: 'Masa wody została podzielona przez rozpuszczalność. Im więcej wody, tym więcej substancji: ułóż proporcję.',
    },
    {
      id: 'substance-taken-for-water',
      leadsTo: (given) =>
        given.kind === 'water' ? one(given.substance.mul(given.solubility).div(HUNDRED)) : undefined,
      says: 'Podana masa to masa substancji, a nie wody. Ile porcji rozpuszczalności się w niej mieści?',
    },
    {
      id: 'not-brought-to-hundred',
      leadsTo: (given) => (given.kind === 'solubility' ? one(given.substance) : undefined),
      says: 'Tyle substancji jest w całej podanej wodzie. Rozpuszczalność podajemy na sto gramów wody.',
    },
    {
      id: 'multiplied-by-hundreds',
      leadsTo: (given) =>
        given.kind === 'solubility' ? one(given.substance.mul(given.water).div(HUNDRED)) : undefined,
      says: 'Masa substancji została pomnożona. Rozpuszczalność podajemy na sto gramów wody: czy na tyle wody przypada więcej, czy mniej substancji?',
    },
    {
      id: 'related-to-the-water',
      leadsTo: (given) => (given.kind === 'concentration' ? one(given.solubility) : undefined),
      says: 'Masa substancji została podzielona przez masę samej wody. Całością jest roztwór: woda razem z substancją.',
    },
    {
      id: 'percent-taken-for-solubility',
      leadsTo: (given) => (given.kind === 'saturated' ? one(given.percent) : undefined),
      says: 'Tyle substancji jest w stu gramach roztworu. Rozpuszczalność odnosi się do stu gramów wody.',
    },
    {
      id: 'whole-for-water',
      leadsTo: (given) =>
        given.kind === 'saturated' ? one(rateOf(given.percent, HUNDRED.add(given.percent))) : undefined,
      says: 'Sto gramów roztworu to już woda razem z substancją. Ile jest w nim samej wody?',
    },
  ],
};
