import type { Ask } from '#tutoring/families/asks.types.ts';
import { added, nonZero, opened } from '#tutoring/families/equations/relation/written.rules.ts';
import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import { latexOf } from '#tutoring/mathematics/latex.ts';
import { degreeOf } from '#tutoring/mathematics/polynomial.rules.ts';
import { isFactoring } from '../expression/expansion-words.rules.ts';
import { isEqualTo } from '../expression/expanding.rules.ts';
import { ownLetters, readLetters } from '#tutoring/families/letters.reader.ts';
import { onlySays, polynomialIfAny, type ExpressionText } from '../expression/expression-text.reader.ts';
import {
  commonFactorOf,
  commonFactorSteps,
  dividedBy,
  FACTORING,
  isFullyTakenOut,
  productNotation,
  productLatex,
  sumOfTerms,
} from '../expression/common-factor.rules.ts';
import { notationOfPolynomial, orderedTerms } from '../expression/part-text.rules.ts';
import { termsNotation } from '#tutoring/families/signed-notation.rules.ts';

type Pair = readonly [number, number];

const COPRIME: readonly [Pair, ...Pair[]] = [
  [2, 3],
  [3, 4],
  [3, 5],
  [2, 5],
  [4, 5],
  [5, 7],
];

/** „Wyłącz wspólny czynnik przed nawias: 6x + 9”. */
export const commonFactorAsk: Ask<ExpressionText, Expression> = {
  levels: [2, 3],
  read: ({ formulas: [formula, ...others], words }) => {
    const expression = formula === undefined || others.length > 0 ? undefined : readLetters(formula);
    const terms = expression && sumOfTerms(expression);
    if (expression === undefined || terms === undefined || !isFactoring(words) || !onlySays(words, FACTORING))
      return undefined;
    const factor = commonFactorOf(terms);
    if (factor === undefined) return undefined;
    const isTakenOut = /wspoln|wylacz|przed nawias/.test(words);
    return isTakenOut || degreeOf(dividedBy(terms, factor)) === 1 ? expression : undefined;
  },
  tell: (expression) => `Wyłącz wspólny czynnik przed nawias: $${latexOf(expression)}$.`,
  solve: (expression) => {
    const { terms, factor } = takenApart(expression);
    const rest = dividedBy(terms, factor);
    return {
      steps: commonFactorSteps(terms, factor),
      answer: {
        kind: 'expression',
        notation: productNotation(factor, rest),
        shown: productLatex(factor, rest),
        isFormNeeded: true,
      },
      proof: `Po wymnożeniu: $${productLatex(factor, rest)} = ${latexOf(expression)}$.`,
      notice:
        'Przez jaką największą liczbę dzielą się wszystkie liczby w tej sumie? Czy jakaś litera jest w każdym wyrazie?',
      nudge:
        'Zapisz każdy wyraz jako iloczyn wspólnego czynnika i tego, co zostaje. Wspólny czynnik napisz przed nawiasem.',
      setup: 'Wspólny czynnik już widać? Podziel przez niego każdy wyraz po kolei: te ilorazy będą w nawiasie.',
    };
  },
  isRight: (expression, answer) => isEqualTo(expression, answer) && isFullyTakenOut(answer),
  make: (pick, difficulty) => {
    const [x = 'x', y = 'y'] = pick.oneOf(['xy', 'ab']);
    const [first, second] = pick.oneOf(COPRIME);
    const sign = pick.int(0, 1) === 0 ? 1 : -1;
    const by = pick.int(2, 6);
    if (difficulty < 3)
      return ownLetters(
        pick.int(0, 1) === 0
          ? `${opened(by * first, x)}${added(sign * by * second)}`
          : `${opened(by * first, x)}${added(sign * by * second, y)}`,
      );
    return ownLetters(
      pick.oneOf([
        `${opened(by * first, `${x}^2`)}${added(sign * by * second, x)}`,
        `${opened(by * first, `${x}^2 * ${y}`)}${added(sign * by * second, `${x} * ${y}`)}`,
        `${opened(by * first, `${x}^2`)}${added(sign * by * second, x)}${added(nonZero(pick, 3) * by, `${x} * ${y}`)}`,
      ]),
    );
  },
  mistakes: (expression) => {
    const { terms, factor } = takenApart(expression);
    const [first, ...others] = orderedTerms(dividedBy(terms, factor));
    const own = termsNotation([factor]);
    return {
      'factor-kept-in-bracket': [`${own} * (${notationOfPolynomial(terms)})`],
      'divided-only-first':
        first === undefined
          ? undefined
          : [`${own} * (${termsNotation([first])} + (${termsNotation(orderedTerms(terms).slice(1))}))`],
      'one-left-out':
        others.length === 1 && others[0]?.[0] === '' && others[0][1].abs().equals(1) && first !== undefined
          ? [`${own} * ${termsNotation([first])}`]
          : undefined,
    };
  },
};

const takenApart = (expression: Expression) => {
  const terms = polynomialIfAny(expression);
  const factor = terms && commonFactorOf(terms);
  if (terms === undefined || factor === undefined) throw new RangeError(latexOf(expression));
  return { terms, factor };
};
