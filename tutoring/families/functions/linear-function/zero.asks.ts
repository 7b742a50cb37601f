import { equationSteps } from '#tutoring/families/equation-steps.rules.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { number } from '#tutoring/mathematics/expression.types.ts';
import { latexOf } from '#tutoring/mathematics/latex.ts';
import { coefficientOf } from '#tutoring/mathematics/polynomial.rules.ts';
import { isZero, rational, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { nonZero } from '#tutoring/families/equations/relation/written.rules.ts';
import { solveEquation } from '#tutoring/families/equation/equation.solver.ts';
import type { FamilySolution } from '#tutoring/families/family.types.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import { asksFor, hasDegree, onlyFunction } from '../function/asking.rules.ts';
import {
  fraction,
  functionLatex,
  graphFigure,
  inList,
  notationOfFunction,
  substitutionLine,
  valueAt,
} from '../function/function-lines.rules.ts';
import type { FunctionAsk, FunctionText, SchoolFunction } from '../function/function.types.ts';
import { answersNumber } from '../function/value.asks.ts';
import { freeTermOf, lineFrom, slopeOf } from './line.rules.ts';

/** Where a line has a value. */
interface ValueTaken {
  readonly one: SchoolFunction;
  readonly value: Rational;
}

const argumentOf = ({ one, value }: ValueTaken): Rational => value.sub(freeTermOf(one)).div(slopeOf(one));

const solve = (given: ValueTaken): FamilySolution => {
  const { one, value } = given;
  const root = argumentOf(given);
  const equation = { left: one.expression, right: number(exact(value)) };
  const { steps } = solveEquation({ kind: 'equation', equation, unknown: 'x' }, 'high');
  const isOfZero = isZero(value);
  return {
    steps: [
      {
        operation: 'equate',
        what: isOfZero ? 'Przyrównujemy wzór funkcji do zera' : 'Przyrównujemy wzór funkcji do podanej wartości',
        todo: isOfZero ? 'przyrównaj wzór funkcji do zera' : 'przyrównaj wzór funkcji do podanej wartości',
        why: isOfZero
          ? 'Miejsce zerowe to argument, dla którego wartość funkcji jest równa zero.'
          : 'Szukamy argumentu, a wartość funkcji jest już znana.',
        shown: `${latexOf(one.expression)} = ${fraction(value)}`,
        claims: [{ sides: [notationOfFunction(one), plain(value)], at: [{ x: root.valueOf() }] }],
      },
      ...equationSteps(steps, [{ x: root.valueOf() }]),
    ],
    answer: { kind: 'number', value: exact(root), symbol: 'x', style: 'fraction' },
    proof: `Wstawiamy do wzoru: $${substitutionLine(one, root).shown}$.`,
    notice: isOfZero
      ? 'Miejsce zerowe to argument, a nie wartość. Jaką wartość przyjmuje funkcja w tym miejscu?'
      : 'Znasz wartość funkcji, a szukasz argumentu. Co trzeba przyrównać do podanej wartości?',
    nudge: isOfZero
      ? 'Zapisz równanie: wzór funkcji równa się zero, i rozwiąż je.'
      : 'Zapisz równanie: wzór funkcji równa się podana wartość, i rozwiąż je.',
  };
};

const shared = {
  solve,
  isRight: (given: ValueTaken, answer: FamilySolution['answer']) =>
    answersNumber(answer, argumentOf(given).valueOf()) && valueAt(given.one, argumentOf(given)).equals(given.value),
  mistakes: (given: ValueTaken) => ({
    'value-at-zero': inList(freeTermOf(given.one)),
    'sign-of-zero': inList(argumentOf(given).neg()),
    'divided-the-wrong-way': isZero(argumentOf(given)) ? undefined : inList(argumentOf(given).inverse()),
    'argument-for-value': isZero(given.value) ? undefined : inList(valueAt(given.one, given.value)),
  }),
  figure: (given: ValueTaken) => graphFigure([given.one], [{ x: argumentOf(given), y: given.value }]),
};

export const zeroAsk: FunctionAsk<ValueTaken> = {
  ...shared,
  levels: [1, 2],
  read: (text) => {
    const one = onlyFunction(text, 1);
    return one !== undefined && asksFor(text, 'miejsc* zerow*|miejsce 0|zero|zera', 'liniow*')
      ? { one, value: ZERO }
      : undefined;
  },
  tell: ({ one }) => `Wyznacz miejsce zerowe funkcji $${functionLatex(one)}$.`,
  make: (pick, difficulty) => {
    const slope = difficulty === 1 ? pick.int(1, 6) : nonZero(pick, 6);
    return { one: lineFrom(slope, -slope * nonZero(pick, 8), pick.oneOf(['f(x)', 'y'])), value: ZERO };
  },
};

/** „f(x) = 7”, told as a second function, or „wartość 7”. */
const takenIn = (text: FunctionText): ValueTaken | undefined => {
  const [one, other, ...more] = text.functions;
  if (one === undefined || more.length > 0 || text.places.length + text.points.length > 0 || !hasDegree(one, 1))
    return undefined;
  const value = other === undefined ? text.numbers[0] : coefficientOf(other.polynomial, '');
  const isPlain =
    other === undefined ? text.numbers.length === 1 : text.isNamed && text.numbers.length === 0 && hasDegree(other, 0);
  return value !== undefined && isPlain ? { one, value } : undefined;
};

export const argumentAsk: FunctionAsk<ValueTaken> = {
  ...shared,
  levels: [2],
  read: (text) => {
    const given = takenIn(text);
    const phrases = text.functions.length === 2 ? '' : 'przyjmuj* wartosc|osiag* wartosc|przyjmuj*';
    return given !== undefined && asksFor(text, phrases, 'liniow*') ? given : undefined;
  },
  tell: ({ one, value }) =>
    `Dla jakiego argumentu funkcja $${functionLatex(one)}$ przyjmuje wartość $${fraction(value)}$?`,
  make: (pick) => {
    const [slope, root, free] = [nonZero(pick, 6), nonZero(pick, 7), nonZero(pick, 9)];
    return { one: lineFrom(slope, free), value: rational(slope * root + free) };
  },
};
