import type { BrowserSettings } from '#contract/schemas/browser-settings.schema.ts';
import type { CheckoutSession } from '#domain/billing/purchase/purchase.types.ts';
import { Failure } from '#domain/shared/failure.ts';

type Payments = BrowserSettings['payments'];

/** The payment provider as the browser knows it: a page of its own to be sent to. Nothing of it is loaded into ours. */
export interface ProviderPage {
  isOpen(): Promise<boolean>;
  /** Fails with `payment/hand-over` where the page is not the provider's own (R13). */
  leaveFor(session: CheckoutSession): Promise<void>;
}

/** Where Stripe shows its checkout, and its page of cards and invoices. */
const STRIPE_ORIGINS: ReadonlySet<string> = new Set(['https://checkout.stripe.com', 'https://billing.stripe.com']);
/** Where the server shows the checkout that stands in the provider's place. */
const EMBEDDED_CHECKOUT = '/embedded-checkout/';

/** Whether an address is the own page of whoever takes payments here (R13). */
export const isProvidersPage = (address: URL, payments: Payments, ownOrigin: string): boolean => {
  if (address.username !== '' || address.password !== '') return false;
  switch (payments) {
    case 'stripe':
      return STRIPE_ORIGINS.has(address.origin);
    case 'embedded':
      return address.origin === ownOrigin && address.pathname.startsWith(EMBEDDED_CHECKOUT);
    case 'disabled':
      return false;
  }
};

const absolute = (address: string, base: string): URL | null => {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
};

/** A session without an address has one only where our own server shows it: Stripe's would need Stripe's script. */
const addressOf = (session: CheckoutSession, payments: Payments, ownOrigin: string): URL | null => {
  if ('url' in session) return absolute(session.url, ownOrigin);
  return payments === 'embedded'
    ? absolute(EMBEDDED_CHECKOUT + encodeURIComponent(session.sessionId), ownOrigin)
    : null;
};

export const providerPage = (
  readSettings: () => Promise<Pick<BrowserSettings, 'payments'>>,
  page: { readonly location: Pick<Location, 'origin' | 'assign'> },
): ProviderPage => {
  const readPayments = async (): Promise<Payments> => {
    try {
      return (await readSettings()).payments;
    } catch (cause) {
      throw new Failure('network/offline', { cause });
    }
  };
  return {
    isOpen: async () => (await readPayments()) !== 'disabled',
    async leaveFor(session) {
      const payments = await readPayments();
      const { location } = page;
      const address = addressOf(session, payments, location.origin);
      if (address === null || !isProvidersPage(address, payments, location.origin))
        throw new Failure('payment/hand-over');
      location.assign(address.href);
    },
  };
};
