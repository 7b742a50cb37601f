import { BeyondReach } from './beyond-reach.ts';
import { asRational } from './exact.ts';
import type { Equation, Expression } from './expression.types.ts';
import { isZero, ONE, quotientOf, withinReach, ZERO, type Rational } from './rational.ts';
import { valueOf } from './value.rules.ts';

/** Coefficients by monomial, written as sorted letters: `xx` is x², `xy` is x·y, the empty word is the constant. No zero coefficients. */
export type Polynomial = ReadonlyMap<string, Rational>;

const HIGHEST_DEGREE = 6;
const MOST_TERMS = 40;

const gathered = (terms: Iterable<readonly [string, Rational]>): Polynomial => {
  const polynomial = new Map<string, Rational>();
  for (const [monomial, coefficient] of terms) {
    if (monomial.length > HIGHEST_DEGREE) throw new BeyondReach('degree');
    polynomial.set(monomial, withinReach((polynomial.get(monomial) ?? ZERO).add(coefficient)));
  }
  if (polynomial.size > MOST_TERMS) throw new BeyondReach('size');
  return new Map([...polynomial].filter(([, coefficient]) => !isZero(coefficient)));
};

export const constant = (value: Rational): Polynomial => gathered([['', value]]);

export const monomial = (coefficient: Rational, letters: string): Polynomial => gathered([[letters, coefficient]]);

export const sum = (left: Polynomial, right: Polynomial): Polynomial => gathered([...left, ...right]);

export const scaled = (polynomial: Polynomial, factor: Rational): Polynomial =>
  gathered([...polynomial].map(([letters, coefficient]) => [letters, coefficient.mul(factor)] as const));

export const difference = (left: Polynomial, right: Polynomial): Polynomial => sum(left, scaled(right, ONE.neg()));

export const product = (left: Polynomial, right: Polynomial): Polynomial =>
  gathered(
    [...left].flatMap(([one, coefficient]) =>
      [...right].map(([other, factor]) => [[...one, ...other].sort().join(''), coefficient.mul(factor)] as const),
    ),
  );

/** Expands and collects; throws `BeyondReach` when the expression is no polynomial with rational coefficients. */
export const polynomialOf = (expression: Expression): Polynomial => {
  switch (expression.kind) {
    case 'unknown':
      return monomial(ONE, expression.name);
    case 'negative':
      return scaled(polynomialOf(expression.of), ONE.neg());
    case 'power':
      return powerOf(polynomialOf(expression.base), expression.exponent);
    case 'operation':
      return combined(expression);
    case 'root':
      if (unknownsOf(expression).length > 0) throw new BeyondReach('operation');
      return constant(rationalOf(expression));
    default:
      return constant(rationalOf(expression));
  }
};

const combined = ({ left, operator, right }: Extract<Expression, { kind: 'operation' }>): Polynomial => {
  const [one, other] = [polynomialOf(left), polynomialOf(right)];
  switch (operator) {
    case 'plus':
      return sum(one, other);
    case 'minus':
      return difference(one, other);
    case 'times':
      return product(one, other);
    case 'over':
    case 'bar':
      if (degreeOf(other) > 0) throw new BeyondReach('operation');
      return scaled(one, quotientOf(ONE, coefficientOf(other, '')));
  }
};

const powerOf = (base: Polynomial, exponent: number): Polynomial => {
  if (exponent < 0) {
    if (degreeOf(base) > 0) throw new BeyondReach('operation');
    return constant(quotientOf(ONE, coefficientOf(powerOf(base, -exponent), '')));
  }
  let power = constant(ONE);
  for (let count = 0; count < exponent; count += 1) power = product(power, base);
  return power;
};

const rationalOf = (expression: Expression): Rational => {
  const value = asRational(valueOf(expression));
  if (value === undefined) throw new BeyondReach('operation');
  return value;
};

export const coefficientOf = (polynomial: Polynomial, letters: string): Rational => polynomial.get(letters) ?? ZERO;

export const degreeOf = (polynomial: Polynomial): number =>
  Math.max(0, ...[...polynomial.keys()].map((letters) => letters.length));

export const areSame = (left: Polynomial, right: Polynomial): boolean => difference(left, right).size === 0;

/** Everything on the left: an equation holds exactly where this is zero. */
export const zeroForm = ({ left, right }: Equation): Polynomial => difference(polynomialOf(left), polynomialOf(right));

/** Whether one is a non-zero multiple of the other, so that both have the same zeros. */
export const areProportional = (left: Polynomial, right: Polynomial): boolean => {
  const [first] = left;
  if (first === undefined) return right.size === 0;
  const factor = coefficientOf(right, first[0]).div(first[1]);
  return !isZero(factor) && areSame(scaled(left, factor), right);
};

/** All letters that occur, even those that cancel out. */
export const unknownsOf = (expression: Expression): readonly string[] => [...new Set(namesIn(expression))].sort();

const namesIn = (expression: Expression): readonly string[] => {
  switch (expression.kind) {
    case 'unknown':
      return [expression.name];
    case 'negative':
    case 'root':
      return namesIn(expression.of);
    case 'power':
      return namesIn(expression.base);
    case 'operation':
      return [...namesIn(expression.left), ...namesIn(expression.right)];
    default:
      return [];
  }
};
