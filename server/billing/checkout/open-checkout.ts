import { randomUUID } from 'node:crypto';
import type { createCheckoutSession } from '#contract/calls/subscriptions.calls.ts';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallRequest } from '#server/api/handler.types.ts';
import { paymentInProgress } from '#server/billing/billing-failures.ts';
import type { PlanRow } from '#server/billing/catalogue/plan-catalogue.ts';
import {
  addCheckout,
  closeCheckout,
  findOpenCheckout,
  type CheckoutRow,
} from '#server/billing/checkout/checkouts.repository.ts';
import type { PaymentProvider } from '#server/billing/provider/payment-provider.port.ts';
import { addCustomer, findCustomer } from '#server/billing/purchases/customers.repository.ts';
import type { Database } from '#server/database/database.types.ts';
import { isDeleted } from '#server/identity/deletions.repository.ts';
import { lockUser, userNotFound, type UserRow } from '#server/identity/users.repository.ts';

interface Order {
  readonly user: UserRow;
  readonly plan: PlanRow;
  readonly priceId: string;
}

interface Dependencies {
  readonly database: Database;
  readonly provider: PaymentProvider;
  readonly baseUrl: string;
  readonly now: () => number;
}

type Once = CallRequest<typeof createCheckoutSession>['once'];
type Answer = AnswerOf<typeof createCheckoutSession>;

/** Undoes the transaction: another request has opened one at the same time. */
class OtherIsOpen extends Error {
  override readonly name = 'OtherIsOpen';
}

/** Opens a checkout of the plan. A user has one open at a time, so that nobody pays twice: asked for the same plan again, it is the same one, and another plan closes it. */
export const openCheckout = async (order: Order, once: Once, dependencies: Dependencies): Promise<Answer> => {
  const { database, provider, baseUrl, now } = dependencies;
  const { user, plan, priceId } = order;
  const open = await takeUpOpen(order, dependencies);
  if (open !== null) return once(async () => answerOf(open));

  const customerId = await customerOf(user, dependencies);
  const opened = await provider.checkouts.open({
    customerId,
    priceId,
    planId: plan.id,
    purchaseId: randomUUID(),
    isRecurring: plan.isRecurring,
    successUrl: `${baseUrl}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${baseUrl}/payment/cancel`,
  });
  try {
    return await once(async (transaction) => {
      await lockUser(transaction, user.id);
      const checkout = { ...opened, userId: user.id, planId: plan.id, createdAt: new Date(now()) };
      if (!(await addCheckout(transaction, checkout))) throw new OtherIsOpen();
      return answerOf(opened);
    });
  } catch (error) {
    await provider.checkouts.expire(opened.id);
    if (!(error instanceof OtherIsOpen)) throw error;
    const other = await findOpenCheckout(database, user.id);
    if (other?.planId !== plan.id) throw paymentInProgress();
    return once(async () => answerOf(other));
  }
};

const answerOf = ({ id, url }: Pick<CheckoutRow, 'id' | 'url'>): Answer => ({ checkoutUrl: url, sessionId: id });

/** The open checkout, if it is for the same plan; any other is closed. Throws 409 when it was gone through and the word of it is on its way. */
const takeUpOpen = async ({ user, plan }: Order, { database, provider }: Dependencies): Promise<CheckoutRow | null> => {
  const open = await findOpenCheckout(database, user.id);
  if (open === null) return null;
  const isSame = open.planId === plan.id;
  const state = await (isSame ? provider.checkouts.find(open.id) : provider.checkouts.expire(open.id));
  if (state === 'complete') throw paymentInProgress();
  if (state === 'open') return open;
  await closeCheckout(database, open.id);
  return null;
};

const customerOf = async (user: UserRow, { database, provider }: Dependencies): Promise<string> => {
  const known = await findCustomer(database, user.id, provider.name);
  if (known !== null) return known;
  const id = await provider.customers.create({ userId: user.id, email: user.email });
  try {
    return await database.transaction(async (transaction) => {
      await lockUser(transaction, user.id);
      if (await isDeleted(transaction, user.id)) throw userNotFound();
      await addCustomer(transaction, { id, userId: user.id, provider: provider.name });
      return (await findCustomer(transaction, user.id, provider.name)) ?? id;
    });
  } catch (error) {
    // Whoever is deleted meanwhile is not left behind at the provider.
    if (await isDeleted(database, user.id)) await provider.customers.remove(id);
    throw error;
  }
};
