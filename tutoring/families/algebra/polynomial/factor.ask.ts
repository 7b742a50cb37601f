import type { Ask } from '#tutoring/families/asks.types.ts';
import { functionLatex } from '#tutoring/families/functions/function/function-lines.rules.ts';
import type { SchoolFunction } from '#tutoring/families/functions/function/function.types.ts';
import { nonZero } from '#tutoring/families/equations/relation/written.rules.ts';
import type { Answer, ExpressionAnswer, Pick } from '#tutoring/families/family.types.ts';
import { degreeOf, polynomialOf, product, type Polynomial } from '#tutoring/mathematics/polynomial.rules.ts';
import { isInteger, rational } from '#tutoring/mathematics/rational.ts';
import { proofByEqualValues } from '#tutoring/families/proofs/equal-values.rules.ts';
import { FACTORING, sumOfTerms } from '../expression/common-factor.rules.ts';
import { isFactoring } from '../expression/expansion-words.rules.ts';
import { isEqualTo } from '../expression/expanding.rules.ts';
import { ownLetters, readLetters } from '#tutoring/families/letters.reader.ts';
import { onlySays } from '../expression/expression-text.reader.ts';
import { notationOfPolynomial } from '../expression/part-text.rules.ts';
import { partsOf } from '../expression/parts.reader.ts';
import { formulaIn } from '../short-multiplication/square-formula.rules.ts';
import { commonFactorOf } from '../expression/common-factor.rules.ts';
import { factorised } from './factorisation.rules.ts';
import { factoringSteps } from './factoring-words.rules.ts';
import { holdsOnly, polynomialFrom, type PolynomialText } from './polynomial-text.reader.ts';
import { polynomialOfCoefficients } from './synthetic-division.rules.ts';

/** Of whole coefficients, where something can be factorised. */
export const isFactorisable = (polynomial: Polynomial): boolean =>
  degreeOf(polynomial) < 5 &&
  degreeOf(polynomial) > 1 &&
  [...polynomial.values()].every(isInteger) &&
  factorised(polynomial).lines.length > 0;

const answerOf = (polynomial: Polynomial): ExpressionAnswer => {
  const last = factorised(polynomial).lines.at(-1);
  return {
    kind: 'expression',
    notation: last?.notation ?? notationOfPolynomial(polynomial),
    shown: last?.latex ?? '',
    isFormNeeded: true,
  };
};

/** A product whose brackets cannot be factorised once more. */
const isFullyFactorised = (answer: Answer): boolean => {
  const read = answer.kind === 'expression' ? readLetters(answer.notation) : undefined;
  const [part, ...others] = read === undefined ? [] : partsOf(read);
  return (
    part !== undefined &&
    others.length === 0 &&
    part.brackets.every((bracket) => {
      const inside: Polynomial = new Map(bracket.parts.map(({ term }) => term));
      return degreeOf(inside) < 2 || !isFactorisable(inside);
    })
  );
};

/** „Rozłóż na czynniki x³ + 2x² − 9x − 18”. */
export const factorAsk: Ask<PolynomialText, SchoolFunction> = {
  levels: [2, 3],
  read: (text) => {
    const [one] = text.polynomials;
    if (one === undefined || !holdsOnly(text, { polynomials: 1 })) return undefined;
    const isAsked =
      isFactoring(text.words) && !/wylacz|przed nawias|wspoln/.test(text.words) && onlySays(text.words, FACTORING);
    if (!isAsked || sumOfTerms(one.expression) === undefined || !isFactorisable(one.polynomial)) return undefined;
    const {
      lines,
      product: { factors },
    } = factorised(one.polynomial);
    const isOneLine = lines.length === 1;
    const hasCommonFactor = commonFactorOf(one.polynomial) !== undefined;
    const isFormula = isOneLine && !hasCommonFactor && formulaIn(one.polynomial) !== undefined;
    const isLinearLeft = isOneLine && hasCommonFactor && factors.every((factor) => degreeOf(factor) < 2);
    return isFormula || isLinearLeft ? undefined : { ...one, name: 'W(x)' };
  },
  tell: (one) => `Rozłóż na czynniki wielomian $${functionLatex(one)}$.`,
  solve: ({ expression, polynomial }) => ({
    steps: factoringSteps(polynomial),
    answer: answerOf(polynomial),
    proof: proofByEqualValues(expression, ownLetters(answerOf(polynomial).notation)),
    notice:
      commonFactorOf(polynomial) === undefined
        ? 'Czy da się pogrupować wyrazy tak, żeby w obu grupach został ten sam nawias? A może pasuje któryś wzór?'
        : 'Czy jest coś, co powtarza się w każdym wyrazie?',
    nudge:
      'Najpierw wyłącz wspólny czynnik, jeśli jest. Potem spróbuj grupowania, wzorów skróconego mnożenia albo miejsc zerowych trójmianu. Sprawdź, czy każdy nawias jest już nierozkładalny.',
    setup: 'Co jest wspólnym czynnikiem wszystkich wyrazów albo każdej pary wyrazów?',
  }),
  isRight: ({ expression }, answer) => isEqualTo(expression, answer) && isFullyFactorised(answer),
  make: (pick) => polynomialFrom(notationOfPolynomial(madeProduct(pick))),
  mistakes: ({ polynomial }) => {
    const { term, factors } = factorised(polynomial).product;
    const turned = factors.map((factor) =>
      polynomialOfCoefficients([...factor].map(([, value], index) => (index > 0 ? value.neg() : value))),
    );
    const notation = (brackets: readonly Polynomial[]): string =>
      [notationOfPolynomial(new Map([term])), ...brackets.map((one) => `(${notationOfPolynomial(one)})`)].join(' * ');
    return {
      'factor-forgotten':
        term[0] === '' && term[1].equals(1)
          ? undefined
          : [factors.map((one) => `(${notationOfPolynomial(one)})`).join(' * ')],
      'signs-of-zeros': factors.some((factor) => degreeOf(factor) > 1) ? undefined : [notation(turned)],
      'square-of-bracket':
        factors.length > 1
          ? factors.map((one, index) =>
              notation(factors.map((other, place) => (place === (index + 1) % factors.length ? one : other))),
            )
          : undefined,
    };
  },
};

const linear = (zero: number, factor = 1): Polynomial => polynomialOfCoefficients([rational(factor), rational(-zero)]);

/** Grouping, a common factor with a formula, or a common factor with a trinomial. */
export const madeProduct = (pick: Pick): Polynomial => {
  const [a, b] = [nonZero(pick, 5), pick.int(1, 5)];
  switch (pick.int(1, 3)) {
    case 1:
      return [linear(b), linear(-b), linear(a)].reduce(product);
    case 2:
      return [polynomialOf(polynomialFrom(pick.oneOf(['x', '2 * x', 'x^2'])).expression), linear(b), linear(-b)].reduce(
        product,
      );
    default: {
      const other = nonZero(pick, 5);
      return [
        polynomialOf(polynomialFrom('x').expression),
        linear(a),
        linear(other === -a || other === a ? a + 1 || 2 : other),
      ].reduce(product);
    }
  }
};
