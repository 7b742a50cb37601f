import { createRequire } from 'node:module';
import { getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#server/database/schema/users.tables.ts';
import { openTracing } from '#server/tracing/open-tracing.ts';
import type { Tracing } from '#server/tracing/tracing.types.ts';
import { openTutor } from '#server/tutor/open-tutor.ts';
import { question, registered, type Api } from '../../support/api.ts';
import { json, modelServer, saying, type ModelServer } from '../../support/model-server.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { startTraceCollector } from '../../support/trace-collector.ts';

/** Whether Node has loaded the packages that trace. */
const isLoaded = (): boolean =>
  Object.keys(createRequire(import.meta.url).cache).some((file) => /@opentelemetry.(?:sdk-trace|exporter)/.test(file));

const ignore = () => {};

let collector: Awaited<ReturnType<typeof startTraceCollector>>;
let model: ModelServer;
let tracing: Tracing | null;
let server: TestServer;
let api: Api;
let without: { readonly untraced: Tracing | null; readonly isLoaded: boolean };
beforeAll(async () => {
  const untraced = await openTracing({ traces: null });
  without = { untraced, isLoaded: isLoaded() };
  [collector, model] = await Promise.all([startTraceCollector(), modelServer()]);
  tracing = await openTracing({
    traces: { endpoint: collector.endpoint, headers: { authorization: 'Bearer school' } },
  });
  if (tracing === null) throw new Error('Nothing is traced.');
  server = await startTestServer({
    tracing,
    tutor: openTutor(
      { baseUrl: model.url, apiKey: 'secret-key', model: 'm-1' },
      { onCall: tracing.modelCalled, onGate: ignore, onLeak: ignore, onFailure: ignore },
    ),
  });
  api = await registered(server, 'secret-uid', { email: 'ala.secret@example.test' });
});
afterAll(async () => {
  await server.close();
  model.close();
  collector.close();
});

test('packages that trace are loaded where a collector is named, and nowhere else', () => {
  expect([without, isLoaded()]).toEqual([{ untraced: null, isLoaded: false }, true]);
});

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';

/** Of each span; what differs from one is told with it. */
const PLAIN = { droppedAttributesCount: 0, events: [], droppedEventsCount: 0, links: [], droppedLinksCount: 0 };
const told = (attributes: Readonly<Record<string, string | number>>) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: value } : { stringValue: value },
  }));
const [SERVER, CLIENT] = [2, 3];
const [UNSET, ERROR] = [{ code: 0 }, { code: 2 }];
/** Sampled, and whether who has begun the trace is another process. */
const [OWN, REMOTE] = [0x101, 0x301];

const ask = () => api.post('/api/Assistant/buddy', question('secret-uid', 'Opowiedz o tajne-liczby'));

test('of a request is told what was done for it and how it ended, and nothing of who asked for what', async () => {
  model.answer = saying('Co wiesz o tajne-liczby?');
  const headers = {
    authorization: `Bearer ${await server.tokenFor('secret-uid')}`,
    'user-agent': 'secret-agent',
    traceparent: `00-${TRACE}-${PARENT}-01`,
    tracestate: 'of=secret',
    baggage: 'of=secret',
  };
  await fetch(`${server.url}/api/Users/secret-uid?secret=1`, { headers });
  await fetch(`${server.url}/secret-page?secret=1`);
  await ask();
  model.answer = json({ secret: 1 }, 401);
  await ask();
  await tracing?.close();

  expect(collector.text()).not.toMatch(/secret|tajne|example\.test|127\.0\.0\.1|localhost/);
  expect(collector.senders()).toEqual(['Bearer school']);
  expect(collector.resources()).toEqual([told({ 'service.name': 'nauka' })]);
  const spans = collector.spans();

  const ofTrace = spans.filter(({ traceId }) => traceId === TRACE);
  const own = ofTrace.find(({ kind }) => kind === SERVER)?.spanId;
  const query = (text: string) => ({
    name: 'select',
    kind: CLIENT,
    parentSpanId: own,
    attributes: told({ 'db.system.name': 'postgresql', 'db.query.text': text }),
    status: UNSET,
    flags: OWN,
    ...PLAIN,
  });
  const columns = Object.values(getTableColumns(users)).map(({ name }) => `"${name}"`);
  expect(
    ofTrace.map(({ spanId: _id, traceId: _trace, startTimeUnixNano: _start, endTimeUnixNano: _end, ...span }) => span),
  ).toEqual([
    query('select "user_id" from "deletions" where "deletions"."user_id" = any($1)'),
    query(`select ${columns.join(', ')} from "users" where "users"."id" = any($1)`),
    {
      name: 'GET /api/Users/:id',
      kind: SERVER,
      parentSpanId: PARENT,
      attributes: told({
        'http.request.method': 'GET',
        'http.route': '/api/Users/:id',
        'http.response.status_code': 200,
      }),
      status: UNSET,
      flags: REMOTE,
      ...PLAIN,
    },
  ]);

  const called = (outcome: string) =>
    told({
      'gen_ai.operation.name': 'chat',
      'gen_ai.request.model': 'm-1',
      'nauka.purpose': 'answer',
      'nauka.outcome': outcome,
      'nauka.attempts': 1,
    });
  const answered = (status: number) =>
    told({
      'http.request.method': 'POST',
      'http.route': '/api/Assistant/buddy',
      'http.response.status_code': status,
    });
  const asked = spans.filter(({ name }) => /^(?:other|POST \/api\/Assistant|chat)/.test(name));
  expect(asked.map(({ name, attributes, status }) => [name, attributes, status])).toEqual([
    ['other', told({ 'http.response.status_code': 404 }), UNSET],
    ['chat m-1', called('answered'), UNSET],
    ['POST /api/Assistant/buddy', answered(200), UNSET],
    ['chat m-1', called('refused'), ERROR],
    ['POST /api/Assistant/buddy', answered(503), ERROR],
  ]);
  const parents = new Set(spans.filter(({ name }) => name.startsWith('chat')).map(({ parentSpanId }) => parentSpanId));
  const questions = asked.filter(({ name }) => name.startsWith('POST')).map(({ spanId }) => spanId);
  expect([...parents]).toEqual(questions);
});
