import { parseEnvironment, SettingsError, type Variables } from '#server/settings/environment.ts';
import { exposedBy, refuseExposedEmulator, refuseInProduction } from '#server/settings/refusals.rules.ts';

export interface FirebaseWebConfig {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId?: string | undefined;
}

/** Who vouches for a person: the real Firebase, its emulator in this process, or the issuer of the test profile. */
export type IdentitySettings =
  | {
      readonly kind: 'firebase';
      readonly projectId: string;
      readonly webConfig: FirebaseWebConfig;
      readonly credentialsFile: string;
    }
  | { readonly kind: 'emulator'; readonly projectId: string; readonly port: number }
  | { readonly kind: 'testIssuer'; readonly jwksUrl: string; readonly issuer: string; readonly audience: string };

/** A directory of null keeps nothing beyond the process. */
export type DatabaseSettings =
  | { readonly kind: 'postgres'; readonly url: string }
  | { readonly kind: 'embedded'; readonly directory: string | null };

/** Any OpenAI-compatible server. */
export interface ModelSettings {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
}

/** Who takes the money: Stripe, the provider that is embedded for trying out, or nobody, and nothing can be bought. */
export type PaymentSettings =
  | {
      readonly kind: 'stripe';
      readonly secretKey: string;
      readonly publishableKey: string;
      readonly webhookSecrets: readonly string[];
      /** Where a test has put another Stripe. */
      readonly apiBase: string | undefined;
    }
  | { readonly kind: 'embedded' }
  | { readonly kind: 'none' };

/** Who carries the letters: a mail server, or the table in which they lie. It is readable at this machine alone. */
export type MailSettings =
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string }
  | { readonly kind: 'embedded'; readonly isReadable: boolean };

/** The OpenTelemetry collector that is told of each request, and what it wants to know its sender by. */
export interface TraceSettings {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface PressureSettings {
  /** Milliseconds that a turn of the event loop is late, on average of a second. */
  readonly eventLoopDelay: number;
  /** Of the heap that V8 may have. */
  readonly heapShare: number;
  /** Of the memory that the container or the machine has. */
  readonly memoryShare: number;
}

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The address before a proxy, without a slash at its end. */
  readonly publicUrl: string | undefined;
  /** Where the embedded parts keep their files; null keeps nothing. */
  readonly dataDirectory: string | null;
  readonly database: DatabaseSettings;
  readonly identity: IdentitySettings;
  readonly model: ModelSettings | undefined;
  readonly payments: PaymentSettings;
  /** Nothing can be bought for now; whoever has bought keeps what they have. */
  readonly arePaymentsDisabled: boolean;
  readonly mail: MailSettings;
  /** Whom the messages of the contact form are sent to; null where they are only stored. */
  readonly contactAddress: string | null;
  /** What whoever reads the metrics from another machine has to bring; null where nobody may. */
  readonly metricsToken: string | null;
  /** Null where nobody is told of the requests. */
  readonly traces: TraceSettings | null;
  /** When calls are refused for want of time or memory; 0 is never. */
  readonly pressure: PressureSettings;
  readonly logLevel: Variables['LOG_LEVEL'];
  /** Whether anybody may ask as much as they like. */
  readonly areLimitsOff: boolean;
}

/** Reads the environment once. Throws {@link SettingsError}. */
export const readSettings = (environment: Readonly<Record<string, string | undefined>>): Settings => {
  const variables = parseEnvironment(environment);
  if (variables.NODE_ENV === 'production') refuseInProduction(variables);
  const identity = identityOf(variables);
  if (identity.kind === 'emulator') refuseExposedEmulator(variables);
  const dataDirectory = variables.DATA_DIR === 'memory:' ? null : variables.DATA_DIR;
  return {
    port: variables.PORT,
    host: variables.HOST,
    publicUrl: variables.PUBLIC_URL?.replace(/\/+$/, ''),
    dataDirectory,
    database:
      variables.DATABASE_URL === undefined
        ? { kind: 'embedded', directory: dataDirectory }
        : { kind: 'postgres', url: variables.DATABASE_URL },
    identity,
    model: modelOf(variables),
    payments: paymentsOf(variables),
    arePaymentsDisabled: variables.PAYMENTS_DISABLED,
    mail: mailOf(variables),
    contactAddress: variables.CONTACT_MAIL ?? null,
    metricsToken: variables.METRICS_TOKEN ?? null,
    traces: tracesOf(variables),
    pressure: {
      eventLoopDelay: variables.MAX_EVENT_LOOP_DELAY,
      heapShare: variables.MAX_HEAP_PERCENT,
      memoryShare: variables.MAX_MEMORY_PERCENT,
    },
    logLevel: variables.LOG_LEVEL,
    areLimitsOff: variables.RATE_LIMITS === 'off',
  };
};

const mailOf = (variables: Variables): MailSettings => {
  const { SMTP_URL: url, MAIL_FROM: from } = variables;
  if (url !== undefined) return { kind: 'smtp', url, from: needed(from, 'MAIL_FROM', 'SMTP_URL') };
  if (from !== undefined) needed(url, 'SMTP_URL', 'MAIL_FROM');
  return { kind: 'embedded', isReadable: isForTryingOut(variables) };
};

const tracesOf = (variables: Variables): Settings['traces'] => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = variables;
  if (headers !== undefined) needed(endpoint, 'OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_HEADERS');
  return endpoint === undefined ? null : { endpoint, headers: headers ?? {} };
};

const needed = <Value>(value: Value | undefined, name: keyof Variables, because: keyof Variables): Value => {
  if (value === undefined) throw new SettingsError(`${name}: is needed together with ${because}`);
  return value;
};

const identityOf = (variables: Variables): IdentitySettings => {
  if (variables.IDENTITY_JWKS_URL !== undefined) {
    return {
      kind: 'testIssuer',
      jwksUrl: variables.IDENTITY_JWKS_URL,
      issuer: needed(variables.IDENTITY_ISSUER, 'IDENTITY_ISSUER', 'IDENTITY_JWKS_URL'),
      audience: needed(variables.IDENTITY_AUDIENCE, 'IDENTITY_AUDIENCE', 'IDENTITY_JWKS_URL'),
    };
  }
  if (variables.FIREBASE_PROJECT_ID !== undefined) {
    const webConfig = needed(variables.FIREBASE_WEB_CONFIG, 'FIREBASE_WEB_CONFIG', 'FIREBASE_PROJECT_ID');
    // Without it nobody could be shut out or deleted.
    const credentialsFile = needed(
      variables.GOOGLE_APPLICATION_CREDENTIALS,
      'GOOGLE_APPLICATION_CREDENTIALS',
      'FIREBASE_PROJECT_ID',
    );
    return { kind: 'firebase', projectId: variables.FIREBASE_PROJECT_ID, webConfig, credentialsFile };
  }
  return { kind: 'emulator', projectId: 'demo-nauka', port: variables.AUTH_EMULATOR_PORT };
};

const modelOf = (variables: Variables): Settings['model'] =>
  variables.AI_BASE_URL === undefined
    ? undefined
    : {
        baseUrl: variables.AI_BASE_URL,
        apiKey: variables.AI_API_KEY,
        model: needed(variables.AI_MODEL, 'AI_MODEL', 'AI_BASE_URL'),
      };

const paymentsOf = (variables: Variables): PaymentSettings => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase } = variables;
  if (secretKey === undefined) {
    for (const name of ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRETS', 'STRIPE_API_BASE'] as const)
      if (variables[name] !== undefined) needed(secretKey, 'STRIPE_SECRET_KEY', name);
    return isForTryingOut(variables) ? { kind: 'embedded' } : { kind: 'none' };
  }
  const publishableKey = needed(variables.STRIPE_PUBLISHABLE_KEY, 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY');
  const webhookSecrets = needed(variables.STRIPE_WEBHOOK_SECRETS, 'STRIPE_WEBHOOK_SECRETS', 'STRIPE_SECRET_KEY');
  if (modeOf(publishableKey) !== modeOf(secretKey))
    throw new SettingsError('STRIPE_PUBLISHABLE_KEY: is of another mode, test or live, than STRIPE_SECRET_KEY');
  return { kind: 'stripe', secretKey, publishableKey, webhookSecrets, apiBase };
};

const modeOf = (key: string): string | undefined => key.split('_')[1];

/** Whoever reaches the embedded checkout pays with nothing, and whoever reaches the outbox reads everybody’s letters: they stay on this machine and out of production. */
const isForTryingOut = (variables: Variables): boolean =>
  variables.NODE_ENV !== 'production' && exposedBy(variables) === null;
