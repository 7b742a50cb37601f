import type { Plugin } from 'vite';

/** Where the inspector begins. Nothing of the app imports it. */
export const INSPECTOR = '/scripts/inspector/inspector.entry.tsx';

/** A view of the running machines over the page of the app (D58), in development only: a build never meets it. */
export const inspector = (): Plugin => ({
  name: 'inspector',
  apply: 'serve',
  transformIndexHtml: (_, { path }) =>
    path === '/index.html'
      ? [{ tag: 'script', attrs: { type: 'module', src: INSPECTOR }, injectTo: 'head' }]
      : undefined,
});
