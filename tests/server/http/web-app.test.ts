import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addWebApp } from '#server/http/web-app.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const STYLE = 'h1{color:navy}';
const EARLY = 'let pressed = null;';
const HOME_PAGE = `<!doctype html><title>Nauka</title><style>${STYLE}</style><script>${EARLY}</script><h1>Zrozum zadanie</h1><script type="module" src="/assets/main-abc123.js"></script>`;
const FAQ_PAGE = '<!doctype html><title>Pytania</title><link rel="canonical" href="https://origin.invalid/faq">';
const NOT_FOUND_PAGE = '<!doctype html><title>Nie ma takiej strony</title>';
const SITE_MAP = '<urlset><url><loc>https://origin.invalid/</loc></url></urlset>';
const ROBOTS = 'Sitemap: https://origin.invalid/sitemap.xml';
const APP_PAGE = `<!doctype html><title>Nauka</title><style>${STYLE}</style>`;
const ACCOUNT_PAGE = '<!doctype html><title>Nauka</title><link rel="modulepreload" href="/assets/account.js">';
const SCRIPT = 'console.log("nauka")';

let server: TestServer;

beforeAll(async () => {
  const webFolder = mkdtempSync(join(tmpdir(), 'nauka-web-'));
  mkdirSync(join(webFolder, 'assets'));
  mkdirSync(join(webFolder, 'pages'));
  writeFileSync(join(webFolder, 'pages', 'home.html'), HOME_PAGE);
  writeFileSync(join(webFolder, 'pages', 'app.html'), APP_PAGE);
  writeFileSync(join(webFolder, 'pages', '404.html'), NOT_FOUND_PAGE);
  writeFileSync(join(webFolder, 'pages', 'account.html'), ACCOUNT_PAGE);
  writeFileSync(join(webFolder, 'pages', 'faq.html'), FAQ_PAGE);
  writeFileSync(join(webFolder, 'sitemap.xml'), SITE_MAP);
  writeFileSync(join(webFolder, 'robots.txt'), ROBOTS);
  writeFileSync(join(webFolder, 'sw.js'), SCRIPT);
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
  ['/app.html', APP_PAGE],
  ['/404.html', NOT_FOUND_PAGE],
  ['/account', ACCOUNT_PAGE],
  ['/Account/?tab=plan', ACCOUNT_PAGE],
  ['/fiszki/12', APP_PAGE],
  ['/Payment/Success/', APP_PAGE],
])(
  '%s opens the web app, which is asked for anew each time and has its content where it is the same for everybody',
  async (path, page) => {
    const { status, text, headers } = await get(path);
    expect([status, text, headers.get('cache-control'), headers.get('content-type')]).toEqual([
      200,
      page,
      'no-cache',
      'text/html; charset=utf-8',
    ]);
  },
);

test.each(['/asistant', '/fiszki', '/assistant/more'])(
  '%s is no page, which the web app says itself, as often as it is asked for',
  async (path) => {
    const first = await get(path);
    const again = await get(path, { 'if-none-match': first.headers.get('etag') ?? '*', range: 'bytes=0-3' });
    expect([first.status, first.text, again.status, again.text]).toEqual([404, NOT_FOUND_PAGE, 404, NOT_FOUND_PAGE]);
  },
);

test.each(['/pages/faq.html', '//pages/404.html', '/index.html'])(
  '%s is where no page is served from',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test('in pages and for search engines stands the address at which this server is reached (D43)', async () => {
  const origin = server.url.replace('127.0.0.1', 'localhost');
  const answers = await Promise.all(['/faq', '/sitemap.xml', '/robots.txt'].map((path) => get(path)));
  expect(answers.map(({ text, headers }) => [text, headers.get('content-type'), headers.get('cache-control')])).toEqual(
    [
      [FAQ_PAGE.replace('https://origin.invalid', origin), 'text/html; charset=utf-8', 'no-cache'],
      [SITE_MAP.replace('https://origin.invalid', origin), 'application/xml; charset=utf-8', 'no-cache'],
      [ROBOTS.replace('https://origin.invalid', origin), 'text/plain; charset=utf-8', 'no-cache'],
    ],
  );
});

test('a page is not sent again to whoever has it in the same encoding', async () => {
  const { headers } = await get('/faq');
  const tag = headers.get('etag') ?? '';
  const [again, plain] = await Promise.all([
    get('/faq', { 'if-none-match': `"older", W/${tag}` }),
    get('/faq', { 'if-none-match': tag, 'accept-encoding': 'identity' }),
  ]);
  expect([
    headers.get('content-encoding'),
    again.status,
    again.text,
    plain.status,
    plain.headers.get('etag') === tag,
  ]).toEqual(['br', 304, '', 200, false]);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.0, gzip;q=0', null],
  ['br;q=0.5', 'br'],
  ['brotli', null],
])('a page goes to whoever takes %s in %s', async (accepted, encoding) => {
  const [answer] = await once(
    request(server.url, { path: '/', headers: { 'accept-encoding': accepted } }).end(),
    'response',
  );
  answer.resume();
  expect([answer.headers['content-encoding'] ?? null, answer.headers.vary]).toEqual([encoding, 'accept-encoding']);
});

test('whoever asks only for the head of a page gets its status, and no page', async () => {
  const heads = await Promise.all(
    ['/', '/faq', '/assistant', '/asistant'].map((path) => fetch(server.url + path, { method: 'HEAD' })),
  );
  expect(await Promise.all(heads.map(async (head) => [head.status, await head.text()]))).toEqual([
    [200, ''],
    [200, ''],
    [200, ''],
    [404, ''],
  ]);
});

test('what stands between the pages and the network is asked for anew each time', async () => {
  const { status, headers } = await get('/sw.js');
  expect([status, headers.get('cache-control'), headers.get('content-type')]).toEqual([
    200,
    'no-cache',
    'text/javascript; charset=utf-8',
  ]);
});

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
    `style-src 'self' ${hashOf(STYLE)} 'sha256-ndqNR5sRhpCpzEegeZlNMCXGcZePdx2Ju0gUPhAj22I=' 'unsafe-hashes' 'sha256-H2y25+9xCWldMmGKkdm5PYXJfxQlOpoG5xtEkl0ATuE=' 'sha256-7mgh1HxrgWC1cqXninAf/Ev0BibaqPYlCwRDNbtTyz8=' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='`,
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
    'trusted-types dompurify formula service-worker file-workers',
  ]);
});

test('only the threads that open files may compile WebAssembly, and they have no page (D49)', async () => {
  const policies = await Promise.all(
    [
      '/assets/photo-text.worker-Ab_1-2.js',
      '/assets/heic.worker-c3.js',
      '/assets/worker-c3.js',
      '/heic.worker-c3.js',
    ].map(async (path) => (await get(path)).headers.get('content-security-policy') ?? ''),
  );
  const ofThread = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:; connect-src 'self'";
  expect(policies.map((policy) => [policy === ofThread, policy.includes('wasm')])).toEqual([
    [true, true],
    [true, true],
    [false, false],
    [false, false],
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

test('a server whose web app was never built says so at its start', async () => {
  const lines: string[] = [];
  const app = Fastify({
    logger: { level: 'warn', stream: { write: (line) => void lines.push(JSON.parse(line).msg) } },
  });
  await addWebApp(app, { folder: mkdtempSync(join(tmpdir(), 'nauka-web-')), origin: () => '', hasFakeGoogle: false });
  await addWebApp(Fastify({ loggerInstance: app.log }), { folder: null, origin: () => '', hasFakeGoogle: false });
  expect(lines).toEqual(['the web app is not built, so there is only the API: npm run build makes it']);
});
