/** Every small change of a file of source: comparisons, arithmetic, conditions, numbers, words, lists and patterns. */
import { parseSync, type ESTree } from 'vite';
import { thinnedPatterns } from './pattern-mutants.ts';

/** One small change: what stands from `start` to `end` becomes `text`. */
export interface SourceMutant {
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Node = ESTree.Node;

const OTHER_OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
};

const OTHER_METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
  lt: 'lte',
  lte: 'lt',
  gt: 'gte',
  gte: 'gt',
  add: 'sub',
  sub: 'add',
  mul: 'div',
  div: 'mul',
};

/** Words of a closed list, where an empty one would be no program: the compiler notices it. */
const OTHER_WORDS: Readonly<Record<string, string>> = { fraction: 'decimal', decimal: 'fraction', mixed: 'fraction' };

/** What pupils read is read by eye, and no test of a solver has to know its words. */
const isShown = (text: string): boolean => {
  const words = text.replace(/\$\{[^}]*\}|\\\\\p{L}+/gu, '');
  return /\p{L}\p{L}[,.:]? /u.test(words) ? !/[|*<[\]]/.test(words) : /^\p{Lu}\p{Ll}{2,}/u.test(words);
};

/** What takes the place of an expression. */
const changesOf = (node: Node, source: string): readonly string[] => {
  const written = ({ start, end }: Node): string => source.slice(start, end);
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return (OTHER_OPERATORS[node.operator] ?? []).map(
        (operator) => `(${written(node.left)}) ${operator} (${written(node.right)})`,
      );
    case 'ConditionalExpression':
      return [written(node.consequent), written(node.alternate)];
    case 'UnaryExpression':
      return node.operator === '!' || (node.operator === '-' && node.argument.type !== 'Literal')
        ? [written(node.argument)]
        : [];
    case 'ArrayExpression':
      return node.elements.length > 1
        ? node.elements.map(
            (_, left) =>
              `[${node.elements.flatMap((one, index) => (one && index !== left ? [written(one)] : [])).join(', ')}]`,
          )
        : node.elements.length === 1
          ? ['[]']
          : [];
    case 'CallExpression': {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
      const rest = source.slice(callee.property.end, node.end);
      const other = OTHER_METHODS[callee.property.name];
      if (callee.property.name === 'filter') return [written(callee.object)];
      return other === undefined ? [] : [source.slice(node.start, callee.property.start) + other + rest];
    }
    case 'Literal': {
      if ('regex' in node) {
        const { pattern, flags } = node.regex;
        return thinnedPatterns(pattern, true)
          .filter((thin) => thin !== '')
          .map((thin) => `/${thin}/${flags}`);
      }
      if (typeof node.value === 'boolean') return [String(!node.value)];
      if (typeof node.value === 'number') return [String(node.value + 1)];
      if (typeof node.value === 'bigint') return [`${node.value + 1n}n`];
      if (typeof node.value !== 'string') return [];
      const other = OTHER_WORDS[node.value];
      return other === undefined ? wordChanges(written(node), "''") : [`'${other}'`];
    }
    case 'TemplateLiteral':
      return wordChanges(written(node), '``');
    default:
      return [];
  }
};

const wordChanges = (text: string, empty: string): readonly string[] => {
  const quote = text.slice(0, 1);
  const inner = text.slice(1, -1);
  if (inner === '' || isShown(inner)) return [];
  const thinned = thinnedPatterns(inner, false);
  return thinned.length > 0 ? thinned.map((thin) => quote + thin + quote) : [empty];
};

/** Where an expression cannot stand, or means something else. */
const isLeftAlone = (node: Node, parent: Node | undefined): boolean =>
  parent?.type === 'ChainExpression' ||
  (parent?.type === 'CallExpression' && parent.callee === node) ||
  (parent?.type === 'MemberExpression' && parent.object === node && node.type !== 'ArrayExpression') ||
  (parent?.type === 'Property' && parent.key === node) ||
  parent?.type === 'TaggedTemplateExpression' ||
  parent?.type === 'ExpressionStatement';

/** A cut through a pattern may leave what is no expression. */
const canBeRead = (text: string): boolean => parseSync('mutant.ts', `(${text})`).errors.length === 0;

/** How a new task is made up is nothing that can be wrong: what is solved afterwards is. Whoever makes one up has a `pick`. */
const isMadeUp = (node: Node): boolean =>
  (node.type === 'Property' && node.key.type === 'Identifier' && node.key.name === 'make') ||
  ((node.type === 'ArrowFunctionExpression' || node.type === 'FunctionDeclaration') &&
    node.params.some((param) => param.type === 'Identifier' && param.name === 'pick'));

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

export const mutantsOf = (file: string, source: string): readonly SourceMutant[] => {
  const mutants: SourceMutant[] = [];
  const visit = (node: Node, parent: Node | undefined): void => {
    if (/^(?:TS(?!As|NonNull|Satisfies)|Import|Export(?:All))/.test(node.type) || isMadeUp(node)) return;
    const { start } = node;
    const change = (at: Node, text: string) =>
      mutants.push({ line: source.slice(0, start).split('\n').length, start: at.start, end: at.end, text });
    if (!isLeftAlone(node, parent)) for (const text of changesOf(node, source).filter(canBeRead)) change(node, text);
    if (node.type === 'IfStatement') for (const text of ['true', 'false']) change(node.test, text);
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, node);
  };
  visit(parseSync(file, source).program, undefined);
  return mutants;
};
