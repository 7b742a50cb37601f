import type { FastifyReply } from 'fastify';

/** Aborted when the answer has left, or can reach nobody any more. */
export const goneSignal = ({ raw }: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  if (raw.closed) gone.abort();
  else raw.once('close', () => gone.abort());
  return gone.signal;
};
