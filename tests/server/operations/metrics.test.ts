import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverMetrics, type ServerMetrics } from '#server/metrics/server-metrics.ts';
import { registered, type Api } from '../../support/api.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const TOKEN = 'what-prometheus-brings-with-it';

let server: TestServer;
let api: Api;
beforeAll(async () => {
  server = await startTestServer({ environment: { METRICS_TOKEN: TOKEN, PUBLIC_URL: 'https://nauka.example' } });
  api = await registered(server, 'secret-uid', { email: 'ala.secret@example.test' });
});
afterAll(() => server.close());

const read = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await fetch(`${url}/api/metrics`, { headers });
  return { status: response.status, text: await response.text() };
};

/** What was counted, without the times that it took. */
const samplesIn = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line.startsWith('nauka_') && !/_(?:bucket|sum)[{ ]/.test(line));

test('an answered call is counted by the template of its address, and nothing of who asked for what is told', async () => {
  await api.get('/api/Users/secret-uid?secret=1');
  await api.get('/api/Conversations/3f0e4f1a-0000-4000-8000-5ec7e75ec7e7');
  await fetch(`${server.url}/api/secret-path`, { method: 'PROPFIND' });
  await fetch(`${server.url}/secret-page`);
  const { status, text } = await read(server.url, { authorization: `Bearer ${TOKEN}` });
  expect({ status, samples: samplesIn(text).filter((line) => line.startsWith('nauka_http')) }).toEqual({
    status: 200,
    samples: [
      'nauka_http_request_duration_seconds_count{route="/api/Users",method="POST",status="2xx"} 1',
      'nauka_http_request_duration_seconds_count{route="/api/Users/:id",method="GET",status="2xx"} 1',
      'nauka_http_request_duration_seconds_count{route="/api/Conversations/:id",method="GET",status="4xx"} 1',
      'nauka_http_request_duration_seconds_count{route="other",method="any",status="4xx"} 2',
    ],
  });
  expect(text).not.toMatch(/secret|5ec7e7|example\.test|127\.0\.0\.1/);
});

test('the metrics are for whoever brings the token, or else for this machine, unless a proxy may speak from it', async () => {
  const [open, proxied] = await Promise.all([
    startTestServer({ issuer: server.issuer, database: server.database }),
    startTestServer({
      issuer: server.issuer,
      database: server.database,
      environment: { PUBLIC_URL: 'https://nauka.example' },
    }),
  ]);
  const statuses = [
    await read(server.url),
    await read(server.url, { authorization: `Bearer ${TOKEN}s` }),
    await read(server.url, { authorization: TOKEN }),
    await read(open.url),
    await read(open.url, { origin: 'https://elsewhere.example' }),
    await read(proxied.url),
  ].map(({ status }) => status);
  await Promise.all([open.close(), proxied.close()]);
  expect(statuses).toEqual([401, 401, 401, 200, 403, 404]);
});

const fed = (metrics: ServerMetrics): ServerMetrics => {
  metrics.calls.answered({ method: 'POST', route: '/api/Users', status: 429, seconds: 0.2 });
  metrics.calls.answered({ method: 'PROPFIND', route: undefined, status: 500, seconds: 0.2 });
  metrics.pressure.refused('heap');
  metrics.jobs.ran('letters', 'done');
  metrics.jobs.ran('letters', 'failed');
  const call = { model: 'secret', purpose: 'quiz', milliseconds: 3000, characters: 9, attempts: 2 } as const;
  metrics.tutor.onCall({ ...call, outcome: 'timeout' });
  metrics.tutor.onGate('selfHarm');
  metrics.tutor.onLeak('rewritten');
  metrics.tutor.onFailure(new Error('secret'));
  return metrics;
};

const connections = () => ({ busy: 3, idle: 17, waiting: 4 });

test('these are all, each with labels of ours', async () => {
  const metrics = fed(serverMetrics({ lateness: async () => 7, connections }));
  expect(samplesIn(await metrics.text())).toEqual([
    'nauka_job_lateness_seconds 7',
    'nauka_database_connections{state="busy"} 3',
    'nauka_database_connections{state="idle"} 17',
    'nauka_database_connections{state="waiting"} 4',
    'nauka_http_request_duration_seconds_count{route="/api/Users",method="POST",status="4xx"} 1',
    'nauka_http_request_duration_seconds_count{route="other",method="any",status="5xx"} 1',
    'nauka_rate_limit_refusals_total{route="/api/Users",method="POST"} 1',
    'nauka_job_runs_total{job="letters",outcome="done"} 1',
    'nauka_job_runs_total{job="letters",outcome="failed"} 1',
    'nauka_pressure_refusals_total{pressure="heap"} 1',
    'nauka_model_call_duration_seconds_count{purpose="quiz",outcome="timeout"} 1',
    'nauka_safety_gate_answers_total{answer="selfHarm"} 1',
    'nauka_answer_leaks_total{end="rewritten"} 1',
    'nauka_tutor_failures_total 1',
  ]);
});

const away = () => Promise.reject(new Error('The database is away.'));

test('where nobody can say how late the jobs are, the rest is told all the same', async () => {
  const text = await serverMetrics({ lateness: away, connections: undefined }).text();
  expect(samplesIn(text)).toEqual(['nauka_tutor_failures_total 0']);
});

test('of the process are told its time, its memory and how late its event loop is', async () => {
  const metrics = serverMetrics({ lateness: async () => 0, connections: undefined });
  metrics.watchProcess();
  const names = new Set(
    [...(await metrics.text()).matchAll(/^# TYPE ((?:process|nodejs)_\S+)/gm)].map(([, name]) => name),
  );
  expect(
    ['process_cpu_seconds_total', 'process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'].filter(
      (name) => !names.has(name),
    ),
  ).toEqual([]);
});
