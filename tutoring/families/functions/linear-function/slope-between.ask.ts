import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { isZero, rational } from '#tutoring/mathematics/rational.ts';
import { nonZero } from '#tutoring/families/equations/relation/written.rules.ts';
import { asksFor } from '../function/asking.rules.ts';
import { fraction, inList, pointLatex } from '../function/function-lines.rules.ts';
import type { FunctionAsk } from '../function/function.types.ts';
import { ASIDE } from './line-through-point.rules.ts';
import { slopeBetween, slopeStep, twoPointsIn, type TwoPoints } from './two-points.rules.ts';

/** The slope of the line through two points, alone. */
export const slopeBetweenAsk: FunctionAsk<TwoPoints> = {
  levels: [2],
  read: (text) => (asksFor(text, 'wspolczynnik* kierunkow*', ASIDE) ? twoPointsIn(text) : undefined),
  tell: ({ first, second }) =>
    `Oblicz współczynnik kierunkowy prostej przechodzącej przez punkty $A = ${pointLatex(first)}$ i $B = ${pointLatex(second)}$.`,
  solve: (given) => {
    const { first, second } = given;
    const slope = slopeBetween(given);
    return {
      steps: [slopeStep(given)],
      answer: { kind: 'number', value: exact(slope), symbol: 'a', style: 'fraction' },
      proof: `Idziemy od punktu $A$: $x$ zmienia się o $${fraction(second.x.sub(first.x))}$, a $y$ o $${fraction(slope.mul(second.x.sub(first.x)))}$, i trafiamy w punkt $B$.`,
      notice:
        'O czym mówi współczynnik kierunkowy? Jak zmienia się $y$, gdy przechodzimy od jednego punktu do drugiego?',
      nudge:
        'Oblicz zmianę $y$ i zmianę $x$, odejmując współrzędne w tej samej kolejności, i podziel pierwszą przez drugą.',
      setup: 'Wstaw współrzędne obu punktów do wzoru $a = \\frac{y_B - y_A}{x_B - x_A}$.',
    };
  },
  isRight: ({ first, second }, answer) => {
    const value = rationalIn(answer);
    return value !== undefined && first.y.add(value.mul(second.x.sub(first.x))).equals(second.y);
  },
  make: (pick) => {
    const [x, y] = [pick.int(-4, 4), pick.int(-5, 5)];
    const [slope, width] = [rational(nonZero(pick, 5), pick.int(1, 2)), 2 * pick.int(1, 3)];
    return {
      first: { x: rational(x), y: rational(y) },
      second: { x: rational(x + width), y: slope.mul(width).add(y) },
    };
  },
  mistakes: (given) => {
    const slope = slopeBetween(given);
    return isZero(slope)
      ? {}
      : { 'slope-upside-down': inList(slope.inverse()), 'sign-of-coefficient': inList(slope.neg()) };
  },
};
