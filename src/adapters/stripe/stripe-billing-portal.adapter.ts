import type { BillingPortal } from '#application/ports/billing-portal.port.ts';
import { openBillingPortal } from '#contract/calls/subscriptions.calls.ts';
import { Failure } from '#domain/shared/failure.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { orNull } from '#adapters/http/http-failure.ts';

const PORTAL_ORIGIN = 'https://billing.stripe.com';
/** Below it stands what plays the provider on a machine without keys. */
const EMBEDDED = '/embedded-checkout/';

/** The part of `window.location` that leaves the page. */
interface Leaving {
  readonly origin: string;
  assign(url: string): void;
}

const isProviders = (url: string, ownOrigin: string): boolean => {
  const { origin, pathname } = new URL(url);
  return origin === PORTAL_ORIGIN || (origin === ownOrigin && pathname.startsWith(EMBEDDED));
};

export const stripeBillingPortal = (http: HttpClient, page: Leaving): BillingPortal => ({
  async visit(signal) {
    const opened = await orNull(http.call(openBillingPortal, { body: {} }, { signal }));
    if (opened === null) throw new Failure('subscription/not-found');
    if (!isProviders(opened.url, page.origin)) throw new Failure('payment/hand-over');
    page.assign(opened.url);
  },
});
