import type { Trials } from '#application/ports/trials.port.ts';
import { getTrialStatus, startTrial } from '#contract/calls/trial.calls.ts';
import { NO_TRIAL } from '#domain/entitlement/trial-status.rules.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { orNull } from '#adapters/http/http-failure.ts';

export const httpTrials = (http: HttpClient): Trials => ({
  async status(signal) {
    const answer = await orNull(http.call(getTrialStatus, {}, { signal, onExpiry: 'fail' }), [
      'request/not-found',
      'session/expired',
      'session/account-deleted',
    ]);
    return answer ?? NO_TRIAL;
  },

  async start(signal) {
    const { message: _spoken, ...status } = await http.call(startTrial, { body: {} }, { signal });
    return status;
  },
});
