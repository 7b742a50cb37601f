import type { SubscriptionChanges } from '#application/ports/subscription-changes.port.ts';
import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import type { AuthUser } from '#domain/identity/user.types.ts';
import { Failure } from '#domain/shared/failure.ts';
import { admit, type FakeBackend } from './backend.fake.ts';
import { CATALOGUE } from './catalogue.ts';

/** Everything that was ordered counts at once, as if the payment provider had confirmed it. */
export const fakeSubscriptionChanges = (backend: FakeBackend, { uid }: AuthUser): SubscriptionChanges => {
  const taken = new Set<string>();
  const held = (): Subscription => {
    const subscription = backend.subscriptions.get(uid);
    if (subscription === undefined || !subscription.isActive) throw new Failure('subscription/not-found');
    return subscription;
  };
  const renewing = (): Subscription => {
    const subscription = held();
    if (!subscription.isRecurring) throw new Failure('subscription/one-time');
    return subscription;
  };
  const once = (key: string, change: () => Subscription): void => {
    if (taken.has(key)) return;
    backend.subscriptions.set(uid, change());
    taken.add(key);
  };
  return {
    async cancel({ idempotencyKey }, signal) {
      admit(backend, uid, signal);
      once(idempotencyKey, () => {
        const subscription = renewing();
        if (subscription.isCancelled) throw new Failure('subscription/already-cancelled');
        return {
          ...subscription,
          willAutoRenew: false,
          isCancelled: true,
          cancelAtPeriodTime: subscription.currentPeriodEnd,
        };
      });
    },

    async resume({ idempotencyKey }, signal) {
      admit(backend, uid, signal);
      once(idempotencyKey, () => {
        const subscription = held();
        if (!subscription.isCancelled) throw new Failure('request/conflict');
        return { ...subscription, willAutoRenew: true, isCancelled: false, cancelAtPeriodTime: null };
      });
    },

    async upgrade({ order, idempotencyKey }, signal) {
      admit(backend, uid, signal);
      once(idempotencyKey, () => {
        const subscription = renewing();
        const plan = CATALOGUE.find(({ uniqueID }) => uniqueID === order.newMembershipTypeID);
        if (plan === undefined) throw new Failure('subscription/not-found');
        const { uniqueID, name, hasAI, hasAIExams } = plan;
        if (subscription.membershipType.uniqueID === uniqueID) throw new Failure('subscription/already-active');
        return { ...subscription, membershipType: { uniqueID, name, hasAI, hasAIExams } };
      });
    },
  };
};
