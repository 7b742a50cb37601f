import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.types.ts';
import { secrets } from '#server/database/schema/mail.tables.ts';

const NAME = 'letter-links';

/** Made once for a database: links of old letters hold after a restart, and on every server. */
export const linkSecret = async (database: Database): Promise<string> => {
  await database
    .insert(secrets)
    .values({ name: NAME, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await database.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, NAME));
  if (row === undefined) throw new Error('The secret of the links is gone.');
  return row.value;
};
