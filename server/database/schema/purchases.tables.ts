import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { owner } from '#server/database/schema/owner.column.ts';
import { instant } from '#server/database/schema/instant.column.ts';
import { plans } from '#server/database/schema/catalogue.tables.ts';
import { users } from '#server/database/schema/users.tables.ts';

/** Who a user is at a payment provider. */
export const customers = pgTable(
  'customers',
  {
    id: text('id').primaryKey(),
    userId: owner(),
    provider: text('provider').notNull(),
  },
  (table) => [uniqueIndex('customers_one_a_provider').on(table.userId, table.provider)],
);

/** Checkouts that were opened at the provider; one that is open at a time, so that nobody buys twice. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: text('id').primaryKey(),
    userId: owner(),
    planId: text('plan_id')
      .notNull()
      .references(() => plans.id),
    url: text('url').notNull(),
    /** `complete` when the buyer is through; whether it is paid, the subscription says. */
    status: text('status', { enum: ['open', 'complete', 'expired', 'failed'] }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('checkouts_one_open')
      .on(table.userId)
      .where(sql`${table.status} = 'open'`),
    index('checkouts_by_user').on(table.userId),
  ],
);

/** What users have bought: the provider's subscriptions by its id, and one-time purchases by an id of ours. As the newest event says (R4). */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    userId: owner(),
    planId: text('plan_id')
      .notNull()
      .references(() => plans.id),
    provider: text('provider').notNull(),
    isRecurring: boolean('is_recurring').notNull(),
    /** The provider's word, like `active` or `past_due`. */
    status: text('status').notNull(),
    periodStart: instant('period_start').notNull(),
    periodEnd: instant('period_end').notNull(),
    /** When it ends instead of being renewed. */
    cancelAt: instant('cancel_at'),
    endedAt: instant('ended_at'),
    createdAt: instant('created_at').notNull(),
    /** When the newest event that was applied happened at the provider. */
    eventAt: instant('event_at').notNull(),
    /** When the state was last read from the provider itself, by our clock. */
    readAt: instant('read_at'),
    /** Counts the changes, so that what was read meanwhile is known to be old. */
    revision: integer('revision').notNull(),
  },
  (table) => [index('subscriptions_by_user').on(table.userId)],
);

/** Why a subscription was cancelled (S1 §3.61–3.62). */
export const cancellations = pgTable(
  'cancellations',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    subscriptionId: text('subscription_id').notNull(),
    reasons: text('reasons').array().notNull(),
    comment: text('comment'),
    cancelledAt: instant('cancelled_at').notNull(),
  },
  (table) => [index('cancellations_by_user').on(table.userId)],
);

/** What was charged. The tax office wants it for years: it stays when its user goes, and names nobody then (R6). */
export const invoices = pgTable(
  'invoices',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    planId: text('plan_id')
      .notNull()
      .references(() => plans.id),
    /** The id of the subscription or one-time purchase. */
    purchaseId: text('purchase_id'),
    issuedAt: instant('issued_at').notNull(),
    paidAt: instant('paid_at'),
    /** In grosze, tax included. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    /** Goes from `failed` to `paid` to `refunded` and never back. */
    status: text('status', { enum: ['failed', 'paid', 'refunded'] }).notNull(),
    documentUrl: text('document_url'),
  },
  (table) => [index('invoices_by_user').on(table.userId), index('invoices_by_purchase').on(table.purchaseId)],
);

/** Events of the provider that have had their effect: each has one (R4). */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  createdAt: instant('created_at').notNull(),
  appliedAt: instant('applied_at').notNull(),
});

/** Who wanted to buy while payments were off, and is written to when they are back (S1 §8.40). */
export const paymentWaiters = pgTable('payment_waiters', {
  userId: owner().primaryKey(),
  refusedAt: instant('refused_at').notNull(),
});
