import type { SubscriptionChanges } from '#application/ports/subscription-changes.port.ts';
import { cancelSubscription, resumeSubscription, upgradeSubscription } from '#contract/calls/subscriptions.calls.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';

export const httpSubscriptionChanges = (http: HttpClient): SubscriptionChanges => ({
  async cancel({ order: { reasons, comment }, idempotencyKey }, signal) {
    const body = { reasons: [...reasons], comment };
    await http.call(cancelSubscription, { body }, { signal, idempotencyKey });
  },

  async resume({ idempotencyKey }, signal) {
    await http.call(resumeSubscription, { body: {} }, { signal, idempotencyKey });
  },

  async upgrade({ order, idempotencyKey }, signal) {
    await http.call(upgradeSubscription, { body: order }, { signal, idempotencyKey });
  },
});
