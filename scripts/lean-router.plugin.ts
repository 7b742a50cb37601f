import { parseSync, Visitor, type Plugin } from 'vite';

const ROUTER = /\/node_modules\/react-router\/dist\/.*\.mjs$/;

/** What it decides by what we never have: a router that loads data, and links that fetch pages ahead, which we do ourselves. */
const DECIDED: readonly (readonly [written: string, decided: string])[] = [
  ['return shouldPrefetch && !isAbsolute ? ', 'return false ? '],
  ['usePrefetchBehavior(\n      prefetch,\n      rest\n    )', '[false, null, null]'],
  ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = null;'],
  ['return isDataRoute ? ', 'return false ? '],
];

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

/** The router's code, so that the bundler leaves out what nobody here uses: its names for developer tools kept forms, scripts and boundaries of its framework in, a link what fetches pages ahead, a page what comes with loaders. */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: ROUTER },
    handler(code, id) {
      if (code.includes('var Link = ')) {
        const unknown = DECIDED.find(([written]) => !code.includes(written));
        if (unknown !== undefined) this.error(`The router is written otherwise: there is no „${unknown[0]}”.`);
      }
      return {
        code: DECIDED.reduce((text, [written, decided]) => text.replace(written, decided), withoutAdvice(id, code))
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ '),
        map: null,
      };
    },
  },
});
