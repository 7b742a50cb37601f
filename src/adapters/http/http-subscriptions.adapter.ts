import type { Subscriptions } from '#application/ports/subscriptions.port.ts';
import type { AnswerOf } from '#contract/calls/call.ts';
import { currentSubscription } from '#contract/calls/subscriptions.calls.ts';
import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { orNull } from '#adapters/http/http-failure.ts';

type Answer = AnswerOf<typeof currentSubscription>;

/** What the payment provider says of a renewal that it could not charge. */
const DUE: ReadonlySet<string> = new Set(['past_due', 'unpaid', 'failed']);

const planOf = ({ uniqueID, name, hasAI, hasAIExams }: Answer['membershipType']) => ({
  uniqueID,
  name,
  hasAI,
  hasAIExams,
});

export const heldSubscription = (answer: Answer): Subscription => ({
  isActive: answer.isActive,
  isRecurring: answer.isRecurring,
  willAutoRenew: answer.willAutoRenew,
  isCancelled: answer.isCancelled,
  cancelAtPeriodTime: answer.cancelAtPeriodTime,
  currentPeriodEnd: answer.currentPeriodEnd,
  ...(answer.isActive && DUE.has(answer.paymentStatus) && { isPaymentDue: true }),
  membershipType: planOf(answer.membershipType),
});

/** How the server says that none is held. */
export const NO_SUBSCRIPTION = [
  'request/not-found',
  'subscription/not-found',
] as const satisfies readonly FailureCode[];

export const httpSubscriptions = (http: HttpClient): Subscriptions => ({
  async current(signal) {
    const answer = await orNull(http.call(currentSubscription, {}, { signal, onExpiry: 'fail' }), NO_SUBSCRIPTION);
    return answer === null ? null : heldSubscription(answer);
  },
});
