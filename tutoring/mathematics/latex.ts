import { approximationOf, asRational, type Exact } from './exact.ts';
import type { Equation, Expression, Operator } from './expression.types.ts';
import type { Polynomial } from './polynomial.rules.ts';
import {
  decimalPlaces,
  greatestCommonDivisor,
  isInteger,
  isNegative,
  isZero,
  ONE,
  rational,
  type Rational,
} from './rational.ts';

/** How a number that is not whole is written: 2{,}5 or \frac{5}{2} or 2\frac{1}{2}. */
export type NumberStyle = 'decimal' | 'fraction' | 'mixed';

/** From five digits on, by thousands. */
export const grouped = (digits: string): string =>
  digits.length < 5 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, '\\,');

export const latexOfRational = (value: Rational, style: NumberStyle = 'decimal'): string => {
  const sign = isNegative(value) ? '-' : '';
  const size = value.abs();
  if (isInteger(size)) return `${sign}${grouped(String(size.n))}`;
  const places = decimalPlaces(size);
  if (style === 'decimal' && places !== undefined) {
    const digits = String((size.n * 10n ** BigInt(places)) / size.d).padStart(places + 1, '0');
    return `${sign}${grouped(digits.slice(0, -places))}{,}${digits.slice(-places)}`;
  }
  const whole = size.n / size.d;
  if (style === 'mixed' && whole > 0n) return `${sign}${grouped(String(whole))}\\frac{${size.n % size.d}}{${size.d}}`;
  return `${sign}\\frac{${grouped(String(size.n))}}{${grouped(String(size.d))}}`;
};

/** Roots are kept over one common denominator: \frac{3+\sqrt{5}}{2}. */
export const latexOfExact = (value: Exact, style: NumberStyle = 'decimal'): string => {
  const plain = asRational(value);
  if (plain !== undefined) return latexOfRational(plain, style);
  const denominator = value.reduce(
    (common, { coefficient: { d } }) => (common / greatestCommonDivisor(common, d)) * d,
    1n,
  );
  const [only, ...more] = value;
  if (only !== undefined && more.length === 0 && denominator > 1n) {
    const top = rootTerm(only.coefficient.abs().mul(rational(denominator)), only.radicand);
    return `${isNegative(only.coefficient) ? '-' : ''}\\frac{${top}}{${denominator}}`;
  }
  const numerator = value
    .map(({ coefficient, radicand }, index) => {
      const sign = isNegative(coefficient) ? '-' : index > 0 ? '+' : '';
      return `${index > 0 ? ` ${sign} ` : sign}${rootTerm(coefficient.abs().mul(rational(denominator)), radicand)}`;
    })
    .join('');
  return denominator === 1n ? numerator : `\\frac{${numerator}}{${denominator}}`;
};

const rootTerm = (coefficient: Rational, radicand: bigint): string => {
  if (radicand === 1n) return latexOfRational(coefficient);
  return `${coefficient.equals(1) ? '' : latexOfRational(coefficient)}\\sqrt{${radicand}}`;
};

const SIGNS = { plus: ' + ', minus: ' - ', times: ' \\cdot ', over: ' : ', bar: '' } as const satisfies Record<
  Operator,
  string
>;

/** How tightly a node binds: a sum 1, a product 2, a sign 3, everything else 4. */
const strengthOf = (expression: Expression): number => {
  if (expression.kind === 'negative') return 1.5;
  if (expression.kind === 'number')
    return expression.value.length > 1 ? 1 : approximationOf(expression.value) < 0 ? 1.5 : 4;
  if (expression.kind !== 'operation' || expression.operator === 'bar') return 4;
  return expression.operator === 'plus' || expression.operator === 'minus' ? 1 : 2;
};

/** A number or term with a minus stands in brackets unless it opens the expression. */
export const latexOf = (expression: Expression, style: NumberStyle = 'decimal', isOpening = true): string => {
  switch (expression.kind) {
    case 'number': {
      const latex = latexOfExact(expression.value, style);
      return !isOpening && latex.startsWith('-') ? bracketed(latex) : latex;
    }
    case 'mixed':
      return `${expression.whole.n}\\frac{${expression.numerator.n}}{${expression.denominator.n}}`;
    case 'percent':
      return `${latexOfRational(expression.value)}\\%`;
    case 'unknown':
      return expression.name;
    case 'negative': {
      const latex = `-${inBrackets(expression.of, 2, style, false)}`;
      return isOpening ? latex : bracketed(latex);
    }
    case 'root':
      return `\\sqrt{${latexOf(expression.of, style)}}`;
    case 'power':
      return `${powerBase(expression.base, style)}^{${expression.exponent}}`;
    case 'operation':
      return operationLatex(expression, style, isOpening);
  }
};

const powerBase = (base: Expression, style: NumberStyle): string => {
  const isAtom = base.kind === 'unknown' || (base.kind === 'number' && isPlain(latexOf(base, style)));
  return isAtom ? latexOf(base, style) : bracketed(latexOf(base, style));
};

const isPlain = (latex: string): boolean => !/^-|\\frac|\\sqrt/.test(latex);

const bracketed = (latex: string): string => (latex.includes('\\frac') ? `\\left(${latex}\\right)` : `(${latex})`);

const inBrackets = (expression: Expression, least: number, style: NumberStyle, isOpening: boolean): string =>
  strengthOf(expression) < least ? bracketed(latexOf(expression, style)) : latexOf(expression, style, isOpening);

const operationLatex = (
  { left, operator, right }: Extract<Expression, { kind: 'operation' }>,
  style: NumberStyle,
  isOpening: boolean,
): string => {
  if (operator === 'bar') return `\\frac{${latexOf(left, style)}}{${latexOf(right, style)}}`;
  const isSum = operator === 'plus' || operator === 'minus';
  const first = inBrackets(left, isSum ? 1 : 1.5, style, isOpening);
  const second = inBrackets(right, operator === 'plus' ? 1 : isSum ? 1.5 : 2.1, style, false);
  return operator === 'times' && isJuxtaposed(left, right)
    ? `${first}${second}`
    : `${first}${SIGNS[operator]}${second}`;
};

/** 2x, 2(x + 1), xy: no dot where a pupil writes none. */
const isJuxtaposed = (left: Expression, right: Expression): boolean => {
  const isSum = strengthOf(right) === 1 && right.kind === 'operation';
  const isPower = right.kind === 'power' && right.base.kind !== 'number';
  return (
    hasUnknown(right) &&
    (right.kind === 'unknown' || isPower || isSum) &&
    (left.kind !== 'operation' || left.operator !== 'over')
  );
};

const hasUnknown = (expression: Expression): boolean => {
  switch (expression.kind) {
    case 'unknown':
      return true;
    case 'negative':
    case 'root':
      return hasUnknown(expression.of);
    case 'power':
      return hasUnknown(expression.base);
    case 'operation':
      return hasUnknown(expression.left) || hasUnknown(expression.right);
    default:
      return false;
  }
};

export const latexOfEquation = ({ left, right }: Equation, style: NumberStyle = 'decimal'): string =>
  `${latexOf(left, style)} = ${latexOf(right, style)}`;

/** Highest powers first, then the letters in order, the constant last. */
export const latexOfPolynomial = (polynomial: Polynomial, style: NumberStyle = 'decimal'): string => {
  const terms = [...polynomial].sort(([one], [other]) => other.length - one.length || one.localeCompare(other));
  const written = terms.map(([letters, coefficient], index) => {
    const sign = isNegative(coefficient) ? '-' : '+';
    const term = `${letters !== '' && coefficient.abs().equals(ONE) ? '' : latexOfRational(coefficient.abs(), style)}${latexOfLetters(letters)}`;
    if (index === 0) return sign === '-' ? `-${term}` : term;
    return ` ${sign} ${term}`;
  });
  return written.join('') || '0';
};

const latexOfLetters = (letters: string): string =>
  letters.replace(/(.)\1+/g, (run, letter: string) => `${letter}^{${run.length}}`);

export const inParentheses = (value: Rational, style: NumberStyle = 'decimal'): string =>
  isNegative(value) && !isZero(value) ? bracketed(latexOfRational(value, style)) : latexOfRational(value, style);
