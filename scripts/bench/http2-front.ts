import { once } from 'node:events';
import { request, type IncomingHttpHeaders } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { generate } from 'selfsigned';
import { listeningPort } from '#server/shared/listening-port.ts';

/** What is served in place of the server's own answer. */
export interface FrontPage {
  readonly contentType: 'text/html; charset=utf-8' | 'text/javascript';
  readonly text: string;
}

export interface Http2Front {
  readonly url: string;
  /** Serves a page of the bench at `path`, compressed as a built file is. */
  add(path: string, page: FrontPage): Promise<void>;
  close(): Promise<void>;
}

const selfSigned = async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  return { key, cert };
};

/** HTTP/2 knows no headers about the connection. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host']);
const withoutConnection = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_THE_CONNECTION.has(name)));

const passOn = (server: string, incoming: Http2ServerRequest, response: Http2ServerResponse): void => {
  const headers = { ...withoutConnection(incoming.headers), host: incoming.authority };
  const outgoing = request(server + incoming.url, { method: incoming.method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
    answer.pipe(response);
  });
  outgoing.on('error', () => response.stream.close());
  incoming.pipe(outgoing);
};

/** The server as a browser reaches it in production: behind TLS and HTTP/2. */
export const http2Front = async (server: string): Promise<Http2Front> => {
  const pages = new Map<string, { readonly contentType: string; readonly body: Buffer }>();
  const front = createSecureServer(await selfSigned(), (incoming, response) => {
    const page = pages.get(incoming.url);
    if (page === undefined) return passOn(server, incoming, response);
    response.writeHead(200, { 'content-type': page.contentType, 'content-encoding': 'br' });
    response.end(page.body);
  }).listen(0);
  await once(front, 'listening');
  return {
    url: `https://localhost:${listeningPort(front)}`,
    add: async (path, { contentType, text }) => {
      pages.set(path, { contentType, body: await promisify(brotliCompress)(text) });
    },
    close: async () => {
      front.close();
    },
  };
};
