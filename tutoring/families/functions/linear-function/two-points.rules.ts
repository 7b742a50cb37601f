import type { Rational } from '#tutoring/mathematics/rational.ts';
import { plain, calculated } from '#tutoring/families/calculated.rules.ts';
import type { FamilyStep } from '#tutoring/families/family.types.ts';
import type { FunctionText, Point } from '../function/function.types.ts';

export interface TwoPoints {
  readonly first: Point;
  readonly second: Point;
}

export const slopeBetween = ({ first, second }: TwoPoints): Rational =>
  second.y.sub(first.y).div(second.x.sub(first.x));

/** Undefined where anything else is told, and where one stands above the other. */
export const twoPointsIn = ({ points, functions, places, numbers }: FunctionText): TwoPoints | undefined => {
  const [first, second, ...more] = points;
  const isAll = functions.length + places.length + numbers.length + more.length === 0;
  return first !== undefined && second !== undefined && isAll && !first.x.equals(second.x)
    ? { first, second }
    : undefined;
};

export const slopeStep = (given: TwoPoints): FamilyStep => {
  const { first, second } = given;
  return {
    operation: 'slope',
    what: 'Obliczamy współczynnik kierunkowy: zmianę $y$ dzielimy przez zmianę $x$',
    todo: 'oblicz, o ile zmienia się $y$, o ile zmienia się $x$, i podziel pierwsze przez drugie',
    why: 'Współczynnik kierunkowy mówi, o ile zmienia się $y$, gdy $x$ rośnie o jeden.',
    ...calculated(
      [
        `(${plain(second.y)} - ${plain(first.y)}) / (${plain(second.x)} - ${plain(first.x)})`,
        `${plain(second.y.sub(first.y))} : ${plain(second.x.sub(first.x))}`,
        plain(slopeBetween(given)),
      ],
      { symbol: 'a', formula: '\\frac{y_B - y_A}{x_B - x_A}', style: 'fraction' },
    ),
  };
};
