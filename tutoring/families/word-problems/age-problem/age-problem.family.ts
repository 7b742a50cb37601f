import type { Family } from '#tutoring/families/family.types.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { ONE, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { rationalsIn } from '../story-answer.rules.ts';
import { mistakesOfParts } from '../two-parts.mistakes.ts';
import { areParts } from '../two-parts.rules.ts';
import { readAgeProblem } from './age-problem.reader.ts';
import { ageIn } from './age-problem.rules.ts';
import { solveAgeProblem } from './age-problem.solver.ts';
import { makeAgeProblem } from './age-problem.stories.ts';
import type { AgeProblemGiven } from './age-problem.types.ts';

/** Each age is counted out and compared. */
const isRight = (given: AgeProblemGiven, [first = ZERO, second]: readonly Rational[]): boolean => {
  switch (given.kind) {
    case 'times': {
      const passed = given.isPast ? first.neg() : first;
      return given.older.add(passed).equals(given.younger.add(passed).mul(given.factor));
    }
    case 'together': {
      const rest = given.parts.total.sub(first);
      const [less, more] = given.asks === 'more' ? [rest, first] : [first, second ?? rest];
      return areParts(given.parts, less, more);
    }
    case 'ownAge':
      return first.add(given.ahead).equals(first.sub(given.ago).mul(given.factor));
    case 'otherAge': {
      const ages = [given.own.sub(given.ago), first.sub(given.ago)] as const;
      const [older, younger] = given.isYounger ? ages : ages.toReversed();
      return older.equals(younger.mul(given.factor));
    }
  }
};

export const ageProblemFamily: Family<AgeProblemGiven> = {
  id: 'age-problem',
  title: 'Zadania o wieku',
  grades: [7, 8],
  read: readAgeProblem,
  tell: ({ text }) => text,
  solve: solveAgeProblem,
  check: (given, answer) => isRight(given, rationalsIn(answer)),
  make: makeAgeProblem,

  mistakes: [
    {
      id: 'only-one-grows-older',
      leadsTo: (given) =>
        given.kind === 'times' ? [exact(given.factor.mul(given.younger).sub(given.older).abs())] : undefined,
      says: 'Tu zmienia się wiek tylko jednej osoby. Lata mijają dla obu tak samo.',
    },
    {
      id: 'difference-of-ages',
      leadsTo: (given) => (given.kind === 'times' ? [exact(given.older.sub(given.younger))] : undefined),
      says: 'To różnica wieku. Ona się nie zmienia, a pytanie jest o liczbę lat.',
    },
    {
      id: 'age-for-years',
      leadsTo: (given) => {
        if (given.kind !== 'times') return undefined;
        const age = ageIn(given);
        return [exact(given.younger.add(given.isPast ? age.neg() : age))];
      },
      says: 'To wiek młodszej osoby w tamtym czasie, a pytanie jest o liczbę lat.',
    },
    {
      id: 'bracket-left-out',
      leadsTo: (given) =>
        given.kind === 'ownAge' ? [exact(given.ahead.add(given.ago).div(given.factor.sub(ONE)))] : undefined,
      says: 'Wielokrotność dotyczy całego dawnego wieku. Czy jest on w równaniu w nawiasie?',
    },
    {
      id: 'years-added',
      leadsTo: (given) => (given.kind === 'ownAge' ? [exact(given.ahead.add(given.ago))] : undefined),
      says: 'To liczba lat między dawną i przyszłą chwilą. Pytanie jest o obecny wiek.',
    },
    {
      id: 'earlier-age',
      leadsTo: (given) =>
        given.kind === 'ownAge' || given.kind === 'otherAge' ? [exact(ageIn(given).sub(given.ago))] : undefined,
      says: 'To wiek w dawnym czasie. Od tamtej pory minęło kilka lat.',
    },
    {
      id: 'compared-now',
      leadsTo: (given) => {
        if (given.kind !== 'otherAge') return undefined;
        return [exact(given.isYounger ? given.own.div(given.factor) : given.own.mul(given.factor))];
      },
      says: 'Porównany został obecny wiek, a porównanie z zadania dotyczy dawnego czasu.',
    },
    ...mistakesOfParts<AgeProblemGiven>((given) => (given.kind === 'together' ? given : undefined)),
  ],
};
