import { asRational } from '#tutoring/mathematics/exact.ts';
import { number, type Expression } from '#tutoring/mathematics/expression.types.ts';
import { negationOf } from '#tutoring/mathematics/exact.ts';

type OperationNode = Extract<Expression, { kind: 'operation' | 'power' | 'root' }>;

export interface Operation {
  readonly name: 'plus' | 'minus' | 'times' | 'over' | 'bar' | 'power' | 'root';
  readonly node: OperationNode;
  /** The way down from the whole expression to this node. */
  readonly path: readonly Branch[];
  readonly isBracketed: boolean;
}

type Branch = 'left' | 'right' | 'of' | 'base';

const PRIORITY = { plus: 1, minus: 1, times: 2, over: 2, bar: 2, power: 3, root: 3 } as const;

/** The operation that the order of operations calls for now; undefined when the expression is a single number. */
export const nextOperation = (expression: Expression): Operation | undefined => {
  const ready = operationsIn(expression).filter(({ node }) =>
    operandsOf(node).every(([, operand]) => operand.kind === 'number'),
  );
  return ready.sort((one, other) => rankOf(other) - rankOf(one))[0];
};

const rankOf = ({ isBracketed, name }: Operation): number => (isBracketed ? 10 : 0) + PRIORITY[name];

/** All operations from left to right. */
export const operationsIn = (
  expression: Expression,
  path: readonly Branch[] = [],
  isBracketed = false,
): readonly Operation[] => {
  if (expression.kind === 'negative') return operationsIn(expression.of, [...path, 'of'], isBracketed);
  if (expression.kind !== 'operation' && expression.kind !== 'power' && expression.kind !== 'root') return [];
  const inner = operandsOf(expression).map(([branch, operand]) =>
    operationsIn(operand, [...path, branch], isBracketed || needsBracket(expression, branch, operand)),
  );
  const own: Operation = { name: nameOf(expression), node: expression, path, isBracketed };
  const [first = [], ...others] = inner;
  return [...first, own, ...others.flat()];
};

const operandsOf = (node: OperationNode): readonly (readonly [Branch, Expression])[] => {
  if (node.kind === 'power') return [['base', node.base]];
  if (node.kind === 'root') return [['of', node.of]];
  return [
    ['left', node.left],
    ['right', node.right],
  ];
};

const nameOf = (node: OperationNode): Operation['name'] => (node.kind === 'operation' ? node.operator : node.kind);

const needsBracket = (parent: OperationNode, branch: Branch, child: Expression): boolean => {
  if (child.kind !== 'operation') return false;
  if (parent.kind !== 'operation' || parent.operator === 'bar') return true;
  const [outer, inner] = [PRIORITY[parent.operator], PRIORITY[child.operator]];
  if (child.operator === 'bar') return false;
  return inner < outer || (branch === 'right' && inner === outer && parent.operator !== 'plus');
};

/** The expression with another one in the place where the path leads; a minus before a number joins it. */
export const replacedAt = (expression: Expression, path: readonly Branch[], replacement: Expression): Expression => {
  const [branch, ...rest] = path;
  if (branch === undefined) return replacement;
  switch (expression.kind) {
    case 'negative':
      return signed({ ...expression, of: replacedAt(expression.of, rest, replacement) });
    case 'root':
      return { ...expression, of: replacedAt(expression.of, rest, replacement) };
    case 'power':
      return { ...expression, base: replacedAt(expression.base, rest, replacement) };
    case 'operation':
      return branch === 'left'
        ? { ...expression, left: replacedAt(expression.left, rest, replacement) }
        : { ...expression, right: replacedAt(expression.right, rest, replacement) };
    default:
      return expression;
  }
};

const signed = (expression: Extract<Expression, { kind: 'negative' }>): Expression =>
  expression.of.kind === 'number' && asRational(expression.of.value) !== undefined
    ? number(negationOf(expression.of.value))
    : expression;
