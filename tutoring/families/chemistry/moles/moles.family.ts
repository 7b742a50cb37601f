import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { withUnit } from '#tutoring/families/calculated.rules.ts';
import type { Family, Mistake } from '#tutoring/families/family.types.ts';
import { exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { countedMass } from '../elements/counted-mass.rules.ts';
import { latexOfFormula } from '../elements/formula.rules.ts';
import { readMoles } from './moles.reader.ts';
import { holds, molesText, ofMoles } from './moles-words.rules.ts';
import { MOLAR_VOLUME, molarMassOf, ratioOf, resultOf, solveMoles, toldUnit } from './moles.solver.ts';
import type { MolesGiven } from './moles.types.ts';

const SUBSTANCES = {
  1: ['H2O', 'CO2', 'NH3', 'CH4', 'NaOH', 'O2', 'N2', 'MgO', 'CaO'],
  2: ['H2O', 'CO2', 'NaOH', 'CaCO3', 'H2SO4', 'SO2', 'Al2O3', 'NH3', 'HNO3', 'KOH'],
  3: ['H2SO4', 'CaCO3', 'Ca(OH)2', 'C6H12O6', 'Fe2O3', 'H3PO4', 'Na2CO3', 'Al2(SO4)3'],
} as const;
const GASES = ['H2', 'O2', 'N2', 'Cl2', 'CO2', 'NH3', 'CH4', 'SO2'] as const;
/** In quarters. */
const AMOUNTS = { 1: [8, 12, 16, 20], 2: [2, 6, 8, 10, 12, 16], 3: [1, 2, 3, 5, 6, 10] } as const;

const one = (value: Rational): readonly Exact[] => [exact(value)];
const isOfMass = ({ asked }: MolesGiven): boolean => !asked.endsWith('volume');
const isAmount = ({ asked }: MolesGiven): boolean => asked.startsWith('amount');

/** A misconception that can be had of a mass and of a volume, and is named after what the task speaks of. */
const ofMassAndVolume = ({
  id,
  leadsTo,
  says,
}: Pick<Mistake<MolesGiven>, 'id' | 'leadsTo'> & {
  readonly says: (measure: 'masę' | 'objętość') => string;
}): readonly Mistake<MolesGiven>[] => [
  { id, leadsTo: (given) => (isOfMass(given) ? leadsTo(given) : undefined), says: says('masę') },
  {
    id: `${id}-of-volume`,
    leadsTo: (given) => (isOfMass(given) ? undefined : leadsTo(given)),
    says: says('objętość'),
  },
];

export const molesFamily: Family<MolesGiven> = {
  id: 'moles',
  title: 'Mol, masa i objętość molowa',
  grades: [9, 11],
  read: readMoles,
  tell: ({ asked, formula, told }) => {
    const [size, substance] = [`$${withUnit(told, toldUnit(asked))}$`, `$${latexOfFormula(formula)}$`];
    switch (asked) {
      case 'amount-of-mass':
        return `Ile moli stanowi ${size} ${substance}?`;
      case 'mass':
        return `Oblicz masę ${ofMoles(told)} ${substance}.`;
      case 'amount-of-volume':
        return `Ile moli stanowi ${size} gazu ${substance} w warunkach normalnych?`;
      case 'volume':
        return `Jaką objętość ${holds(told)} ${molesText(told)} gazu ${substance} w warunkach normalnych?`;
    }
  },
  solve: solveMoles,
  /** The mass of the moles, counted atom by atom; the volume as so many litres and so many tenths. */
  check: (given, answer) => {
    const value = rationalIn(answer);
    if (value === undefined) return false;
    const [moles, size] = isAmount(given) ? [value, given.told] : [given.told, value];
    const mass = isOfMass(given) ? countedMass(given.formula) : rational(22).add(rational(2, 5));
    return moles.mul(mass).equals(size);
  },
  make: (pick, difficulty) => {
    const isGas = difficulty > 1 && pick.int(0, 2) === 0;
    const formula = isGas ? pick.oneOf(GASES) : pick.oneOf(SUBSTANCES[difficulty]);
    const moles = rational(pick.oneOf(AMOUNTS[difficulty]), 4);
    const asked = isGas
      ? pick.oneOf(['amount-of-volume', 'volume'] as const)
      : pick.oneOf(['amount-of-mass', 'mass'] as const);
    const told = asked.startsWith('amount') ? moles.mul(isGas ? MOLAR_VOLUME : molarMassOf(formula)) : moles;
    return { formula, asked, told };
  },
  mistakes: [
    ...ofMassAndVolume({
      id: 'multiplied-instead-of-divided',
      leadsTo: (given) => (isAmount(given) ? one(given.told.mul(ratioOf(given))) : undefined),
      says: (measure) =>
        `Dane zostały pomnożone. Jeśli znasz ${measure} jednego mola, to ile takich porcji mieści się w tym, co podano?`,
    }),
    ...ofMassAndVolume({
      id: 'divided-instead-of-multiplied',
      leadsTo: (given) => (isAmount(given) ? undefined : one(given.told.div(ratioOf(given)))),
      says: (measure) =>
        `Dane zostały podzielone. Znasz ${measure} jednego mola, a porcja składa się z tylu moli, ile podano. Które działanie do tego pasuje?`,
    }),
    ...ofMassAndVolume({
      id: 'divided-by-the-moles',
      leadsTo: (given) => (isAmount(given) ? undefined : one(ratioOf(given).div(given.told))),
      says: (measure) =>
        `Podzielono ${measure} jednego mola przez liczbę moli. Jeśli moli jest więcej, to czy porcja jest mniejsza?`,
    }),
    {
      id: 'upside-down',
      leadsTo: (given) => (isAmount(given) ? one(ratioOf(given).div(given.told)) : undefined),
      says: 'Dzielenie jest odwrócone: sprawdź, co ma stać nad kreską, a co pod nią.',
    },
    {
      id: 'molar-mass-for-volume',
      leadsTo: (given) => (given.asked === 'volume' ? one(given.told.mul(molarMassOf(given.formula))) : undefined),
      says: 'To masa gazu. Pytanie jest o objętość, a ta w warunkach normalnych nie zależy od rodzaju gazu.',
    },
    {
      id: 'molar-volume-for-mass',
      leadsTo: (given) => (given.asked === 'mass' ? one(given.told.mul(MOLAR_VOLUME)) : undefined),
      says: 'Tak liczy się objętość gazu. Do masy potrzebna jest masa jednego mola.',
    },
    {
      id: 'molar-mass-alone',
      leadsTo: (given) => (isOfMass(given) && !given.told.equals(resultOf(given)) ? one(ratioOf(given)) : undefined),
      says: 'To dopiero masa jednego mola. Zadanie mówi o innej porcji.',
    },
  ],
};
