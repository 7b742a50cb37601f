import { z } from 'zod';

const text = z.string();
const flag = z
  .enum(['true', 'false'], 'must be true or false')
  .optional()
  .transform((value) => value === 'true');
const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number')
  .transform(Number)
  .pipe(z.number().max(65_535, 'must be at most 65535'));
const percent = z
  .string()
  .regex(/^(?:\d{1,2}|100)$/, 'must be a percentage like 85, or 0 for no limit')
  .transform((value) => Number(value) / 100);
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' });

/** One or more, with commas between them: while a new one replaces an old one, both hold. */
const secrets = z
  .string()
  .regex(/^\s*whsec_\w+\s*(?:,\s*whsec_\w+\s*)*$/, 'must be signing secrets like whsec_…, with commas between them')
  .transform((value) => value.split(',').map((secret) => secret.trim()));

/** As OpenTelemetry writes them, like `authorization=Bearer%20abc,tenant=school`. */
const headers = z
  .string()
  .regex(
    /^\s*[\w.-]+\s*=(?:[^\s,%]|%[\da-f]{2})+\s*(?:,\s*[\w.-]+\s*=(?:[^\s,%]|%[\da-f]{2})+\s*)*$/i,
    'must be headers like authorization=Bearer%20abc, with commas between them',
  )
  .transform((value) =>
    Object.fromEntries(
      value.split(',').map((header) => {
        const at = header.indexOf('=');
        return [header.slice(0, at).trim(), decodeURIComponent(header.slice(at + 1).trim())];
      }),
    ),
  );

/** With a name before it or without: `Nauka <nauka@example.org>`. */
const mailbox = z
  .string()
  .regex(
    /^(?:[^<>@\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'must be an address like Nauka <nauka@example.org>',
  );

const json = z.string().transform((value, context): unknown => {
  try {
    return JSON.parse(value);
  } catch {
    context.addIssue('must be JSON');
    return z.NEVER;
  }
});

/** Every variable that the server reads. `.env.example` explains each; a test keeps the two lists the same. */
export const VARIABLES = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development'),
  PORT: port.default(3000),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: text.default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }).optional(),
  ALLOW_EMBEDDED_DATABASE: flag,
  FIREBASE_PROJECT_ID: text.optional(),
  FIREBASE_WEB_CONFIG: json
    .pipe(
      z.object(
        { apiKey: text, authDomain: text, projectId: text, appId: z.optional(text) },
        'must hold apiKey, authDomain and projectId',
      ),
    )
    .optional(),
  GOOGLE_APPLICATION_CREDENTIALS: text.optional(),
  AUTH_EMULATOR_PORT: port.default(9099),
  ALLOW_EMULATOR_OFF_LOOPBACK: flag,
  PAYMENTS_DISABLED: flag,
  STRIPE_SECRET_KEY: text.regex(/^(?:sk|rk)_(?:test|live)_\w+$/, 'must be a secret key like sk_live_…').optional(),
  STRIPE_PUBLISHABLE_KEY: text.regex(/^pk_(?:test|live)_\w+$/, 'must be a publishable key like pk_live_…').optional(),
  STRIPE_WEBHOOK_SECRETS: secrets.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: mailbox.optional(),
  CONTACT_MAIL: z.email('must be an e-mail address').optional(),
  AI_BASE_URL: httpUrl.optional(),
  AI_API_KEY: text.optional(),
  AI_MODEL: text.optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a level like info, warn or silent')
    .default('info'),
  MAX_EVENT_LOOP_DELAY: z
    .string()
    .regex(/^\d{1,6}$/, 'must be milliseconds, or 0 for no limit')
    .transform(Number)
    .default(1000),
  MAX_HEAP_PERCENT: percent.default(0.85),
  MAX_MEMORY_PERCENT: percent.default(0.9),
  METRICS_TOKEN: text.min(24, 'must have at least 24 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.optional(),
  /** Its package reads it by itself, and would keep quiet about another word. */
  OTEL_EXPORTER_OTLP_COMPRESSION: z.enum(['gzip', 'none'], 'must be gzip or none').optional(),
  IDENTITY_JWKS_URL: httpUrl.optional(),
  IDENTITY_ISSUER: text.optional(),
  IDENTITY_AUDIENCE: text.optional(),
  STRIPE_API_BASE: httpUrl.optional(),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
});

export type Variables = z.output<typeof VARIABLES>;

/** One line that names the variable at fault; never its value, which may be a secret. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** An empty variable counts as absent. Throws {@link SettingsError}. */
export const parseEnvironment = (environment: Readonly<Record<string, string | undefined>>): Variables => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = VARIABLES.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new SettingsError(`${String(issue?.path[0])}: ${issue?.message}`);
};
