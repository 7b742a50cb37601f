import { readExpression } from '#tutoring/mathematics/expression.reader.ts';
import type { Equation } from '#tutoring/mathematics/expression.types.ts';
import { latexOfEquation } from '#tutoring/mathematics/latex.ts';
import {
  areProportional,
  coefficientOf,
  degreeOf,
  polynomialOf,
  zeroForm,
  type Polynomial,
} from '#tutoring/mathematics/polynomial.rules.ts';
import { isNegative, isZero, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { discriminantOf } from './equation/discriminant.rules.ts';
import { writtenLike } from './example-equations.rules.ts';
import { systemsWrittenLike } from './example-systems.rules.ts';
import type { EquationTask, PercentTask, SystemTask, PercentQuestion } from './task.types.ts';

const equation = (left: string, right: string): Equation => ({
  left: readExpression(left),
  right: readExpression(right),
});

const signed = (value: number): string => (value < 0 ? `- ${-value}` : `+ ${value}`);

const SOLUTIONS = [3, 5, 2, 6, 7, 4, 8, 9, 10, 11, 12];
const FACTORS = [3, 4, 2, 5, 6, 7];

/** By how much numbers below fifty are to grow to be as long as these. */
const scaleOf = (given: readonly Rational[]): number =>
  10 ** Math.max(0, Math.floor(Math.log10(Math.max(...given.map((one) => one.abs().valueOf())) / 50) + 1));

/** Equations of the same shape: the pupil's own with other numbers, and where none of them is nice, some as near as can be. Made one by one, as they are asked for. */
export function* equationsLike(task: EquationTask): Iterable<EquationTask> {
  const isQuadratic = degreeOf(zeroForm(task.equation)) === 2;
  for (const like of writtenLike(task)) yield { ...task, equation: like };
  for (const like of isQuadratic ? quadraticsLike(task) : linearLike(task)) yield { ...task, equation: like };
}

function* linearLike({ equation: given, unknown: x }: EquationTask): Iterable<Equation> {
  const [left, right] = [polynomialOf(given.left), polynomialOf(given.right)];
  if (degreeOf(zeroForm(given)) === 0) {
    yield* degenerateLike(x, zeroForm(given).size === 0);
    return;
  }
  const latex = latexOfEquation(given);
  const [hasFraction, hasBracket] = [latex.includes('\\frac'), latex.includes('(')];
  const isBothSided = !isZero(coefficientOf(left, x)) && !isZero(coefficientOf(right, x));
  const minus = isNegative(coefficientOf(left, '')) ? -1 : 1;
  const scale = scaleOf([...left.values(), ...right.values()]);
  const isBelowZero = isNegative(coefficientOf(right, ''));
  for (const root of SOLUTIONS) {
    for (const factor of FACTORS.filter((number) => number !== root)) {
      const near = minus * (((root * factor) % 5) + (root % 5 === ((root * factor) % 5) + 1 ? 2 : 1));
      const [far, shift] = [root * scale, near * scale];
      const isAlone = hasFraction || hasBracket || coefficientOf(left, x).equals(1);
      if (isAlone && !isBothSided && !isBelowZero && far + shift < 0) continue;
      if (hasFraction) yield equation(`${x}/${factor} ${signed(shift)}`, `${far + shift}`);
      else if (hasBracket) yield equation(`${factor}(${x} ${signed(shift)})`, `${factor * (far + shift)}`);
      else if (isBothSided)
        yield equation(`${factor + 2}${x} ${signed(shift)}`, `${factor}${x} ${signed(2 * far + shift)}`);
      else if (coefficientOf(left, x).equals(1)) yield equation(`${x} ${signed(shift)}`, `${far + shift}`);
      else if (isZero(coefficientOf(left, ''))) yield equation(`${factor}${x}`, `${factor * far}`);
      else yield equation(`${factor}${x} ${signed(shift)}`, `${factor * far + shift}`);
    }
  }
}

/** Each number or none: of these two verdicts the other one. */
function* degenerateLike(x: string, isIdentity: boolean): Iterable<Equation> {
  for (const factor of FACTORS)
    for (const shift of SOLUTIONS.filter((number) => number !== factor))
      yield equation(`${factor}(${x} + ${shift})`, `${factor}${x} + ${isIdentity ? factor + shift : factor * shift}`);
}

const ROOT_PAIRS: readonly (readonly [number, number])[] = [
  [2, 5],
  [1, 4],
  [3, 5],
  [-1, 3],
  [-2, 4],
  [1, 6],
  [-3, 2],
  [4, 7],
  [-5, 1],
  [2, 8],
  [6, 9],
  [-7, 3],
  [10, 12],
];

const quadraticsLike = ({ equation: given, unknown: x }: EquationTask): readonly Equation[] => {
  const zero = zeroForm(given);
  const discriminant = discriminantOf(zero, x);
  const isProduct = /\)\^\{2\} = 0|\)\(|^[a-z]\(/.test(latexOfEquation(given));
  if (isProduct && !isNegative(discriminant))
    return ROOT_PAIRS.map(([one, other]) => equation(`(${x} ${signed(-one)})(${x} ${signed(-other)})`, '0'));
  if (isZero(coefficientOf(zero, x))) {
    // Without a root: the one with two is solved the same way, up to its last line.
    const isZeroAlone =
      isZero(coefficientOf(polynomialOf(given.right), '')) && degreeOf(polynomialOf(given.right)) === 0;
    return [5, 4, 6, 7, 8, 9, 10].map((root) =>
      isZeroAlone ? equation(`${x}^2 - ${root * root}`, '0') : equation(`${x}^2`, `${root * root}`),
    );
  }
  // Zero is a root of every x² - kx = 0: the same idea is shown on factors without it.
  if (isZero(coefficientOf(zero, '')))
    return ROOT_PAIRS.map(([one, other]) => equation(`(${x} ${signed(-one)})(${x} ${signed(-other)})`, '0'));
  if (isZero(discriminant)) return SOLUTIONS.map((root) => equation(`${x}^2 - ${2 * root}${x} + ${root * root}`, '0'));
  return ROOT_PAIRS.filter(([one, other]) => one + other !== 0).map(([one, other]) =>
    equation(`${x}^2 ${signed(-(one + other))}${x} ${signed(one * other)}`, '0'),
  );
};

const POINTS: readonly (readonly [number, number])[] = [
  [4, 1],
  [5, 2],
  [2, 6],
  [6, 3],
  [7, 4],
  [3, 8],
  [8, 5],
  [9, 2],
  [1, 7],
  [10, 4],
  [11, 9],
  [12, 5],
];

/** The pupil's own with other numbers, and where none of them is nice, some as near as can be. */
export function* systemsLike(task: SystemTask): Iterable<SystemTask> {
  for (const equations of systemsWrittenLike(task)) yield { ...task, equations };
  for (const equations of plainSystems(task)) yield { ...task, equations };
}

const plainSystems = ({ equations, unknowns: [x, y] }: SystemTask): readonly SystemTask['equations'][] => {
  const [one, other] = equations.map(zeroForm);
  const letters = [x, y];
  const isParallel =
    one !== undefined && other !== undefined && areProportional(leftOf(one, letters), leftOf(other, letters));
  const areSame = isParallel && areProportional(one, other);
  const hasUnit = [one, other].some((form) =>
    letters.some((letter) => form !== undefined && coefficientOf(form, letter).abs().equals(1)),
  );
  return POINTS.map(([first, second]) => {
    const sum = first + second;
    // Of the two verdicts, none and many, the other one.
    if (isParallel)
      return [equation(`${x} + ${y}`, `${sum}`), equation(`3${x} + 3${y}`, `${areSame ? 3 * sum + 3 : 3 * sum}`)];
    return hasUnit
      ? [equation(`${x} + ${y}`, `${sum}`), equation(`3${x} - ${y}`, `${3 * first - second}`)]
      : [
          equation(`2${x} + 3${y}`, `${2 * first + 3 * second}`),
          equation(`5${x} - 3${y}`, `${5 * first - 3 * second}`),
        ];
  });
};

const leftOf = (form: Polynomial, letters: readonly string[]): Polynomial =>
  new Map([...form].filter(([letter]) => letters.includes(letter)));

const PERCENTS: readonly (readonly [number, number])[] = [
  [20, 150],
  [30, 200],
  [40, 60],
  [10, 90],
  [25, 160],
  [5, 300],
  [60, 120],
  [15, 400],
  [75, 80],
  [35, 600],
];

export const percentsLike = ({ question, unit }: PercentTask): readonly PercentTask[] =>
  PERCENTS.map(([percent, whole]) => ({
    kind: 'percent',
    unit,
    question: likeQuestion(question, percent, asLong(whole, wholeOf(question).valueOf())),
  }));

/** Tens of times as much or as little, to be nearest to the other; all of them are tens, and stay whole. */
const asLong = (whole: number, other: number): number =>
  Math.round(whole * 10 ** Math.max(-1, Math.round(Math.log10(Math.max(other, 1) / whole))));

const wholeOf = (question: PercentQuestion): Rational => {
  switch (question.asks) {
    case 'whole':
      return question.part.mul(100).div(question.percent);
    case 'original':
      return question.after;
    case 'change':
      return question.from;
    default:
      return question.whole;
  }
};

const likeQuestion = (question: PercentQuestion, percent: number, base: number): PercentQuestion => {
  const [rate, whole, piece] = [rational(percent), rational(base), rational(percent * base, 100)];
  switch (question.asks) {
    case 'part':
      return { asks: 'part', percent: rate, whole };
    case 'rate':
      return { asks: 'rate', part: piece, whole };
    case 'whole':
      return { asks: 'whole', percent: rate, part: piece };
    case 'original':
      return {
        asks: 'original',
        percent: rate,
        isUp: question.isUp,
        after: question.isUp ? whole.add(piece) : whole.sub(piece),
      };
    case 'increased':
    case 'decreased':
      return { asks: question.asks, percent: rate, whole };
    case 'change':
      return {
        asks: 'change',
        from: whole,
        to: question.to.gt(question.from) ? whole.add(piece) : whole.sub(piece),
      };
  }
};
