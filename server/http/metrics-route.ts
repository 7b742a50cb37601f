import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound, unauthenticated } from '#server/api/api-failure.ts';
import { refuseStrangers } from '#server/api/refuse-strangers.ts';
import { BEARER } from '#server/http/authentication.ts';
import type { ServerMetrics } from '#server/metrics/server-metrics.ts';
import { isLoopback } from '#server/shared/loopback.rules.ts';
import type { Settings } from '#server/settings/settings.ts';

/** Times every answer, and tells Prometheus at /api/metrics. */
export const addMetrics = (app: FastifyInstance, metrics: ServerMetrics, settings: Settings): void => {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.calls.answered({
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
  app.get('/api/metrics', async (request, reply) => {
    refuseReader(request, settings);
    return reply.type(metrics.contentType).send(await metrics.text());
  });
};

/** Whoever brings the token may read; where there is none, whoever is on this machine, unless that may be a proxy which speaks for others. */
const refuseReader = (request: FastifyRequest, { metricsToken, publicUrl }: Settings): void => {
  if (metricsToken === null) {
    if (publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname))
      throw notFound('not_found', 'There is nothing at this address.');
    return refuseStrangers(request);
  }
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1] ?? '';
  if (!timingSafeEqual(hashed(token), hashed(metricsToken))) throw unauthenticated();
};

/** Of one length, however long the token is that somebody tries. */
const hashed = (text: string): Buffer => createHash('sha256').update(text).digest();
