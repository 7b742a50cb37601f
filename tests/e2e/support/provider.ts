import { z } from 'zod';
import { customerIdOf } from '#server/billing/embedded/embedded-objects.ts';
import type { Turn } from '#server/billing/embedded/embedded-time.ts';
import type { Addresses, PupilApi } from './pupils.ts';

const opened = z.object({ checkoutUrl: z.url() });

/** Sends a form of the payment provider's pages, as its buttons do. */
const submit = async (address: string, form: Readonly<Record<string, string>>): Promise<void> => {
  const { status } = await fetch(address, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  if (status !== 303) throw new Error(`${address} answered ${status}.`);
};

/** Buys a plan without a screen: with renewal, or once if its id says so. */
export const buyPlan = async (api: PupilApi, planId: string): Promise<void> => {
  const type = planId.endsWith('-once') ? 'one-time' : 'subscription';
  const order = { priceId: `price_embedded_${planId}`, type };
  const { checkoutUrl } = opened.parse(await api.post('/api/Subscriptions/CreateCheckoutSession', order));
  await submit(checkoutUrl, { method: 'card', outcome: 'paid' });
};

/** What the clock says of one subscription: its customer, and the name under which it is turned. */
const ROW = /<p class="soft">(?<customer>cus_\w+)<\/p>.*?name="subscription" value="(?<id>\w+)"/gu;

/** Lets time pass at the payment provider for what this pupil bought last. */
export const letTimePass = async ({ url }: Addresses, { uid }: PupilApi, turn: Turn): Promise<void> => {
  const clock = `${url}/embedded-checkout/clock`;
  const rows = [...(await (await fetch(clock)).text()).matchAll(ROW)];
  const newest = rows.find(({ groups }) => groups?.['customer'] === customerIdOf(uid));
  await submit(clock, { subscription: newest?.groups?.['id'] ?? '', turn });
};
