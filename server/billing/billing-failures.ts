import type { FailureCode } from '#domain/shared/failure.ts';
import { ApiFailure, conflict, notFound } from '#server/api/api-failure.ts';
import type { Payments } from '#server/billing/payments.types.ts';
import type { PaymentProvider } from '#server/billing/provider/payment-provider.port.ts';

/** What S2 §8.38, §8.44–8.45 know by these codes. */
export const subscriptionNotFound = () => notFound('subscription_not_found', 'The user holds no subscription.');
export const planNotFound = () => notFound('plan_not_found', 'There is no such plan for sale.');
export const alreadyActive = () => conflict('subscription_already_active', 'The user has an active subscription.');
export const wrongPlanType = () => new ApiFailure(403, 'wrong_plan_type', 'The type does not fit the plan.');
export const priceMismatch = () => new ApiFailure(403, 'price_mismatch', 'The price is not the plan’s.');
export const oneTimePurchase = () =>
  new ApiFailure(403, 'one_time_purchase', 'A one-time purchase can be neither changed nor cancelled.');
export const paymentInProgress = () => conflict('payment_in_progress', 'A payment of the user is under way.');
const disabled = () => new ApiFailure(503, 'payments_disabled', 'Payments are not available for now.');

/** Why a cancellation is not taken, as the domain's rule says it (S2 §5.49). */
export const cancellationFailure = (code: FailureCode): ApiFailure => {
  switch (code) {
    case 'subscription/one-time':
      return oneTimePurchase();
    case 'subscription/already-cancelled':
      return conflict('subscription_already_canceled', 'The subscription is cancelled already.');
    case 'subscription/too-late':
      return conflict('cancellation_too_late', 'A cancellation has to come 24 hours before the period ends.');
    default:
      return subscriptionNotFound();
  }
};

/** For what was bought already. Throws 503 where nobody takes payments. */
export const requireProvider = ({ provider }: Payments): PaymentProvider => {
  if (provider === null) throw disabled();
  return provider;
};

/** For what is to be bought. Throws 503 while nothing is sold. */
export const requireSelling = (payments: Payments): PaymentProvider => {
  if (!payments.isSelling) throw disabled();
  return requireProvider(payments);
};
