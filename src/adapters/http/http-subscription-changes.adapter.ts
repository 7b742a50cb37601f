import type { SubscriptionChanges } from '#application/ports/subscription-changes.port.ts';
import { cancelSubscription, resumeSubscription, upgradeSubscription } from '#contract/calls/subscriptions.calls.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { renamed } from '#adapters/http/http-failure.ts';

export const httpSubscriptionChanges = (http: HttpClient): SubscriptionChanges => ({
  async cancel({ order: { reasons, comment }, idempotencyKey }, signal) {
    const body = { reasons: [...reasons], comment };
    await renamed(http.call(cancelSubscription, { body }, { signal, idempotencyKey }), {
      'session/forbidden': 'subscription/one-time',
      'request/not-found': 'subscription/not-found',
      'request/conflict': 'subscription/already-cancelled',
    });
  },

  async resume({ idempotencyKey }, signal) {
    await renamed(http.call(resumeSubscription, { body: {} }, { signal, idempotencyKey }), {
      'request/not-found': 'subscription/not-found',
    });
  },

  async upgrade({ order, idempotencyKey }, signal) {
    await renamed(http.call(upgradeSubscription, { body: order }, { signal, idempotencyKey }), {
      'session/forbidden': 'subscription/one-time',
      'request/not-found': 'subscription/not-found',
      'request/conflict': 'subscription/already-active',
    });
  },
});
