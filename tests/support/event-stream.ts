import type { TestServer } from './server.ts';

export interface HeardEvent {
  readonly type: string;
  readonly data: unknown;
}

const eventIn = (block: string): HeardEvent | null => {
  const [, type, data] = /^event: (\w+)\ndata: (.*)$/u.exec(block) ?? [];
  return type === undefined || data === undefined ? null : { type, data: JSON.parse(data) };
};

/** One connection that hears a reply. */
export interface Listener {
  readonly status: number;
  readonly contentType: string;
  readonly encoding: string | null;
  /** The next event; null after the last. */
  next(): Promise<HeardEvent | null>;
  /** All that are still to come. */
  rest(): Promise<readonly HeardEvent[]>;
  /** Loses the connection. */
  cut(): void;
}

/** Sends a call as a pupil who wants to hear the answer while it is written. */
export const listen = async (
  server: Pick<TestServer, 'url' | 'tokenFor'>,
  uid: string,
  path: string,
  body: unknown,
  key: string,
): Promise<Listener> => {
  const connection = new AbortController();
  const response = await fetch(server.url + path, {
    method: 'POST',
    signal: connection.signal,
    headers: {
      authorization: `Bearer ${await server.tokenFor(uid)}`,
      'content-type': 'application/json',
      accept: 'text/event-stream, application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  });
  const events = eventsIn(response);
  const next = async () => (await events.next()).value ?? null;
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? '',
    encoding: response.headers.get('content-encoding'),
    next,
    async rest() {
      const heard: HeardEvent[] = [];
      for (let event = await next(); event !== null; event = await next()) heard.push(event);
      return heard;
    },
    cut: () => connection.abort(),
  };
};

async function* eventsIn(response: Response): AsyncGenerator<HeardEvent, undefined> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = eventIn(block);
      if (event !== null) yield event;
    }
  }
  return undefined;
}
