import type { PaymentProvider, ProviderSubscription } from '#server/billing/provider/payment-provider.port.ts';

interface Scripted {
  readonly find?: (id: string) => Promise<ProviderSubscription | null>;
}

const unasked = (): Promise<never> => Promise.reject(new Error('The provider was not to be asked for this.'));

/** A provider that is asked for nothing but what a test expects. */
export const scriptedProvider = ({ find = async () => null }: Scripted = {}): PaymentProvider => ({
  name: 'embedded',
  publishableKey: 'pk_test',
  preparePrices: unasked,
  customers: { create: unasked, remove: unasked, openPortal: unasked },
  checkouts: { open: unasked, find: unasked, expire: unasked },
  subscriptions: { find, changePrice: unasked, setRenewal: unasked, end: unasked },
  invoiceOfPayment: async () => null,
});
