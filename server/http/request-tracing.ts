import type { FastifyInstance } from 'fastify';
import type { Tracing } from '#server/tracing/tracing.types.ts';

/** A span for each request, from its head to its answer's last byte. */
export const traceRequests = (app: FastifyInstance, tracing: Tracing): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const { traceparent } = request.headers;
    const end = tracing.begin(
      {
        method: request.method,
        route: request.routeOptions.url,
        traceparent: typeof traceparent === 'string' ? traceparent : undefined,
      },
      done,
    );
    reply.raw.once('close', () => end(reply.statusCode));
  });
};
