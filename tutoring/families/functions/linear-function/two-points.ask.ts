import { isZero, rational } from '#tutoring/mathematics/rational.ts';
import { nonZero } from '#tutoring/families/equations/relation/written.rules.ts';
import { asksFor } from '../function/asking.rules.ts';
import { fraction, graphFigure, notationOfFunction, pointLatex } from '../function/function-lines.rules.ts';
import type { FunctionAsk, Point } from '../function/function.types.ts';
import { freeTermThrough, lineOf } from './line.rules.ts';
import { ASIDE, formulaAnswer, goesThrough, finishing, speaksOfFunction } from './line-through-point.rules.ts';
import { slopeBetween, slopeStep, twoPointsIn, type TwoPoints } from './two-points.rules.ts';

/** The formula of a function, or the equation of the line that is its graph. */
interface LineSought extends TwoPoints {
  readonly isOfLine: boolean;
}

export const twoPointsAsk: FunctionAsk<LineSought> = {
  levels: [2, 3],
  read: (text) => {
    const given = twoPointsIn(text);
    const isOfLine = asksFor(text, 'rownani*|prosta', ASIDE);
    return given !== undefined && (isOfLine || (speaksOfFunction(text) && asksFor(text, 'wzor*', ASIDE)))
      ? { ...given, isOfLine }
      : undefined;
  },
  tell: ({ first, second, isOfLine }) =>
    `${isOfLine ? 'Wyznacz równanie prostej przechodzącej' : 'Wyznacz wzór funkcji liniowej, której wykres przechodzi'} przez punkty $A = ${pointLatex(first)}$ i $B = ${pointLatex(second)}$.`,
  solve: (given) => {
    const { first, second } = given;
    const slope = slopeBetween(given);
    return {
      steps: [slopeStep(given), ...finishing(slope, first)],
      answer: formulaAnswer(lineOf(slope, freeTermThrough(slope, first))),
      proof: `Sprawdzamy drugi punkt: dla $x = ${fraction(second.x)}$ wzór daje $${fraction(slope.mul(second.x).add(freeTermThrough(slope, first)))}$, a tyle wynosi druga współrzędna punktu $B$.`,
      notice: 'Prosta, która nie jest pionowa, ma równanie $y = ax + b$. Co o $a$ i $b$ mówią dwa jej punkty?',
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
    return { first: at(near), second: at(near + 2 * pick.int(1, 3)), isOfLine: pick.int(0, 1) === 1 };
  },
  mistakes: (given) => {
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
