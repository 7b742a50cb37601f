import { attemptsFor, nextAttemptIn, type RetryCause } from '#domain/resilience/request-policy.rules.ts';
import { Failure } from '#domain/shared/failure.ts';
import { send, type OutgoingRequest } from '#adapters/http/http-transport.ts';
import { failureIn, retryAfterIn, type WholeResponse } from '#adapters/http/http-response.ts';
import type { Timing } from '#adapters/http/timing.ts';
import { renewableDeadline } from '#adapters/http/renewable-deadline.ts';
import { unlessAborted } from '#adapters/http/unless-aborted.ts';

interface FailedAttempt {
  readonly cause: RetryCause;
  readonly retryAfter: number | null;
  readonly failure: Failure;
}

/** Sends a request as often as S1 §7.5–7.6 lets it; each attempt has the request's whole time to itself, and a stream has it for each piece. */
export const withRetry = (timing: Timing) => {
  const attempt = async (request: OutgoingRequest, signal: AbortSignal): Promise<WholeResponse | FailedAttempt> => {
    const { deadline, renew } = renewableDeadline(timing, request.timeout);
    try {
      const either = AbortSignal.any([signal, deadline]);
      // Fetch itself lets go of such a signal once the headers are there.
      const response = await unlessAborted(send(request, either, renew), either);
      if (response.status < 500) return response;
      const cause: RetryCause = { kind: 'status', status: response.status };
      return { cause, retryAfter: retryAfterIn(response, timing.now()), failure: failureIn(response, timing.now()) };
    } catch (cause) {
      signal.throwIfAborted();
      const kind = deadline.aborted ? 'timeout' : 'network';
      return {
        cause: { kind },
        retryAfter: null,
        failure: new Failure(kind === 'timeout' ? 'network/timeout' : 'network/offline', { cause }),
      };
    }
  };

  return async (request: OutgoingRequest, signal: AbortSignal): Promise<WholeResponse> => {
    const { method, token, idempotencyKey, isRepeated } = request;
    const attempts = isRepeated
      ? attemptsFor({ method, isAuthenticated: token !== null, hasIdempotencyKey: idempotencyKey !== undefined })
      : 1;
    for (let made = 1; ; made += 1) {
      const result = await attempt(request, signal);
      if ('status' in result) return result;
      const wait = nextAttemptIn({
        attempt: made,
        attempts,
        cause: result.cause,
        retryAfter: result.retryAfter,
        random: timing.random(),
      });
      if (wait === null) throw result.failure;
      await timing.sleep(wait, signal);
    }
  };
};
