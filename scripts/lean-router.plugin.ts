import { parseSync, Visitor, type Plugin } from 'vite';

const ROUTER = /\/node_modules\/react-router\/dist\/.*\.mjs$/;

/** Our pages are fetched ahead by ourselves. */
const PREFETCHES = 'return shouldPrefetch && !isAbsolute ? ';

const WARNINGS: ReadonlySet<string> = new Set(['warning', 'warningOnce']);

/** Without what it tells its developers: on the console, and in errors that say that it is used wrongly. */
export const withoutAdvice = (file: string, code: string): string => {
  const advice: { readonly start: number; readonly end: number }[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [condition, message] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'invariant') return;
      if (condition !== undefined && message !== undefined) advice.push({ start: condition.end, end: message.end });
    },
    ExpressionStatement(statement) {
      const { expression } = statement;
      if (expression.type !== 'CallExpression' || expression.callee.type !== 'Identifier') return;
      if (WARNINGS.has(expression.callee.name)) advice.push({ start: statement.start, end: statement.end - 1 });
    },
  }).visit(parseSync(file, code).program);
  return advice
    .toSorted((a, b) => a.start - b.start)
    .reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
};

/** The router's code, so that the bundler leaves out what nobody here uses: its names for developer tools kept forms, scripts and boundaries of its framework in, a link what fetches pages ahead. */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: ROUTER },
    handler(code, id) {
      if (code.includes('var Link = ') && !code.includes(PREFETCHES))
        this.error('The links of the router are made otherwise.');
      return {
        code: withoutAdvice(id, code)
          .replace(PREFETCHES, 'return false ? ')
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ '),
        map: null,
      };
    },
  },
});
