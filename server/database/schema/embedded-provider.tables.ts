import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/database/schema/instant.column.ts';

/** What the embedded payment provider keeps, as a provider elsewhere would: Stripe's objects, of a customer. */
export const embeddedObjects = pgTable(
  'embedded_objects',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    kind: text('kind').notNull(),
    /** As JSON text. */
    body: text('body').notNull(),
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
  },
  (table) => [index('embedded_objects_by_customer').on(table.customerId)],
);

/** Events that the embedded payment provider has to deliver, or has delivered. */
export const embeddedEvents = pgTable(
  'embedded_events',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    payload: text('payload').notNull(),
    /** Null keeps it back until somebody asks for it. */
    dueAt: instant('due_at'),
    deliveredAt: instant('delivered_at'),
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
  },
  (table) => [
    index('embedded_events_due')
      .on(table.dueAt)
      .where(sql`${table.deliveredAt} is null`),
  ],
);
