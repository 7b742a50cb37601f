import { approximationOf, type Exact } from '#tutoring/mathematics/exact.ts';
import { number } from '#tutoring/mathematics/expression.types.ts';
import { latexOf, latexOfPolynomial, latexOfRational } from '#tutoring/mathematics/latex.ts';
import {
  coefficientOf,
  difference,
  polynomialOf,
  scaled,
  type Polynomial,
} from '#tutoring/mathematics/polynomial.rules.ts';
import { isNegative, isZero, leastCommonMultiple, rational } from '#tutoring/mathematics/rational.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import { byDiscriminant } from '#tutoring/families/equation/discriminant.rules.ts';
import { byCommonFactor, byRoot } from '#tutoring/families/equation/incomplete-quadratic.rules.ts';
import { byZeroProduct } from '#tutoring/families/equation/zero-product.rules.ts';
import type { FamilyStep, Interval, SetAnswer } from '#tutoring/families/family.types.ts';
import { claimsIn, equationSteps } from '#tutoring/families/equation-steps.rules.ts';
import { polynomialNotation, signLatex } from '../relation/relation-text.rules.ts';
import type { Inequality } from '../relation/relation.types.ts';
import { claimsOfLine, setLatex, setOf, writingTheSet } from '../relation/solution-set.rules.ts';
import { intervalsOfParabola, isOutside } from './parabola.rules.ts';

export interface QuadraticInequalitySolution {
  readonly steps: readonly FamilyStep[];
  readonly answer: SetAnswer;
  /** All on the left, whole coefficients. */
  readonly polynomial: Polynomial;
  /** From the least. */
  readonly zeros: readonly Exact[];
}

export const solveQuadraticInequality = (inequality: Inequality): QuadraticInequalitySolution => {
  const { unknown, sign, left } = inequality;
  const polynomial = orderedForm(inequality);
  const zero = number([]);
  const product = polynomialOf(inequality.right).size === 0 ? byZeroProduct({ left, right: zero }, unknown) : undefined;
  const method = product ?? methodFor(polynomial, unknown)(polynomial, unknown);
  const zeros = method.roots.toSorted((one, other) => approximationOf(one) - approximationOf(other));
  const leading = coefficientOf(polynomial, unknown + unknown);
  const intervals = intervalsOfParabola(leading, zeros, sign);
  const answer = setOf(unknown, intervals);
  const ordered = latexOfPolynomial(polynomial);
  const notation = polynomialNotation(polynomial);
  const claims = claimsOfLine([notation, '0'], sign, unknown, intervals);
  const points = zeros.length === 0 ? 'none' : zeros.map((root) => ({ [unknown]: approximationOf(root) }));
  const asEquation = `${product === undefined ? ordered : latexOf(left)} = 0`;
  const isOrdered =
    product !== undefined || `${latexOf(left)} 0` === `${ordered} ${latexOfPolynomial(polynomialOf(inequality.right))}`;
  return {
    polynomial,
    zeros,
    answer,
    steps: [
      ...(isOrdered ? [] : [ordering(`${ordered} ${signLatex(sign)} 0`, claims)]),
      {
        operation: 'zeros',
        what: 'Zastępujemy nierówność równaniem, którego rozwiązania są miejscami zerowymi paraboli',
        todo: 'zastąp znak nierówności znakiem równości i znajdź miejsca zerowe',
        why: 'Znak wyrażenia kwadratowego może się zmienić tylko w miejscu zerowym.',
        shown: asEquation,
        claims: claimsIn(asEquation, points),
      },
      arms(leading),
      ...equationSteps(
        method.steps.filter(({ shown }) => shown !== asEquation),
        points,
      ),
      reading(answer, zeros.length, isOutside(leading, sign), sign === '>' || sign === '≥', claims),
    ],
  };
};

const orderedForm = ({ left, right }: Inequality): Polynomial => {
  const form = difference(polynomialOf(left), polynomialOf(right));
  return scaled(form, rational([...form.values()].reduce((common, { d }) => leastCommonMultiple(common, d), 1n)));
};

const methodFor = (polynomial: Polynomial, unknown: string): typeof byDiscriminant =>
  isZero(coefficientOf(polynomial, unknown))
    ? byRoot
    : isZero(coefficientOf(polynomial, ''))
      ? byCommonFactor
      : byDiscriminant;

const ordering = (shown: string, claims: FamilyStep['claims']): FamilyStep => ({
  operation: 'tidy',
  what: 'Porządkujemy nierówność: wszystko na lewą stronę, po prawej zostaje zero',
  todo: 'przenieś wszystko na lewą stronę (ze zmianą znaków), opuść nawiasy i zredukuj wyrazy podobne',
  why: 'Wtedy wystarczy wiedzieć, gdzie wyrażenie po lewej jest dodatnie, a gdzie ujemne.',
  shown,
  claims,
});

const arms = (leading: ReturnType<typeof coefficientOf>): FamilyStep => ({
  operation: 'arms',
  what: `Ramiona paraboli są skierowane w ${isNegative(leading) ? 'dół' : 'górę'}`,
  todo: 'ustal, w którą stronę są skierowane ramiona paraboli',
  why: `Decyduje o tym znak współczynnika $a$ przy kwadracie niewiadomej.`,
  shown: `a = ${latexOfRational(leading)} ${isNegative(leading) ? '<' : '>'} 0`,
  claims: [{ sides: [plain(leading), '0'], relation: isNegative(leading) ? '<' : '>' }],
});

const reading = (
  answer: SetAnswer,
  zeroCount: number,
  isOuter: boolean,
  isAbove: boolean,
  claims: FamilyStep['claims'],
): FamilyStep => ({
  ...writingTheSet(answer),
  what: `Szkicujemy parabolę i odczytujemy, gdzie leży ona ${isAbove ? 'nad' : 'pod'} osią`,
  todo: `naszkicuj parabolę i odczytaj, dla których liczb leży ona po właściwej stronie osi${zeroCount === 0 ? '' : ', a potem zdecyduj, czy końce należą do zbioru'}`,
  why: whyOf(answer.intervals, zeroCount, isOuter, isAbove),
  shown: setLatex(answer),
  claims,
});

const whyOf = (intervals: readonly Interval[], zeroCount: number, isOuter: boolean, isAbove: boolean): string => {
  if (zeroCount === 0)
    return `Parabola nie ma punktów wspólnych z osią i ${isOuter === isAbove ? 'cała leży nad nią' : 'cała leży pod nią'}.`;
  if (zeroCount === 1)
    return `Parabola tylko dotyka osi w jednym punkcie, a poza nim cała leży ${isOuter === isAbove ? 'nad' : 'pod'} osią.`;
  const isIn = intervals.some(({ isFromIn, isToIn }) => isFromIn || isToIn);
  return `Tak jest ${isOuter ? 'na zewnątrz miejsc zerowych' : 'pomiędzy miejscami zerowymi'}. ${isIn ? 'Nierówność dopuszcza równość, więc końce należą do zbioru.' : 'Nierówność jest ostra, więc końce nie należą do zbioru.'}`;
};
