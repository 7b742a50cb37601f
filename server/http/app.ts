import { maxHeaderSize } from 'node:http';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { OpenDatabase } from '#server/database/database.types.ts';
import { refuseUnderPressure } from '#server/http/back-pressure.ts';
import { addBrowserSettings } from '#server/http/browser-settings.ts';
import { addCallRoutes } from '#server/http/call-routes.ts';
import { addDocumentation } from '#server/http/documentation.ts';
import { answerClientError, handleErrors, sendFailure } from '#server/http/error-handler.ts';
import { compressAnswers } from '#server/http/compression.ts';
import { closeGracefully } from '#server/http/graceful-close.ts';
import type { Handlers } from '#server/api/handler.types.ts';
import { inlineSourcesOf } from '#server/http/inline-sources.ts';
import { acceptJsonBodies } from '#server/http/json-body-parser.ts';
import { limitLargeBodies } from '#server/http/large-body-concurrency.ts';
import { logCalls, logOptions, STDOUT, type LogTarget } from '#server/http/logging.ts';
import { addMetrics } from '#server/http/metrics-route.ts';
import { traceRequests } from '#server/http/request-tracing.ts';
import { addSecurityHeaders } from '#server/http/security-headers.ts';
import { addWebApp } from '#server/http/web-app.ts';
import type { GeneralLimits } from '#server/limits/general-limits.ts';
import type { ServerMetrics } from '#server/metrics/server-metrics.ts';
import type { Tracing } from '#server/tracing/tracing.types.ts';
import type { TokenVerifier } from '#server/identity/token-verifier.port.ts';
import { listeningUrl } from '#server/shared/listening-port.ts';
import type { Settings } from '#server/settings/settings.ts';

/** How long a request may take to arrive. */
const REQUEST_TIMEOUT = 60_000;

export interface AppDependencies {
  readonly settings: Settings;
  readonly handlers: Handlers;
  readonly verifier: TokenVerifier;
  readonly database: OpenDatabase;
  readonly generalLimits: GeneralLimits;
  readonly metrics: ServerMetrics;
  /** Null where nobody is told of the requests. */
  readonly tracing: Tracing | null;
  readonly now: () => number;
  /** Pages that belong neither to the API nor to the web app. */
  readonly addPages?: (app: FastifyInstance) => void;
  /** The built web app; null serves the API alone. */
  readonly webFolder: string | null;
  /** Where logs go instead of stdout. */
  readonly logTarget?: LogTarget;
}

/** The whole server, not yet listening. */
export const createApp = async ({
  settings,
  handlers,
  verifier,
  database,
  generalLimits,
  metrics,
  tracing,
  now,
  addPages,
  webFolder,
  logTarget = STDOUT,
}: AppDependencies): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: logOptions(settings.logLevel, logTarget),
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: REQUEST_TIMEOUT,
    // Addresses are taken from a proxy's word only when one is said to stand there, on this machine or its own network.
    trustProxy: settings.publicUrl === undefined ? false : ['loopback', 'linklocal', 'uniquelocal'],
    routerOptions: { maxParamLength: maxHeaderSize },
    clientErrorHandler: answerClientError,
    frameworkErrors: sendFailure,
  });
  closeGracefully(app);
  if (tracing !== null) traceRequests(app, tracing);
  addSecurityHeaders(app, settings, inlineSourcesOf(webFolder));
  logCalls(app);
  addMetrics(app, metrics, settings);
  handleErrors(app);
  await refuseUnderPressure(app, settings, metrics.pressure);
  limitLargeBodies(app);
  acceptJsonBodies(app);
  await compressAnswers(app);
  addCallRoutes(app, { handlers, verifier, database: database.database, generalLimits, now });
  addDocumentation(app, handlers);
  addBrowserSettings(app, settings);
  addPages?.(app);
  await addWebApp(app, {
    folder: webFolder,
    origin: () => settings.publicUrl ?? listeningUrl(app.server, settings.host),
    hasFakeGoogle: settings.identity.kind === 'emulator',
  });
  return app;
};
