import type { Stripe } from 'stripe';
import { expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import type {
  EmbeddedCharge,
  EmbeddedEvent,
  EmbeddedInvoice,
  EmbeddedSession,
  EmbeddedSubscription,
} from '#server/billing/embedded/embedded-objects.ts';
import type {
  chargeObject,
  checkoutObject,
  eventObject,
  invoiceObject,
  subscriptionObject,
} from '#server/billing/events/stripe-objects.schema.ts';

test('whatever Stripe publishes as its objects is what is read of them, and the compiler says where it is not', () => {
  expectTypeOf<Stripe.Subscription>().toExtend<z.input<typeof subscriptionObject>>();
  expectTypeOf<Stripe.Invoice>().toExtend<z.input<typeof invoiceObject>>();
  expectTypeOf<Stripe.Checkout.Session>().toExtend<z.input<typeof checkoutObject>>();
  expectTypeOf<Stripe.Charge>().toExtend<z.input<typeof chargeObject>>();
  expectTypeOf<Stripe.Event>().toExtend<z.input<typeof eventObject>>();
});

test('the embedded provider sends parts of the very same objects', () => {
  type Items = Stripe.Subscription['items']['data'][number];
  expectTypeOf<Stripe.Subscription>().toExtend<Omit<EmbeddedSubscription, 'items'>>();
  expectTypeOf<Items>().toExtend<Omit<EmbeddedSubscription['items']['data'][number], 'price'>>();
  expectTypeOf<Items['price']>().toExtend<EmbeddedSubscription['items']['data'][number]['price']>();
  expectTypeOf<Stripe.Invoice>().toExtend<Omit<EmbeddedInvoice, 'parent' | 'lines'>>();
  expectTypeOf<Stripe.Checkout.Session>().toExtend<EmbeddedSession>();
  expectTypeOf<Stripe.Charge>().toExtend<EmbeddedCharge>();
  expectTypeOf<EmbeddedEvent['type']>().toExtend<Stripe.Event['type']>();
  expectTypeOf<EmbeddedSubscription>().toExtend<z.input<typeof subscriptionObject>>();
});
