import { ApiFailure } from '#server/api/api-failure.ts';

/** Why a provider did not do what it was asked. */
export type ProviderRefusal =
  'away' | 'card_declined' | 'insufficient_funds' | 'expired_card' | 'incorrect_cvc' | 'processing_error';

const AWAY = 'The payment provider is away. Try again soon.';
const REFUSED = 'The payment was refused.';

/** A call that asked the provider fails with the reason as its code (S2 §8.39–8.43). */
export class ProviderFailure extends ApiFailure {
  constructor(refusal: ProviderRefusal, options: { readonly cause?: unknown } = {}) {
    if (refusal === 'away') super(503, 'payments_unavailable', AWAY, options);
    else super(409, refusal, REFUSED, options);
  }
}
