import type { Answer, Family } from '#tutoring/families/family.types.ts';
import { asRational, exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import {
  areParts,
  confusedParts,
  halvedParts,
  lessOf,
  moreOf,
  sharedByRatio,
  unhalvedParts,
} from '../two-parts.rules.ts';
import { numbersOf, stepOf } from './consecutive.rules.ts';
import { readNumberProblem } from './number-problem.reader.ts';
import { after, before, INVERSE, solveNumberProblem, thought } from './number-problem.solver.ts';
import { makeNumberProblem } from './number-problem.stories.ts';
import type { NumberProblemGiven, OfKind } from './number-problem.types.ts';

const valuesIn = (answer: Answer): readonly Rational[] => {
  if (answer.kind === 'number') return [asRational(answer.value) ?? ZERO];
  return answer.kind === 'numbers' ? answer.values.map(({ value }) => asRational(value) ?? ZERO) : [];
};

const isRight = (given: NumberProblemGiven, [first = ZERO, ...others]: readonly Rational[]): boolean => {
  switch (given.kind) {
    case 'riddle':
      return given.actions.reduce(after, first).equals(given.result);
    case 'ownPart':
      return first.add(first.div(given.isMore ? 2 : -2)).equals(given.result);
    case 'consecutive': {
      const { count, of, total, asks } = given;
      const from = asks === 'greatest' ? first.sub(stepOf(of) * (count - 1)) : first;
      const all =
        asks === 'all'
          ? [first, ...others]
          : Array.from({ length: count }, (_one, place) => from.add(stepOf(of) * place));
      const isInStep = all.every(
        (one, place) => one.equals(first) || asks !== 'all' || one.sub(all[place - 1] ?? ZERO).equals(stepOf(of)),
      );
      return all.length === count && isInStep && all.reduce((sum, one) => sum.add(one)).equals(total);
    }
    case 'pair': {
      const rest = given.parts.total.sub(first);
      const [less, more] = given.asks === 'more' ? [rest, first] : [first, others[0] ?? rest];
      return areParts(given.parts, less, more);
    }
  }
};

/** Of a pair that a mistake leads to, what the task asks for. */
const asked = ({ asks }: OfKind<'pair'>, pair: readonly Exact[] | undefined): readonly Exact[] | undefined => {
  if (asks === 'all' || pair === undefined) return pair;
  return pair.slice(...(asks === 'less' ? [0, 1] : [1, 2]));
};

const ofPair =
  (wrong: (parts: OfKind<'pair'>['parts']) => readonly Exact[] | undefined) =>
  (given: NumberProblemGiven): readonly Exact[] | undefined =>
    given.kind === 'pair' ? asked(given, wrong(given.parts)) : undefined;

export const numberProblemFamily: Family<NumberProblemGiven> = {
  id: 'number-problem',
  title: 'Zadania o liczbach',
  grades: [7, 8],
  read: readNumberProblem,
  tell: ({ text }) => text,
  solve: solveNumberProblem,
  check: (given, answer) => isRight(given, valuesIn(answer)),
  make: makeNumberProblem,

  mistakes: [
    {
      id: 'sign-not-changed',
      leadsTo: (given) => {
        if (given.kind !== 'riddle') return undefined;
        const actions = given.actions.map(({ does, by }) => ({
          does: does === 'add' || does === 'subtract' ? INVERSE[does] : does,
          by,
        }));
        return [exact(before({ ...given, actions }))];
      },
      says: 'Dodawanie cofamy odejmowaniem, a odejmowanie dodawaniem. Sprawdź działanie po drugiej stronie równania.',
    },
    {
      id: 'riddle-done-forward',
      leadsTo: (given) => (given.kind === 'riddle' ? [exact(given.actions.reduce(after, given.result))] : undefined),
      says: 'Działania zostały wykonane na wyniku. Szukamy liczby, od której wszystko się zaczęło.',
    },
    {
      id: 'half-of-the-result',
      leadsTo: (given) =>
        given.kind === 'ownPart' ? [exact(given.result.sub(given.result.div(given.isMore ? 2 : -2)))] : undefined,
      says: 'Połowa została policzona od wyniku, a w zadaniu jest to połowa szukanej liczby.',
    },
    {
      id: 'only-the-half',
      leadsTo: (given) => (given.kind === 'ownPart' ? [exact(thought(given).div(2))] : undefined),
      says: 'To dopiero połowa szukanej liczby. Sprawdź, co oznacza litera w Twoim równaniu.',
    },
    {
      id: 'total-shared-equally',
      leadsTo: (given) => (given.kind === 'consecutive' ? [exact(given.total.div(given.count))] : undefined),
      says: 'To podział po równo, a te liczby nie są sobie równe. Zapisz każdą za pomocą najmniejszej.',
    },
    {
      id: 'step-missed',
      leadsTo: (given) => {
        if (given.kind !== 'consecutive' || given.of === 'any') return undefined;
        const numbers = numbersOf({ ...given, of: 'any' });
        return (given.asks === 'all' ? numbers : [numbers.at(given.asks === 'least' ? 0 : -1) ?? ZERO]).map(exact);
      },
      says: 'Sprawdź, o ile różnią się dwie kolejne liczby parzyste albo dwie kolejne nieparzyste.',
    },
    {
      id: 'halved-at-once',
      leadsTo: ofPair(halvedParts),
      says: 'Suma została podzielona na pół, zanim uwzględniono różnicę. Sprawdź, czy te liczby dają razem tyle, ile podano.',
    },
    {
      id: 'difference-for-ratio',
      leadsTo: ofPair(confusedParts),
      says: 'Przeczytaj jeszcze raz, czy jedna wielkość jest o tyle większa, czy tyle razy większa od drugiej.',
    },
    {
      id: 'parts-miscounted',
      leadsTo: ofPair(sharedByRatio),
      says: 'Policz części jeszcze raz: mniejsza wielkość też jest jedną z równych części.',
    },
    {
      id: 'difference-not-halved',
      leadsTo: ofPair(unhalvedParts),
      says: 'Po odjęciu różnicy zostają dwie równe wielkości razem, a nie jedna.',
    },
    {
      id: 'other-of-the-two',
      leadsTo: (given) => {
        if (given.kind !== 'pair' || given.asks === 'all') return undefined;
        return [exact(given.asks === 'less' ? moreOf(given.parts) : lessOf(given.parts))];
      },
      says: 'To druga z tych wielkości. Przeczytaj jeszcze raz, o którą pyta zadanie.',
    },
  ],
};
