import type { AnswerOf, Call } from '#contract/call.ts';
import { attemptsFor, nextAttemptIn, type Mishap } from '#domain/resilience/request-policy.rules.ts';
import { Failure, failureOf } from '#domain/shared/failure.ts';
import type { Identity } from '#application/ports/identity.port.ts';
import { failureOfHttp, HttpError } from '#adapters/http/http-failure.ts';
import { transmit, type OutgoingRequest } from '#adapters/http/http-exchange.ts';
import { addressOf, type AnyParts, type Parts } from '#adapters/http/http-request.ts';
import { answerIn, failureIn, isSuccess, retryAfterIn, type WholeResponse } from '#adapters/http/http-response.ts';
import { realPacing, type Pacing } from '#adapters/http/pacing.ts';
import { sharedRequests } from '#adapters/http/shared-requests.ts';

interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** For calls that cost or create something; without it each such call gets a key of its own, kept through its retries (R10). */
  readonly idempotencyKey?: string | undefined;
}

export interface HttpClient {
  /** The parsed answer. Rejects with a `Failure` whose cause is an `HttpError`; with the signal's reason when the caller aborts. */
  call<C extends Call>(definition: C, parts: Parts<C>, options?: CallOptions): Promise<AnswerOf<C>>;
}

export interface HttpClientOptions {
  /** Scheme and host, without a slash at the end; empty for the page's own. */
  readonly baseUrl: string;
  readonly identity: Pick<Identity, 'token'>;
  readonly pacing?: Pacing;
  readonly newIdempotencyKey?: () => string;
}

interface Setback {
  readonly mishap: Mishap;
  readonly retryAfter: number | null;
  readonly failure: Failure;
}

const NO_TOKEN = new HttpError(401, { message: 'No access token available' });
const NEVER = new AbortController().signal;

/** The API by its contract, with the manners of S1 §7. */
export const httpClient = ({ baseUrl, identity, pacing = realPacing, newIdempotencyKey = () => crypto.randomUUID() }: HttpClientOptions): HttpClient => {
  const share = sharedRequests<WholeResponse>();

  const attempt = async (request: OutgoingRequest, signal: AbortSignal): Promise<WholeResponse | Setback> => {
    const deadline = pacing.deadline(request.timeout);
    try {
      const response = await transmit(request, AbortSignal.any([signal, deadline]));
      if (response.status < 500) return response;
      const mishap: Mishap = { kind: 'status', status: response.status };
      return { mishap, retryAfter: retryAfterIn(response, pacing.now()), failure: failureIn(response) };
    } catch (cause) {
      signal.throwIfAborted();
      const kind = deadline.aborted ? 'timeout' : 'network';
      return { mishap: { kind }, retryAfter: null, failure: new Failure(kind === 'timeout' ? 'network/timeout' : 'network/offline', { cause }) };
    }
  };

  const persist = async (request: OutgoingRequest, signal: AbortSignal): Promise<WholeResponse> => {
    const { method, token, idempotencyKey } = request;
    const attempts = attemptsFor({ method, isAuthenticated: token !== null, hasIdempotencyKey: idempotencyKey !== undefined });
    for (let made = 1; ; made += 1) {
      const result = await attempt(request, signal);
      if ('status' in result) return result;
      const wait = nextAttemptIn({ attempt: made, attempts, mishap: result.mishap, retryAfter: result.retryAfter, random: pacing.random() });
      if (wait === null) throw result.failure;
      await pacing.sleep(wait, signal);
    }
  };

  const send = (request: OutgoingRequest, signal: AbortSignal): Promise<WholeResponse> =>
    request.method === 'GET'
      ? share(`${request.token ?? ''} ${request.url}`, (shared) => persist(request, shared), signal)
      : persist(request, signal);

  /** A token may have just expired: one 401 is answered with a fresh one. */
  const sendAsUser = async (request: OutgoingRequest, signal: AbortSignal): Promise<WholeResponse> => {
    const response = await send(request, signal);
    if (response.status !== 401 || request.token === null) return response;
    const token = await identity.token({ isFresh: true });
    return token === null ? response : send({ ...request, token }, signal);
  };

  const requestOf = async (definition: Call, parts: AnyParts, idempotencyKey: string | undefined): Promise<OutgoingRequest> => {
    const token = definition.auth === 'none' ? null : await identity.token();
    if (token === null && (definition.auth === 'user' || definition.auth === 'admin')) throw failureOfHttp(NO_TOKEN);
    return {
      method: definition.method,
      url: baseUrl + addressOf(definition, parts),
      body: parts.body,
      timeout: definition.timeout,
      token,
      idempotencyKey: definition.idempotent ? (idempotencyKey ?? newIdempotencyKey()) : undefined,
    };
  };

  return {
    async call(definition, parts, { signal = NEVER, idempotencyKey } = {}) {
      try {
        signal.throwIfAborted();
        const response = await sendAsUser(await requestOf(definition, parts, idempotencyKey), signal);
        if (!isSuccess(response)) throw failureIn(response);
        return answerIn(response, definition);
      } catch (error) {
        signal.throwIfAborted();
        throw failureOf(error);
      }
    },
  };
};
