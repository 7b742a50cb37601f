import type { FastifyInstance } from 'fastify';
import { openPayments } from '#server/billing/open-payments.ts';
import type { PaymentProvider } from '#server/billing/provider/payment-provider.port.ts';
import type { OpenDatabase } from '#server/database/database.types.ts';
import { allHandlers } from '#server/handlers.ts';
import { createApp } from '#server/http/app.ts';
import type { Handlers } from '#server/api/handler.types.ts';
import type { LogTarget } from '#server/http/logging.ts';
import { accountDeletion } from '#server/deletion/account-deletion.ts';
import type { AccountDeletion } from '#server/identity/account-deletion.port.ts';
import type { Accounts } from '#server/identity/accounts.port.ts';
import type { Mail } from '#server/mail/mail.port.ts';
import { aiPlaces } from '#server/learning/ai-places.ts';
import { generalLimits, noGeneralLimits } from '#server/limits/general-limits.ts';
import { noVisitorLimits, visitorLimits } from '#server/support/visitor-limits.ts';
import type { TutorReplies } from '#server/learning/assistant.handlers.ts';
import { runningReplies } from '#server/learning/running-replies.ts';
import { openMail } from '#server/mail/open-mail.ts';
import { serverMetrics } from '#server/metrics/server-metrics.ts';
import { openIdentity } from '#server/open-identity.ts';
import { listeningUrl } from '#server/shared/listening-port.ts';
import { readSettings } from '#server/settings/settings.ts';
import { embeddedQuizGenerator } from '#server/learning/quiz-generator/embedded-quiz-generator.ts';
import type { QuizGenerator } from '#server/learning/quiz-generator/quiz-generator.port.ts';
import type { Tracing } from '#server/tracing/tracing.types.ts';
import type { Tutor } from '#server/tutor/tutor.port.ts';
import { freshDatabase } from './fresh-database.ts';
import { scriptedTutor, type ScriptedTutor } from './scripted-tutor.ts';
import { AUDIENCE, ISSUER, startTestIssuer, type TestIssuer } from './test-issuer.ts';

export interface TestServerOptions {
  /** Milliseconds since the epoch; the real clock by default. */
  readonly now?: () => number;
  /** Instead of an empty one; whoever opened it closes it. */
  readonly database?: OpenDatabase;
  /** Instead of one of its own; whoever started it closes it. */
  readonly issuer?: TestIssuer;
  /** Instead of a free one. */
  readonly port?: number;
  readonly logTarget?: LogTarget;
  /** Instead of the scripted one. */
  readonly tutor?: Tutor;
  /** Instead of the engine of the house. */
  readonly quizGenerator?: QuizGenerator;
  /** Instead of an identity provider that keeps no accounts. */
  readonly accounts?: Accounts;
  /** Instead of the one of the settings. */
  readonly provider?: PaymentProvider;
  /** Instead of the provider's own. */
  readonly webhookSecrets?: readonly string[];
  /** Instead of the one of the settings. */
  readonly mail?: Mail;
  /** Instead of none. */
  readonly tracing?: Tracing;
  readonly webFolder?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

export interface TestServer {
  readonly url: string;
  readonly app: FastifyInstance;
  readonly database: OpenDatabase;
  readonly issuer: TestIssuer;
  readonly deletion: AccountDeletion;
  readonly handlers: Handlers;
  readonly tutor: ScriptedTutor;
  /** Lets the embedded provider deliver what is due. */
  deliver(): Promise<void>;
  /** Sends the letters that are due. */
  deliverLetters(): Promise<void>;
  /** A bearer token of a signed-in person; `claims` like `{ email_verified: true, admin: true }`. */
  tokenFor(uid: string, claims?: Readonly<Record<string, unknown>>): Promise<string>;
  close(): Promise<void>;
}

/** The real server on a free port, over a fresh PGlite in memory or the PostgreSQL of TEST_DATABASE_URL, with tokens of a test issuer. */
export const startTestServer = async ({
  now = Date.now,
  database: givenDatabase,
  issuer: givenIssuer,
  port = 0,
  logTarget,
  tutor,
  quizGenerator = embeddedQuizGenerator,
  accounts,
  provider,
  webhookSecrets,
  mail,
  tracing,
  webFolder,
  environment,
}: TestServerOptions = {}): Promise<TestServer> => {
  const issuer = givenIssuer ?? (await startTestIssuer());
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: 'memory:',
    LOG_LEVEL: logTarget === undefined ? 'silent' : 'trace',
    IDENTITY_JWKS_URL: issuer.jwksUrl,
    IDENTITY_ISSUER: ISSUER,
    IDENTITY_AUDIENCE: AUDIENCE,
    RATE_LIMITS: 'off',
    // Tests keep their own process busy.
    MAX_EVENT_LOOP_DELAY: '0',
    ...environment,
  });
  const scripted = scriptedTutor();
  const metrics = serverMetrics({ lateness: async () => 0, connections: undefined });
  const [database, identity] = await Promise.all([
    givenDatabase ?? freshDatabase(tracing?.watchQuery),
    openIdentity(settings, now),
  ]);
  const { verifier } = identity;
  const baseUrl = () => settings.publicUrl ?? listeningUrl(app.server, '127.0.0.1');
  const opened = openPayments(settings, { database: database.database, now, baseUrl });
  const openedMail = await openMail(settings, {
    database: database.database,
    now,
    baseUrl,
    report: (error) => app.log.warn(error, 'a letter was not sent'),
    ...(mail && { mail }),
  });
  const payments = {
    ...opened.payments,
    ...(provider !== undefined && { provider }),
    ...(webhookSecrets && { webhookSecrets }),
  };
  await opened.openCatalogue();
  const deletion = accountDeletion({
    database: database.database,
    accounts: accounts ?? identity.accounts,
    provider: payments.provider,
    now,
    report: (error) => app.log.error(error, 'a deletion was broken off'),
  });
  const { mailing } = openedMail;
  const replies: TutorReplies = runningReplies();
  const handlers = allHandlers({
    database,
    verifier,
    upkeep: { tryDisk: async () => {}, lateness: async () => 0 },
    deletion,
    tutor: tutor ?? scripted,
    replies,
    quizGenerator,
    places: aiPlaces(database.database, settings),
    visitorLimits: settings.areLimitsOff ? noVisitorLimits : visitorLimits(database.database),
    payments,
    mailing,
    now,
  });
  const app = await createApp({
    settings,
    handlers,
    verifier,
    database,
    generalLimits: settings.areLimitsOff ? noGeneralLimits : generalLimits(database.database),
    metrics,
    tracing: tracing ?? null,
    now,
    addPages: (pages) => {
      opened.addTo(pages);
      openedMail.addTo(pages);
    },
    webFolder: webFolder ?? null,
    ...(logTarget && { logTarget }),
  });
  const url = await app.listen({ port, host: '127.0.0.1' });
  return {
    url,
    app,
    database,
    issuer,
    deletion,
    handlers,
    tutor: scripted,
    deliver: opened.deliver,
    deliverLetters: openedMail.deliver,
    tokenFor: (uid, claims) => issuer.tokenFor(uid, claims, now()),
    close: async () => {
      await app.close();
      await replies.settle();
      await openedMail.close();
      await identity.close();
      if (givenDatabase === undefined) await database.close();
      if (givenIssuer === undefined) await issuer.close();
    },
  };
};
