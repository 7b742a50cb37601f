import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_BODY_LIMIT, type Call } from '#contract/calls/call.ts';
import { CALLS, type CallName } from '#contract/calls.ts';
import type { Database } from '#server/database/database.types.ts';
import { ApiFailure } from '#server/api/api-failure.ts';
import { authenticate, type Authorities } from '#server/http/authentication.ts';
import { authorize } from '#server/http/authorization.ts';
import { isForWatchers } from '#server/http/back-pressure.ts';
import type { CallRequest, Handler, Handlers } from '#server/api/handler.types.ts';
import type { KeyedRequest } from '#server/api/keyed-request.types.ts';
import { COMPRESSED } from '#server/http/compression.ts';
import { reportedFailure } from '#server/http/error-handler.ts';
import { acceptsEvents, eventStream, type EventStream } from '#server/http/event-stream.ts';
import { goneSignal } from '#server/http/gone-signal.ts';
import { findStoredAnswer, idempotencyKeyOf, keyedRequest, storeAnswer } from '#server/http/idempotency.ts';
import { acceptRawBodies, rawBodyOf } from '#server/http/raw-body.ts';
import { parseRequest } from '#server/http/request-parser.ts';
import { isDeleted } from '#server/identity/deletions.repository.ts';
import type { GeneralLimits } from '#server/limits/general-limits.ts';
import type { TokenVerifier } from '#server/identity/token-verifier.port.ts';
import { inOwnTurn } from '#server/shared/own-turn.ts';

export interface CallRoutesOptions {
  readonly handlers: Handlers;
  readonly verifier: TokenVerifier;
  readonly database: Database;
  readonly generalLimits: GeneralLimits;
  readonly now: () => number;
}

/** One route for each call of the contract. */
export const addCallRoutes = (app: FastifyInstance, options: CallRoutesOptions): void => {
  app.decorateRequest('identity', null);
  const calls = Object.values<Call>(CALLS);
  const authorities = {
    verifier: options.verifier,
    isDeleted: (userId: string) => isDeleted(options.database, userId),
  };
  addRoutes(
    app,
    calls.filter(({ rawBody }) => rawBody === undefined),
    options,
    authorities,
  );
  app.register(async (scope) => {
    acceptRawBodies(scope);
    addRoutes(
      scope,
      calls.filter(({ rawBody }) => rawBody),
      options,
      authorities,
    );
  });
};

const addRoutes = (
  app: FastifyInstance,
  calls: readonly Call[],
  options: CallRoutesOptions,
  authorities: Authorities,
): void => {
  for (const call of calls) {
    app.route({
      method: call.method,
      url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      bodyLimit: call.bodyLimit ?? DEFAULT_BODY_LIMIT,
      handlerTimeout: call.timeout,
      config: { call: call.name },
      ...COMPRESSED,
      // Before a byte of the body is read.
      onRequest: async (request) => {
        const isLimited = !isForWatchers(call.name);
        if (isLimited) await options.generalLimits.ofAddress(request.ip);
        request.identity = await authenticate(call, request, authorities);
        if (isLimited && request.identity !== null) await options.generalLimits.ofUser(request.identity.uid);
      },
      handler: (request, reply) => answerCall(call, request, reply, options),
    });
  }
};

const answerCall = async (
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  options: CallRoutesOptions,
): Promise<FastifyReply> => {
  const { identity } = request;
  const raw = call.rawBody === undefined ? null : rawBodyOf(request);
  const step = request.hasLongBody ? inOwnTurn : inThisTurn;
  const parts = await step(() => parseRequest(call, request));
  authorize(call, identity, parts);
  const handler = handlerOf(call, options.handlers) ?? planned;
  const idempotencyKey = idempotencyKeyOf(call, request.headers);
  const keyed =
    identity === null || idempotencyKey === null
      ? null
      : await step(() => keyedRequest(identity.uid, idempotencyKey, call.name, parts));
  const replay = keyed === null ? null : await findStoredAnswer(options.database, keyed);
  const stream = call.streamed && acceptsEvents(request) ? eventStream(reply) : null;
  if (replay !== null) return answerWith(call, reply, stream, replay);
  try {
    const once = onceFor(keyed, options);
    const onWriting = stream === null ? null : stream.write;
    const { ip } = request;
    const answer = await handler({
      ...parts,
      identity,
      ip,
      raw,
      idempotencyKey,
      keyed,
      // Few ask for it, and it costs as much as a small call.
      get gone() {
        return goneSignal(reply);
      },
      onWriting,
      once,
    });
    return answerWith(call, reply, stream, JSON.stringify(answer));
  } catch (error) {
    // The same request, sent at the same time, may have had its effect just before this one.
    const twin = keyed === null ? null : await twinOf(options.database, keyed, stream);
    if (twin !== null) return answerWith(call, reply, stream, twin);
    if (stream === null || !stream.isOpen) throw error;
    const failure = reportedFailure(error, request);
    return stream.end({ type: 'failure', data: { status: failure.status, body: failure.body() } });
  }
};

const inThisTurn = <Result>(work: () => Result): Result => work();

/** The database may be what has failed: a stream that is open has to be told all the same. */
const twinOf = async (database: Database, keyed: KeyedRequest, stream: EventStream | null): Promise<string | null> => {
  try {
    return await findStoredAnswer(database, keyed);
  } catch (error) {
    if (stream === null || !stream.isOpen) throw error;
    return null;
  }
};

const answerWith = (call: Call, reply: FastifyReply, stream: EventStream | null, json: string): FastifyReply =>
  stream === null ? sendJson(call, reply, json) : stream.end({ type: 'answer', data: JSON.parse(json) });

/** The type of the table pairs every call with a handler of its own types, which a look-up by a variable name cannot tell. */
const handlerOf = ({ name }: Call, handlers: Handlers): Handler<Call> | undefined =>
  handlers[name as CallName] as Handler<Call> | undefined;

const planned = (): Promise<never> =>
  Promise.reject(new ApiFailure(501, 'not_implemented', 'This call is planned and not there yet.'));

const onceFor =
  (keyed: KeyedRequest | null, { database, now }: CallRoutesOptions): CallRequest<Call>['once'] =>
  (effect) =>
    database.transaction(async (transaction) => {
      const answer = await effect(transaction);
      if (keyed !== null) await storeAnswer(transaction, keyed, answer, now());
      return answer;
    });

const sendJson = ({ success, download }: Call, reply: FastifyReply, json: string): FastifyReply => {
  if (success === 204) return reply.code(204).send();
  if (download !== undefined) reply.header('content-disposition', `attachment; filename="${download}"`);
  return reply.code(success).type('application/json; charset=utf-8').send(json);
};
