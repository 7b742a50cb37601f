import type { BillingPortal } from '#application/ports/billing-portal.port.ts';
import { openBillingPortal } from '#contract/calls/subscriptions.calls.ts';
import { Failure } from '#domain/shared/failure.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { orNull } from '#adapters/http/http-failure.ts';
import type { ProviderPage } from '#adapters/stripe/provider-page.ts';

export const httpBillingPortal = (http: HttpClient, provider: Pick<ProviderPage, 'leaveFor'>): BillingPortal => ({
  async visit(signal) {
    const opened = await orNull(http.call(openBillingPortal, { body: {} }, { signal }));
    if (opened === null) throw new Failure('subscription/not-found');
    signal?.throwIfAborted();
    await provider.leaveFor({ url: opened.url });
  },
});
