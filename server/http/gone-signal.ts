import type { FastifyReply } from 'fastify';

/** Aborted when the answer can reach nobody any more. One that has left is waited for no more, and costs no error. */
export const goneSignal = ({ raw }: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  if (raw.closed) gone.abort();
  else raw.once('close', () => raw.writableFinished || gone.abort());
  return gone.signal;
};
