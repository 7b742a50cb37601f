import { applyPaymentEvents } from '#server/billing/events/payment-events.ts';
import { readEvent, verifySignature } from '#server/billing/events/stripe-event.reader.ts';
import type { PaymentDependencies } from '#server/billing/payments.types.ts';
import { invalid } from '#server/api/api-failure.ts';
import type { Handlers } from '#server/api/handler.types.ts';

/** What the provider says has happened (R4). Types that we do not know are acknowledged, so that it does not repeat them. */
export const webhookHandlers = ({ database, payments: { provider, webhookSecrets }, now }: PaymentDependencies) => {
  const apply = provider === null ? null : applyPaymentEvents({ database, provider, now });
  return {
    'stripe.webhook': async ({ raw }) => {
      if (raw === null) throw invalid('body', 'missing');
      verifySignature({ bytes: raw.bytes, signature: raw.header('stripe-signature') }, webhookSecrets, now());
      const event = readEvent(raw.bytes);
      if (event !== null) await apply?.(event);
      return { received: true };
    },
  } satisfies Handlers;
};
