import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { approximationOf, exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { isZero, powerOf, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import type { Difficulty, Family, Pick } from '#tutoring/families/family.types.ts';
import { readExponential } from './exponential-equation.reader.ts';
import { commonOf, line, sideLatex, sideNotation } from './exponential-equation.rules.ts';
import { solveExponential } from './exponential-equation.solver.ts';
import type { ExponentialGiven, Line } from './exponential-equation.types.ts';

/** The x at which two lines meet. */
const meeting = (one: Line, other: Line): readonly Exact[] | undefined => {
  const slope = one.slope.sub(other.slope);
  return isZero(slope) ? undefined : [exact(other.free.sub(one.free).div(slope))];
};

const number = (value: Rational): ExponentialGiven['right'] => ({ base: value, exponent: line(0, 1) });

/** Of a root of zero the equation shows nothing. */
const make = (pick: Pick, difficulty: Difficulty): ExponentialGiven => {
  const drawn = draw(pick, difficulty);
  return isZero(commonOf(drawn).x) ? make(pick, difficulty) : drawn;
};

const draw = (pick: Pick, difficulty: Difficulty): ExponentialGiven => {
  const base = pick.oneOf([2, 3, 5]);
  const power = (exponent: number): Rational => powerOf(rational(base), exponent);
  switch (difficulty) {
    case 1: {
      const root = pick.oneOf([2, 3, 4, 5, 6, 7, 10]);
      return {
        left: { base: rational(root), exponent: line(1, 0) },
        right: number(powerOf(rational(root), pick.int(2, 4))),
      };
    }
    case 2: {
      const [shift, slope] = [pick.int(-4, 4), pick.int(1, 3)];
      return {
        left: { base: rational(base), exponent: line(slope, shift) },
        right: number(power(pick.oneOf([-3, -2, -1, 1, 2, 3, 4]))),
      };
    }
    case 3: {
      const [one, other] = pick.oneOf<readonly [number, number]>([
        [2, 1],
        [2, 3],
        [3, 1],
        [3, 2],
        [-1, 2],
        [1, 3],
      ]);
      const exponent = pick.int(0, 1) === 1 ? line(1, pick.int(-5, 5)) : line(0, 1);
      return {
        left: { base: power(one), exponent: line(1, pick.int(0, 1) * pick.int(-2, 2)) },
        right: { base: power(other), exponent },
      };
    }
  }
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
    const [one, other] = [left, right].map((side) => approximately(sideNotation(side), at));
    return one !== undefined && other !== undefined && Math.abs(one / other - 1) < 1e-9;
  },

  make,

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
