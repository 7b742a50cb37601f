import { z } from 'zod';
import type { Api } from './api.ts';
import type { TestServer } from './server.ts';

const opened = z.object({ sessionId: z.string(), checkoutUrl: z.url() });

/** Opens a checkout of a plan; answers its id. */
export const checkoutOf = async (api: Api, planId: string): Promise<string> => {
  const { status, body } = await openCheckout(api, planId);
  if (status !== 200) throw new Error(`The checkout was not opened: ${JSON.stringify(body)}`);
  return opened.parse(body).sessionId;
};

export const openCheckout = (api: Api, planId: string, headers?: Readonly<Record<string, string>>) =>
  api.post(
    '/api/Subscriptions/CreateCheckoutSession',
    { priceId: `price_embedded_${planId}`, type: planId.endsWith('-once') ? 'one-time' : 'subscription' },
    headers,
  );

type Choice = Readonly<Record<string, string>>;

/** Sends a form of the embedded provider's pages. */
export const submit = ({ url }: TestServer, page: string, form: Choice): Promise<Response> =>
  fetch(`${url}/embedded-checkout/${page}`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

/** Goes through with a checkout: pays by card unless it is said otherwise. */
export const pay = (server: TestServer, sessionId: string, choice: Choice = {}): Promise<Response> =>
  submit(server, sessionId, { method: 'card', outcome: 'paid', ...choice });

/** Buys a plan from the first press to the last. */
export const buy = async (server: TestServer, api: Api, planId: string, choice: Choice = {}): Promise<void> => {
  const paid = await pay(server, await checkoutOf(api, planId), choice);
  if (paid.status !== 303) throw new Error(`The checkout answered ${paid.status}.`);
};
