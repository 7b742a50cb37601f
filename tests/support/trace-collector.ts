import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { listeningPort } from '#server/shared/listening-port.ts';

interface Attribute {
  readonly key: string;
  readonly value: object;
}

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
  readonly [part: string]: unknown;
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

/** An OpenTelemetry collector on this machine that keeps what it is sent, by HTTP and as JSON. */
export const startTraceCollector = async () => {
  const sent: Sent[] = [];
  const senders = new Set<string | undefined>();
  const server = createServer(async (request, response) => {
    senders.add(request.headers.authorization);
    if (request.url === '/v1/traces') sent.push((await json(request)) as Sent);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const resources = () => sent.flatMap(({ resourceSpans }) => resourceSpans);
  return {
    endpoint: `http://127.0.0.1:${listeningPort(server)}`,
    /** As they say who they are. */
    senders: () => [...senders],
    /** All that was sent, as it was. */
    text: () => JSON.stringify(sent),
    resources: () => resources().map(({ resource }) => resource.attributes),
    spans: () => resources().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
