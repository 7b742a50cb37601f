import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import type { Plugin } from 'vite';
import { SITE_FOLDER } from './statecharts-book/site-folder.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.webp': 'image/webp',
};

/** Made anew when it is opened: another process reads the machines as they are now. */
const build = (): Promise<void> =>
  new Promise((resolve, reject) => {
    spawn(process.execPath, ['--import', 'tsx', 'scripts/statecharts-book.ts'], { stdio: 'inherit' })
      .once('error', reject)
      .once('exit', (code) =>
        code === 0 ? resolve() : reject(new Error('The book of the machines could not be made.')),
      );
  });

/** The book of the machines at /statecharts, in development only. */
export const statechartsBook = (): Plugin => ({
  name: 'statecharts-book',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use('/statecharts', (request, response, next) => {
      const { pathname } = new URL(request.originalUrl ?? '', 'http://book');
      const name = normalize(decodeURIComponent(pathname.slice('/statecharts'.length))) || '/';
      if (pathname === '/statecharts') {
        response.writeHead(302, { location: '/statecharts/' }).end();
        return;
      }
      const file = name === '/' ? '/index.html' : name;
      const send = async (): Promise<void> => {
        try {
          if (file === '/index.html') await build();
          const content = await readFile(join(SITE_FOLDER, file));
          response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream').end(content);
        } catch (error) {
          next(error);
        }
      };
      void send();
    });
  },
});
