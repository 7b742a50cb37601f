import type { Subscription } from '#domain/entitlement/subscription.types.ts';

export interface PaidPlan {
  /** The current subscription by one call of 10 s at most, without retries, for whoever asks again anyway (D24); null when none is held. */
  look(signal?: AbortSignal): Promise<Subscription | null>;
}
