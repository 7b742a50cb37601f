import { asc, eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.types.ts';
import { users } from '#server/database/schema/users.tables.ts';
import { isAmongKeys, sharedLookup } from '#server/database/shared-lookup.ts';
import { notFound } from '#server/api/api-failure.ts';

export type UserRow = typeof users.$inferSelect;
export type NewUserRow = typeof users.$inferInsert;

const userOf = sharedLookup(
  'user',
  (database) => database.select().from(users).where(isAmongKeys(users.id)),
  ({ id }) => id,
);

export const findUser = async (database: Database, id: string): Promise<UserRow | null> => {
  const [row] = await userOf(database, id);
  return row ?? null;
};

/** The same, and nobody else changes the user until the transaction ends. */
export const findUserForUpdate = async (transaction: Database, id: string): Promise<UserRow | null> => {
  const [row] = await transaction.select().from(users).where(eq(users.id, id)).for('no key update');
  return row ?? null;
};

/** A user who was found to be changed in the same transaction. */
export const changeUser = async (transaction: Database, { id, ...change }: UserRow): Promise<UserRow> => {
  const [row] = await transaction.update(users).set(change).where(eq(users.id, id)).returning();
  if (row === undefined) throw userNotFound();
  return row;
};

/** Keeps the user from being deleted until the transaction ends. Throws 404 when there is none. */
export const lockUser = async (transaction: Database, id: string): Promise<UserRow> => {
  const [held] = await transaction.select().from(users).where(eq(users.id, id)).for('key share');
  if (held === undefined) throw userNotFound();
  return held;
};

export const listUsers = (database: Database): Promise<UserRow[]> =>
  database.select().from(users).orderBy(asc(users.registeredDate), asc(users.id));

/** Null when the user exists already. */
export const insertUser = async (database: Database, user: NewUserRow): Promise<UserRow | null> => {
  const [row] = await database.insert(users).values(user).onConflictDoNothing().returning();
  return row ?? null;
};

/** Everything that belongs to the user goes with the row; twice is once. */
export const deleteUser = async (database: Database, id: string): Promise<void> => {
  await database.delete(users).where(eq(users.id, id));
};

export const userNotFound = () => notFound('user_not_found', 'This person has not been registered.');
