import type { Subscription } from '#domain/entitlement/subscription.types.ts';

export interface Subscriptions {
  /** Null when the signed-in user holds no plan. */
  current(signal?: AbortSignal): Promise<Subscription | null>;
}
