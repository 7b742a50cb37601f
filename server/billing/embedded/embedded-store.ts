import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm';
import type {
  EmbeddedEvent,
  EmbeddedInvoice,
  EmbeddedSession,
  EmbeddedSubscription,
} from '#server/billing/embedded/embedded-objects.ts';
import type { Database } from '#server/database/database.types.ts';
import { embeddedEvents, embeddedObjects } from '#server/database/schema/embedded-provider.tables.ts';

/** What is kept of each kind. */
interface Kinds {
  readonly checkout: { readonly session: EmbeddedSession; readonly priceId: string };
  readonly subscription: EmbeddedSubscription;
  readonly invoice: { readonly invoice: EmbeddedInvoice; readonly paymentId: string };
  readonly portal: { readonly returnUrl: string };
}

type Kind = keyof Kinds;
export type StoredCheckout = Kinds['checkout'];

export interface Stored<K extends Kind> {
  readonly id: string;
  readonly customerId: string;
  readonly body: Kinds[K];
}

const read = <K extends Kind>({ id, customerId, body }: typeof embeddedObjects.$inferSelect): Stored<K> => ({
  id,
  customerId,
  body: JSON.parse(body),
});

export const findObject = async <K extends Kind>(
  database: Database,
  kind: K,
  id: string,
): Promise<Stored<K> | null> => {
  const [row] = await database
    .select()
    .from(embeddedObjects)
    .where(and(eq(embeddedObjects.id, id), eq(embeddedObjects.kind, kind)));
  return row === undefined ? null : read(row);
};

/** The same, and nobody else changes it until the transaction ends. */
export const lockObject = async <K extends Kind>(
  transaction: Database,
  kind: K,
  id: string,
): Promise<Stored<K> | null> => {
  await transaction
    .select({ id: embeddedObjects.id })
    .from(embeddedObjects)
    .where(eq(embeddedObjects.id, id))
    .for('update');
  return findObject(transaction, kind, id);
};

/** The newest first; of one customer or of all. */
export const listObjects = async <K extends Kind>(
  database: Database,
  kind: K,
  customerId?: string,
): Promise<Stored<K>[]> => {
  const rows = await database
    .select()
    .from(embeddedObjects)
    .where(
      and(
        eq(embeddedObjects.kind, kind),
        customerId === undefined ? undefined : eq(embeddedObjects.customerId, customerId),
      ),
    )
    .orderBy(desc(embeddedObjects.position));
  return rows.map((row) => read<K>(row));
};

export const putObject = async <K extends Kind>(
  database: Database,
  kind: K,
  { id, customerId, body }: Stored<K>,
): Promise<void> => {
  const text = JSON.stringify(body);
  await database
    .insert(embeddedObjects)
    .values({ id, customerId, kind, body: text })
    .onConflictDoUpdate({ target: embeddedObjects.id, set: { body: text } });
};

/** Everything of a customer but the events that are still to be delivered. */
export const deleteObjects = async (transaction: Database, customerId: string): Promise<void> => {
  await transaction.delete(embeddedObjects).where(eq(embeddedObjects.customerId, customerId));
};

/** To be delivered at that moment; null keeps it back. */
export const addEvent = async (
  transaction: Database,
  customerId: string,
  event: EmbeddedEvent,
  dueAt: number | null,
): Promise<void> => {
  await transaction.insert(embeddedEvents).values({
    id: event.id,
    customerId,
    payload: JSON.stringify(event),
    dueAt: dueAt === null ? null : new Date(dueAt),
  });
};

export type StoredEvent = typeof embeddedEvents.$inferSelect;

/** In the order in which they happened. */
export const dueEvents = (database: Database, now: number): Promise<StoredEvent[]> =>
  database
    .select()
    .from(embeddedEvents)
    .where(and(isNull(embeddedEvents.deliveredAt), lte(embeddedEvents.dueAt, new Date(now))))
    .orderBy(asc(embeddedEvents.position));

/** Delivered or not, the newest first. */
export const newestEvents = (database: Database, count: number): Promise<StoredEvent[]> =>
  database.select().from(embeddedEvents).orderBy(desc(embeddedEvents.position)).limit(count);

export const keepDelivered = async (database: Database, id: string, now: number): Promise<void> => {
  await database
    .update(embeddedEvents)
    .set({ deliveredAt: new Date(now) })
    .where(eq(embeddedEvents.id, id));
};
