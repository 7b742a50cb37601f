import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import type { FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { solveStory } from '#tutoring/families/story-equation.solver.ts';
import { HUNDRED, isTerminating, type Rational } from '#tutoring/mathematics/rational.ts';
import {
  amount,
  amountAnswer,
  partLine,
  partOf,
  percentAnswer,
  percents,
  rateLine,
  rateOf,
  written,
} from '../percent-lines.rules.ts';
import type { OfKind, SolutionsGiven } from './solutions.types.ts';

export const solveSolutions = (given: SolutionsGiven): FamilySolution => {
  switch (given.kind) {
    case 'substance':
      return solveSubstance(given);
    case 'concentration':
      return solveConcentration(given);
    case 'mixed':
      return solveMixed(given);
    case 'water':
      return solveWater(given);
  }
};

const substanceStep = (mass: Rational, percent: Rational, unit: string): FamilyStep => ({
  operation: 'multiply',
  what: 'Obliczamy masę substancji: procent z masy roztworu',
  todo: 'oblicz, ile substancji jest w roztworze: procent z masy roztworu',
  why: 'Stężenie mówi, jaką częścią całego roztworu jest substancja.',
  ...partLine(percent, mass, unit),
});

const rateStep = (substance: Rational, solution: Rational): FamilyStep => ({
  operation: 'divide',
  what: 'Dzielimy masę substancji przez masę roztworu i mnożymy przez sto procent',
  todo: 'podziel masę substancji przez masę całego roztworu i pomnóż przez sto procent',
  why: 'Stężenie procentowe mówi, jaką częścią roztworu jest substancja.',
  ...rateLine(substance, solution),
});

const sum = (one: Rational, other: Rational, unit: string) =>
  calculated([`${plain(one)} + ${plain(other)}`, plain(one.add(other))], {
    unit,
    style: isTerminating(one.add(other)) ? 'decimal' : 'mixed',
  });

const solveSubstance = ({ mass, percent, unit }: OfKind<'substance'>): FamilySolution => {
  const substance = partOf(percent, mass);
  return {
    steps: [substanceStep(mass, percent, unit)],
    answer: amountAnswer(substance, unit),
    sentence: `W roztworze jest $${amount(substance, unit)}$ substancji.`,
    proof: `Stężenie się zgadza: $${rateLine(substance, mass).shown}$.`,
    notice: 'Od czego liczymy stężenie procentowe: od masy wody czy od masy całego roztworu?',
    nudge: 'Zamień procent na ułamek dziesiętny i oblicz tę część masy roztworu.',
    setup: `Oblicz $${partLine(percent, mass, unit).prepared ?? ''}$.`,
  };
};

const CONCENTRATION = '$C_p = \\frac{m_s}{m_r} \\cdot 100\\%$';

const solveConcentration = ({ substance, water, isWaterTold, unit }: OfKind<'concentration'>): FamilySolution => {
  const solution = substance.add(water);
  const percent = rateOf(substance, solution);
  const waterPercent = HUNDRED.sub(percent);
  return {
    steps: [
      ...(isWaterTold
        ? [
            {
              operation: 'add',
              what: 'Obliczamy masę całego roztworu',
              todo: 'dodaj masę substancji do masy wody',
              why: 'Roztwór to woda razem z rozpuszczoną substancją.',
              ...sum(water, substance, unit),
            },
          ]
        : []),
      rateStep(substance, solution),
    ],
    answer: percentAnswer(percent),
    sentence: `Stężenie roztworu to $${percents(percent)}$.`,
    proof: `Woda stanowi resztę, $${percents(waterPercent)}$ roztworu: $${written(waterPercent.div(HUNDRED))} \\cdot ${written(solution)} = ${amount(water, unit)}$.`,
    notice: 'Co jest całością: sama woda czy woda razem z substancją?',
    nudge: isWaterTold
      ? `Ustal masę całego roztworu, a potem oblicz, jaką jej częścią jest substancja: ${CONCENTRATION}.`
      : `Masa całego roztworu jest podana. Oblicz, jaką jej częścią jest substancja: ${CONCENTRATION}.`,
    ...(isWaterTold ? {} : { setup: `Oblicz $\\frac{${written(substance)}}{${written(solution)}} \\cdot 100\\%$.` }),
  };
};

const solveMixed = (given: OfKind<'mixed'>): FamilySolution => {
  const { masses, percents: shares, unit } = given;
  const parts = [partOf(shares[0], masses[0]), partOf(shares[1], masses[1])] as const;
  const [substance, solution] = [parts[0].add(parts[1]), masses[0].add(masses[1])];
  const percent = rateOf(substance, solution);
  const lines = [partLine(shares[0], masses[0], unit), partLine(shares[1], masses[1], unit)];
  const totals = [sum(parts[0], parts[1], unit), sum(masses[0], masses[1], unit)];
  return {
    steps: [
      {
        operation: 'multiply',
        what: 'Obliczamy masę substancji w każdym roztworze',
        todo: 'oblicz, ile substancji jest w każdym z roztworów',
        why: 'Przy mieszaniu substancji nie ubywa ani nie przybywa.',
        shown: lines.map(({ shown }) => shown).join(',\\quad '),
        claims: lines.flatMap(({ claims }) => claims),
      },
      {
        operation: 'add',
        what: 'Obliczamy masę całej substancji i masę całego roztworu',
        todo: 'dodaj masy substancji, a osobno masy roztworów',
        why: 'Po zmieszaniu wszystko jest razem.',
        shown: totals.map(({ shown }) => shown).join(',\\quad '),
        claims: totals.flatMap(({ claims }) => claims),
      },
      rateStep(substance, solution),
    ],
    answer: percentAnswer(percent),
    sentence: `Stężenie mieszaniny to $${percents(percent)}$.`,
    proof: `Wynik leży między $${percents(shares[0])}$ i $${percents(shares[1])}$, a $${percents(percent)}$ z $${amount(solution, unit)}$ to $${amount(substance, unit)}$ substancji, czyli tyle, ile było w obu roztworach.`,
    notice: 'Czy obu roztworów jest tyle samo? Co się nie zmienia przy mieszaniu?',
    nudge: 'Oblicz masę substancji w każdym roztworze, potem w całości, i odnieś ją do masy całej mieszaniny.',
  };
};

const solveWater = (given: OfKind<'water'>): FamilySolution => {
  const { mass, percent, target, unit, isAdded } = given;
  const substance = partOf(percent, mass);
  const sign = isAdded ? '+' : '-';
  const water = isAdded ? 'dolanej' : 'odparowanej';
  const solution = `${plain(mass)} ${sign} x`;
  const { steps, x } = solveStory({
    unknown: `masę ${water} wody`,
    others: [solution],
    areAllAsked: false,
    left: `${plain(target.div(HUNDRED))} * (${solution})`,
    right: plain(substance),
    sense: 'Substancji jest tyle samo co na początku, a nowe stężenie liczymy od nowej masy roztworu.',
  });
  const after = isAdded ? mass.add(x) : mass.sub(x);
  return {
    steps: [
      substanceStep(mass, percent, unit),
      // A hint may show only the last lines, where nobody would know what x is.
      ...steps.map((step, index) =>
        index < steps.length - 1 ? step : { ...step, todo: `${step.todo}; $x$ to masa ${water} wody` },
      ),
    ],
    answer: { ...amountAnswer(x, unit), symbol: 'x', style: isTerminating(x) ? 'decimal' : 'mixed' },
    sentence: `Trzeba ${isAdded ? 'dolać' : 'odparować'} $${amount(x, unit)}$ wody.`,
    proof: `Nowa masa roztworu to $${written(mass)} ${sign} ${written(x)} = ${amount(after, unit)}$, a stężenie $${rateLine(substance, after).shown}$.`,
    notice: `Co się nie zmienia, gdy ${isAdded ? 'dolewamy' : 'odparowujemy'} wodę: masa substancji czy masa roztworu?`,
    nudge:
      'Oblicz masę substancji. Potem oznacz literą masę wody, zapisz nową masę roztworu i ułóż równanie na masę substancji.',
  };
};
