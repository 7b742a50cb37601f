import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

interface Heard {
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: {
    readonly model: string;
    readonly stream: boolean;
    readonly messages: readonly { readonly role: string; readonly content: unknown }[];
  };
}

type Script = (response: ServerResponse) => unknown;

/** A server on this machine that speaks the protocol of /chat/completions, as well or as badly as it is told. */
export interface ModelServer {
  readonly url: string;
  readonly heard: Heard[];
  answer: Script;
  close(): void;
}

export const modelServer = async (): Promise<ModelServer> => {
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      model.heard.push({
        url: incoming.url,
        headers: incoming.headers,
        body: JSON.parse(Buffer.concat(chunks).toString('utf8')),
      });
      model.answer(response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const model: ModelServer = {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/v1/`,
    heard: [],
    answer: () => {},
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return model;
};

export const json =
  (value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Script =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));

export const saying = (content: unknown, finish_reason: string | null = 'stop'): Script =>
  json({ id: '1', choices: [{ index: 0, finish_reason, message: { role: 'assistant', content } }] });

/** One event of a streamed answer. */
export const piece = (content: string | null, finish_reason: string | null = null): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: content === null ? {} : { content }, finish_reason }] })}\n\n`;

export const streaming =
  (...events: readonly string[]): Script =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const event of events) response.write(event);
    response.end();
  };
