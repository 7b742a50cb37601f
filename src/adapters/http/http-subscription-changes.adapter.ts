import type { SubscriptionChanges } from '#application/ports/subscription-changes.port.ts';
import { cancelSubscription, resumeSubscription, upgradeSubscription } from '#contract/calls/subscriptions.calls.ts';
import { failureOf, Failure, type FailureCode } from '#domain/shared/failure.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';

type Meaning = Readonly<Partial<Record<FailureCode, FailureCode>>>;

/** What an answer of the server means of a subscription (contract of the calls). */
const NONE_HELD: Meaning = { 'request/not-found': 'subscription/not-found' };
const OF_CANCELLING: Meaning = {
  ...NONE_HELD,
  'session/forbidden': 'subscription/one-time',
  'request/conflict': 'subscription/already-cancelled',
};
const OF_UPGRADING: Meaning = {
  ...NONE_HELD,
  'session/forbidden': 'subscription/one-time',
  'request/conflict': 'subscription/already-active',
};

const meaning = async (meanings: Meaning, answer: Promise<unknown>): Promise<void> => {
  try {
    await answer;
  } catch (error) {
    const { code } = failureOf(error);
    const meant = meanings[code];
    throw meant === undefined ? error : new Failure(meant, { cause: error });
  }
};

export const httpSubscriptionChanges = (http: HttpClient): SubscriptionChanges => ({
  cancel: ({ order: { reasons, comment }, idempotencyKey }, signal) =>
    meaning(
      OF_CANCELLING,
      http.call(cancelSubscription, { body: { reasons: [...reasons], comment } }, { signal, idempotencyKey }),
    ),

  resume: ({ idempotencyKey }, signal) =>
    meaning(NONE_HELD, http.call(resumeSubscription, { body: {} }, { signal, idempotencyKey })),

  upgrade: ({ order, idempotencyKey }, signal) =>
    meaning(OF_UPGRADING, http.call(upgradeSubscription, { body: order }, { signal, idempotencyKey })),
});
