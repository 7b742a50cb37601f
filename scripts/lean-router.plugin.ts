import type { Plugin } from 'vite';

const ROUTER = /\/node_modules\/react-router\/dist\/.*\.mjs$/;

/** The router names what it makes for developer tools, and so keeps the bundler from leaving out what nobody uses: forms, scripts, boundaries of its framework. */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: ROUTER },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ '),
      map: null,
    }),
  },
});
