import { plain, withUnit } from '#tutoring/families/calculated.rules.ts';
import type { FamilySolution, FamilyStep, NumberAnswer } from '#tutoring/families/family.types.ts';
import { percentAnswer, percents, rateOf } from '#tutoring/families/proportions-and-percents/percent-lines.rules.ts';
import { unitLine, type UnitSide } from '#tutoring/families/physics/law/unit-line.rules.ts';
import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { decimalPlaces, HUNDRED, type Rational } from '#tutoring/mathematics/rational.ts';
import type { DissolvingGiven, OfKind } from './dissolving.types.ts';

export const solveDissolving = (given: DissolvingGiven): FamilySolution => {
  switch (given.kind) {
    case 'substance':
      return solveSubstance(given);
    case 'water':
      return solveWater(given);
    case 'solubility':
      return solveSolubility(given);
    case 'concentration':
      return solveConcentration(given);
    case 'saturated':
      return solveSaturated(given);
  }
};

const MOST_PLACES = 4;

/** A school's scales show no more. */
const shortly = (value: Rational): Rational => {
  const places = decimalPlaces(value);
  if (places === undefined || places > MOST_PLACES) throw new BeyondReach('operation');
  return value;
};

const MEANING =
  'Rozpuszczalność mówi, ile gramów substancji rozpuści się najwyżej w stu gramach wody w danej temperaturze.';
const PER_HUNDRED = 'na $100\\ \\text{g}$ wody';

const inGrams = (value: Rational): string => withUnit(value, 'g');
const grams = (value: Rational): string => `$${inGrams(value)}$`;

/** Masses with their unit, so many times a mass, and how often one mass goes into another. */
const ofMass = (value: Rational): UnitSide => ({ shown: inGrams(value), notation: plain(value) });
const times = (count: Rational, mass: Rational): UnitSide => ({
  shown: `${latexOfRational(count)} \\cdot ${inGrams(mass)}`,
  notation: `${plain(count)} * ${plain(mass)}`,
});
const ratio = (above: Rational, below: Rational): UnitSide => ({
  shown: `\\frac{${inGrams(above)}}{${inGrams(below)}}`,
  notation: `${plain(above)} / ${plain(below)}`,
});
const count = (value: Rational): UnitSide => ({ shown: latexOfRational(value), notation: plain(value) });

/** With a hundred grams, or taken from them. */
const sum = (sign: '+' | '-', mass: Rational): UnitSide => ({
  shown: `${inGrams(HUNDRED)} ${sign} ${inGrams(mass)}`,
  notation: `100 ${sign} ${plain(mass)}`,
});

const percentLine = (part: Rational, whole: Rational): ReturnType<typeof unitLine> => {
  const share = ratio(part, whole);
  const percent = rateOf(part, whole);
  const line = unitLine(
    [],
    [
      { shown: `${share.shown} \\cdot 100\\%`, notation: `${share.notation} * 100` },
      { shown: percents(percent), notation: plain(percent) },
    ],
  );
  return { ...line, claims: [...line.claims, { sides: [share.notation] }] };
};

const gramsAnswer = (value: Rational): NumberAnswer => ({
  kind: 'number',
  value: exact(value),
  unit: 'g',
  isUnitNeeded: true,
});

const hundredsStep = (water: Rational): FamilyStep => ({
  operation: 'divide',
  what: 'Obliczamy, ile razy w masie wody mieści się sto gramów',
  todo: 'oblicz, ile razy w podanej masie wody mieści się sto gramów',
  why: MEANING,
  ...unitLine([], [ratio(water, HUNDRED), count(shortly(water.div(HUNDRED)))]),
});

const solveSubstance = ({ solubility, water }: OfKind<'substance'>): FamilySolution => {
  const hundreds = shortly(water.div(HUNDRED));
  const substance = shortly(solubility.mul(hundreds));
  return {
    steps: [
      hundredsStep(water),
      {
        operation: 'multiply',
        what: 'Mnożymy rozpuszczalność przez tę liczbę',
        todo: 'pomnóż rozpuszczalność przez liczbę setek gramów wody',
        why: 'W każdych stu gramach wody rozpuszcza się tyle samo substancji.',
        ...unitLine([], [times(hundreds, solubility), ofMass(substance)]),
      },
    ],
    answer: gramsAnswer(substance),
    sentence: `Rozpuści się najwyżej ${grams(substance)} substancji.`,
    proof: `Na każdy gram wody przypada tyle samo substancji: $${perGram(substance, water, solubility)}$.`,
    notice: 'Do jakiej masy wody odnosi się rozpuszczalność? Czy w zadaniu jest jej tyle samo?',
    nudge: 'Ułóż proporcję: rozpuszczalność przypada na sto gramów wody, a szukana masa na wodę z zadania.',
  };
};

const perGram = (substance: Rational, water: Rational, solubility: Rational): string =>
  `${ratio(substance, water).shown} = ${ratio(solubility, HUNDRED).shown}`;

const solveWater = ({ solubility, substance }: OfKind<'water'>): FamilySolution => {
  const portions = shortly(substance.div(solubility));
  const water = shortly(portions.mul(HUNDRED));
  return {
    steps: [
      {
        operation: 'divide',
        what: 'Dzielimy masę substancji przez rozpuszczalność',
        todo: 'oblicz, ile razy rozpuszczalność mieści się w masie substancji',
        why: MEANING,
        ...unitLine([], [ratio(substance, solubility), count(portions)]),
      },
      {
        operation: 'multiply',
        what: 'Na każdą taką porcję potrzeba stu gramów wody',
        todo: 'pomnóż liczbę takich porcji przez sto gramów wody',
        why: 'Tyle wody wystarcza na jedną porcję.',
        ...unitLine([], [times(portions, HUNDRED), ofMass(water)]),
      },
    ],
    answer: gramsAnswer(water),
    sentence: `Potrzeba co najmniej ${grams(water)} wody.`,
    proof: `Na każdy gram wody przypada tyle samo substancji: $${perGram(substance, water, solubility)}$.`,
    notice: 'Ile substancji rozpuszcza się w stu gramach wody? Czy tu jest jej więcej, czy mniej?',
    nudge: 'Sprawdź, ile porcji po tyle gramów, ile wynosi rozpuszczalność, mieści się w masie substancji.',
  };
};

const solveSolubility = ({ substance, water }: OfKind<'solubility'>): FamilySolution => {
  const hundreds = shortly(water.div(HUNDRED));
  const solubility = shortly(substance.div(hundreds));
  return {
    steps: [
      hundredsStep(water),
      {
        operation: 'divide',
        what: 'Dzielimy masę substancji przez tę liczbę',
        todo: 'podziel masę substancji przez liczbę setek gramów wody',
        why: 'Wtedy zostaje masa, która przypada na sto gramów wody.',
        ...unitLine(
          [],
          [
            {
              shown: `\\frac{${inGrams(substance)}}{${latexOfRational(hundreds)}}`,
              notation: `${plain(substance)} / ${plain(hundreds)}`,
            },
            ofMass(solubility),
          ],
        ),
      },
    ],
    answer: gramsAnswer(solubility),
    sentence: `Rozpuszczalność wynosi ${grams(solubility)} ${PER_HUNDRED}.`,
    proof: `Na każdy gram wody przypada tyle samo substancji: $${perGram(substance, water, solubility)}$.`,
    notice: 'Na ile gramów wody podajemy rozpuszczalność? A ile wody jest w zadaniu?',
    nudge: 'Ułóż proporcję: podana masa substancji przypada na wodę z zadania, a rozpuszczalność na sto gramów wody.',
  };
};

const solveConcentration = ({ solubility }: OfKind<'concentration'>): FamilySolution => {
  const solution = HUNDRED.add(solubility);
  const percent = rateOf(solubility, solution);
  return {
    steps: [
      {
        operation: 'add',
        what: 'Obliczamy masę nasyconego roztworu, w którym jest sto gramów wody',
        todo: 'dodaj masę substancji do stu gramów wody',
        why: `${MEANING} Roztwór to woda razem z substancją.`,
        ...unitLine([], [sum('+', solubility), ofMass(solution)]),
      },
      {
        operation: 'divide',
        what: 'Dzielimy masę substancji przez masę roztworu i mnożymy przez sto procent',
        todo: 'podziel masę substancji przez masę całego roztworu i pomnóż przez sto procent',
        why: 'Stężenie procentowe mówi, jaką częścią roztworu jest substancja.',
        ...percentLine(solubility, solution),
      },
    ],
    answer: percentAnswer(percent),
    sentence: `Stężenie nasyconego roztworu to $${percents(percent)}$.`,
    proof: `Woda stanowi resztę: $${percentLine(HUNDRED, solution).shown}$, a razem to $100\\%$.`,
    notice: 'Co jest całością, od której liczymy stężenie: sama woda czy woda razem z substancją?',
    nudge:
      'Wyobraź sobie roztwór ze stu gramów wody i tylu gramów substancji, ile wynosi rozpuszczalność. Ile waży cały?',
  };
};

const solveSaturated = ({ percent }: OfKind<'saturated'>): FamilySolution => {
  const water = HUNDRED.sub(percent);
  const solubility = shortly(rateOf(percent, water));
  const share = ratio(percent, water);
  const line = unitLine(
    [],
    [{ shown: `${share.shown} \\cdot ${inGrams(HUNDRED)}`, notation: `${share.notation} * 100` }, ofMass(solubility)],
  );
  return {
    steps: [
      {
        operation: 'subtract',
        what: `Bierzemy sto gramów roztworu. Jest w nim ${grams(percent)} substancji, a reszta to woda`,
        todo: 'weź sto gramów roztworu i oblicz, ile jest w nim wody',
        why: 'Stężenie procentowe mówi, ile gramów substancji jest w stu gramach roztworu.',
        ...unitLine([], [sum('-', percent), ofMass(water)]),
      },
      {
        operation: 'multiply',
        what: 'Przeliczamy masę substancji na sto gramów wody',
        todo: 'podziel masę substancji przez masę wody i pomnóż przez sto gramów',
        why: MEANING,
        ...line,
        claims: [...line.claims, { sides: [share.notation] }],
      },
    ],
    answer: gramsAnswer(solubility),
    sentence: `Rozpuszczalność wynosi ${grams(solubility)} ${PER_HUNDRED}.`,
    proof: `Taki roztwór ma stężenie z zadania: $${percentLine(solubility, HUNDRED.add(solubility)).shown}$.`,
    notice: 'Stężenie odnosi się do roztworu, a rozpuszczalność do wody. Ile wody jest w stu gramach tego roztworu?',
    nudge: 'Oblicz masę wody w stu gramach roztworu, a potem przelicz masę substancji na sto gramów wody.',
  };
};
