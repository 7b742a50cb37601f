import type { Cancellation } from '#domain/billing/cancel-subscription/cancel-subscription.types.ts';
import type { UpgradeOrder } from '#domain/billing/purchase/purchase.types.ts';
import type { Keyed } from '#domain/shared/idempotency.rules.ts';

/** What a pupil may change about their subscription; each order takes effect once (R10). */
export interface SubscriptionChanges {
  /** Fails with `subscription/already-cancelled` when it is. */
  cancel(cancellation: Keyed<Cancellation>, signal?: AbortSignal): Promise<void>;
  /** Fails with `request/conflict` when there is nothing to take back. */
  resume(order: Keyed<null>, signal?: AbortSignal): Promise<void>;
  upgrade(order: Keyed<UpgradeOrder>, signal?: AbortSignal): Promise<void>;
}
