import { attemptsFor, nextAttemptIn, type Mishap } from '#domain/resilience/request-policy.rules.ts';
import { Failure } from '#domain/shared/failure.ts';
import { transmit, type OutgoingRequest } from '#adapters/http/http-exchange.ts';
import { failureIn, retryAfterIn, type WholeResponse } from '#adapters/http/http-response.ts';
import type { Pacing } from '#adapters/http/pacing.ts';
import { unlessAborted } from '#adapters/http/unless-aborted.ts';

interface Setback {
  readonly mishap: Mishap;
  readonly retryAfter: number | null;
  readonly failure: Failure;
}

/** Sends a request as often as S1 §7 lets it; each attempt has the request's whole time to itself. */
export const patientTransmission = (pacing: Pacing) => {
  const attempt = async (request: OutgoingRequest, signal: AbortSignal): Promise<WholeResponse | Setback> => {
    const deadline = pacing.deadline(request.timeout);
    try {
      const either = AbortSignal.any([signal, deadline]);
      // Fetch itself lets go of such a signal once the headers are there.
      const response = await unlessAborted(transmit(request, either), either);
      if (response.status < 500) return response;
      const mishap: Mishap = { kind: 'status', status: response.status };
      return { mishap, retryAfter: retryAfterIn(response, pacing.now()), failure: failureIn(response) };
    } catch (cause) {
      signal.throwIfAborted();
      const kind = deadline.aborted ? 'timeout' : 'network';
      return {
        mishap: { kind },
        retryAfter: null,
        failure: new Failure(kind === 'timeout' ? 'network/timeout' : 'network/offline', { cause }),
      };
    }
  };

  return async (request: OutgoingRequest, signal: AbortSignal): Promise<WholeResponse> => {
    const { method, token, idempotencyKey } = request;
    const attempts = attemptsFor({
      method,
      isAuthenticated: token !== null,
      hasIdempotencyKey: idempotencyKey !== undefined,
    });
    for (let made = 1; ; made += 1) {
      const result = await attempt(request, signal);
      if ('status' in result) return result;
      const wait = nextAttemptIn({
        attempt: made,
        attempts,
        mishap: result.mishap,
        retryAfter: result.retryAfter,
        random: pacing.random(),
      });
      if (wait === null) throw result.failure;
      await pacing.sleep(wait, signal);
    }
  };
};
