import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/database/database.types.ts';
import { seedPersonas } from '#server/test-profile/personas.ts';
import { question } from '../../support/api.ts';
import { collectGarbage } from '../../support/collect-garbage.ts';
import { cpuTimeOf } from '../../support/cpu-time.ts';
import { picture } from '../../support/files.ts';
import { freshDatabase } from '../../support/fresh-database.ts';
import { gate } from '../../support/gate.ts';
import { watchTurns } from '../../support/loop-turns.ts';
import { startSender } from '../../support/sender.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const AT_ONCE = 8;
const MEBIBYTE = 1024 * 1024;
const UID = 'p-premium';
/** Through one of the bodies, which is not parsed as a whole any more. */
const MOST_LOOKS = 4;
const ROUNDS = 8;

const all = (status: number) => Array.from({ length: AT_ONCE }, () => status);

/** Megabytes that somebody holds. */
const held = async (): Promise<number> => {
  await collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
};

/** PGlite works in our own thread, and lets nobody in between its queries. */
const isMeasurable = process.env['TEST_DATABASE_URL'] !== undefined && existsSync('/proc/thread-self/schedstat');

describe.runIf(isMeasurable)('eight questions with ten megabytes of files at once', () => {
  let opened: OpenDatabase;
  let server: TestServer;
  const sender = startSender();
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
    await sender.close();
    await server.close();
    await opened.close();
  });

  /** Makes two files ready to be sent; answers the body of the question. */
  const take = async (file: Buffer): Promise<string> => {
    const body = JSON.stringify({
      ...question(UID, 'Co tu jest?'),
      images: [file, file].map((bytes) => bytes.toString('base64')),
    });
    const authorization = `Bearer ${await server.tokenFor(UID)}`;
    await sender.take({
      url: `${server.url}/api/Assistant/tutor`,
      headers: { authorization, 'content-type': 'application/json' },
      body,
    });
    return body;
  };
  test('keep nobody waiting for longer than a few looks through one of them (D62)', async () => {
    const body = await take(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(5 * MEBIBYTE - 8)]));
    let fewest = Infinity;
    // What a turn of the event loop has to do is in each round; what the collector or the compiler did in it is not.
    for (let round = 0; round < ROUNDS && fewest >= MOST_LOOKS; round += 1) {
      const longestTurn = watchTurns();
      expect(await sender.send(AT_ONCE)).toEqual(all(400));
      fewest = Math.min(fewest, longestTurn() / Math.min(...[1, 2, 3].map(() => cpuTimeOf(() => JSON.parse(body)))));
    }
    expect(fewest).toBeLessThan(MOST_LOOKS);
  });

  test('hold less than fifty megabytes each while they are answered', async () => {
    await take(Buffer.concat([await picture(2, 2).jpeg().toBuffer(), Buffer.alloc(5 * MEBIBYTE - 1_000)]));
    const before = await held();
    const answers = sender.send(AT_ONCE);
    await allWait.isOpen;
    expect(((await held()) - before) / AT_ONCE).toBeLessThan(50);
    goOn.open();
    expect(await answers).toEqual(all(200));
  });
});
