import type { Family } from '#tutoring/families/family.types.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { rationalsIn } from '../story-answer.rules.ts';
import { mistakesOfParts } from '../two-parts.mistakes.ts';
import { areParts } from '../two-parts.rules.ts';
import { numbersOf, stepOf } from './consecutive.rules.ts';
import { readNumberProblem } from './number-problem.reader.ts';
import { after, before, INVERSE, solveNumberProblem, thought } from './number-problem.solver.ts';
import { makeNumberProblem } from './number-problem.stories.ts';
import type { NumberProblemGiven } from './number-problem.types.ts';

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

export const numberProblemFamily: Family<NumberProblemGiven> = {
  id: 'number-problem',
  title: 'Zadania o liczbach',
  grades: [7, 8],
  read: readNumberProblem,
  tell: ({ text }) => text,
  solve: solveNumberProblem,
  check: (given, answer) => isRight(given, rationalsIn(answer)),
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
    ...mistakesOfParts<NumberProblemGiven>((given) => (given.kind === 'pair' ? given : undefined)),
  ],
};
