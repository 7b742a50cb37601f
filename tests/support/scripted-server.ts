import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface Received {
  readonly method: string;
  readonly url: string;
  readonly authorization: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly contentType: string | undefined;
  readonly body: string;
}

type Answer = (response: ServerResponse) => void;

export const json =
  (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

export const raw =
  (status: number, body = ''): Answer =>
  (response) => {
    response.writeHead(status).end(body);
  };

/** Server-sent events, each in a piece of its own; without an answer at their end the connection breaks off. */
export const events =
  (...told: readonly (readonly [type: string, data: unknown])[]): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    const tell = (position: number): void => {
      const [type, data] = told[position] ?? [];
      if (type === undefined) response.destroy();
      else
        response.write(`:\n\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`, () =>
          setTimeout(tell, 20, position + 1),
        );
    };
    tell(0);
  };

/** Breaks the connection off without a word. */
export const cut: Answer = (response) => {
  response.destroy();
};

/** Sends half a body and breaks off. */
export const cutInBody: Answer = (response) => {
  response.writeHead(200, { 'content-length': '100' });
  response.write('{"uniqueID":', () => {
    response.destroy();
  });
};

/** Never answers; says so, so that a test can let time pass. */
export const hang =
  (onReceived: () => void): Answer =>
  () => {
    onReceived();
  };

/** Sends the headers and half a body and never ends. */
export const hangInBody =
  (onSent: () => void): Answer =>
  (response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('{"uniqueID":', onSent);
  };

const one = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header.join() : header;

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

/** A real HTTP server that gives these answers one after the other and remembers what it was asked. */
export const scriptedServer = async (...answers: Answer[]) => {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const answer = answers[received.length] ?? raw(599, 'the script has ended');
    const position = received.length;
    received.push({
      method,
      url,
      authorization: headers.authorization,
      idempotencyKey: one(headers['idempotency-key']),
      contentType: headers['content-type'],
      body: '',
    });
    const body = await bodyOf(request);
    received[position] = { ...received[position]!, body };
    answer(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The scripted server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    received,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
};
