import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SettingsError, VARIABLES } from '#server/settings/environment.ts';
import { readSettings } from '#server/settings/settings.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://user@db/nauka',
  FIREBASE_PROJECT_ID: 'nauka',
  FIREBASE_WEB_CONFIG: '{"apiKey":"k","authDomain":"nauka.firebaseapp.com","projectId":"nauka"}',
  GOOGLE_APPLICATION_CREDENTIALS: 'key.json',
  SMTP_URL: 'smtps://user:secret@mail.example:465',
  MAIL_FROM: 'Nauka <nauka@nauka.example>',
};

test('nothing has to be set (S1 §6.28)', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: undefined,
    dataDirectory: '.data',
    database: { kind: 'embedded', directory: '.data' },
    identity: { kind: 'emulator', projectId: 'demo-nauka', port: 9099 },
    model: undefined,
    payments: { kind: 'embedded' },
    arePaymentsDisabled: false,
    mail: { kind: 'embedded', isReadable: true },
    contactAddress: null,
    metricsToken: null,
    traces: null,
    pressure: { eventLoopDelay: 1000, heapShare: 0.85, memoryShare: 0.9 },
    logLevel: 'info',
    areLimitsOff: false,
  });
});

test('a variable that nobody reads changes nothing', () => {
  expect(readSettings({ EDITOR: 'vi' })).toEqual(readSettings({}));
});

test('production on PostgreSQL and Firebase starts (S1 §6.27)', () => {
  expect(
    readSettings({
      ...PRODUCTION,
      PUBLIC_URL: 'https://nauka.example/',
      PAYMENTS_DISABLED: 'true',
      CONTACT_MAIL: 'people@nauka.example',
      LOG_LEVEL: '',
    }),
  ).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'https://nauka.example',
    dataDirectory: '.data',
    database: { kind: 'postgres', url: 'postgresql://user@db/nauka' },
    identity: {
      kind: 'firebase',
      projectId: 'nauka',
      webConfig: { apiKey: 'k', authDomain: 'nauka.firebaseapp.com', projectId: 'nauka' },
      credentialsFile: 'key.json',
    },
    model: undefined,
    payments: { kind: 'none' },
    arePaymentsDisabled: true,
    mail: { kind: 'smtp', url: 'smtps://user:secret@mail.example:465', from: 'Nauka <nauka@nauka.example>' },
    contactAddress: 'people@nauka.example',
    metricsToken: null,
    traces: null,
    pressure: { eventLoopDelay: 1000, heapShare: 0.85, memoryShare: 0.9 },
    logLevel: 'info',
    areLimitsOff: false,
  });
});

/** Somebody vouches for people, so that others may reach the server. */
const ISSUER = { IDENTITY_JWKS_URL: 'http://127.0.0.1/', IDENTITY_ISSUER: 'i', IDENTITY_AUDIENCE: 'a' };
const EXPOSED =
  "lets others reach the Auth emulator, which takes anybody for whoever they say; give this machine's own address (127.0.0.1), set FIREBASE_PROJECT_ID, or accept it with ALLOW_EMULATOR_OFF_LOOPBACK=true";

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRETS: 'whsec_old, whsec_new',
};

test('keys of Stripe take the money there, with as many signing secrets as hold', () => {
  expect(readSettings({ ...PRODUCTION, ...STRIPE }).payments).toEqual({
    kind: 'stripe',
    secretKey: 'sk_live_1',
    publishableKey: 'pk_live_1',
    webhookSecrets: ['whsec_old', 'whsec_new'],
    apiBase: undefined,
  });
});

test.each([
  ['in production', PRODUCTION, 'none'],
  ['on an address that others reach', { ...ISSUER, HOST: '0.0.0.0' }, 'none'],
  ['behind a proxy that others reach', { ...ISSUER, PUBLIC_URL: 'https://nauka.example' }, 'none'],
  ['on this machine', { HOST: '::1', PUBLIC_URL: 'http://localhost:5173' }, 'embedded'],
] as const)('without keys of Stripe, the embedded checkout %s is: %s → %s', (_, environment, kind) => {
  expect(readSettings(environment).payments).toEqual({ kind });
});

test.each([
  ['on an address that others reach', { ...ISSUER, HOST: '0.0.0.0' }, false],
  ['behind a proxy that others reach', { ...ISSUER, PUBLIC_URL: 'https://nauka.example' }, false],
  ['on this machine', { HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:5173' }, true],
] as const)(
  'without a mail server, the letters lie in a table; %s they can be read: %s → %s',
  (_, environment, isReadable) => {
    expect(readSettings(environment).mail).toEqual({ kind: 'embedded', isReadable });
  },
);

test('what a collector knows its sender by is written as OpenTelemetry writes it', () => {
  expect(
    readSettings({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a=b, tenant=school',
    }).traces,
  ).toEqual({ endpoint: 'http://localhost:4318', headers: { authorization: 'Bearer a=b', tenant: 'school' } });
});

describe('a wrong setting stops the start with a line that names it and not its value', () => {
  test.each<[string, Record<string, string>, string]>([
    ['PORT', { PORT: 'secret' }, 'PORT: must be a port number'],
    ['PORT', { PORT: '70000' }, 'PORT: must be at most 65535'],
    ['PUBLIC_URL', { PUBLIC_URL: 'ftp://secret' }, 'PUBLIC_URL: must be an http:// or https:// address'],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://secret' }, 'DATABASE_URL: must be a postgresql:// address'],
    ['HOST', { HOST: '0.0.0.0' }, `HOST: ${EXPOSED}`],
    ['HOST', { HOST: '192.168.1.20', PUBLIC_URL: 'http://localhost' }, `HOST: ${EXPOSED}`],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://nauka.example' }, `PUBLIC_URL: ${EXPOSED}`],
    ['PAYMENTS_DISABLED', { PAYMENTS_DISABLED: 'yes' }, 'PAYMENTS_DISABLED: must be true or false'],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL: must be a level like info, warn or silent'],
    ['FIREBASE_WEB_CONFIG', { FIREBASE_WEB_CONFIG: '{secret' }, 'FIREBASE_WEB_CONFIG: must be JSON'],
    [
      'FIREBASE_WEB_CONFIG',
      { FIREBASE_PROJECT_ID: 'nauka' },
      'FIREBASE_WEB_CONFIG: is needed together with FIREBASE_PROJECT_ID',
    ],
    [
      'GOOGLE_APPLICATION_CREDENTIALS',
      { ...PRODUCTION, GOOGLE_APPLICATION_CREDENTIALS: '' },
      'GOOGLE_APPLICATION_CREDENTIALS: is needed together with FIREBASE_PROJECT_ID',
    ],
    [
      'STRIPE_SECRET_KEY',
      { ...STRIPE, STRIPE_SECRET_KEY: 'pk_live_1' },
      'STRIPE_SECRET_KEY: must be a secret key like sk_live_…',
    ],
    [
      'STRIPE_PUBLISHABLE_KEY',
      { ...STRIPE, STRIPE_PUBLISHABLE_KEY: 'sk_live_secret' },
      'STRIPE_PUBLISHABLE_KEY: must be a publishable key like pk_live_…',
    ],
    [
      'STRIPE_PUBLISHABLE_KEY',
      { ...STRIPE, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' },
      'STRIPE_PUBLISHABLE_KEY: is of another mode, test or live, than STRIPE_SECRET_KEY',
    ],
    [
      'STRIPE_PUBLISHABLE_KEY',
      { ...STRIPE, STRIPE_PUBLISHABLE_KEY: '' },
      'STRIPE_PUBLISHABLE_KEY: is needed together with STRIPE_SECRET_KEY',
    ],
    [
      'STRIPE_WEBHOOK_SECRETS',
      { ...STRIPE, STRIPE_WEBHOOK_SECRETS: '' },
      'STRIPE_WEBHOOK_SECRETS: is needed together with STRIPE_SECRET_KEY',
    ],
    [
      'STRIPE_WEBHOOK_SECRETS',
      { ...STRIPE, STRIPE_WEBHOOK_SECRETS: 'whsec_a,secret' },
      'STRIPE_WEBHOOK_SECRETS: must be signing secrets like whsec_…, with commas between them',
    ],
    [
      'STRIPE_SECRET_KEY',
      { STRIPE_PUBLISHABLE_KEY: 'pk_live_1' },
      'STRIPE_SECRET_KEY: is needed together with STRIPE_PUBLISHABLE_KEY',
    ],
    ['SMTP_URL', { SMTP_URL: 'https://secret' }, 'SMTP_URL: must be an smtp:// or smtps:// address'],
    ['SMTP_URL', { MAIL_FROM: 'a@b.example' }, 'SMTP_URL: is needed together with MAIL_FROM'],
    ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM: is needed together with SMTP_URL'],
    [
      'MAIL_FROM',
      { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Nauka\nBcc: a@b.example' },
      'MAIL_FROM: must be an address like Nauka <nauka@example.org>',
    ],
    ['CONTACT_MAIL', { CONTACT_MAIL: 'secret' }, 'CONTACT_MAIL: must be an e-mail address'],
    [
      'MAX_EVENT_LOOP_DELAY',
      { MAX_EVENT_LOOP_DELAY: '1s' },
      'MAX_EVENT_LOOP_DELAY: must be milliseconds, or 0 for no limit',
    ],
    [
      'MAX_HEAP_PERCENT',
      { MAX_HEAP_PERCENT: '101' },
      'MAX_HEAP_PERCENT: must be a percentage like 85, or 0 for no limit',
    ],
    [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' },
      'OTEL_EXPORTER_OTLP_ENDPOINT: must be an http:// or https:// address',
    ],
    [
      'OTEL_EXPORTER_OTLP_HEADERS',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318', OTEL_EXPORTER_OTLP_HEADERS: 'Bearer secret' },
      'OTEL_EXPORTER_OTLP_HEADERS: must be headers like authorization=Bearer%20abc, with commas between them',
    ],
    [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=secret' },
      'OTEL_EXPORTER_OTLP_ENDPOINT: is needed together with OTEL_EXPORTER_OTLP_HEADERS',
    ],
    [
      'OTEL_EXPORTER_OTLP_COMPRESSION',
      { OTEL_EXPORTER_OTLP_COMPRESSION: 'secret' },
      'OTEL_EXPORTER_OTLP_COMPRESSION: must be gzip or none',
    ],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'secret' }, 'METRICS_TOKEN: must have at least 24 characters'],
    ['AI_MODEL', { AI_BASE_URL: 'https://api.example/v1' }, 'AI_MODEL: is needed together with AI_BASE_URL'],
    [
      'IDENTITY_ISSUER',
      { IDENTITY_JWKS_URL: 'http://127.0.0.1/' },
      'IDENTITY_ISSUER: is needed together with IDENTITY_JWKS_URL',
    ],
  ])('%s', (_name, environment, line) => {
    expect(() => readSettings(environment)).toThrow(new SettingsError(line));
  });
});

test('the Auth emulator is off loopback only where that is said, and what else is for trying out stays away', () => {
  const { host, identity, payments, mail } = readSettings({ HOST: '0.0.0.0', ALLOW_EMULATOR_OFF_LOOPBACK: 'true' });
  expect({ host, identity, payments, mail }).toEqual({
    host: '0.0.0.0',
    identity: { kind: 'emulator', projectId: 'demo-nauka', port: 9099 },
    payments: { kind: 'none' },
    mail: { kind: 'embedded', isReadable: false },
  });
});

describe('production refuses what is for trying out', () => {
  test.each<[string, Record<string, string>, string]>([
    [
      'the Auth emulator',
      { FIREBASE_PROJECT_ID: '' },
      'FIREBASE_PROJECT_ID: is needed in production, which refuses the Auth emulator',
    ],
    [
      'the test issuer',
      { IDENTITY_JWKS_URL: 'http://127.0.0.1/' },
      'IDENTITY_JWKS_URL: belongs to the test profile, which production refuses',
    ],
    [
      'another Stripe',
      { ...STRIPE, STRIPE_API_BASE: 'http://127.0.0.1:1' },
      'STRIPE_API_BASE: belongs to the test profile, which production refuses',
    ],
    ['the embedded outbox', { SMTP_URL: '' }, 'SMTP_URL: is needed in production, which refuses the embedded outbox'],
    [
      'PGlite',
      { DATABASE_URL: '' },
      'DATABASE_URL: is needed in production; ALLOW_EMBEDDED_DATABASE=true accepts PGlite, which a power cut may harm',
    ],
  ])('%s', (_name, change, line) => {
    expect(() => readSettings({ ...PRODUCTION, ...change })).toThrow(new SettingsError(line));
  });

  test('unless PGlite is asked for', () => {
    const settings = readSettings({ ...PRODUCTION, DATABASE_URL: '', ALLOW_EMBEDDED_DATABASE: 'true' });
    expect(settings.database).toEqual({ kind: 'embedded', directory: '.data' });
  });
});

test('.env.example explains every variable, and no other, and starts the server as it is', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n');
  const given = lines.filter((line) => /^\w+=/.test(line)).map((line) => line.split('=', 2) as [string, string]);
  expect(given.map(([name]) => name)).toEqual(Object.keys(VARIABLES.shape));
  expect(
    given.filter(([name]) => !/^# \S/.test(lines[lines.findIndex((line) => line.startsWith(`${name}=`)) - 1] ?? '')),
  ).toEqual([]);
  expect(readSettings(Object.fromEntries(given))).toEqual(readSettings({}));
});
