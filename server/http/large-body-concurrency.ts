import { finished } from 'node:stream';
import { Semaphore } from 'async-mutex';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DEFAULT_BODY_LIMIT } from '#contract/calls/call.ts';

const MAX_AT_ONCE = 8;

/** A body beyond the usual size is in memory until it is answered: only a few are at once, and the others are not read until it is their turn. */
export const limitLargeBodies = (app: FastifyInstance): void => {
  const turns = new Semaphore(MAX_AT_ONCE);
  app.addHook('preParsing', async (request, reply, payload) => {
    if (isLarge(request)) {
      const [, release] = await turns.acquire();
      finished(reply.raw, release);
    }
    return payload;
  });
};

const isLarge = (request: FastifyRequest): boolean =>
  (request.headers['transfer-encoding'] !== undefined ||
    Number(request.headers['content-length']) > DEFAULT_BODY_LIMIT) &&
  request.routeOptions.bodyLimit > DEFAULT_BODY_LIMIT;
