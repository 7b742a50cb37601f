import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import type { Http2Front } from './http2-front.ts';

const STATIC_PAGE = '/bench-static';
const EMPTY_PAGE = '/bench-empty';
const EMPTY_SCRIPT = '/bench-empty.js';

const STYLE_LINK = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
/** The styles of a link that is disabled stand in the page. */
const OF_SCRIPTS = /<script[\s\S]*?<\/script>|<link[^>]*(?:rel="modulepreload"|as="fetch"| disabled)[^>]*>/g;

const textOf = async (address: string): Promise<string> => (await fetch(address)).text();

/** What the home page shows to a visitor, as a page without scripts and with its styles inside: nothing can be painted sooner. */
export const addStaticPage = async (server: string, front: Http2Front): Promise<string> => {
  const page = (await textOf(server)).replaceAll(OF_SCRIPTS, '');
  const hrefs = [...page.matchAll(STYLE_LINK)].map(([, href = '']) => href);
  const styles = await Promise.all(hrefs.map((href) => textOf(server + href)));
  const inside = page
    .replaceAll(STYLE_LINK, '')
    .replace('</head>', () => `${hrefs.length === 0 ? '' : `<style>${styles.join('')}</style>`}</head>`);
  await front.add(STATIC_PAGE, { contentType: 'text/html; charset=utf-8', text: inside });
  return front.url + STATIC_PAGE;
};

const isOutput = (result: Awaited<ReturnType<typeof build>>): result is Rolldown.RolldownOutput => 'output' in result;

const emptyScript = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [react()],
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input: fileURLToPath(new URL('empty.entry.tsx', import.meta.url)) },
    },
  });
  if (!isOutput(built) || built.output.length !== 1) throw new Error('The empty page is to be one script.');
  return built.output[0].code;
};

/** React, router and XState around one button: no application of this stack can be used sooner. */
export const addEmptyPage = async (front: Http2Front): Promise<string> => {
  await front.add(EMPTY_SCRIPT, { contentType: 'text/javascript', text: await emptyScript() });
  await front.add(EMPTY_PAGE, {
    contentType: 'text/html; charset=utf-8',
    text: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Empty</title><link rel="icon" href="data:,"></head><body><div id="root"></div><script type="module" src="${EMPTY_SCRIPT}"></script></body></html>`,
  });
  return front.url + EMPTY_PAGE;
};
