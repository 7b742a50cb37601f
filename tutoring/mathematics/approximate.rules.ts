import {
  isConstantNode,
  isFraction,
  isFunctionNode,
  isOperatorNode,
  isParenthesisNode,
  isSymbolNode,
  type MathNode,
} from 'mathjs';
import { BeyondReach } from './beyond-reach.ts';
import { parse } from './mathjs.ts';

type Letters = Readonly<Record<string, number>>;

/** The value of an expression in the notation of calculators, as a floating number. Throws `BeyondReach` for what it does not know. */
export const approximately = (notation: string, letters: Letters = {}): number =>
  valueOf(parsed(normal(notation)), letters);

/** The values of an expression and of all its parts, without letters: 40 and 20 of `8 * 5 / 2`, and its numbers. */
export const valuesWithin = (notation: string): readonly number[] => valuesOfParts(notation, () => true);

/** The same without its numbers, which are not calculated. */
export const valuesCalculatedWithin = (notation: string): readonly number[] =>
  valuesOfParts(notation, (part) => isOperatorNode(part) || isFunctionNode(part));

const valuesOfParts = (notation: string, isWanted: (part: MathNode) => boolean): readonly number[] => {
  const values: number[] = [];
  const whole = parsed(normal(notation));
  whole.traverse((node) => {
    if (node !== whole && !isWanted(node)) return;
    try {
      values.push(valueOf(node, {}));
    } catch (thrown) {
      if (!(thrown instanceof BeyondReach)) throw thrown;
    }
  });
  return values;
};

const normal = (notation: string): string =>
  notation
    .replaceAll('π', 'pi')
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/(?<=\d)(?=[a-z(])/gi, ' ')
    .replaceAll(':', '/');

const parsed = (notation: string): MathNode => {
  try {
    return parse(notation);
  } catch (cause) {
    throw new BeyondReach('syntax', { cause });
  }
};

const valueOf = (node: MathNode, letters: Letters): number => {
  if (isParenthesisNode(node)) return valueOf(node.content, letters);
  if (isConstantNode(node)) return constantOf(node.value);
  if (isSymbolNode(node)) return letterOf(node.name, letters);
  if (isOperatorNode(node))
    return operated(
      node.fn,
      node.args.map((arg) => valueOf(arg, letters)),
    );
  if (isFunctionNode(node))
    return called(
      node.fn.name,
      node.args.map((arg) => valueOf(arg, letters)),
      letters,
    );
  throw new BeyondReach('syntax');
};

const constantOf = (value: unknown): number => {
  if (isFraction(value)) return Number(value.s * value.n) / Number(value.d);
  if (typeof value === 'number') return value;
  throw new BeyondReach('syntax');
};

const letterOf = (name: string, letters: Letters): number => {
  const value = name === 'pi' ? Math.PI : letters[name];
  if (value === undefined) throw new BeyondReach('unknowns');
  return value;
};

const operated = (name: string, [left = 0, right]: readonly number[]): number => {
  if (right === undefined) {
    if (name === 'unaryMinus') return -left;
    if (name === 'unaryPlus') return left;
    if (name === 'factorial') return factorialOf(left);
    throw new BeyondReach('operation');
  }
  switch (name) {
    case 'add':
      return left + right;
    case 'subtract':
      return left - right;
    case 'multiply':
      return left * right;
    case 'divide':
      return left / right;
    case 'pow':
      return powerOf(left, right);
    default:
      throw new BeyondReach('operation');
  }
};

/** A cube root of a negative number has a value at school. */
const powerOf = (base: number, exponent: number): number => {
  const degree = Math.round(1 / exponent);
  const isOddRoot = base < 0 && Math.abs(degree * exponent - 1) < 1e-12 && degree % 2 !== 0;
  return isOddRoot ? -((-base) ** exponent) : base ** exponent;
};

const factorialOf = (count: number): number => {
  let product = 1;
  for (let factor = 2; factor <= count; factor += 1) product *= factor;
  return product;
};

const FUNCTIONS: Readonly<Record<string, (value: number, other?: number) => number>> = {
  sqrt: Math.sqrt,
  cbrt: Math.cbrt,
  abs: Math.abs,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  tg: Math.tan,
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
  ln: Math.log,
  log: (value, base = 10) => Math.log(value) / Math.log(base),
  floor: Math.floor,
  mod: (value, divisor = 1) => ((value % divisor) + divisor) % divisor,
  gcd: (one, other = one) => gcdOf(one, other),
  frac: (top, bottom = 1) => top / bottom,
};

const gcdOf = (one: number, other: number): number => (other === 0 ? Math.abs(one) : gcdOf(other, one % other));

const called = (name: string, args: readonly number[], letters: Letters): number => {
  const [first = 0, second] = args;
  const known = FUNCTIONS[name];
  if (known !== undefined) return known(first, second);
  // `x(x + 1)` is read as a call.
  if (args.length === 1 && name.length === 1) return letterOf(name, letters) * first;
  throw new BeyondReach('syntax');
};
