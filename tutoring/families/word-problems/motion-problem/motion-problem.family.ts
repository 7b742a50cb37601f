import { rationalIn } from '#tutoring/families/answer.rules.ts';
import type { Family } from '#tutoring/families/family.types.ts';
import { exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { isZero, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { readMotionProblem } from './motion-problem.reader.ts';
import { solveMotionProblem } from './motion-problem.solver.ts';
import { makeMotionProblem } from './motion-problem.stories.ts';
import type { MotionProblemGiven } from './motion-problem.types.ts';

const quotient = (top: Rational, bottom: Rational): readonly Exact[] | undefined =>
  isZero(bottom) ? undefined : [exact(top.div(bottom).abs())];

/** Each one's own way is walked, and the ways are compared. */
const isRight = (given: MotionProblemGiven, value: Rational): boolean => {
  const { first, second } = given;
  switch (given.kind) {
    case 'towards':
    case 'withCurrent':
      return given.distance.sub(first.mul(value)).equals(second.mul(value));
    case 'chase':
    case 'againstCurrent':
      return given.distance.add(second.mul(value)).equals(first.mul(value));
    case 'apart':
      return value.sub(first.mul(given.time)).equals(second.mul(given.time));
    case 'twoTimes':
      return value.sub(first).mul(given.times[0]).equals(second.sub(value).mul(given.times[1]));
    case 'thereAndBack':
      return rational(2).div(value).equals(first.inverse().add(second.inverse()));
  }
};

const isTime = (given: MotionProblemGiven): given is Extract<MotionProblemGiven, { distance: Rational }> =>
  given.kind !== 'apart' && given.kind !== 'twoTimes' && given.kind !== 'thereAndBack';

export const motionProblemFamily: Family<MotionProblemGiven> = {
  id: 'motion-problem',
  title: 'Zadania o ruchu',
  grades: [7, 8],
  read: readMotionProblem,
  tell: ({ text }) => text,
  solve: solveMotionProblem,

  check: (given, answer) => {
    const value = rationalIn(answer);
    return value !== undefined && isRight(given, value);
  },

  make: makeMotionProblem,

  mistakes: [
    {
      id: 'speeds-subtracted',
      leadsTo: (given) => {
        const { first, second } = given;
        if (given.kind === 'apart') return [exact(first.sub(second).mul(given.time).abs())];
        return given.kind === 'towards' || given.kind === 'withCurrent'
          ? quotient(given.distance, first.sub(second))
          : undefined;
      },
      says: 'Prędkości zostały odjęte. Zastanów się, w które strony odbywa się ruch i czy drogi się dodają.',
    },
    {
      id: 'speeds-added',
      leadsTo: (given) =>
        given.kind === 'chase' || given.kind === 'againstCurrent'
          ? quotient(given.distance, given.first.add(given.second))
          : undefined,
      says: 'Prędkości zostały dodane. Czy jedna naprawdę pomaga drugiej?',
    },
    {
      id: 'one-speed-forgotten',
      leadsTo: (given) => {
        if (given.kind === 'apart') return [exact(given.first.mul(given.time))];
        return isTime(given) ? quotient(given.distance, given.first) : undefined;
      },
      says: 'Uwzględniona jest tylko pierwsza prędkość. Druga też zmienia odległość.',
    },
    {
      id: 'mean-of-speeds',
      leadsTo: (given) =>
        given.kind === 'twoTimes' || given.kind === 'thereAndBack'
          ? [exact(given.first.add(given.second).div(2))]
          : undefined,
      says: 'To średnia z dwóch prędkości. Prędkość średnia to cała droga podzielona przez cały czas.',
    },
    {
      id: 'speed-of-parting-for-distance',
      leadsTo: (given) => (given.kind === 'apart' ? [exact(given.first.add(given.second))] : undefined),
      says: 'Tyle przybywa w ciągu jednej godziny. Ile godzin trwał ruch?',
    },
    {
      id: 'one-way-only',
      leadsTo: (given) =>
        given.kind === 'thereAndBack'
          ? quotient(given.distance, given.distance.div(given.first).add(given.distance.div(given.second)))
          : undefined,
      says: 'Czas policzony jest w obie strony, a droga tylko w jedną.',
    },
  ],
};
