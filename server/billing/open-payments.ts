import type { FastifyInstance } from 'fastify';
import { openCatalogue } from '#server/billing/open-catalogue.ts';
import { embeddedCheckout } from '#server/billing/embedded/embedded-checkout.ts';
import type { Payments } from '#server/billing/payments.types.ts';
import { stripePaymentProvider } from '#server/billing/stripe/stripe-payment-provider.ts';
import type { Database } from '#server/database/database.types.ts';
import type { Settings } from '#server/settings/settings.ts';

export interface OpenPayments {
  readonly payments: Payments;
  /** Pages of ours in the provider's place, if there are any. */
  addTo(app: FastifyInstance): void;
  /** Brings the plans up to date. Rejects while the provider is away. */
  openCatalogue(): Promise<void>;
  /** Sends again what an embedded provider could not deliver. */
  deliver(): Promise<void>;
}

interface Dependencies {
  readonly database: Database;
  readonly now: () => number;
  readonly baseUrl: () => string;
}

/** Whoever takes the money by these settings. */
export const openPayments = (
  { payments: settings, arePaymentsDisabled }: Pick<Settings, 'payments' | 'arePaymentsDisabled'>,
  { database, now, baseUrl }: Dependencies,
): OpenPayments => {
  const isSelling = !arePaymentsDisabled && settings.kind !== 'none';
  const open = (
    taken: Pick<Payments, 'provider' | 'webhookSecrets'>,
    own: Pick<OpenPayments, 'addTo' | 'deliver'> = { addTo: () => {}, deliver: async () => {} },
  ): OpenPayments => ({
    payments: { ...taken, isSelling, baseUrl },
    openCatalogue: () => openCatalogue(database, taken.provider),
    ...own,
  });
  switch (settings.kind) {
    case 'stripe':
      return open({ provider: stripePaymentProvider({ ...settings, now }), webhookSecrets: settings.webhookSecrets });
    case 'embedded': {
      const { provider, secret, addTo, delivery } = embeddedCheckout({ database, baseUrl, now });
      return open({ provider, webhookSecrets: [secret] }, { addTo, deliver: delivery.deliverDue });
    }
    case 'none':
      return open({ provider: null, webhookSecrets: [] });
  }
};
