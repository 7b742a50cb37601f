import { asRational, exact } from '#tutoring/mathematics/exact.ts';
import { number, type Expression } from '#tutoring/mathematics/expression.types.ts';
import { isInteger, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import type { ArithmeticTask } from '#tutoring/families/task.types.ts';

const ATTEMPTS = 40;

/** The same operations on shifted numbers: the shape stays, the numbers change. Made one by one, as they are asked for. */
export function* arithmeticLike({ expression }: ArithmeticTask): Iterable<ArithmeticTask> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    let leaf = 0;
    const shift = (value: Rational): Rational => {
      leaf += 1;
      return shifted(value, attempt, leaf);
    };
    yield { kind: 'arithmetic', expression: withOtherNumbers(expression, shift) };
  }
}

/** Moves whole numbers by small steps and decimals by tenths; signs stay. */
const shifted = (value: Rational, attempt: number, leaf: number): Rational => {
  const distance = 1 + ((attempt * (leaf + 1) + leaf) % 7);
  const step = isInteger(value) ? (value.n >= 100n ? distance * 10 : distance) : distance;
  const size = value.abs().add(rational(step).div(isInteger(value) ? 1 : value.d));
  return value.s < 0n ? size.neg() : size;
};

const withOtherNumbers = (expression: Expression, shift: (value: Rational) => Rational): Expression => {
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
    case 'negative':
    case 'root':
      return { ...expression, of: withOtherNumbers(expression.of, shift) };
    case 'power':
      return { ...expression, base: withOtherNumbers(expression.base, shift) };
    case 'operation': {
      const left = withOtherNumbers(expression.left, shift);
      return { ...expression, left, right: withOtherNumbers(expression.right, shift) };
    }
    case 'unknown':
      return expression;
  }
};
