import type { CheckoutOrder, CheckoutSession } from '#domain/billing/purchase/purchase.types.ts';
import type { Keyed } from '#domain/shared/idempotency.rules.ts';

export interface Checkout {
  /** Whether anybody takes payments here now (S1 §6.27). */
  isOpen(signal?: AbortSignal): Promise<boolean>;
  open(order: Keyed<CheckoutOrder>, signal?: AbortSignal): Promise<CheckoutSession>;
  /** Sends the browser to the payment provider; fails with `payment/hand-over` when that is another host than the provider's own (R13). */
  leave(session: CheckoutSession): Promise<void>;
}
