import { isZero, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { plain, calculated } from '#tutoring/families/calculated.rules.ts';
import { nonZero } from '#tutoring/families/equations/relation/written.rules.ts';
import { asksFor } from '../function/asking.rules.ts';
import { fraction, graphFigure, notationOfFunction, pointLatex } from '../function/function-lines.rules.ts';
import type { FunctionAsk, FunctionText, Point } from '../function/function.types.ts';
import { freeTermThrough, lineOf } from './line.rules.ts';

import { ASIDE, formulaAnswer, goesThrough, finishing } from './line-through-point.rules.ts';
interface TwoPoints {
  readonly first: Point;
  readonly second: Point;
}

const slopeBetween = ({ first, second }: TwoPoints): Rational => second.y.sub(first.y).div(second.x.sub(first.x));

const twoPointsIn = ({ points, functions, places, numbers }: FunctionText): TwoPoints | undefined => {
  const [first, second, ...more] = points;
  const isAll = functions.length + places.length + numbers.length + more.length === 0;
  return first !== undefined && second !== undefined && isAll && !first.x.equals(second.x)
    ? { first, second }
    : undefined;
};

export const twoPointsAsk: FunctionAsk<TwoPoints> = {
  levels: [2, 3],
  read: (text) => {
    const given = twoPointsIn(text);
    return given !== undefined && text.words.some((word) => word.startsWith('funkcj')) && asksFor(text, 'wzor*', ASIDE)
      ? given
      : undefined;
  },
  tell: ({ first, second }) =>
    `Wyznacz wzór funkcji liniowej, której wykres przechodzi przez punkty $A = ${pointLatex(first)}$ i $B = ${pointLatex(second)}$.`,
  solve: (given) => {
    const { first, second } = given;
    const slope = slopeBetween(given);
    return {
      steps: [
        {
          operation: 'slope',
          what: 'Obliczamy współczynnik kierunkowy: zmianę $y$ dzielimy przez zmianę $x$',
          todo: 'oblicz, o ile zmienia się $y$, o ile zmienia się $x$, i podziel pierwsze przez drugie',
          why: 'Współczynnik kierunkowy mówi, o ile zmienia się $y$, gdy $x$ rośnie o jeden.',
          ...calculated(
            [
              `(${plain(second.y)} - ${plain(first.y)}) / (${plain(second.x)} - ${plain(first.x)})`,
              `${plain(second.y.sub(first.y))} : ${plain(second.x.sub(first.x))}`,
              plain(slope),
            ],
            { symbol: 'a', formula: '\\frac{y_B - y_A}{x_B - x_A}', style: 'fraction' },
          ),
        },
        ...finishing(slope, first),
      ],
      answer: formulaAnswer(lineOf(slope, freeTermThrough(slope, first))),
      proof: `Sprawdzamy drugi punkt: dla $x = ${fraction(second.x)}$ wzór daje $${fraction(slope.mul(second.x).add(freeTermThrough(slope, first)))}$, a tyle wynosi druga współrzędna punktu $B$.`,
      notice: 'Wzór funkcji liniowej to $y = ax + b$. Co o $a$ i $b$ mówią dwa punkty wykresu?',
      nudge:
        'Najpierw oblicz $a$: zmianę $y$ podziel przez zmianę $x$. Potem wstaw jeden z punktów do wzoru i wylicz $b$.',
    };
  },
  isRight: ({ first, second }, answer) => goesThrough(answer, first) && goesThrough(answer, second),
  make: (pick, difficulty) => {
    const slope = difficulty === 2 ? rational(pick.int(1, 5)) : rational(nonZero(pick, 5), pick.int(1, 2));
    const [x, free] = [pick.int(-3, 2), rational(nonZero(pick, 6))];
    const at = (place: number): Point => ({ x: rational(place), y: slope.mul(place).add(free) });
    const near = difficulty === 2 ? 0 : 2 * x;
    return { first: at(near), second: at(near + 2 * pick.int(1, 3)) };
  },
  slips: (given) => {
    const slope = slopeBetween(given);
    if (isZero(slope)) return {};
    const turned = slope.inverse();
    return {
      'slope-upside-down': [notationOfFunction(lineOf(turned, freeTermThrough(turned, given.first)))],
      'sign-of-coefficient': [notationOfFunction(lineOf(slope.neg(), freeTermThrough(slope.neg(), given.first)))],
    };
  },
  figure: (given) =>
    graphFigure(
      [lineOf(slopeBetween(given), freeTermThrough(slopeBetween(given), given.first))],
      [given.first, given.second],
    ),
};
