import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CALLS } from '#contract/calls.ts';
import { isDatabaseAway } from '#server/database/database-failure.ts';
import { ApiFailure } from '#server/api/api-failure.ts';
import { loggableError } from '#server/http/logging.ts';

/** Every failure as `{code, message, error}`, none with a word of what went wrong inside. */
export const handleErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: unknown, request, reply) => sendFailure(error, request, reply));
};

/** For errors before any route is found, like a malformed address. */
export const sendFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const failure = reportedFailure(error, request);
  if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter);
  return reply.code(failure.status).send(failure.body());
};

/** Refused by intention, and by the thousand: a line for each would cost more than the call. */
const WITHOUT_LINE = new Set(['not_implemented', 'overloaded']);

/** What a caller is told of an error; one of ours gets a line in the log. */
export const reportedFailure = (error: unknown, request: FastifyRequest): ApiFailure => {
  const failure = failureOf(error);
  if (failure.status >= 500 && !WITHOUT_LINE.has(failure.code))
    request.log.error({ failure: failure.code, cause: loggableError(error) }, 'call failed');
  return failure;
};

const failureOf = (error: unknown): ApiFailure => {
  if (error instanceof ApiFailure) return error;
  if (isDatabaseAway(error))
    return new ApiFailure(503, 'database_unavailable', 'The database is away. Try again soon.', { cause: error });
  return (
    (hasStatus(error) ? ofStatus(error) : null) ??
    new ApiFailure(500, 'internal', 'The server failed.', { cause: error })
  );
};

interface StatusError extends Error {
  readonly statusCode: number;
}

/** Fastify's own errors, and those of the files that it serves. */
const hasStatus = (error: unknown): error is StatusError =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';

const ofStatus = (cause: StatusError): ApiFailure | null => {
  const { statusCode } = cause;
  switch (statusCode) {
    case 403:
    case 404:
      return nothingThere(cause);
    case 413:
      return new ApiFailure(413, 'too_large', 'The body is too large.', { cause });
    case 415:
      return new ApiFailure(415, 'unsupported_media_type', 'The body must be application/json.', { cause });
    case 503:
      return new ApiFailure(503, 'timeout', 'The call took too long.', { cause });
    default:
      return statusCode < 500 ? new ApiFailure(400, 'invalid_request', 'The request is malformed.', { cause }) : null;
  }
};

const nothingThere = (cause?: unknown): ApiFailure =>
  new ApiFailure(404, 'not_found', 'There is nothing at this address.', { cause });

const PATHS = Object.values(CALLS).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** 404 for an address that nothing answers, 405 for a method that it does not know. */
export const unknownAddress = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const path = request.url.split('?', 1)[0] ?? '';
  const methods = PATHS.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  if (methods.length === 0) throw nothingThere();
  reply.header('allow', methods.join(', '));
  throw new ApiFailure(405, 'method_not_allowed', `Only ${methods.join(', ')} here.`);
};

const CLIENT_ERRORS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** For bytes that are no HTTP: there is no reply to speak through. */
export const answerClientError = (error: Error & { readonly code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = CLIENT_ERRORS[error.code ?? ''] ?? 400;
  const body = JSON.stringify({
    code: `HTTP_${status}`,
    message: 'The request is malformed.',
    error: STATUS_CODES[status],
  });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
};
