import { Stripe } from 'stripe';
import { ProviderFailure, type ProviderRefusal } from '#server/billing/provider/provider-failure.ts';

const DECLINES: Readonly<Record<string, ProviderRefusal>> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
  processing_error: 'processing_error',
};

/** What a call of Stripe failed with, in our words. What a person cannot mend is "away", and its cause goes into the log. */
const failureOf = (error: unknown): ProviderFailure => {
  if (error instanceof Stripe.errors.StripeCardError) {
    const code = error.decline_code ?? error.code ?? '';
    return new ProviderFailure(DECLINES[code] ?? DECLINES[error.code ?? ''] ?? 'card_declined', { cause: error });
  }
  return new ProviderFailure('away', { cause: error });
};

/** Stripe's answer, or {@link ProviderFailure}. */
export const asked = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  try {
    return await answer;
  } catch (error) {
    throw failureOf(error);
  }
};

/** The same, with null for what Stripe does not know. */
export const askedFor = async <Answer>(answer: Promise<Answer>): Promise<Answer | null> => {
  try {
    return await answer;
  } catch (error) {
    if (isMissing(error)) return null;
    throw failureOf(error);
  }
};

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
