import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Settings } from '#server/settings/settings.ts';

export interface LogTarget {
  write(line: string): void;
}

/** In order with all else that is written there, which pino's own writer does not promise. */
export const STDOUT: LogTarget = { write: (line) => void process.stdout.write(line) };

/** Structured lines without addresses, queries, headers, ids or texts (R9). */
export const logOptions = (
  level: Settings['logLevel'],
  stream: LogTarget,
): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  base: null,
  stream,
  serializers: { req: () => ({}), res: ({ statusCode }) => ({ statusCode }), err: loggableError },
});

/** One line a call: which, how it ended, how long it took. */
export const logCalls = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const { call } = request.routeOptions.config;
    const line = { call: call ?? 'web', status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (call === undefined) request.log.debug(line, 'answered');
    else request.log.info(line, 'answered');
    done();
  });
};

interface LoggableError {
  readonly [detail: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

/** An error without its message, which may quote a query's values, a token or a text. */
export const loggableError = (error: unknown): LoggableError => {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    type: error.name,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    message: '',
    stack: frames.slice(0, 8).join('\n'),
    ...(error.cause !== undefined && { cause: loggableError(error.cause) }),
  };
};
