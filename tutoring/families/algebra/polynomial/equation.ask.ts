import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import {
  approximationOf,
  areEqual,
  asRational,
  exact,
  ratioOf,
  squareRootOf,
  sumOf,
  type Exact,
} from '#tutoring/mathematics/exact.ts';
import { number, operation } from '#tutoring/mathematics/expression.types.ts';
import { latexOf, latexOfExact, latexOfPolynomial } from '#tutoring/mathematics/latex.ts';
import { degreeOf, type Polynomial } from '#tutoring/mathematics/polynomial.rules.ts';
import { isZero, ZERO } from '#tutoring/mathematics/rational.ts';
import { checkBySubstitution } from '#tutoring/families/equation/substitution.rules.ts';
import type { Ask } from '#tutoring/families/asks.types.ts';
import { functionFrom } from '#tutoring/families/functions/function/function-lines.rules.ts';
import type { SchoolFunction } from '#tutoring/families/functions/function/function.types.ts';
import type { Answer, FamilyStep } from '#tutoring/families/family.types.ts';
import { readLetters } from '#tutoring/families/letters.reader.ts';
import { onlySays, polynomialIfAny } from '../expression/expression-text.reader.ts';
import { notationOfPolynomial } from '../expression/part-text.rules.ts';
import { isFactorisable, madeProduct } from './factor.ask.ts';
import { factorised } from './factorisation.rules.ts';
import { factoringSteps } from './factoring-words.rules.ts';
import { holdsOnly, type PolynomialText } from './polynomial-text.reader.ts';
import { countOfZeros } from './sturm.rules.ts';
import { coefficientsDown } from './synthetic-division.rules.ts';

interface PolynomialEquation {
  /** As it was written: left = right. */
  readonly left: SchoolFunction;
  readonly right: string;
  /** Everything on the left. */
  readonly zeroForm: Polynomial;
}

/** Of a factor of the first or second degree. */
const zerosOf = (factor: Polynomial): readonly Exact[] => {
  const [a = ZERO, b = ZERO, c] = coefficientsDown(factor);
  if (c === undefined) return [exact(b.neg().div(a))];
  const root = squareRootOf(b.mul(b).sub(a.mul(c).mul(4)));
  if (root === undefined) return [];
  return [-1, 1].map((sign) =>
    ratioOf(
      sumOf(
        exact(b.neg()),
        root.map((one) => ({ ...one, coefficient: one.coefficient.mul(sign) })),
      ),
      exact(a.mul(2)),
    ),
  );
};

/** In their order, each once; undefined where a factor is of a higher degree. */
const solutionsOf = (polynomial: Polynomial): readonly Exact[] | undefined => {
  const { term, factors } = factorised(polynomial).product;
  if (factors.some((factor) => degreeOf(factor) > 2)) return undefined;
  const all = [
    ...(term[0] === '' ? [] : [exact(ZERO)]),
    ...factors.filter((one) => degreeOf(one) > 0).flatMap(zerosOf),
  ];
  return all
    .filter((value, index) => all.findIndex((other) => areEqual(other, value)) === index)
    .toSorted((one, other) => approximationOf(one) - approximationOf(other));
};

const equationOf = (left: string, right: string): PolynomialEquation | undefined => {
  const [one, other] = [readLetters(left), readLetters(right)];
  const whole = one && other && polynomialIfAny(operation(one, 'minus', other));
  if (one === undefined || whole === undefined || degreeOf(whole) < 3 || !isFactorisable(whole)) return undefined;
  if ([...whole.keys()].some((letters) => !/^x*$/.test(letters))) return undefined;
  const solutions = solutionsOf(whole);
  if (solutions === undefined || solutions.length === 0) return undefined;
  return { left: functionFrom(left.replace(/(\d),(?=\d)/g, '$1.')), right, zeroForm: whole };
};

const isZeroRight = ({ right }: PolynomialEquation): boolean => right === '0';

const equationLatex = ({ left, right }: PolynomialEquation): string => {
  const other = readLetters(right);
  return `${latexOf(left.expression)} = ${other === undefined ? right : latexOf(other)}`;
};

const KIND = 'rownani\\w*|wielomianow\\w*|pierwiastk\\w*|miejsca|zerow\\w*|stopnia|trzeciego|czwartego';

/** „x³ − 4x = 0”. */
export const equationAsk: Ask<PolynomialText, PolynomialEquation> = {
  levels: [3],
  read: (text) => {
    const [equation] = text.equations;
    return equation !== undefined && holdsOnly(text, { equations: 1 }) && onlySays(text.words, KIND)
      ? equationOf(...equation)
      : undefined;
  },
  tell: (given) => `Rozwiąż równanie $${equationLatex(given)}$.`,
  solve: (given) => {
    const { zeroForm } = given;
    const solutions = solutionsOf(zeroForm) ?? [];
    const written = solutions.map((value) => `x = ${latexOfExact(value, 'fraction')}`);
    return {
      steps: [...toZero(given), ...factoringSteps(zeroForm, ' = 0'), reading(zeroForm, solutions, written)],
      answer:
        solutions.length === 1
          ? { kind: 'number', value: solutions[0] ?? [], symbol: 'x', style: 'fraction' }
          : {
              kind: 'numbers',
              values: solutions.map((value) => ({ symbol: 'x', value })),
              isOrdered: false,
              shown: written.join(',\\ '),
            },
      proof: solutions.map((value) => proofOf(given, value)).join('\n\n'),
      notice: 'Iloczyn jest równy zero wtedy, gdy któryś z czynników jest zerem. Jak zamienić lewą stronę na iloczyn?',
      nudge:
        'Przenieś wszystko na lewą stronę i rozłóż ją na czynniki. Każdy czynnik przyrównaj osobno do zera. Przez niewiadomą nie dziel.',
    };
  },
  isRight: ({ zeroForm }, answer) => {
    const values = [...new Set(valuesOf(answer).map(approximationOf))];
    const notation = notationOfPolynomial(zeroForm);
    return (
      values.length > 0 &&
      values.every((x) => Math.abs(approximately(notation, { x })) < 1e-6) &&
      values.length === countOfZeros(coefficientsDown(zeroForm).map((value) => value.valueOf()))
    );
  },
  make: (pick) => {
    const made = equationOf(notationOfPolynomial(madeProduct(pick)), '0');
    return made ?? equationAsk.make(pick, 3);
  },
  mistakes: ({ zeroForm }) => {
    const solutions = solutionsOf(zeroForm) ?? [];
    const others = solutions.filter((value) => !areEqual(value, []));
    return {
      'signs-of-zeros': solutions.map((value) => value.map((one) => ({ ...one, coefficient: one.coefficient.neg() }))),
      'divided-by-unknown': others.length < solutions.length && others.length > 0 ? others : undefined,
    };
  },
};

const proofOf = ({ left, right }: PolynomialEquation, value: Exact): string => {
  const other = readLetters(right);
  const equation = { left: left.expression, right: other ?? number(exact(ZERO)) };
  return `Dla $x = ${latexOfExact(value, 'fraction')}$: ${checkBySubstitution([equation], new Map([['x', value]]), 'fraction')}`;
};

const valuesOf = (answer: Answer): readonly Exact[] =>
  answer.kind === 'number' ? [answer.value] : answer.kind === 'numbers' ? answer.values.map(({ value }) => value) : [];

const toZero = (given: PolynomialEquation): readonly FamilyStep[] => {
  const { zeroForm } = given;
  const shown = `${latexOfPolynomial(zeroForm, 'fraction')} = 0`;
  return isZeroRight(given) && latexOf(given.left.expression) === latexOfPolynomial(zeroForm)
    ? []
    : [
        {
          operation: 'move',
          what: 'Przenosimy wszystko na lewą stronę i porządkujemy',
          todo: 'przenieś wszystko na lewą stronę i zredukuj wyrazy podobne',
          why: 'Z prawej strony ma zostać zero.',
          shown,
          claims: [
            {
              sides: [
                `(${notationOfPolynomial(given.left.polynomial)}) - (${rightNotation(given)})`,
                notationOfPolynomial(zeroForm),
              ],
              at: 'anywhere',
            },
          ],
        },
      ];
};

const rightNotation = ({ right }: PolynomialEquation): string => {
  const read = readLetters(right);
  const polynomial = read && polynomialIfAny(read);
  return polynomial === undefined ? right : notationOfPolynomial(polynomial);
};

const reading = (polynomial: Polynomial, solutions: readonly Exact[], written: readonly string[]): FamilyStep => {
  const hasNone = factorised(polynomial).product.factors.some(
    (factor) => degreeOf(factor) === 2 && zerosOf(factor).length === 0,
  );
  return {
    operation: 'solve',
    what: 'Przyrównujemy każdy czynnik do zera',
    todo: 'przyrównaj każdy czynnik do zera i rozwiąż te równania',
    why: hasNone
      ? 'Iloczyn jest zerem, gdy któryś czynnik jest zerem. Czynnik kwadratowy o ujemnej delcie nigdy nie jest zerem.'
      : 'Iloczyn jest równy zero tylko wtedy, gdy któryś z czynników jest równy zero.',
    shown: written.join(' \\text{ lub } '),
    claims: solutions.flatMap((value) => [
      { sides: [notationOfPolynomial(polynomial), '0'], at: [{ x: approximationOf(value) }] },
      ...numbersOf(value),
    ]),
  };
};

const numbersOf = (value: Exact): FamilyStep['claims'] => {
  const plain = asRational(value);
  return plain === undefined
    ? value.map(({ radicand }) => ({ sides: [`sqrt(${radicand})`] }))
    : [{ sides: [`${plain.s * plain.n}/${plain.d}`] }, { sides: [String(isZero(plain) ? 0 : plain.valueOf())] }];
};
