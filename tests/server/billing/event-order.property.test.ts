import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCatalogue } from '#server/billing/open-catalogue.ts';
import { applyPaymentEvents, type ApplyingProvider } from '#server/billing/events/payment-events.ts';
import { readEvent } from '#server/billing/events/stripe-event.reader.ts';
import type { OpenDatabase } from '#server/database/database.types.ts';
import { paymentEvents, subscriptions } from '#server/database/schema/purchases.tables.ts';
import { freshDatabase } from '../../support/fresh-database.ts';
import {
  addCustomerOf,
  eventText,
  providerSubscriptionOf,
  SECONDS,
  subscriptionObjectOf,
  type State,
} from '../../support/payment-events.ts';

const NOON = Date.parse('2026-11-20T12:00:00.000Z') / SECONDS;
const DAY = 86_400;

let open: OpenDatabase;
beforeAll(async () => {
  open = await freshDatabase();
  await openCatalogue(open.database, null);
});
afterAll(() => open.close());

const PRICES = ['price_none_basic-monthly', 'price_none_standard-quarterly', 'price_none_premium-annual'];

/** What may happen to a subscription at the provider, each so many seconds after the one before: often in the same second. */
const change = fc.record({
  wait: fc.constantFrom(0, 0, 1, 7, 400, DAY),
  priceId: fc.constantFrom(...PRICES),
  status: fc.constantFrom('active', 'active', 'past_due', 'unpaid'),
  days: fc.integer({ min: 1, max: 400 }),
  isEnding: fc.boolean(),
});

type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

interface Happened {
  readonly id: string;
  readonly payload: string;
  readonly at: number;
  readonly state: State;
}

let runs = 0;

/** Everything that happens to one subscription, in its order; at the end it may be over. */
const historyOf = (uid: string, changes: readonly Change[], isEnded: boolean): readonly Happened[] => {
  let at = NOON;
  const states = changes.map(({ wait, priceId, status, days, isEnding }) => {
    at += wait;
    return { at, state: { priceId, status, periodStart: at, periodEnd: at + days * DAY, isEnding } };
  });
  const last = states.at(-1);
  const end = isEnded && last !== undefined ? [{ at: last.at, state: { ...last.state, status: 'canceled' } }] : [];
  return [...states, ...end].map(({ at: moment, state }, index) => {
    const type = state.status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated';
    const id = `evt_${uid}_${index}`;
    return { id, at: moment, state, payload: eventText(id, type, moment, subscriptionObjectOf(uid, state)) };
  });
};

const sequence = fc.record({
  changes: fc.array(change, { minLength: 1, maxLength: 20 }),
  isEnded: fc.boolean(),
  /** Which event is delivered next, in any order and as often as it likes; what was never picked comes last, the newest first. */
  picks: fc.array(fc.nat(), { maxLength: 30 }),
  atOnce: fc.integer({ min: 1, max: 8 }),
});

test('whatever the order in which events come, how often and how many at once, the newest of them counts and each is applied once (R4)', async () => {
  const { database } = open;
  await fc.assert(
    fc.asyncProperty(sequence, async ({ changes, isEnded, picks, atOnce }) => {
      const uid = `run-${(runs += 1)}`;
      await addCustomerOf(database, uid, NOON * SECONDS);
      const history = historyOf(uid, changes, isEnded);
      const picked = picks.flatMap((pick) => history[pick % history.length] ?? []);
      const delivered = [...picked, ...history.filter((one) => !picked.includes(one)).toReversed()];
      const truth = history.at(-1);
      const provider: ApplyingProvider = {
        name: 'embedded',
        invoiceOfPayment: async () => null,
        subscriptions: {
          find: async () => (truth === undefined ? null : providerSubscriptionOf(uid, truth.state)),
          end: async () => {},
        },
      };
      const apply = applyPaymentEvents({ database, provider, now: () => NOON * SECONDS });
      for (let start = 0; start < delivered.length; start += atOnce) {
        await Promise.all(
          delivered.slice(start, start + atOnce).map(async ({ payload }) => {
            const event = readEvent(Buffer.from(payload));
            if (event !== null) await apply(event);
          }),
        );
      }
      const [kept] = await database.select().from(subscriptions).where(eq(subscriptions.userId, uid));
      expect({
        planId: kept?.planId,
        status: kept?.status,
        periodEnd: kept?.periodEnd,
        cancelAt: kept?.cancelAt,
      }).toEqual(truth && rowOf(uid, truth.state));
      const claimed = await database.select({ id: paymentEvents.id }).from(paymentEvents);
      const mine = claimed.map(({ id }) => id).filter((id) => id.startsWith(`evt_${uid}_`));
      expect(mine.toSorted()).toEqual(history.map(({ id }) => id).toSorted());
      expect((kept?.revision ?? 0) <= mine.length).toBe(true);
    }),
    { numRuns: 60 },
  );
});

const rowOf = (uid: string, state: State) => {
  const { priceId, status, periodEnd, cancelAt } = providerSubscriptionOf(uid, state);
  return {
    planId: priceId.replace('price_none_', ''),
    status,
    periodEnd: new Date(periodEnd),
    cancelAt: cancelAt === null ? null : new Date(cancelAt),
  };
};
