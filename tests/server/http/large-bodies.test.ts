import { Mutex } from 'async-mutex';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '#server/database/database.types.ts';
import { seedPersonas } from '#server/test-profile/personas.ts';
import { collectGarbage } from '../../support/collect-garbage.ts';
import { picture } from '../../support/files.ts';
import { freshDatabase } from '../../support/fresh-database.ts';
import { gate } from '../../support/gate.ts';
import { NO_PICTURE, sendQuestionsWithFiles } from '../../support/questions-with-files.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const AT_ONCE = 8;
const MEBIBYTE = 1024 * 1024;
const UID = 'p-premium';

const all = (status: number) => Array.from({ length: AT_ONCE }, () => status);

/** Megabytes that somebody holds. */
const held = async (): Promise<number> => {
  await collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
};

/** PGlite keeps its rows in our own memory. */
const isOnPostgres = process.env['TEST_DATABASE_URL'] !== undefined;

describe.runIf(isOnPostgres)('eight questions with ten megabytes of files at once', () => {
  let opened: OpenDatabase;
  let server: TestServer;
  const [allWait, goOn] = [gate(), gate()];

  beforeAll(async () => {
    opened = await freshDatabase();
    await seedPersonas(opened.database, Date.now());
    server = await startTestServer({ database: opened });
    let waiting = 0;
    server.tutor.answer(async () => {
      waiting += 1;
      if (waiting === AT_ONCE) allWait.open();
      await goOn.isOpen;
      return { content: 'Widzę', isCharged: false };
    });
  });
  afterAll(async () => {
    await server.close();
    await opened.close();
  });

  test('are parsed, compared with the schema and hashed in a turn each (D62)', async () => {
    const questions = await sendQuestionsWithFiles(server, UID, NO_PICTURE);
    const exclusive = vi.spyOn(Mutex.prototype, 'runExclusive');
    expect(await questions.send(AT_ONCE)).toEqual(all(400));
    const locks = [...exclusive.mock.contexts];
    exclusive.mockRestore();
    await questions.close();
    // One of the locks of the server is that of the turns (own-turn.test.ts).
    const uses = [...new Set(locks)].map((lock) => locks.filter((other) => other === lock).length);
    expect(uses).toContain(3 * AT_ONCE);
  });

  test('hold less than fifty megabytes each while they are answered', async () => {
    const file = Buffer.concat([await picture(2, 2).jpeg().toBuffer(), Buffer.alloc(5 * MEBIBYTE - 1_000)]);
    const questions = await sendQuestionsWithFiles(server, UID, file);
    const before = await held();
    const answers = questions.send(AT_ONCE);
    await allWait.isOpen;
    expect(((await held()) - before) / AT_ONCE).toBeLessThan(50);
    goOn.open();
    expect(await answers).toEqual(all(200));
    await questions.close();
  });
});
