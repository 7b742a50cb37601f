import { approximationOf, asRational, exact } from '#tutoring/mathematics/exact.ts';
import { number, type Expression } from '#tutoring/mathematics/expression.types.ts';
import { greatestCommonDivisor, isInteger, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { valueIfAny } from '#tutoring/mathematics/value.rules.ts';
import type { ArithmeticTask } from '#tutoring/families/task.types.ts';
import { otherRadicand, type Change } from './radicand-example.rules.ts';

const ATTEMPTS = 200;

/** The same operations on shifted numbers: the shape stays, the numbers change. Made one by one, as they are asked for. */
export function* arithmeticLike({ expression }: ArithmeticTask): Iterable<ArithmeticTask> {
  let isAnyAsEasy = false;
  for (const like of likesOf(expression)) {
    if (!isAsEasy(like, expression)) continue;
    isAnyAsEasy = true;
    yield { kind: 'arithmetic', expression: like };
  }
  if (!isAnyAsEasy) for (const like of likesOf(expression)) yield { kind: 'arithmetic', expression: like };
}

function* likesOf(expression: Expression): Iterable<Expression> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    let leaf = 0;
    const shift = (value: Rational): Rational => {
      leaf += 1;
      return shifted(value, attempt, leaf);
    };
    const like = withOtherNumbers(expression, { shift, turn: attempt });
    if (!isWorseFractioned(like, expression) && (isReduction(like) || !isReduction(expression))) yield like;
  }
}

/** Who has met neither numbers below zero nor fractions, nor numbers beyond a hundred, is shown none on the way; who has to cross ten is shown how. */
const isAsEasy = (like: Expression, original: Expression): boolean => {
  const [ours, theirs] = [valuesIn(like), valuesIn(original)];
  return (
    (!theirs.every(isPositive) || ours.every(isPositive)) &&
    (!theirs.every(Number.isInteger) || ours.every(Number.isInteger)) &&
    Math.max(...ours) <= rangeOf(Math.max(...theirs), original) &&
    crossesTen(like) === crossesTen(original) &&
    (!isOfTable(original) || isOfTable(like))
  );
};

const isPositive = (value: number): boolean => value > 0;

/** The numbers and what is calculated on the way. */
const valuesIn = (expression: Expression): readonly number[] => {
  const value = valueIfAny(expression);
  const own = value === undefined ? [] : [approximationOf(value)];
  switch (expression.kind) {
    case 'operation':
      return [...own, ...valuesIn(expression.left), ...valuesIn(expression.right)];
    case 'negative':
      return [...own, ...valuesIn(expression.of)];
    case 'power':
      return [...own, ...valuesIn(expression.base)];
    // Under a root stand squares: 225 is as hard as 15.
    default:
      return own;
  }
};

const rangeOf = (greatest: number, original: Expression): number =>
  (isSum(original) ? [20, 100, 1000] : [100, 1000]).find((range) => greatest <= range) ?? Infinity;

const isSum = (expression: Expression): boolean =>
  expression.kind === 'operation' && (expression.operator === 'plus' || expression.operator === 'minus');

/** „42 : 6”: a division that the multiplication table answers. */
const isOfTable = (expression: Expression): boolean => {
  const value = valueIfAny(expression);
  return (
    expression.kind === 'operation' &&
    expression.operator === 'over' &&
    value !== undefined &&
    approximationOf(value) <= 10 &&
    approximationOf(value) > 1
  );
};

/** Whether a sum or difference of two numbers leads past a full ten, which is what makes it hard. */
const crossesTen = (expression: Expression): boolean => {
  if (expression.kind !== 'operation') return false;
  const [left, right] = [wholeOf(expression.left), wholeOf(expression.right)];
  if (left === undefined || right === undefined) return false;
  const [units, others] = [left.n % 10n, right.n % 10n];
  if (expression.operator === 'plus') return units + others > 10n;
  return expression.operator === 'minus' && units > 0n && units < others;
};

/** Nobody writes 6/9 or 9/4 into a task for somebody who has 2/3. */
export const isWorseFractioned = (like: Expression, original: Expression): boolean => {
  const [ours, theirs] = [fractionsIn(like), fractionsIn(original)];
  return (ours.some(isReducible) && !theirs.some(isReducible)) || (ours.some(isImproper) && !theirs.some(isImproper));
};

/** „18/24”: to reduce it is all that there is to do. */
const isReduction = (expression: Expression): boolean =>
  expression.kind === 'operation' && expression.operator === 'bar' && fractionsIn(expression).some(isReducible);

type Fraction = readonly [numerator: Rational, denominator: Rational];

const isReducible = ([numerator, denominator]: Fraction): boolean =>
  greatestCommonDivisor(numerator.n, denominator.n) > 1n;

const isImproper = ([numerator, denominator]: Fraction): boolean => numerator.abs().gte(denominator.abs());

/** The plain fractions of whole numbers, also those of mixed numbers. */
const fractionsIn = (expression: Expression): readonly Fraction[] => {
  switch (expression.kind) {
    case 'mixed':
      return [[expression.numerator, expression.denominator]];
    case 'negative':
    case 'root':
      return fractionsIn(expression.of);
    case 'power':
      return fractionsIn(expression.base);
    case 'operation': {
      const { operator, left, right } = expression;
      const [above, below] = [wholeOf(left), wholeOf(right)];
      if (operator === 'bar' && above !== undefined && below !== undefined) return [[above, below]];
      return [...fractionsIn(left), ...fractionsIn(right)];
    }
    default:
      return [];
  }
};

const wholeOf = (expression: Expression): Rational | undefined => {
  const value = expression.kind === 'number' ? asRational(expression.value) : undefined;
  return value !== undefined && isInteger(value) ? value : undefined;
};

const moved = (value: Rational, by: Rational): Rational => {
  const size = value.abs().add(by);
  return value.s < 0n ? size.neg() : size;
};

/** The same for the same, and in no order that a pupil or two numbers could share. */
const scattered = (attempt: number, leaf: number): number =>
  (attempt * 7919 + leaf * 104_729 + attempt * leaf * 31) >> 3;

/** Moves whole numbers by small steps and decimals by tenths; signs stay, and so do decimals and numbers of one digit. */
const shifted = (value: Rational, attempt: number, leaf: number): Rational => {
  const distance = 1 + (scattered(attempt, leaf) % (value.abs().lt(10) ? 4 : 7));
  if (isInteger(value) && value.n < 10n && value.n + BigInt(distance) > 9n) return moved(value, rational(-distance));
  if (isInteger(value)) return moved(value, rational(value.n >= 100n ? distance * 10 : distance));
  const decimal = moved(value, rational(distance).div(value.d));
  return isInteger(decimal) ? moved(decimal, rational(1).div(value.d)) : decimal;
};

const withOtherNumbers = (expression: Expression, change: Change): Expression => {
  const { shift } = change;
  switch (expression.kind) {
    case 'number': {
      const value = asRational(expression.value);
      return value === undefined ? expression : number(exact(shift(value)));
    }
    case 'mixed': {
      const denominator = shift(expression.denominator);
      return {
        ...expression,
        whole: shift(expression.whole),
        numerator: rational(
          expression.numerator.n % denominator.n === 0n ? 1n : expression.numerator.n % denominator.n,
        ),
        denominator,
      };
    }
    case 'percent':
      return { ...expression, value: expression.value.add(rational(5)) };
    case 'root':
      return {
        ...expression,
        of: otherRadicand(expression.of, change) ?? withOtherNumbers(expression.of, change),
      };
    case 'negative':
      return { ...expression, of: withOtherNumbers(expression.of, change) };
    case 'power':
      return { ...expression, base: withOtherNumbers(expression.base, change) };
    case 'operation': {
      const left = withOtherNumbers(expression.left, change);
      return { ...expression, left, right: withOtherNumbers(expression.right, change) };
    }
    case 'unknown':
      return expression;
  }
};
