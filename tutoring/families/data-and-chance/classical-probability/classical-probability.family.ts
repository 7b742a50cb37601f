import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import type { Family, FamilySolution, Mistake } from '#tutoring/families/family.types.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { isTerminating, ONE, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { numberOf } from '#tutoring/reading/template.reader.ts';
import { createChanceFamily } from '../chance/chance.family.ts';
import type { Chance } from '../chance/chance.types.ts';
import { coinChance, readCoins } from '../chance/coins.chance.ts';
import { readDice } from './dice.chance.ts';
import { readTwoBalls } from './two-balls.chance.ts';
import { readWholeNumber } from './whole-number.chance.ts';
import { makeCounted } from './classical-probability.maker.ts';

type ClassicalGiven =
  | { readonly kind: 'counted'; readonly chance: Chance }
  /** P(A') of P(A). */
  | { readonly kind: 'opposite'; readonly probability: Rational };

const counting = createChanceFamily({
  id: 'classical-probability',
  title: 'Klasyczna definicja prawdopodobieństwa',
  grades: [9, 13],
  hasOmega: true,
  readers: [
    readDice,
    readTwoBalls,
    readWholeNumber,
    (text) => {
      const given = readCoins(text);
      return given !== undefined && given.throws > 2 ? coinChance(given) : undefined;
    },
  ],
  make: makeCounted,
});

const OPPOSITE =
  /^\s*(?:dane(?: jest)?:?\s*)?p\s*\(\s*a\s*\)\s*=\s*(\d+(?:[.,]\d+)?|\d+\/\d+)\s*[.,;]?\s*(?:oblicz|ile|wyznacz|podaj|to|jest|wynosi|i|a|\s)*p\s*\(\s*a\s*['’′`]\s*\)\s*[=?.]*\s*$/i;

const readOpposite = (message: string): ClassicalGiven | undefined => {
  const [, written] = OPPOSITE.exec(message.replace(/\\frac\{(\d+)\}\{(\d+)\}/g, '$1/$2').replaceAll('$', '')) ?? [];
  if (written === undefined || /\/0+$/.test(written)) return undefined;
  const probability = numberOf(written.replace(',', '.'));
  return probability.gt(ONE) ? undefined : { kind: 'opposite', probability };
};

const solveOpposite = (probability: Rational): FamilySolution => {
  const value = ONE.sub(probability);
  const style = isTerminating(probability) && probability.d !== 2n ? 'decimal' : 'fraction';
  return {
    steps: [
      {
        operation: 'subtract',
        what: 'Od jedności odejmujemy prawdopodobieństwo zdarzenia',
        todo: 'odejmij od jedności prawdopodobieństwo zdarzenia $A$',
        why: 'Zdarzenie i zdarzenie przeciwne razem wyczerpują wszystkie wyniki.',
        ...calculated([`1 - ${plain(probability)}`, plain(value)], {
          symbol: "P(A')",
          formula: '1 - P(A)',
          style,
        }),
      },
    ],
    answer: { kind: 'number', value: exact(value), style },
    proof: `$${latexOfRational(probability, style)} + ${latexOfRational(value, style)} = 1$: zachodzi zawsze jedno z tych dwóch zdarzeń.`,
    notice: "Zdarzenie $A'$ zachodzi wtedy, gdy $A$ nie zachodzi. Ile wynoszą razem szanse obu?",
    nudge: 'Suma prawdopodobieństw zdarzenia i zdarzenia przeciwnego jest równa jedności.',
    setup: "Zapisz wzór $P(A') = 1 - P(A)$ i podstaw liczbę z zadania.",
  };
};

const ofCounted = ({ id, says, leadsTo }: Mistake<Chance>): Mistake<ClassicalGiven> => ({
  id,
  says,
  leadsTo: (given) => (given.kind === 'counted' ? leadsTo(given.chance) : undefined),
});

export const classicalProbabilityFamily: Family<ClassicalGiven> = {
  id: counting.id,
  title: counting.title,
  grades: counting.grades,
  readsDenials: true,
  read: (message) => {
    const chance = counting.read(message);
    return chance === undefined ? readOpposite(message) : { kind: 'counted', chance };
  },
  tell: (given) =>
    given.kind === 'counted'
      ? counting.tell(given.chance)
      : `Dane jest $P(A) = ${latexOfRational(given.probability)}$. Oblicz $P(A')$.`,
  solve: (given, grade) =>
    given.kind === 'counted' ? counting.solve(given.chance, grade) : solveOpposite(given.probability),
  check: (given, answer) => {
    if (given.kind === 'counted') return counting.check(given.chance, answer);
    const value = rationalIn(answer);
    return value?.add(given.probability).equals(ONE) ?? false;
  },
  make: (pick, difficulty) =>
    difficulty === 1 && pick.int(1, 3) === 1
      ? { kind: 'opposite', probability: rational(pick.int(1, 19), 20) }
      : { kind: 'counted', chance: counting.make(pick, difficulty) },
  mistakes: [
    ...counting.mistakes.map(ofCounted),
    {
      id: 'not-opposite',
      leadsTo: (given) => (given.kind === 'opposite' ? [exact(given.probability)] : undefined),
      says: 'To prawdopodobieństwo samego zdarzenia. Zdarzenie przeciwne zajmuje resztę do jedności.',
    },
  ],
};
