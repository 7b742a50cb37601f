/** The real server, whose tutor says the same at once: what is left of a question when nobody has to think. */
import { openDatabase } from '#server/database/open-database.ts';
import { startTestServer } from '../../tests/support/server.ts';

const { DATABASE_URL = '', ...environment } = process.env as Readonly<Record<string, string>>;
const server = await startTestServer({
  database: await openDatabase({ kind: 'postgres', url: DATABASE_URL }),
  tutor: { reply: async () => ({ content: 'Dodaj liczby po kolei.', isCharged: true }) },
  environment,
});
console.log(`Ready: ${server.url}`);
