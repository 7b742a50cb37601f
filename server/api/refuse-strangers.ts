import type { FastifyRequest } from 'fastify';
import { forbidden, notFound } from '#server/api/api-failure.ts';
import { isLoopback } from '#server/shared/loopback.rules.ts';

/** For pages of developers. Throws for whoever comes from another machine, or is sent by another site. */
export const refuseStrangers = ({ socket, headers, host }: FastifyRequest): void => {
  if (!isLoopback(socket.remoteAddress ?? '')) throw notFound('not_found', 'There is nothing at this address.');
  const { origin } = headers;
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)) throw forbidden();
};
