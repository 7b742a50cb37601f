import { exact } from '#tutoring/mathematics/exact.ts';
import { number } from '#tutoring/mathematics/expression.types.ts';
import { rational, ZERO } from '#tutoring/mathematics/rational.ts';
import { latexOf } from '#tutoring/mathematics/latex.ts';
import { solveLinearInequality } from '#tutoring/families/equations/linear-inequality/linear-inequality.solver.ts';
import { polynomialNotation, signLatex } from '#tutoring/families/equations/relation/relation-text.rules.ts';
import type { Inequality, InequalitySign } from '#tutoring/families/equations/relation/relation.types.ts';
import { sidesAt } from '#tutoring/families/equations/relation/sides-at.rules.ts';
import {
  claimsOfLine,
  isSolvedBy,
  proofByPoints,
  setOf,
  writingTheSet,
} from '#tutoring/families/equations/relation/solution-set.rules.ts';
import { nonZero } from '#tutoring/families/equations/relation/written.rules.ts';
import { asksFor, onlyFunction } from '../function/asking.rules.ts';
import { functionLatex, graphFigure, inList } from '../function/function-lines.rules.ts';
import type { FunctionAsk, FunctionText, SchoolFunction } from '../function/function.types.ts';
import { freeTermOf, lineFrom, slopeOf } from './line.rules.ts';

export interface SignAsked {
  readonly one: SchoolFunction;
  readonly sign: InequalitySign;
}

const KINDS = [
  ['>', 'dodatnie', 'wartosc* dodatn*|dodatn* wartosc*|dodatn*|wieksz* od zera|wieksz* zera'],
  ['<', 'ujemne', 'wartosc* ujemn*|ujemn* wartosc*|ujemn*|mniejsz* od zera|mniejsz* zera'],
  ['≥', 'nieujemne', 'wartosc* nieujemn*|nieujemn*'],
  ['≤', 'niedodatnie', 'wartosc* niedodatn*|niedodatn*'],
] as const satisfies readonly (readonly [InequalitySign, string, string])[];

const ASIDE = 'liniow*|kwadratow*|przyjmuj*|przybier*|osiag*|x|argumentow';

/** The sign of the values that are asked about. */
export const signAsked = (text: FunctionText): InequalitySign | undefined =>
  KINDS.find(([, , phrases]) => asksFor(text, phrases, ASIDE))?.[0];

export const tellSign = ({ one, sign }: SignAsked): string =>
  `Dla jakich argumentów funkcja $${functionLatex(one)}$ przyjmuje wartości ${KINDS.find(([own]) => own === sign)?.[1] ?? ''}?`;

export const asInequality = ({ one, sign }: SignAsked): Inequality => ({
  left: one.expression,
  sign,
  right: number(exact(ZERO)),
  unknown: 'x',
});

export const signAsk: FunctionAsk<SignAsked> = {
  levels: [2, 3],
  read: (text) => {
    const one = onlyFunction(text, 1);
    const sign = signAsked(text);
    return one !== undefined && sign !== undefined ? { one, sign } : undefined;
  },
  tell: tellSign,
  solve: (given) => {
    const inequality = asInequality(given);
    const { steps, intervals } = solveLinearInequality(inequality);
    const answer = setOf('x', intervals);
    const proof = proofByPoints(answer, given.sign, sidesAt(inequality));
    return {
      steps: [
        {
          operation: 'inequality',
          what: 'Zapisujemy warunek jako nierówność',
          todo: 'zapisz nierówność: wzór funkcji po lewej stronie, zero po prawej',
          why: 'Pytamy o wartości funkcji, a wartość to cały wzór.',
          shown: `${latexOf(given.one.expression)} ${signLatex(given.sign)} 0`,
          claims: claimsOfLine([polynomialNotation(given.one.polynomial), '0'], given.sign, 'x', intervals),
        },
        ...steps,
        writingTheSet(answer),
      ],
      answer,
      ...(proof === undefined ? {} : { proof }),
      notice: 'O co pyta zadanie: o argumenty czy o wartości? Jaką nierówność spełniają szukane argumenty?',
      nudge:
        'Zapisz nierówność: wzór funkcji po lewej stronie, zero po prawej, i rozwiąż ją. Pamiętaj o znaku przy dzieleniu przez liczbę ujemną.',
    };
  },
  isRight: (given, answer) =>
    answer.kind === 'set' && isSolvedBy(answer.intervals, given.sign, sidesAt(asInequality(given))),
  make: (pick, difficulty) => {
    const slope = difficulty === 2 ? pick.int(1, 5) : -pick.int(1, 5);
    return { one: lineFrom(slope, -slope * nonZero(pick, 7)), sign: pick.oneOf(['>', '<', '≥', '≤']) };
  },
  slips: ({ one }) => ({
    'value-at-zero': inList(freeTermOf(one)),
    'sign-of-zero': inList(freeTermOf(one).div(slopeOf(one))),
  }),
  figure: ({ one }) => graphFigure([one], [{ x: freeTermOf(one).neg().div(slopeOf(one)), y: rational(0) }]),
};
