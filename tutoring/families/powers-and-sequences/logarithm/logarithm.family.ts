import { approximationOf, exact, negationOf, type Exact } from '#tutoring/mathematics/exact.ts';
import { isZero, powerOf, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import type { Difficulty, Family, Pick } from '#tutoring/families/family.types.ts';
import { readLogarithm } from './logarithm.reader.ts';
import { fraction, logLatex, logSign } from './logarithm.rules.ts';
import { shiftedLatex, solveLogarithm } from './logarithm.solver.ts';
import type { LogarithmGiven } from './logarithm.types.ts';

const inList = (value: Rational): readonly Exact[] => [exact(value)];

const isClose = (one: number, other: number): boolean => Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(other));

/** Arguments that are no powers of the base and make one together. */
const sumOfWholes = (pick: Pick): LogarithmGiven => {
  const [base, one, other] = pick.oneOf<readonly [number, number, number]>([
    [6, 4, 9],
    [6, 2, 18],
    [6, 12, 3],
    [6, 8, 27],
    [6, 24, 9],
    [10, 4, 25],
    [10, 5, 20],
    [10, 8, 125],
    [6, 4, 54],
    [10, 25, 40],
    [12, 9, 16],
    [12, 27, 64],
    [15, 9, 25],
    [4, 2, 8],
    [4, 32, 2],
  ]);
  return {
    asks: 'value',
    base: rational(base),
    argument: rational(one),
    second: { sign: '+', argument: rational(other) },
  };
};

const make = (pick: Pick, difficulty: Difficulty): LogarithmGiven => {
  const base = rational(pick.oneOf([2, 3, 4, 5, 6, 7, 10]));
  switch (difficulty) {
    case 1:
      return { asks: 'value', base, argument: powerOf(base, pick.int(2, 4)) };
    case 2:
      return pick.oneOf<LogarithmGiven>([
        { asks: 'value', base, argument: powerOf(base, -pick.int(1, 3)) },
        { asks: 'value', base: rational(pick.oneOf([4, 16])), argument: powerOf(rational(2), pick.oneOf([1, 3, 5])) },
        { asks: 'base', argument: rational(pick.int(2, 12) ** 2), value: rational(2) },
        { asks: 'argument', base, shift: rational(0), value: rational(pick.int(-2, 3)) },
      ]);
    case 3: {
      const factor = rational(pick.int(2, 7));
      const whole = powerOf(base, pick.int(2, 3));
      return pick.oneOf<LogarithmGiven>([
        { asks: 'value', base, argument: whole.mul(factor), second: { sign: '-', argument: factor } },
        sumOfWholes(pick),
        { asks: 'argument', base, shift: rational(pick.oneOf([-5, -3, -1, 1, 2, 4])), value: rational(pick.int(1, 3)) },
      ]);
    }
  }
};

export const logarithmFamily: Family<LogarithmGiven> = {
  id: 'logarithm',
  title: 'Logarytmy',
  grades: [10, 12],
  read: readLogarithm,

  tell: (given) => {
    switch (given.asks) {
      case 'value': {
        const { base, argument, second } = given;
        return `Oblicz $${logLatex(base, argument)}${second === undefined ? '' : ` ${second.sign} ${logLatex(base, second.argument)}`}$.`;
      }
      case 'argument':
        return `Rozwiąż równanie $${logSign(given.base)} ${isZero(given.shift) ? 'x' : `(${shiftedLatex(given.shift)})`} = ${fraction(given.value)}$.`;
      case 'base':
        return `Rozwiąż równanie $\\log_{x} ${fraction(given.argument)} = ${fraction(given.value)}$.`;
    }
  },

  solve: solveLogarithm,

  check: (given, answer) => {
    if (answer.kind !== 'number') return false;
    const x = approximationOf(answer.value);
    switch (given.asks) {
      case 'value': {
        const { base, argument, second } = given;
        const [one, other] = [argument, second?.argument ?? rational(1)].map(
          (value) => Math.log(value.valueOf()) / Math.log(base.valueOf()),
        );
        return isClose(x, (one ?? 0) + (second?.sign === '-' ? -1 : 1) * (other ?? 0));
      }
      case 'argument': {
        const whole = x + given.shift.valueOf();
        return whole > 0 && isClose(Math.log(whole) / Math.log(given.base.valueOf()), given.value.valueOf());
      }
      case 'base':
        return x > 0 && x !== 1 && isClose(Math.log(given.argument.valueOf()) / Math.log(x), given.value.valueOf());
    }
  },

  make,

  mistakes: [
    {
      id: 'divided-by-the-base',
      leadsTo: (given) =>
        given.asks === 'value' && given.second === undefined ? inList(given.argument.div(given.base)) : undefined,
      says: 'To iloraz liczby logarytmowanej i podstawy. Logarytm to wykładnik: do jakiej potęgi trzeba podnieść podstawę?',
    },
    {
      id: 'exponent-times-base',
      leadsTo: (given) =>
        given.asks === 'argument' ? inList(given.base.mul(given.value).sub(given.shift)) : undefined,
      says: 'Podstawa została pomnożona przez wartość logarytmu. Trzeba ją podnieść do tej potęgi.',
    },
    {
      id: 'moved-without-changing-sign',
      leadsTo: (given) =>
        given.asks === 'argument' ? inList(powerOf(given.base, given.value.valueOf()).add(given.shift)) : undefined,
      says: 'Sprawdź znak liczby przenoszonej na drugą stronę: zmienia się na przeciwny.',
    },
    {
      id: 'base-and-exponent-swapped',
      leadsTo: (given) =>
        given.asks === 'argument' && given.value.n > 0n && given.value.s > 0n && given.base.d === 1n
          ? inList(powerOf(given.value, Number(given.base.n)).sub(given.shift))
          : undefined,
      says: 'Podstawa i wykładnik zamieniły się miejscami. Podstawa logarytmu jest też podstawą potęgi.',
    },
    {
      id: 'divided-by-the-value',
      leadsTo: (given) => (given.asks === 'base' ? inList(given.argument.div(given.value)) : undefined),
      says: 'Liczba logarytmowana została podzielona. Szukana podstawa ma wystąpić jako czynnik, a nie jako składnik.',
    },
    {
      id: 'sign-of-exponent',
      leadsTo: (given) => {
        if (given.asks !== 'value') return undefined;
        const { answer } = solveLogarithm(given);
        return answer.kind === 'number' && answer.value.length > 0 ? [negationOf(answer.value)] : undefined;
      },
      says: 'Sprawdź znak wykładnika: czy podstawa podniesiona do takiej potęgi jest większa od jedynki, czy mniejsza?',
    },
  ],
};
