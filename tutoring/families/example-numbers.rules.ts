import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { approximationOf, asRational, exact } from '#tutoring/mathematics/exact.ts';
import { number, type Equation, type Expression, type Operator } from '#tutoring/mathematics/expression.types.ts';
import { rational } from '#tutoring/mathematics/rational.ts';
import { unknownsOf } from '#tutoring/mathematics/polynomial.rules.ts';
import { valueOf } from '#tutoring/mathematics/value.rules.ts';

/** How a task is written, apart from its numbers: what it comes to with others is found without any algebra. */
export interface Writing {
  /** From left to right; what is under a root or above as an exponent is none. */
  readonly numbers: readonly number[];
  /** Whether a number is added to all that has a letter, or is a factor of it. */
  readonly isAdded: readonly boolean[];
  readonly with: (numbers: readonly number[]) => readonly Equation[];
  /** By how much the left sides are greater than the right ones, where the letters have these values. */
  readonly gaps: (numbers: readonly number[], at: Letters) => readonly number[];
}

export type Letters = Readonly<Record<string, number>>;

export const writingOf = (equations: readonly Equation[]): Writing => {
  const numbers: number[] = [];
  const place = (value: number): number => numbers.push(value) - 1;
  const gaps = equations.map(({ left, right }) => {
    const [one, other] = [calculation(left, place), calculation(right, place)];
    return (all: readonly number[], at: Letters): number => one(all, at) - other(all, at);
  });
  const gapsAt = (all: readonly number[], at: Letters): readonly number[] => gaps.map((gap) => gap(all, at));
  return {
    numbers,
    isAdded: numbers.map((value, index) => {
      const changed = numbers.with(index, value + 1);
      const byChange = (size: number): number => {
        const [now, then] = [numbers, changed].map((all) => sum(gapsAt(all, lettersOf(equations, size))));
        return (then ?? 0) - (now ?? 0);
      };
      return areClose(byChange(3), byChange(5));
    }),
    with: (all) => withNumbers(equations, all),
    gaps: gapsAt,
  };
};

const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0);

const lettersOf = (equations: readonly Equation[], size: number): Letters =>
  Object.fromEntries(
    equations
      .flatMap(({ left, right }) => [left, right].flatMap(unknownsOf))
      .map((name, index) => [name, size + index]),
  );

type Calculation = (numbers: readonly number[], at: Letters) => number;

const calculation = (expression: Expression, placeFor: (value: number) => number): Calculation => {
  switch (expression.kind) {
    case 'number': {
      const plain = asRational(expression.value);
      if (plain === undefined) return () => approximationOf(expression.value);
      const place = placeFor(plain.valueOf());
      return (numbers) => numbers[place] ?? NaN;
    }
    case 'unknown':
      return (_numbers, at) => at[expression.name] ?? NaN;
    case 'negative': {
      const of = calculation(expression.of, placeFor);
      return (numbers, at) => -of(numbers, at);
    }
    case 'power': {
      const base = calculation(expression.base, placeFor);
      return (numbers, at) => base(numbers, at) ** expression.exponent;
    }
    case 'operation': {
      const left = calculation(expression.left, placeFor);
      const right = calculation(expression.right, placeFor);
      return (numbers, at) => OPERATIONS[expression.operator](left(numbers, at), right(numbers, at));
    }
    default: {
      const value = approximationOf(valueOf(expression));
      return () => value;
    }
  }
};

const OPERATIONS: Readonly<Record<Operator, (one: number, other: number) => number>> = {
  plus: (one, other) => one + other,
  minus: (one, other) => one - other,
  times: (one, other) => one * other,
  over: (one, other) => one / other,
  bar: (one, other) => one / other,
};

const withNumbers = (equations: readonly Equation[], numbers: readonly number[]): readonly Equation[] => {
  let place = 0;
  const next = (): number => numbers[place++] ?? 0;
  return equations.map(({ left, right }) => {
    const first = withNext(left, next);
    return { left: first, right: withNext(right, next) };
  });
};

const withNext = (expression: Expression, next: () => number): Expression => {
  switch (expression.kind) {
    case 'number':
      return asRational(expression.value) === undefined ? expression : number(exact(written(next())));
    case 'negative':
      return { ...expression, of: withNext(expression.of, next) };
    case 'power':
      return { ...expression, base: withNext(expression.base, next) };
    case 'operation': {
      const left = withNext(expression.left, next);
      return { ...expression, left, right: withNext(expression.right, next) };
    }
    default:
      return expression;
  }
};

const written = (value: number): ReturnType<typeof rational> => rational(Math.round(value * MILLION), MILLION);

const MILLION = 1_000_000;
