import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listeningPort } from '#server/shared/listening-port.ts';

/** Stands before the server of all tests: it can go away, and come back with another build. */
export interface Front {
  readonly url: string;
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  /** From now on the same files are those of another build. */
  deliver(build: string): void;
  end(): Promise<void>;
}

const BUILD = /data-build="(\w+)"/;
/** What belongs to one connection, to a body that has been unpacked, or to one build. */
const NOT_PASSED =
  /^(?:connection|content-encoding|content-length|etag|if-modified-since|if-none-match|keep-alive|last-modified|transfer-encoding)$/;
const NAMES_THE_BUILD = /^text\/(?:html|javascript)/;

/** Of plain values only: none of these headers comes more than once. */
const plain = (headers: IncomingMessage['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && name !== 'host' && !NOT_PASSED.test(name) ? [[name, value]] : [],
    ),
  );

export const frontOf = async (upstream: string): Promise<Front> => {
  const own = BUILD.exec(await (await fetch(upstream)).text())?.[1] ?? '';
  let build = own;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/' } = request;
    const body = method === 'GET' || method === 'HEAD' ? null : new Uint8Array(await buffer(request));
    const answered = await fetch(upstream + url, { method, headers: plain(request.headers), body, redirect: 'manual' });
    const headers = [...answered.headers].filter(([name]) => !NOT_PASSED.test(name));
    response.writeHead(answered.status, Object.fromEntries(headers));
    response.end(
      NAMES_THE_BUILD.test(answered.headers.get('content-type') ?? '')
        ? (await answered.text()).replaceAll(own, build)
        : Buffer.from(await answered.arrayBuffer()),
    );
  };
  const listen = async (port: number): Promise<Server> => {
    const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
    server.listen(port, 'localhost');
    await once(server, 'listening');
    return server;
  };
  let server: Server | null = await listen(0);
  const port = listeningPort(server);
  const goAway = async (): Promise<void> => {
    if (server === null) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
    server = null;
  };
  return {
    url: `http://localhost:${port}`,
    goAway,
    comeBack: async () => {
      server = await listen(port);
    },
    deliver: (next) => {
      build = next;
    },
    end: goAway,
  };
};
