import { powerOf, quotientOf, type Rational } from '#tutoring/mathematics/rational.ts';
import { numberOf } from '#tutoring/reading/template.reader.ts';

type Sign = '+' | '-' | '*' | ':' | '^';

/** The higher goes first, equal ones from left to right. */
export type Precedence = Readonly<Record<Sign, number>>;

export const SCHOOL: Precedence = { '+': 1, '-': 1, '*': 2, ':': 2, '^': 3 };

export const signsAndNumbers = (notation: string): readonly string[] =>
  notation.match(/\d+(?:\.\d+)?|[-+*:^()]/g) ?? [];

/**
 * The value of a calculation of plain numbers, found with two stacks, as calculators do. Throws `DivisionByZero`, `BeyondReach` for large powers,
 * and `RangeError` for what is no such calculation.
 */
export const evaluated = (notation: string, precedence: Precedence = SCHOOL): Rational => {
  const numbers: Rational[] = [];
  const signs: string[] = [];
  const reduceOne = (): void => {
    const [right, left, sign] = [numbers.pop(), numbers.pop(), signs.pop()];
    if (right === undefined || left === undefined) throw new RangeError(notation);
    numbers.push(calculated(left, sign, right));
  };
  for (const token of signsAndNumbers(notation)) {
    if (token === '(') signs.push(token);
    else if (token === ')') {
      while (signs.length > 0 && signs.at(-1) !== '(') reduceOne();
      if (signs.pop() === undefined) throw new RangeError(notation);
    } else if (isSign(token)) {
      for (let top = signs.at(-1); isSign(top) && precedence[top] >= precedence[token]; top = signs.at(-1)) reduceOne();
      signs.push(token);
    } else numbers.push(numberOf(token));
  }
  while (signs.length > 0) reduceOne();
  const [value, ...more] = numbers;
  if (value === undefined || more.length > 0) throw new RangeError(notation);
  return value;
};

export const isSign = (token: string | undefined): token is Sign => token !== undefined && /^[-+*:^]$/.test(token);

const calculated = (left: Rational, sign: string | undefined, right: Rational): Rational => {
  switch (sign) {
    case '+':
      return left.add(right);
    case '-':
      return left.sub(right);
    case '*':
      return left.mul(right);
    case ':':
      return quotientOf(left, right);
    case '^':
      return powerOf(left, right.valueOf());
    default:
      throw new RangeError(`sign ${sign ?? ''}`);
  }
};

/** Powers taken for products: 2³ as 2 · 3. */
export const powersAsProducts = (notation: string): string =>
  notation.replace(/(\d+(?:\.\d+)?|\)) ?\^ ?(\d+)/g, '$1 * $2');
