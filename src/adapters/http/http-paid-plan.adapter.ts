import type { PaidPlan } from '#application/ports/paid-plan.port.ts';
import { currentSubscription } from '#contract/calls/subscriptions.calls.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { orNull } from '#adapters/http/http-failure.ts';
import { heldSubscription, NO_SUBSCRIPTION } from '#adapters/http/http-subscriptions.adapter.ts';

export const httpPaidPlan = (http: HttpClient): PaidPlan => ({
  async look(signal) {
    const asked = http.call(currentSubscription, {}, { signal, onExpiry: 'fail', isRepeated: false });
    const answer = await orNull(asked, NO_SUBSCRIPTION);
    return answer === null ? null : heldSubscription(answer);
  },
});
