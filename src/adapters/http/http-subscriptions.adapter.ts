import type { Subscriptions } from '#application/ports/subscriptions.port.ts';
import { currentSubscription } from '#contract/calls/subscriptions.calls.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { orNull } from '#adapters/http/http-failure.ts';

/** What the payment provider says of a renewal that it could not charge. */
const DUE: ReadonlySet<string> = new Set(['past_due', 'unpaid', 'failed']);

export const httpSubscriptions = (http: HttpClient): Subscriptions => ({
  async current(signal) {
    const answer = await orNull(http.call(currentSubscription, {}, { signal, onExpiry: 'fail' }));
    if (answer === null) return null;
    const { isActive, isRecurring, willAutoRenew, isCancelled, cancelAtPeriodTime, currentPeriodEnd, membershipType } =
      answer;
    const due = isActive && DUE.has(answer.paymentStatus) ? ({ isPaymentDue: true } as const) : {};
    const { uniqueID, name, hasAI, hasAIExams } = membershipType;
    return {
      isActive,
      isRecurring,
      willAutoRenew,
      isCancelled,
      cancelAtPeriodTime,
      currentPeriodEnd,
      ...due,
      membershipType: { uniqueID, name, hasAI, hasAIExams },
    };
  },
});
