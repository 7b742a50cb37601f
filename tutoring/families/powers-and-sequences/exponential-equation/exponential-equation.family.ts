import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { approximationOf, exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { isZero } from '#tutoring/mathematics/rational.ts';
import type { Family } from '#tutoring/families/family.types.ts';
import { readExponential } from './exponential-equation.reader.ts';
import { commonOf, line, sideLatex, sideNotation } from './exponential-equation.rules.ts';
import { solveExponential } from './exponential-equation.solver.ts';
import type { ExponentialGiven, Line } from './exponential-equation.types.ts';
import { makeExponential } from './exponential-equation.maker.ts';

/** The x at which two lines meet. */
const meeting = (one: Line, other: Line): readonly Exact[] | undefined => {
  const slope = one.slope.sub(other.slope);
  return isZero(slope) ? undefined : [exact(other.free.sub(one.free).div(slope))];
};

export const exponentialEquationFamily: Family<ExponentialGiven> = {
  id: 'exponential-equation',
  title: 'Równania wykładnicze',
  grades: [11, 12],
  read: readExponential,
  tell: ({ left, right }) => `Rozwiąż równanie $${sideLatex(left)} = ${sideLatex(right)}$.`,
  solve: solveExponential,

  check: ({ left, right }, answer) => {
    if (answer.kind !== 'number') return false;
    const at = { x: approximationOf(answer.value) };
    return areClose(approximately(sideNotation(left), at) / approximately(sideNotation(right), at), 1);
  },

  make: makeExponential,

  mistakes: [
    {
      id: 'power-taken-for-product',
      leadsTo: ({ left, right }) =>
        isZero(right.exponent.slope) ? meeting(left.exponent, line(0, right.base.div(left.base))) : undefined,
      says: 'Liczba z prawej strony została podzielona przez podstawę. Wykładnik nie mnoży podstawy. Zapisz obie strony jako potęgi tej samej liczby.',
    },
    {
      id: 'exponents-of-different-bases',
      leadsTo: ({ left, right }) => meeting(left.exponent, right.exponent),
      says: 'Wykładniki wolno porównać dopiero wtedy, gdy podstawy są takie same.',
    },
    {
      id: 'sign-of-exponent',
      leadsTo: (given) => {
        const [left, right] = commonOf(given).exponents;
        return isZero(right.slope) ? meeting(left, line(0, right.free.neg())) : undefined;
      },
      says: 'Sprawdź znak wykładnika po prawej stronie. Przy podstawie większej od jedynki liczba większa od jedynki ma wykładnik dodatni, a dodatnia liczba mniejsza od jedynki – ujemny.',
    },
    {
      id: 'moved-without-changing-sign',
      leadsTo: (given) => {
        const [left, right] = commonOf(given).exponents;
        return meeting(line(left.slope, left.free.neg()), right);
      },
      says: 'Sprawdź znak liczby przenoszonej na drugą stronę po porównaniu wykładników.',
    },
    {
      id: 'not-divided',
      leadsTo: (given) => {
        const [left, right] = commonOf(given).exponents;
        return [exact(right.free.sub(left.free))];
      },
      says: 'Przy niewiadomej stoi jeszcze liczba. Przez nią trzeba podzielić.',
    },
  ],
};
