import { createServer } from 'node:http';
import { listeningPort } from '#server/shared/listening-port.ts';

export interface StripeRequest {
  /** Like `POST /v1/customers`. */
  readonly call: string;
  readonly form: Readonly<Record<string, string>>;
  readonly idempotencyKey: string | undefined;
}

interface StripeAnswer {
  readonly status?: number;
  readonly body: unknown;
}

/** Stripe's API as a test scripts it: an answer for each call by its name, and what was asked. */
export const stubStripe = async () => {
  const answers = new Map<string, (request: StripeRequest) => StripeAnswer>();
  const asked: StripeRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const url = new URL(incoming.url ?? '/', 'http://stripe.test');
    const form = new URLSearchParams(Buffer.concat(chunks).toString('utf8') || url.search);
    const key = incoming.headers['idempotency-key'];
    const request: StripeRequest = {
      call: `${incoming.method} ${url.pathname}`,
      form: Object.fromEntries(form),
      idempotencyKey: Array.isArray(key) ? key.join() : key,
    };
    asked.push(request);
    const { status = 200, body } = answers.get(request.call)?.(request) ?? MISSING;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${listeningPort(server)}`,
    asked,
    on: (call: string, answer: (request: StripeRequest) => StripeAnswer) => {
      answers.set(call, answer);
    },
    forget: () => {
      answers.clear();
      asked.length = 0;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** What Stripe says of an id that it does not know. */
export const MISSING: StripeAnswer = {
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing.' } },
};

/** What Stripe says when the bank refuses. */
export const declined = (code: string, declineCode?: string): StripeAnswer => ({
  status: 402,
  body: { error: { type: 'card_error', code, decline_code: declineCode, message: 'Your card was refused.' } },
});
