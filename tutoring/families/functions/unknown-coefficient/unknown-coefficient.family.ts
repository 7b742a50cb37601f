import { ownLetters } from '#tutoring/families/letters.reader.ts';
import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { approximationOf, exact, type Exact } from '#tutoring/mathematics/exact.ts';
import type { Equation, Expression } from '#tutoring/mathematics/expression.types.ts';
import { latexOf, latexOfEquation } from '#tutoring/mathematics/latex.ts';
import { coefficientOf, polynomialOf } from '#tutoring/mathematics/polynomial.rules.ts';
import { isInteger, isNegative, isZero, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { solveEquation } from '#tutoring/families/equation/equation.solver.ts';
import { checkedSide, withValues } from '#tutoring/families/equation/substitution.rules.ts';
import { equationSteps } from '#tutoring/families/equation-steps.rules.ts';
import { polynomialNotation } from '#tutoring/families/equations/relation/relation-text.rules.ts';
import type { Claim, Family, FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { notationOf } from '#tutoring/families/numbers/algebraic-value/substitution.rules.ts';
import { fraction, pointLatex } from '../function/function-lines.rules.ts';
import { readUnknownCoefficient } from './unknown-coefficient.reader.ts';
import { coefficientAt, equationAt, soughtIn, valueNumber, valueThere } from './unknown-coefficient.rules.ts';
import type { UnknownCoefficient } from './unknown-coefficient.types.ts';
import { makeUnknownCoefficient } from './unknown-coefficient.maker.ts';

const formula = (given: UnknownCoefficient): string =>
  given.kind === 'root' ? latexOfEquation(given) : `${given.name} = ${latexOf(given.left, 'fraction')}`;

const WORDS: Readonly<
  Record<
    UnknownCoefficient['kind'],
    { readonly why: string; readonly notice: string; readonly nudge: string; readonly todo: string }
  >
> = {
  point: {
    todo: 'wstaw współrzędne punktu do wzoru funkcji: pierwszą w miejsce $x$, a druga to wartość',
    why: 'Punkt leży na wykresie, więc jego współrzędne spełniają wzór.',
    notice: 'Punkt leży na wykresie. Co to mówi o jego współrzędnych i o wzorze funkcji?',
    nudge: 'Wstaw do wzoru obie współrzędne punktu. Zostanie równanie z jedną niewiadomą.',
  },
  zero: {
    todo: 'wstaw podaną liczbę w miejsce $x$ i przyrównaj wzór do zera',
    why: 'Miejsce zerowe to argument, dla którego wartość funkcji jest równa zero.',
    notice: 'Jaką wartość przyjmuje funkcja w miejscu zerowym?',
    nudge: 'Wstaw podaną liczbę w miejsce $x$ i przyrównaj wzór do zera. Zostanie równanie z jedną niewiadomą.',
  },
  root: {
    todo: 'wstaw podaną liczbę w miejsce każdego $x$ w równaniu',
    why: 'Rozwiązanie równania to liczba, po której wstawieniu obie strony są równe.',
    notice: 'Co to znaczy, że liczba jest rozwiązaniem równania?',
    nudge: 'Wstaw podaną liczbę w miejsce każdego $x$. Zostanie równanie z jedną niewiadomą.',
  },
};

/** „y = 2x + 3” says what b is. */
const wholeFormula = (given: UnknownCoefficient): { readonly filledIn?: readonly [string, ...string[]] } => {
  if (given.kind === 'root') return {};
  const values = new Map([[given.letter, exact(soughtIn(given))]]);
  const written = polynomialNotation(polynomialOf(withValues(given.left, values))).replace(/[\s*]/g, '');
  return { filledIn: [`y=${written}`, `f(x)=${written}`] };
};

const written = (value: Rational): string => (isInteger(value) ? value.toFraction() : `(${value.toFraction()})`);

/** `2 * a + 3`, `b`, `-4` */
const inOrder = (side: Expression, letter: string): Expression => {
  const line = polynomialOf(side);
  const [slope, free] = [coefficientOf(line, letter), coefficientOf(line, '')];
  if (isZero(slope)) return valueNumber(free);
  const term = slope.equals(1) ? letter : slope.equals(-1) ? `-${letter}` : `${written(slope)} * ${letter}`;
  return ownLetters(isZero(free) ? term : `${term} ${isNegative(free) ? '-' : '+'} ${written(free.abs())}`);
};

const claimOf = ({ left, right }: Equation, at: readonly Readonly<Record<string, number>>[]): Claim => ({
  sides: [notationOf(left), notationOf(right)],
  at,
});

const ordering = (
  equation: Equation,
  ordered: Equation,
  at: readonly Readonly<Record<string, number>>[],
): readonly FamilyStep[] =>
  latexOfEquation(ordered) === latexOfEquation(equation)
    ? []
    : [
        {
          operation: 'order',
          what: 'Wykonujemy działania po każdej stronie i porządkujemy wyrazy',
          todo: 'wykonaj działania po każdej stronie równania i uporządkuj wyrazy',
          why: '',
          shown: latexOfEquation(ordered),
          claims: [claimOf(ordered, at)],
        },
      ];

const solve = (given: UnknownCoefficient): FamilySolution => {
  const { kind, letter, x, left, right } = given;
  const sought = soughtIn(given);
  const equation = equationAt(given, x);
  const ordered = { left: inOrder(equation.left, letter), right: inOrder(equation.right, letter) };
  const at = [{ [letter]: sought.valueOf() }];
  const { todo, why, notice, nudge } = WORDS[kind];
  const { steps } = solveEquation({ kind: 'equation', equation: ordered, unknown: letter }, 'high');
  const values = new Map([
    ['x', exact(x)],
    [letter, exact(sought)],
  ]);
  return {
    steps: [
      {
        operation: 'substitute',
        what:
          kind === 'point'
            ? 'Wstawiamy do wzoru współrzędne punktu'
            : `Wstawiamy $${fraction(x)}$ w miejsce $x$${kind === 'zero' ? ' i przyrównujemy wzór do zera' : ''}`,
        todo,
        why,
        shown: latexOfEquation(equation),
        claims: [claimOf(equation, at)],
      },
      ...ordering(equation, ordered, at),
      ...equationSteps(steps, at),
    ],
    answer: { kind: 'number', value: exact(sought), symbol: letter, style: 'fraction', ...wholeFormula(given) },
    proof: `Wstawiamy $x = ${fraction(x)}$ i $${letter} = ${fraction(sought)}$: $${checkedSide(left, values)}$${kind === 'root' ? `, a po drugiej stronie $${checkedSide(right, values)}$` : ''}. Zgadza się.`,
    notice,
    nudge,
  };
};

const inList = (value: Rational | undefined): readonly Exact[] | undefined => value && [exact(value)];

/** With another argument and another value. */
const elsewhere = (given: UnknownCoefficient, x: Rational, value?: Rational): readonly Exact[] | undefined =>
  inList(
    coefficientAt({ left: given.left, right: value === undefined ? given.right : valueNumber(value) }, given.letter, x),
  );

export const unknownCoefficientFamily: Family<UnknownCoefficient> = {
  id: 'unknown-coefficient',
  title: 'Brakujący współczynnik we wzorze',
  grades: [9, 12],
  read: readUnknownCoefficient,
  tell: (given) => {
    const asked = `Oblicz $${given.letter}$.`;
    switch (given.kind) {
      case 'point':
        return `Wykres funkcji $${formula(given)}$ przechodzi przez punkt $A = ${pointLatex({ x: given.x, y: valueThere(given) })}$. ${asked}`;
      case 'zero':
        return `Liczba $${fraction(given.x)}$ jest miejscem zerowym funkcji $${formula(given)}$. ${asked}`;
      case 'root':
        return `Liczba $${fraction(given.x)}$ jest rozwiązaniem równania $${formula(given)}$. ${asked}`;
    }
  },
  solve,
  check: ({ left, right, letter, x }, answer) => {
    if (answer.kind !== 'number') return false;
    const at = { x: x.valueOf(), [letter]: approximationOf(answer.value) };
    return areClose(approximately(notationOf(left), at), approximately(notationOf(right), at));
  },
  make: makeUnknownCoefficient,
  mistakes: [
    {
      id: 'coordinates-swapped',
      leadsTo: (given) => (given.kind === 'point' ? elsewhere(given, valueThere(given), given.x) : undefined),
      says: 'Sprawdź kolejność współrzędnych: pierwszą wstawiamy w miejsce $x$, a druga to wartość funkcji.',
    },
    {
      id: 'zero-for-argument',
      leadsTo: (given) => (given.kind === 'zero' ? elsewhere(given, ZERO, given.x) : undefined),
      says: 'W miejscu zerowym wartość funkcji jest równa zero. Do czego trzeba przyrównać wzór?',
    },
    {
      id: 'sign-of-the-argument',
      leadsTo: (given) => elsewhere(given, given.x.neg()),
      says: 'Zwróć uwagę na znak liczby wstawianej w miejsce $x$: ujemną zapisz w nawiasie, a dodatniej nie dopisuj minusa.',
    },
    {
      id: 'opposite-result',
      leadsTo: (given) => (isZero(soughtIn(given)) ? undefined : inList(soughtIn(given).neg())),
      says: 'Sprawdź znak: wstaw swoją liczbę do wzoru i zobacz, czy obie strony są równe.',
    },
  ],
};
