import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registered } from '../../support/api.ts';
import { checkoutOf } from '../../support/embedded-buyer.ts';
import { HOSTILE_TEXTS } from '../../support/hostile-values.ts';
import { countRowChanges } from '../../support/row-changes.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { tellsOfInside } from './inside.ts';

/** As many as to twenty calls in fuzz.property.test.ts. */
const REQUESTS = 20 * Number(process.env['RUNS'] ?? 12);

const PAGE = '<!doctype html><title>Nauka</title>';

let server: TestServer;
let checkoutId: string;
let changeCount: () => Promise<number | undefined>;
beforeAll(async () => {
  const webFolder = mkdtempSync(join(tmpdir(), 'nauka-web-'));
  mkdirSync(join(webFolder, 'pages'));
  for (const page of ['home', 'app', '404']) writeFileSync(join(webFolder, 'pages', `${page}.html`), PAGE);
  server = await startTestServer({ webFolder });
  checkoutId = await checkoutOf(await registered(server, 'buyer'), 'premium-monthly-once');
  changeCount = await countRowChanges(server.database.database);
});
afterAll(() => server.close());

const PIECES = [
  'api',
  'API',
  'Users',
  'docs',
  'openapi.json',
  'config.json',
  'assets',
  'pages',
  'home.html',
  'fiszki',
  'embedded-checkout',
  'portal',
  'clock',
  'dev',
  'outbox',
  'style.css',
  '__proto__',
  'constructor',
  '',
  '.',
  '..',
  '%2e%2e',
  '%2f',
  '%5c..',
  '%00',
  '%ff',
  '%',
  '%u0041',
  'a%00.js',
  '*',
  ':id',
  ';',
  'x'.repeat(3_000),
];

const STARTS = ['', '/api', '/embedded-checkout', '/embedded-checkout/portal', '/dev/outbox', '/assets'];

const formText = fc
  .dictionary(
    fc.constantFrom('outcome', 'method', 'turn', 'subscription', 'mode', 'event', 'order', '__proto__'),
    fc.oneof(
      fc.constantFrom('paid', 'slow', 'closed', 'card_declined', 'blik', 'renewed', 'once', 'happened', 'reversed'),
      fc.constantFrom(...HOSTILE_TEXTS),
    ),
  )
  .map((fields) =>
    new URLSearchParams(Object.entries(fields).map(([key, value]) => [key, value.toWellFormed()])).toString(),
  );

const attempt = fc.record({
  method: fc.constantFrom('GET', 'GET', 'POST', 'POST', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
  start: fc.constantFrom(...STARTS),
  rest: fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.constant('{checkout}')), { maxLength: 3 }),
  query: fc.constantFrom('', '?', '?refused=card_declined', '?refused=__proto__', '?%00=%ff&a[b]=c', '??&&='),
  type: fc.constantFrom('application/x-www-form-urlencoded', 'application/json', 'text/plain', null),
  body: formText,
});

interface Heard {
  readonly status: number;
  readonly body: string;
}

/** Past every client that would mend the address. */
const send = (method: string, path: string, type: string | null, body: string): Promise<Heard> =>
  new Promise((resolve, reject) => {
    const hasBody = type !== null && method !== 'GET' && method !== 'HEAD';
    const sent = request(
      server.url,
      {
        method,
        path,
        headers: hasBody ? { 'content-type': type, 'content-length': Buffer.byteLength(body) } : {},
      },
      (response) => {
        text(response).then((heard) => resolve({ status: response.statusCode ?? 0, body: heard }), reject);
      },
    );
    sent.once('error', reject).end(hasBody ? body : undefined);
  });

test(
  'whatever address is asked, and however, nothing breaks, nothing inside is told, and a refusal changes nothing',
  { timeout: 1_200_000 },
  async () => {
    const harmless = fc.asyncProperty(attempt, async ({ method, start, rest, query, type, body }) => {
      const path = [start, ...rest].join('/').replaceAll('{checkout}', checkoutId);
      const before = await changeCount();
      const heard = await send(method, `${path.startsWith('/') ? '' : '/'}${path}${query}`, type, body);
      const hasChanged = (await changeCount()) !== before;
      expect([heard.status < 500, tellsOfInside(heard.body), heard.status >= 400 && hasChanged]).toEqual([
        true,
        false,
        false,
      ]);
    });
    await fc.assert(harmless, { numRuns: REQUESTS });
  },
);

test('NUL in an address or a form of the embedded provider is refused, and not handed to the database', async () => {
  const form = 'application/x-www-form-urlencoded';
  const answers = [
    await send('GET', '/embedded-checkout/a%00', null, ''),
    await send('GET', '/embedded-checkout/portal/a%00', null, ''),
    await send('POST', '/embedded-checkout/clock', form, 'turn=renewed&subscription=a%00'),
  ];
  expect(answers.map(({ status, body }) => [status, JSON.parse(body).field])).toEqual([
    [400, 'id'],
    [400, 'id'],
    [400, 'subscription'],
  ]);
});
