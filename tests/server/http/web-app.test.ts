import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server.ts';

const STYLE = 'h1{color:navy}';
const EARLY = 'let pressed = null;';
const HOME_PAGE = `<!doctype html><title>Nauka</title><style>${STYLE}</style><script>${EARLY}</script><h1>Zrozum zadanie</h1><script type="module" src="/assets/main-abc123.js"></script>`;
const APP_PAGE = `<!doctype html><title>Nauka</title><style>${STYLE}</style>`;
const ACCOUNT_PAGE = '<!doctype html><title>Nauka</title><link rel="modulepreload" href="/assets/account.js">';
const SCRIPT = 'console.log("nauka")';

let server: TestServer;

beforeAll(async () => {
  const webFolder = mkdtempSync(join(tmpdir(), 'nauka-web-'));
  mkdirSync(join(webFolder, 'assets'));
  writeFileSync(join(webFolder, 'index.html'), HOME_PAGE);
  writeFileSync(join(webFolder, 'app.html'), APP_PAGE);
  mkdirSync(join(webFolder, 'pages'));
  writeFileSync(join(webFolder, 'pages', 'account.html'), ACCOUNT_PAGE);
  writeFileSync(join(webFolder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(webFolder, 'assets', 'main-abc123.js'), SCRIPT);
  writeFileSync(join(webFolder, 'assets', 'main-abc123.js.br'), brotliCompressSync(SCRIPT));
  server = await startTestServer({ webFolder, environment: { PAYMENTS_DISABLED: 'true' } });
});
afterAll(() => server.close());

const get = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await fetch(server.url + path, { headers: { 'accept-encoding': 'br, gzip', ...headers } });
  return { status: response.status, text: await response.text(), headers: response.headers };
};

test.each([
  ['/', HOME_PAGE],
  ['/?utm_source=plakat', HOME_PAGE],
  ['/assistant?mode=tutor', APP_PAGE],
  ['/account', ACCOUNT_PAGE],
  ['/Account/?tab=plan', ACCOUNT_PAGE],
  ['/fiszki/12', APP_PAGE],
  ['/Payment/Success/', APP_PAGE],
])('%s opens the web app, which is asked for anew each time and has its content at home only', async (path, page) => {
  const { status, text, headers } = await get(path);
  expect([status, text, headers.get('cache-control'), headers.get('content-type')]).toEqual([
    200,
    page,
    'no-cache',
    'text/html; charset=utf-8',
  ]);
});

test.each(['/asistant', '/fiszki', '/assistant/more'])(
  '%s is no page, which the web app says itself, as often as it is asked for',
  async (path) => {
    const first = await get(path);
    const again = await get(path, { 'if-none-match': first.headers.get('etag') ?? '*', range: 'bytes=0-3' });
    expect([first.status, first.text, again.status, again.text]).toEqual([404, APP_PAGE, 404, APP_PAGE]);
  },
);

test('an icon, which keeps its name, is kept for a day', async () => {
  const { status, headers } = await get('/favicon.svg');
  expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=86400']);
});

test('a file with a hash in its name is sent compressed and kept for ever, by each cache for whoever reads it so', async () => {
  const { status, text: script, headers } = await get('/assets/main-abc123.js');
  expect([status, script, ...['content-encoding', 'cache-control', 'vary'].map((name) => headers.get(name))]).toEqual([
    200,
    SCRIPT,
    'br',
    'public, max-age=31536000, immutable',
    'accept-encoding',
  ]);
});

/** Without a browser's or a client's tidying of the path. */
const getAsWritten = async (path: string) => {
  const [answer] = await once(request(server.url, { path }).end(), 'response');
  return { status: answer.statusCode, body: await json(answer) };
};

const NOTHING_THERE = {
  status: 404,
  body: { code: 'not_found', message: 'There is nothing at this address.', error: 'Not Found' },
};
const MALFORMED = {
  status: 400,
  body: { code: 'invalid_request', message: 'The request is malformed.', error: 'Bad Request' },
};

test.each([
  ['/..', NOTHING_THERE],
  ['/../', NOTHING_THERE],
  ['/%2e%2e', NOTHING_THERE],
  ['/..%5c..', NOTHING_THERE],
  ['/api/%5c..', NOTHING_THERE],
  ['//api/health', NOTHING_THERE],
  ['/API/Users', NOTHING_THERE],
  ['/%00', MALFORMED],
  ['/a%00.js', MALFORMED],
  ['/assets/%00', MALFORMED],
  ['/api/%00', MALFORMED],
  ['/api/Users%00', MALFORMED],
  ['/%', MALFORMED],
])('%s is refused readably', async (path, refusal) => {
  expect(await getAsWritten(path)).toEqual(refusal);
});

test('a missing file stays missing, and so does an unknown address of the API', async () => {
  for (const path of ['/assets/old-def456.js', '/api/Nothing', '/../package.json', '/.env']) {
    expect((await get(path)).status).toBe(404);
  }
});

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the page may load from us and from nobody else, and runs no script and has no style inside but its own', async () => {
  const { headers } = await get('/');
  expect(headers.get('content-security-policy')?.split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' ${hashOf(EARLY)}`,
    `style-src 'self' ${hashOf(STYLE)} 'unsafe-hashes' 'sha256-H2y25+9xCWldMmGKkdm5PYXJfxQlOpoG5xtEkl0ATuE=' 'sha256-7mgh1HxrgWC1cqXninAf/Ev0BibaqPYlCwRDNbtTyz8=' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "frame-src 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify',
  ]);
});

test('the browser learns its settings from the server', async () => {
  const { status, text, headers } = await get('/config.json');
  expect([status, JSON.parse(text), headers.get('cache-control')]).toEqual([
    200,
    { identity: { kind: 'none' }, payments: 'disabled' },
    'no-cache',
  ]);
});
