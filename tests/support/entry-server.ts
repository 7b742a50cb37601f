import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { APP, headersOf, type ServedEntry } from './served-entry.ts';

export interface EntryServer {
  /** What makes Chromium find the app here, and no other host anywhere. */
  readonly chromiumArgs: readonly string[];
  readonly close: () => void;
}

/** Forgets in the tab what the page before has kept. */
const FRESH = '<script>localStorage.clear();sessionStorage.clear()</script>';
export const FRESH_PAGE = `${APP}/fresh`;

/**
 * An entry over HTTP, under a policy. Answers that go through the test, as those of serveEntry, cost the browser its cache
 * and a second of both processors for each page.
 */
export const startEntryServer = async (entry: ServedEntry, csp: string): Promise<EntryServer> => {
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', APP).pathname;
    if (`${APP}${path}` === FRESH_PAGE) return response.setHeader('content-type', 'text/html').end(FRESH);
    const file = entry.get(path);
    if (file === undefined) return response.writeHead(404).end('not here');
    return response
      .writeHead(200, {
        'content-type': file.contentType,
        'cache-control': path === '/' ? 'no-store' : 'max-age=3600',
        ...headersOf(path, csp),
      })
      .end(file.body);
  });
  await new Promise<void>((begun) => server.listen(0, '127.0.0.1', begun));
  const { port } = server.address() as AddressInfo;
  return {
    chromiumArgs: [`--host-resolver-rules=MAP ${new URL(APP).host} 127.0.0.1:${port}, MAP * ~NOTFOUND`],
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
