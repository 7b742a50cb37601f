import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RawBody } from '#server/api/handler.types.ts';

/** The bytes as they come, of whatever type they are said to be: a signature is over them. */
export const acceptRawBodies = (scope: FastifyInstance): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
};

export const rawBodyOf = ({ body, headers }: FastifyRequest): RawBody => ({
  bytes: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
  header: (name) => {
    const value = headers[name];
    return Array.isArray(value) ? value[0] : value;
  },
});
