import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addSecurityHeaders } from '#server/http/security-headers.ts';
import { addWebApp } from '#server/http/web-app.ts';
import { readSettings } from '#server/settings/settings.ts';

const FIREBASE = {
  FIREBASE_PROJECT_ID: 'nauka',
  FIREBASE_WEB_CONFIG: '{"apiKey":"k","authDomain":"nauka.firebaseapp.com","projectId":"nauka"}',
  GOOGLE_APPLICATION_CREDENTIALS: '/run/secrets/firebase.json',
};
const TEST_ISSUER = {
  IDENTITY_JWKS_URL: 'http://127.0.0.1:9/keys',
  IDENTITY_ISSUER: 'issuer',
  IDENTITY_AUDIENCE: 'audience',
};
const PRODUCTION = {
  ...FIREBASE,
  NODE_ENV: 'production',
  ALLOW_EMBEDDED_DATABASE: 'true',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'nauka@nauka.example',
};

let folder: string;
let app: FastifyInstance;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nauka-web-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'pages'));
  for (const page of ['home', 'app', '404']) writeFileSync(join(folder, 'pages', `${page}.html`), 'the service');
  writeFileSync(join(folder, 'google-account.html'), 'the fake');
  writeFileSync(join(folder, 'google-account.html.br'), brotliCompressSync('the fake'));
});
afterEach(() => app.close());

const serve = async (environment: Readonly<Record<string, string>>): Promise<void> => {
  const settings = readSettings(environment);
  app = Fastify();
  addSecurityHeaders(app, settings, { scripts: [], styles: [] });
  await addWebApp(app, {
    folder,
    origin: () => 'http://localhost:3000',
    hasFakeGoogle: settings.identity.kind === 'emulator',
  });
};

const policyOf = async (environment: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  await serve(environment);
  const policy = (await app.inject({ url: '/', headers: { host: 'localhost:3000' } })).headers[
    'content-security-policy'
  ];
  return String(policy)
    .split('; ')
    .filter((rule) => /^(?:script|connect|frame)-src |^(?:require-)?trusted-types/.test(rule));
};

describe('the fake of Google’s window', () => {
  it('is served with the Auth emulator', async () => {
    await serve({});
    const { statusCode, body } = await app.inject('/google-account.html');
    expect([statusCode, body]).toEqual([200, 'the fake']);
  });

  const paths = [
    '/google-account.html',
    '/google-account.html.br',
    '/google-account%2Ehtml',
    '/%67oogle-account.html',
    '//google-account.html',
    '/./google-account.html',
    '/Google-Account.html',
    '/google-account.html?mode=again',
  ];

  it.each([
    ['the real Firebase', FIREBASE],
    ['production', PRODUCTION],
    ['a test issuer', TEST_ISSUER],
  ])('is not there with %s, however its address is written', async (_, environment) => {
    await serve(environment);
    const answers = await Promise.all(
      paths.map(async (path) => (await app.inject({ url: path, headers: { 'accept-encoding': 'br' } })).body),
    );
    expect(answers.filter((body) => body.includes('fake'))).toEqual([]);
    expect((await app.inject('/google-account.html')).statusCode).toBe(404);
  });
});

describe('the policy of the page', () => {
  it('lets the real Firebase load the scripts of Google, and the default policy vouch for them', async () => {
    expect(await policyOf(FIREBASE)).toEqual([
      "script-src 'self' https://apis.google.com",
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
      'frame-src https://nauka.firebaseapp.com',
      "require-trusted-types-for 'script'",
      'trusted-types dompurify formula service-worker file-workers default gapi#gapi goog#html',
    ]);
  });

  it('knows nothing of Google with the emulator', async () => {
    expect(await policyOf({})).toEqual([
      "script-src 'self'",
      "connect-src 'self' http://localhost:9099",
      "frame-src 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types dompurify formula service-worker file-workers',
    ]);
  });
});
