import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { approximationOf, exact, negationOf, type Exact } from '#tutoring/mathematics/exact.ts';
import { isZero, powerOf, rational, isPositive, type Rational } from '#tutoring/mathematics/rational.ts';
import type { Family } from '#tutoring/families/family.types.ts';
import { readLogarithm } from './logarithm.reader.ts';
import { fraction, logLatex, logSign } from './logarithm.rules.ts';
import { shiftedLatex, solveLogarithm } from './logarithm.solver.ts';
import type { LogarithmGiven } from './logarithm.types.ts';
import { makeLogarithm } from './logarithm.maker.ts';

const inList = (value: Rational): readonly Exact[] => [exact(value)];

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
        return areClose(x, (one ?? 0) + (second?.sign === '-' ? -1 : 1) * (other ?? 0));
      }
      case 'argument': {
        const whole = x + given.shift.valueOf();
        return whole > 0 && areClose(Math.log(whole) / Math.log(given.base.valueOf()), given.value.valueOf());
      }
      case 'base':
        return x > 0 && x !== 1 && areClose(Math.log(given.argument.valueOf()) / Math.log(x), given.value.valueOf());
    }
  },

  make: makeLogarithm,

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
        given.asks === 'argument' && isPositive(given.value) && given.base.d === 1n
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
