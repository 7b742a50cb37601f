import type { Plugin } from 'vite';

const EMPTY = '\0without-node';
/** What the engine that reads photos asks for only where it runs in Node. */
const OF_NODE = new Set(['fs', 'crypto']);

/** A thread of the browser has no modules of Node: an empty one stands in their place, without a warning. */
export const withoutNode = (): Plugin => ({
  name: 'without-node',
  enforce: 'pre',
  resolveId: (id) => (OF_NODE.has(id) ? EMPTY : undefined),
  load: (id) => (id === EMPTY ? 'export {};' : undefined),
});
