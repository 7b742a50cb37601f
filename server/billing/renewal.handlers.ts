import { eq, sql } from 'drizzle-orm';
import { cancellationRefusal } from '#domain/billing/subscription-status/subscription-status.rules.ts';
import { cancellationFailure, requireProvider, subscriptionNotFound } from '#server/billing/billing-failures.ts';
import type { PaymentDependencies } from '#server/billing/payments.types.ts';
import type { ProviderSubscription } from '#server/billing/provider/payment-provider.port.ts';
import { subscriptionAnswer } from '#server/billing/purchases/purchase.mapper.ts';
import { findHeld } from '#server/billing/purchases/purchases.repository.ts';
import type { Database } from '#server/database/database.types.ts';
import { cancellations, subscriptions } from '#server/database/schema/purchases.tables.ts';
import { conflict } from '#server/api/api-failure.ts';
import type { Handlers } from '#server/api/handler.types.ts';
import { lockUser } from '#server/identity/users.repository.ts';

/** Whether what is held goes on after the paid period. Access stays as it is until then, so the provider's answer is enough to say so at once. */
export const renewalHandlers = ({ database, payments, now }: PaymentDependencies) =>
  ({
    'subscriptions.cancel': async ({ identity, body, once }) => {
      const provider = requireProvider(payments);
      const held = await findHeld(database, identity.uid, now());
      const refusal = cancellationRefusal(held === null ? null : subscriptionAnswer(held, now()), now());
      // A renewal that has failed may be tried again any time: whoever gives up then is not held to a day.
      const isFailing = held?.purchase.status === 'past_due' && refusal === 'subscription/too-late';
      if (held === null || (refusal !== null && !isFailing))
        throw cancellationFailure(refusal ?? 'subscription/not-found');
      const { id } = held.purchase;
      const askedAt = now();
      const changed =
        held.purchase.status === 'past_due'
          ? await provider.subscriptions.end(id)
          : await provider.subscriptions.setRenewal(id, false);
      return once(async (transaction) => {
        await lockUser(transaction, identity.uid);
        if (changed !== undefined) await keepRenewal(transaction, changed, askedAt);
        await transaction.insert(cancellations).values({
          userId: identity.uid,
          subscriptionId: id,
          reasons: body.reasons,
          comment: body.comment ?? null,
          cancelledAt: new Date(askedAt),
        });
        return { success: true, message: 'The subscription is not renewed any more.' };
      });
    },

    'subscriptions.resume': async ({ identity, once }) => {
      const provider = requireProvider(payments);
      const held = await findHeld(database, identity.uid, now());
      if (held === null || !held.purchase.isRecurring) throw subscriptionNotFound();
      const { isActive, isCancelled } = subscriptionAnswer(held, now());
      if (!isActive || !isCancelled)
        throw conflict('subscription_not_canceled', 'There is no cancellation to take back.');
      const askedAt = now();
      const changed = await provider.subscriptions.setRenewal(held.purchase.id, true);
      return once(async (transaction) => {
        await keepRenewal(transaction, changed, askedAt);
        return { success: true, message: 'The subscription is renewed again.' };
      });
    },
  }) satisfies Handlers;

/** Nothing but the end: what opens access comes with events. They are compared with this reading. */
const keepRenewal = async (
  transaction: Database,
  { id, cancelAt }: ProviderSubscription,
  readAt: number,
): Promise<void> => {
  await transaction
    .update(subscriptions)
    .set({
      cancelAt: cancelAt === null ? null : new Date(cancelAt),
      readAt: new Date(readAt),
      revision: sql`${subscriptions.revision} + 1`,
    })
    .where(eq(subscriptions.id, id));
};
