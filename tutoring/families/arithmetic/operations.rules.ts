import { asRational } from '#tutoring/mathematics/exact.ts';
import { number, type Expression } from '#tutoring/mathematics/expression.types.ts';
import { negationOf } from '#tutoring/mathematics/exact.ts';

type OperationNode = Extract<Expression, { kind: 'operation' | 'power' | 'root' }>;

export interface Operation {
  readonly name: 'plus' | 'minus' | 'times' | 'over' | 'bar' | 'power' | 'root';
  readonly node: OperationNode;
  /** The way down from the whole expression to this node. */
  readonly path: readonly Branch[];
  /** What makes it go first: brackets, or what stands for them. */
  readonly enclosure: Enclosure | undefined;
}

export type Enclosure = 'brackets' | 'root' | 'bar';

type Branch = 'left' | 'right' | 'of' | 'base';

const PRIORITY = { plus: 1, minus: 1, times: 2, over: 2, bar: 2, power: 3, root: 3 } as const;

/** The operation that the order of operations calls for now; undefined when the expression is a single number. */
export const nextOperation = (expression: Expression): Operation | undefined => {
  const ready = operationsIn(expression).filter(({ node }) =>
    operandsOf(node).every(([, operand]) => operand.kind === 'number'),
  );
  return ready.sort((one, other) => rankOf(other) - rankOf(one))[0];
};

const rankOf = ({ enclosure, name }: Operation): number => (enclosure === undefined ? 0 : 10) + PRIORITY[name];

/** All operations from left to right. */
export const operationsIn = (
  expression: Expression,
  path: readonly Branch[] = [],
  enclosure?: Enclosure,
): readonly Operation[] => {
  if (expression.kind === 'negative') return operationsIn(expression.of, [...path, 'of'], enclosure);
  if (expression.kind !== 'operation' && expression.kind !== 'power' && expression.kind !== 'root') return [];
  const inner = operandsOf(expression).map(([branch, operand]) =>
    operationsIn(operand, [...path, branch], enclosureOf(expression, branch, operand) ?? enclosure),
  );
  const own: Operation = { name: nameOf(expression), node: expression, path, enclosure };
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

const enclosureOf = (parent: OperationNode, branch: Branch, child: Expression): Enclosure | undefined => {
  if (child.kind !== 'operation') return undefined;
  if (parent.kind === 'root') return 'root';
  if (parent.kind === 'power') return 'brackets';
  if (parent.operator === 'bar') return 'bar';
  if (child.operator === 'bar') return undefined;
  const [outer, inner] = [PRIORITY[parent.operator], PRIORITY[child.operator]];
  const needsBrackets = inner < outer || (branch === 'right' && inner === outer && parent.operator !== 'plus');
  return needsBrackets ? 'brackets' : undefined;
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
