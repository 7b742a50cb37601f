import type { Checkout } from '#application/ports/checkout.port.ts';
import { awaitPayments, createCheckoutSession } from '#contract/calls/subscriptions.calls.ts';
import { Failure } from '#domain/shared/failure.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import type { ProviderPage } from '#adapters/stripe/provider-page.ts';

export const httpCheckout = (http: HttpClient, provider: ProviderPage): Checkout => ({
  async isOpen(signal) {
    const isOpen = await provider.isOpen();
    // Whoever is turned away is promised an e-mail (S1 §8.40): the server has to know whom it owes one.
    if (!isOpen) await http.call(awaitPayments, { body: {} }, { signal });
    return isOpen;
  },

  async open({ order, idempotencyKey }, signal) {
    const { checkoutUrl, url, sessionId } = await http.call(
      createCheckoutSession,
      { body: order },
      { signal, idempotencyKey },
    );
    const address = checkoutUrl ?? url;
    if (address !== undefined) return { url: address };
    if (sessionId !== undefined) return { sessionId };
    throw new Failure('server/unreadable');
  },

  leave: (session) => provider.leaveFor(session),
});
