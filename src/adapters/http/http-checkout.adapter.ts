import type { Checkout } from '#application/ports/checkout.port.ts';
import { createCheckoutSession } from '#contract/calls/subscriptions.calls.ts';
import { Failure } from '#domain/shared/failure.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import type { ProviderPage } from '#adapters/stripe/provider-page.ts';

export const httpCheckout = (http: HttpClient, provider: ProviderPage): Checkout => ({
  isOpen: () => provider.isOpen(),

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
