import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { plain, withUnit } from '#tutoring/families/calculated.rules.ts';
import type { Family, FamilyStep, Mistake } from '#tutoring/families/family.types.ts';
import { conversion } from '#tutoring/families/physics/law/law-conversion.rules.ts';
import { unitLine } from '#tutoring/families/physics/law/unit-line.rules.ts';
import { exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { firstFit, template, type Found } from '#tutoring/reading/template.reader.ts';
import { converted } from '#tutoring/reading/units.ts';
import { countedMass } from '../elements/counted-mass.rules.ts';
import { latexOfFormula } from '../elements/formula.rules.ts';
import { SUBSTANCE, substanceIn } from '../elements/substance-names.rules.ts';
import { molarMassOf, molarMassStep } from '../moles/moles.solver.ts';

/** So many grams are dissolved in a solution of that concentration and volume. */
interface SoluteMassGiven {
  readonly formula: string;
  /** In moles in a cubic decimetre. */
  readonly concentration: Rational;
  readonly volume: Rational;
  readonly volumeUnit: 'dm3' | 'cm3' | 'l' | 'ml';
}

const X = `[substancji|wodorotlenku|kwasu|soli] ${SUBSTANCE}`;
const HELD =
  '(znajduje|zawarta|zawartego|zawartej|zawarty|zawiera|zawarte|zawartych|potrzeba|potrzeba do przygotowania|potrzeba do sporzadzenia|potrzebne do przygotowania|potrzebnych do przygotowania|potrzebna do przygotowania|rozpuszczono|odwazyc|odwazyc (zeby|aby) przygotowac|potrzeba zeby [przygotowac])';
const OF = '[o] [stezeniu|stezeniu molowym|stezenie]';
const SOLUTION = `[w] {v:volume} [wodnego] roztworu [${SUBSTANCE}] ${OF} {c:molarity}`;
const TEMPLATES = [
  template(`{u:unit} ${X} [${HELD}] ${SOLUTION}`),
  template(`{u:unit} ${X} [${HELD}] [na|w] {v:volume} {c:molarity} [wodnego] roztworu`),
  template(`{u:unit} ${X} [${HELD}] (na|w) {v:volume} [wodnego] roztworu ${OF} {c:molarity}`),
  template(`(mase|masa) ${X} [${HELD}] ${SOLUTION}`),
  template(`${SOLUTION} [${HELD}] {u:unit} ${X}`),
];

/** The canonical form leaves out „oblicz” and „ile”. */
const VOLUMES = ['dm3', 'cm3', 'l', 'ml'] as const;

export const readSoluteMass = (message: string): SoluteMassGiven | undefined => {
  const found = substanceIn(message);
  const fit =
    found && firstFit(TEMPLATES, found.text.replace(/[()]/g, ' ').replace(/(?<!\p{L})ile g(?!\p{L})/iu, 'ile gramów'));
  if (found === undefined || fit === undefined || (fit.has('u') && fit.text('u') !== 'g')) return undefined;
  return givenIn(found.formula, fit);
};

const givenIn = (formula: string, fit: Found): SoluteMassGiven | undefined => {
  const [c, v] = [fit.quantity('c'), fit.quantity('v')];
  const volumeUnit = VOLUMES.find((unit) => unit === v.unit);
  if (volumeUnit === undefined || c.unit !== 'mol/dm3' || c.value.s <= 0n || v.value.s <= 0n) return undefined;
  return c.value.n === 0n || v.value.n === 0n
    ? undefined
    : { formula, concentration: c.value, volume: v.value, volumeUnit };
};

const litresOf = ({ volume, volumeUnit }: SoluteMassGiven): Rational => converted(volume, volumeUnit, 'dm3');
const molesOf = (given: SoluteMassGiven): Rational => given.concentration.mul(litresOf(given));
const massOf = (given: SoluteMassGiven): Rational => molesOf(given).mul(molarMassOf(given.formula));
const isSmall = ({ volumeUnit }: SoluteMassGiven): boolean => volumeUnit === 'cm3' || volumeUnit === 'ml';

const one = (value: Rational): readonly Exact[] => [exact(value)];

const inLitres = ({ volume, volumeUnit }: SoluteMassGiven): readonly FamilyStep[] =>
  conversion({ symbol: 'V', accusative: 'objętość' }, { value: volume, unit: volumeUnit }, 'dm3').map((step) => ({
    ...step,
    why: 'Stężenie mówi o liczbie moli w jednym decymetrze sześciennym, a to tyle samo, co litr.',
  }));

const NOT_CONVERTED = 'Objętość nie została zamieniona na decymetry sześcienne, a stężenie mówi właśnie o nich.';

/** Its number put in as if it were one of cubic decimetres. */
const unconverted = (given: SoluteMassGiven): SoluteMassGiven => ({ ...given, volumeUnit: 'dm3' });

const OF_ANY_VOLUME: readonly Mistake<SoluteMassGiven>[] = [
  {
    id: 'moles-for-grams',
    leadsTo: (given) => one(molesOf(given)),
    says: 'To liczba moli. Pytanie jest o gramy: ile waży jeden mol tej substancji?',
  },
  {
    id: 'divided-by-the-volume',
    leadsTo: (given) => one(given.concentration.div(litresOf(given)).mul(molarMassOf(given.formula))),
    says: 'Stężenie zostało podzielone przez objętość. W większej objętości roztworu moli jest więcej czy mniej?',
  },
  {
    id: 'divided-by-the-molar-mass',
    leadsTo: (given) => one(molesOf(given).div(molarMassOf(given.formula))),
    says: 'Liczba moli została podzielona przez masę molową. Ile ważą dwa mole, jeśli jeden waży tyle, ile mówi masa molowa?',
  },
];

/** All of them dissolve as well as the tasks say. */
const SUBSTANCES = {
  1: ['NaOH', 'KOH', 'CaCl2', 'NaCl', 'MgCl2'],
  2: ['NaOH', 'KOH', 'HNO3', 'H2SO4', 'NaCl', 'MgSO4'],
  3: ['H2SO4', 'K2CO3', 'NaNO3', 'H3PO4', 'MgSO4', 'KNO3'],
} as const;

export const soluteMassFamily: Family<SoluteMassGiven> = {
  id: 'solute-mass',
  title: 'Masa substancji w roztworze o znanym stężeniu molowym',
  grades: [9, 11],
  read: readSoluteMass,
  tell: ({ formula, concentration, volume, volumeUnit }) =>
    `Ile gramów $${latexOfFormula(formula)}$ znajduje się w $${withUnit(volume, volumeUnit)}$ roztworu o stężeniu $${withUnit(concentration, 'mol/dm3')}$?`,
  solve: (given) => {
    const [litres, moles, molar, mass] = [litresOf(given), molesOf(given), molarMassOf(given.formula), massOf(given)];
    const [ofMass, ofMole, ofVolume, ofMoles] = [
      withUnit(mass, 'g'),
      withUnit(molar, 'g/mol'),
      withUnit(litres, 'dm3'),
      withUnit(moles, 'mol'),
    ];
    const ofSolution = withUnit(given.concentration, 'mol/dm3');
    return {
      steps: [
        ...inLitres(given),
        {
          operation: 'multiply',
          what: 'Mnożymy stężenie przez objętość i otrzymujemy liczbę moli',
          todo: 'pomnóż stężenie przez objętość: otrzymasz liczbę moli',
          why: 'Stężenie molowe mówi, ile moli przypada na jeden decymetr sześcienny roztworu.',
          ...unitLine(
            ['n', 'C_m \\cdot V'],
            [
              {
                shown: `${ofSolution} \\cdot ${ofVolume}`,
                notation: `${plain(given.concentration)} * ${plain(litres)}`,
              },
              { shown: ofMoles, notation: plain(moles) },
            ],
          ),
        },
        molarMassStep(given.formula),
        {
          operation: 'multiply',
          what: 'Mnożymy liczbę moli przez masę molową',
          todo: 'pomnóż liczbę moli przez masę molową',
          why: 'Masa molowa mówi, ile waży jeden mol.',
          ...unitLine(
            ['m', 'n \\cdot M'],
            [
              { shown: `${ofMoles} \\cdot ${ofMole}`, notation: `${plain(moles)} * ${plain(molar)}` },
              { shown: ofMass, notation: plain(mass) },
            ],
          ),
        },
      ],
      answer: { kind: 'number', value: exact(mass), symbol: 'm', unit: 'g', isUnitNeeded: true },
      proof: `Liczymy w drugą stronę, od masy do stężenia: $\\frac{${ofMass}}{${ofMole} \\cdot ${ofVolume}} = ${ofSolution}$, a tyle podano w zadaniu.`,
      notice: 'Stężenie molowe mówi o molach, a pytanie jest o gramy. Co łączy mole z gramami?',
      nudge: 'Najpierw oblicz liczbę moli ze wzoru $n = C_m \\cdot V$, a potem masę ze wzoru $m = n \\cdot M$.',
    };
  },
  /** Atom by atom: the grams that one cubic decimetre holds. */
  check: (given, answer) => {
    const value = rationalIn(answer);
    const ofOne = countedMass(given.formula).mul(given.concentration);
    return value !== undefined && value.div(ofOne).equals(litresOf(given));
  },
  make: (pick, difficulty) => {
    const small = difficulty > 1 && pick.int(0, 1) === 0;
    return {
      formula: pick.oneOf(SUBSTANCES[difficulty]),
      concentration: rational(pick.oneOf(difficulty === 1 ? [5, 10, 20] : [1, 2, 4, 5, 15, 25]), 10),
      volume: small ? rational(pick.oneOf([100, 200, 250, 400, 500])) : rational(pick.oneOf([2, 4, 6, 10, 1, 3]), 2),
      volumeUnit: small ? 'cm3' : 'dm3',
    };
  },
  mistakes: [
    {
      id: 'volume-not-converted',
      leadsTo: (given) => (isSmall(given) ? one(massOf(unconverted(given))) : undefined),
      says: NOT_CONVERTED,
    },
    ...OF_ANY_VOLUME,
    // Both at once.
    ...OF_ANY_VOLUME.map(({ id, leadsTo, says }): Mistake<SoluteMassGiven> => ({
      id: `volume-not-converted-and-${id}`,
      leadsTo: (given) => (isSmall(given) ? leadsTo(unconverted(given)) : undefined),
      says: `Są tu dwie pomyłki naraz. ${NOT_CONVERTED} ${says}`,
    })),
    {
      id: 'volume-left-out',
      leadsTo: (given) => one(given.concentration.mul(molarMassOf(given.formula))),
      says: 'Tyle gramów jest w jednym decymetrze sześciennym roztworu. A ile tego roztworu mamy?',
    },
  ],
};
