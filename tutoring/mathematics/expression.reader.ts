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
import { exact } from './exact.ts';
import { number, operation, type Expression } from './expression.types.ts';
import { parse } from './mathjs.ts';
import { asRational } from './exact.ts';
import { isInteger, rational, withinReach, type Rational } from './rational.ts';

const LONGEST = 200;
const DEEPEST = 24;
const GREATEST_EXPONENT = 12;
const GREATEST_EXPONENT_OF_NUMBER = 20;

/** Reads notation prepared by `reading/notation.rules.ts`; throws `BeyondReach` for all that is not school arithmetic or algebra. */
export const readExpression = (notation: string): Expression => {
  if (notation.length > LONGEST || deepestBracket(notation) > DEEPEST) throw new BeyondReach('size');
  return expressionOf(parsed(notation), 0);
};

const parsed = (notation: string): MathNode => {
  try {
    return parse(notation);
  } catch (cause) {
    throw new BeyondReach('syntax', { cause });
  }
};

const deepestBracket = (notation: string): number => {
  let depth = 0;
  let deepest = 0;
  for (const character of notation) {
    if (character === '(') deepest = Math.max(deepest, (depth += 1));
    if (character === ')') depth -= 1;
  }
  return deepest;
};

const expressionOf = (node: MathNode, depth: number): Expression => {
  if (depth > 100) throw new BeyondReach('size');
  if (isParenthesisNode(node)) return expressionOf(node.content, depth + 1);
  if (isConstantNode(node)) return number(exact(constantOf(node.value)));
  if (isSymbolNode(node)) return unknownOf(node.name);
  if (isFunctionNode(node)) return functionOf(node.fn.name, node.args, depth);
  if (isOperatorNode(node)) return operatorOf(node.fn, node.args, depth);
  throw new BeyondReach('syntax');
};

const constantOf = (value: unknown): Rational => {
  if (!isFraction(value)) throw new BeyondReach('syntax');
  return withinReach(rational(value.s * value.n, value.d));
};

const unknownOf = (name: string): Expression => {
  if (!/^[a-zΔ]$/i.test(name)) throw new BeyondReach('syntax');
  return { kind: 'unknown', name };
};

const functionOf = (name: string, args: readonly MathNode[], depth: number): Expression => {
  const [first, second, third, ...more] = args.map((arg) => expressionOf(arg, depth + 1));
  if (first === undefined || more.length > 0) throw new BeyondReach('syntax');
  if (name === 'mixed' && second !== undefined && third !== undefined) {
    return { kind: 'mixed', whole: literalOf(first), numerator: literalOf(second), denominator: literalOf(third) };
  }
  if (name === 'frac' && second !== undefined) return operation(first, 'bar', second);
  if (second !== undefined) throw new BeyondReach('syntax');
  if (name === 'sqrt') return { kind: 'root', of: first };
  if (name === 'percent') return { kind: 'percent', value: literalOf(first) };
  return operation(unknownOf(name), 'times', first);
};

const OPERATORS = { add: 'plus', subtract: 'minus', multiply: 'times', divide: 'bar', dotDivide: 'over' } as const;

const isBinary = (name: string): name is keyof typeof OPERATORS => Object.hasOwn(OPERATORS, name);

const operatorOf = (name: string, args: readonly MathNode[], depth: number): Expression => {
  const [left, right] = args.map((arg) => expressionOf(arg, depth + 1));
  if (left === undefined) throw new BeyondReach('syntax');
  if (right === undefined) {
    if (name === 'unaryMinus') return { kind: 'negative', of: left };
    if (name === 'unaryPlus') return left;
    throw new BeyondReach('operation');
  }
  if (name === 'pow') return { kind: 'power', base: left, exponent: exponentOf(right, left) };
  if (!isBinary(name)) throw new BeyondReach('operation');
  return operation(left, OPERATORS[name], right);
};

const literalOf = (expression: Expression): Rational => {
  const value = expression.kind === 'number' ? asRational(expression.value) : undefined;
  if (value === undefined) throw new BeyondReach('syntax');
  return value;
};

const exponentOf = (expression: Expression, base: Expression): number => {
  const exponent = expression.kind === 'negative' ? literalOf(expression.of).neg() : literalOf(expression);
  const greatest = base.kind === 'number' ? GREATEST_EXPONENT_OF_NUMBER : GREATEST_EXPONENT;
  if (!isInteger(exponent) || Math.abs(exponent.valueOf()) > greatest) throw new BeyondReach('size');
  return exponent.valueOf();
};
