import { once } from 'node:events';
import { request as send, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { CALLS, type CallName } from '#contract/calls.ts';
import { logs } from '#server/database/schema/support.tables.ts';
import { apiAs, call, registered } from '../../support/api.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { sendValid } from '../../support/valid-call.ts';
import { ASKER_ID } from '../../support/valid-requests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const openApi = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.string(), 'x-status': z.string() }))),
});
const json = { 'content-type': 'application/json' };
const bearer = async (uid: string) => ({ authorization: `Bearer ${await server.tokenFor(uid)}` });

describe('errors are JSON with a code, a message and the name of the status', () => {
  test('an address of the API that nothing answers', async () => {
    expect(await call(`${server.url}/api/Nothing`, {})).toEqual({
      status: 404,
      body: { code: 'not_found', message: 'There is nothing at this address.', error: 'Not Found' },
    });
  });

  test('a method that an address does not know', async () => {
    const response = await fetch(`${server.url}/api/Users/someone`, { method: 'PATCH' });
    expect({ status: response.status, allow: response.headers.get('allow'), body: await response.json() }).toEqual({
      status: 405,
      allow: 'GET, PUT, DELETE',
      body: { code: 'method_not_allowed', message: 'Only GET, PUT, DELETE here.', error: 'Method Not Allowed' },
    });
  });

  test.each([
    ['half a body', '{"id": "x"'],
    ['a dangerous key', '{"__proto__": {"isAdmin": true}}'],
  ])('%s', async (_name, body) => {
    expect(
      await call(`${server.url}/api/Users`, { method: 'POST', headers: { ...json, ...(await bearer('x')) }, body }),
    ).toEqual({
      status: 400,
      body: { code: 'malformed_json', message: 'The body is not JSON.', error: 'Bad Request' },
    });
  });

  test.each([
    [
      '64 deep',
      63,
      {
        code: 'invalid_request',
        message: 'displayName: Invalid input: expected string, received undefined',
        error: 'Bad Request',
        field: 'displayName',
      },
    ],
    ['65 deep', 64, { code: 'malformed_json', message: 'The body is nested more than 64 deep.', error: 'Bad Request' }],
    [
      'thirty thousand deep',
      29_999,
      { code: 'malformed_json', message: 'The body is nested more than 64 deep.', error: 'Bad Request' },
    ],
  ])('a body %s', async (_name, arrays, body) => {
    const deep = `{"a":${'['.repeat(arrays)}${']'.repeat(arrays)}}`;
    expect(
      await call(`${server.url}/api/Users`, {
        method: 'POST',
        headers: { ...json, ...(await bearer('x')) },
        body: deep,
      }),
    ).toEqual({ status: 400, body });
  });

  test('a body that is not JSON (S2 §7.1)', async () => {
    const body = new URLSearchParams({ id: 'x' });
    expect(await call(`${server.url}/api/Users`, { method: 'POST', headers: await bearer('x'), body })).toEqual({
      status: 415,
      body: {
        code: 'unsupported_media_type',
        message: 'The body must be application/json.',
        error: 'Unsupported Media Type',
      },
    });
  });

  test('a body over 64 KiB, where 17 MiB are for files in a chat only', async () => {
    const body = JSON.stringify({ id: 'x', filling: 'x'.repeat(64 * 1024) });
    const request = { method: 'POST', headers: { ...json, ...(await bearer('x')) }, body };
    expect(await call(`${server.url}/api/Users`, request)).toEqual({
      status: 413,
      body: { code: 'too_large', message: 'The body is too large.', error: 'Payload Too Large' },
    });
    expect((await call(`${server.url}/api/Assistant/tutor`, request)).status).toBe(400);
  });

  test('an address that is not one', async () => {
    expect(await call(`${server.url}/api/Users/%zz`, {})).toEqual({
      status: 400,
      body: { code: 'invalid_request', message: 'The request is malformed.', error: 'Bad Request' },
    });
  });

  test('an id that no address may hold', async () => {
    const answer = await call(`${server.url}/api/Users/${'x'.repeat(2000)}`, { headers: await bearer('x') });
    expect([answer.status, Object(answer.body).field]).toEqual([400, 'id']);
  });

  test('a body of null', async () => {
    const request = { method: 'PUT', headers: { ...json, ...(await bearer('x')) }, body: 'null' };
    expect(await call(`${server.url}/api/Users/x`, request)).toEqual({
      status: 400,
      body: {
        code: 'invalid_request',
        message: 'body: Invalid input: expected object, received null',
        error: 'Bad Request',
        field: 'body',
      },
    });
  });

  test('bytes that are no HTTP', async () => {
    const { port } = new URL(server.url);
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write('HELLO\r\n\r\n'));
      let received = '';
      socket.on('data', (bytes) => {
        received += bytes.toString();
      });
      socket.on('close', () => resolve(received));
    });
    expect(answer.split('\r\n').at(-1)).toBe(
      '{"code":"HTTP_400","message":"The request is malformed.","error":"Bad Request"}',
    );
  });
});

describe('an answer of more than a kilobyte is compressed for whoever takes that', () => {
  const PLANS = '/api/Subscriptions/Plans';
  const asked = async (path: string, encodings: string) => {
    const sent = send(server.url + path, {
      headers: { 'accept-encoding': encodings, ...(await bearer('x')) },
    }).end();
    const answer: IncomingMessage = (await once(sent, 'response'))[0];
    const bytes = await buffer(answer);
    const { 'content-encoding': encoding, vary } = answer.headers;
    const text = String(encoding === undefined ? bytes : OPENED[encoding]?.(bytes));
    return { status: answer.statusCode, encoding, vary, body: JSON.parse(text) };
  };
  const OPENED: Readonly<Record<string, (bytes: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };

  test.each([
    ['br', 'gzip, deflate, br, zstd'],
    ['gzip', 'gzip, deflate'],
    ['gzip', 'br;q=0, gzip'],
    [undefined, 'deflate'],
    [undefined, 'identity'],
  ])('by %s of “%s”', async (encoding, accepted) => {
    const { body } = await call(server.url + PLANS, {});
    expect(await asked(PLANS, accepted)).toEqual({
      status: 200,
      encoding,
      vary: encoding === undefined ? undefined : 'accept-encoding',
      body,
    });
  });

  test('also one that a thread compresses, and not one that fits into a packet', async () => {
    const document = await asked('/api/openapi.json', 'br');
    expect([document.encoding, openApi.parse(document.body).paths['/api/health'] === undefined]).toEqual(['br', false]);
    expect(await asked('/api/health', 'br')).toEqual({
      status: 200,
      encoding: undefined,
      vary: undefined,
      body: { status: 'ok' },
    });
  });

  test('and no body is opened that says it is compressed: nobody knows how large it would be', async () => {
    const body = gzipSync(JSON.stringify({ id: 'x' }));
    const headers = { ...json, ...(await bearer('x')), 'content-encoding': 'gzip' };
    expect((await call(`${server.url}/api/Users`, { method: 'POST', headers, body })).body).toEqual({
      code: 'malformed_json',
      message: 'The body is not JSON.',
      error: 'Bad Request',
    });
  });
});

describe('what is planned is visible', () => {
  const names = Object.keys(CALLS) as CallName[];
  const planned = () => names.filter((name) => !(name in server.handlers));

  test('it answers 501', async () => {
    const token = await server.tokenFor(ASKER_ID);
    const answers: unknown[] = [];
    for (const name of planned()) answers.push([name, await sendValid(server.url, name, { token })]);
    const notThereYet = {
      status: 501,
      body: { code: 'not_implemented', message: 'This call is planned and not there yet.', error: 'Not Implemented' },
    };
    expect(answers).toEqual(planned().map((name) => [name, notThereYet]));
  });

  test('the OpenAPI document says so of the same calls', async () => {
    const { paths } = openApi.parse(await (await fetch(`${server.url}/api/openapi.json`)).json());
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    const told = operations.filter((operation) => operation['x-status'] === 'planned');
    expect(told.map(({ operationId }) => operationId).toSorted()).toEqual(planned().toSorted());
    expect(operations.length).toBe(names.length);
  });

  test('people can read the API', async () => {
    const response = await fetch(`${server.url}/api/docs`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await response.text()).toContain('/api/Users/{id}');
  });
});

test('health and readiness', async () => {
  expect(await call(`${server.url}/api/health`, {})).toEqual({ status: 200, body: { status: 'ok' } });
  expect(await call(`${server.url}/api/ready`, {})).toEqual({
    status: 200,
    body: { status: 'ok', database: 'ok', identity: 'ok', disk: 'ok', jobs: 'ok' },
  });
});

test('while the database is away, calls say so, leak nothing and end soon', async () => {
  const other = await startTestServer();
  const api = await registered(other, 'early');
  await other.database.close();
  const away = {
    status: 503,
    body: {
      code: 'database_unavailable',
      message: 'The database is away. Try again soon.',
      error: 'Service Unavailable',
    },
  };
  expect(await api.get('/api/Users/early')).toEqual(away);
  expect(await api.post('/api/Trial/Start')).toEqual(away);
  expect((await api.get('/api/ready')).status).toBe(503);
  expect((await api.get('/api/health')).status).toBe(200);
  await other.app.close();
  await other.issuer.close();
});

test('every answer of the API forbids a browser to run or keep it', async () => {
  const { headers } = await fetch(`${server.url}/api/health`);
  const names = [
    'content-security-policy',
    'cache-control',
    'x-content-type-options',
    'referrer-policy',
    'cross-origin-opener-policy',
  ];
  expect(Object.fromEntries(names.map((name) => [name, headers.get(name)]))).toEqual({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  });
});

test.each(['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+14:00', '1969-12-31T23:59:59Z', '9999-12-31T23:59:59-14:00'])(
  'a log entry of %s is refused by name',
  async (timeStamp) => {
    const api = await registered(server, `logger-${timeStamp}`);
    const answer = await api.post('/api/Logs', { text: 'hello', userID: api.uid, timeStamp });
    expect([answer.status, Object(answer.body).field]).toEqual([400, 'timeStamp']);
  },
);

test('a log entry is kept without what is personal in it, and only in one’s own name (S1 §7.36)', async () => {
  const api = await registered(server, 'logger');
  const entry = {
    text: 'registration failed for ala@example.test at 10.0.0.7 with eyJhbGciOi.eyJzdWIi.c2ln',
    userID: 'logger',
    timeStamp: '2026-11-20T12:00:00.000Z',
  };
  expect(await api.post('/api/Logs', entry)).toEqual({ status: 204, body: null });
  expect((await api.post('/api/Logs', { ...entry, userID: 'other' })).status).toBe(403);
  const stored = await server.database.database.select().from(logs);
  expect(stored).toEqual([
    {
      id: 1,
      userId: 'logger',
      text: 'registration failed for [e-mail] at [address] with [token]',
      timeStamp: new Date('2026-11-20T12:00:00.000Z'),
    },
  ]);
  const stranger = await apiAs(server, 'no-user');
  expect((await stranger.post('/api/Logs', { ...entry, userID: 'no-user' })).status).toBe(404);
});

test('calls are refused while the process has too little memory, and whoever watches it is answered', async () => {
  const lines: string[] = [];
  const pressed = await startTestServer({
    issuer: server.issuer,
    database: server.database,
    // No process is that small.
    environment: { MAX_HEAP_PERCENT: '1' },
    logTarget: { write: (line) => lines.push(line) },
  });
  const plans = `${pressed.url}/api/Subscriptions/Plans`;
  await expect.poll(async () => (await fetch(plans)).status).toBe(503);

  const refusal = await fetch(plans);
  expect([refusal.status, refusal.headers.get('retry-after'), await refusal.json()]).toEqual([
    503,
    '5',
    { code: 'overloaded', message: 'The server has too much to do. Try again soon.', error: 'Service Unavailable' },
  ]);
  const watching = ['/api/health', '/api/ready', '/api/metrics', '/config.json'];
  expect(await Promise.all(watching.map(async (path) => (await fetch(pressed.url + path)).status))).toEqual(
    watching.map(() => 200),
  );
  expect(await (await fetch(`${pressed.url}/api/metrics`)).text()).toMatch(
    /^nauka_pressure_refusals_total\{pressure="heap"\} 2$/m,
  );
  expect(lines.filter((line) => line.includes('call failed'))).toEqual([]);
  await pressed.close();
});
