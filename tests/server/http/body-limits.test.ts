import { Readable } from 'node:stream';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { question, registered } from '../../support/api.ts';
import { picture } from '../../support/files.ts';
import { gate } from '../../support/gate.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const MEBIBYTE = 1024 * 1024;
/** Bytes that a socket gives at once. */
const PIECE = 64 * 1024;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Announces a body of 16 MiB, sends only its beginning, and hears the status of the answer: whatever comes was said without the rest. */
const statusAfter = async (authorization: string | null, beginning: string): Promise<number> => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  const head = [
    'POST /api/Assistant/tutor HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    `content-length: ${16 * MEBIBYTE}`,
    ...(authorization === null ? [] : [`authorization: Bearer ${authorization}`]),
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${beginning}`);
  const answer = await firstBytes(socket);
  socket.destroy();
  return Number(answer.split(' ', 2)[1]);
};

const firstBytes = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    socket.once('data', (bytes) => resolve(bytes.toString())).once('error', reject);
  });

describe('is refused before the rest of its 16 MiB is read', () => {
  test('a body of nobody, before its first byte', async () => {
    expect([await statusAfter(null, ''), await statusAfter('forged', '')]).toEqual([401, 401]);
  });

  test.each([
    ['that is nested too deep', `{"a":${'['.repeat(64)}`],
    ['of too many values', `{"a":[${'{},'.repeat(10_001)}`],
    ['whose depth begins after a text with brackets and quotes', `{"a":"[[\\"[[","b":${'['.repeat(64)}`],
  ])('a body %s', async (_name, beginning) => {
    expect(await statusAfter(await server.tokenFor('pupil'), beginning)).toBe(400);
  });
});

describe('is refused though it is shorter than 17 MiB, since no more than 1 MiB besides files is read (D63)', () => {
  const LONG = MEBIBYTE + 64 * 1024;
  test.each([
    ['blanks', ' '.repeat(LONG)],
    ['a text of escapes', `"${'\\n'.repeat(LONG / 2)}`],
    ['a text of letters of two bytes', `"${'ł'.repeat(LONG)}`],
    ['a file that holds one of them', `"${'A'.repeat(LONG)}ł`],
    ['a number', '1'.repeat(LONG)],
  ])('a body with %s', async (_name, value) => {
    expect(await statusAfter(await server.tokenFor('pupil'), `{"a":${value}`)).toBe(413);
  });
});

test('brackets, commas and quotes within texts are neither depth nor values, wherever the body is cut into pieces', async () => {
  const api = await registered(server, 'quoter');
  const prompt = `${'[{,'.repeat(300)}\\"\\`;
  const history = Array.from({ length: 9 }, () => ({ role: 'user', content: '[,"\\'.repeat(5000) }));
  const answer = await api.post('/api/Assistant/tutor', {
    ...question('quoter', prompt),
    conversationHistory: history,
  });
  expect([answer.status, Object(answer.body).response]).toEqual([200, `Pomyślmy: ${prompt}`]);
});

test('a body of megabytes that is all there is read in pieces, between which others are heard (D62)', async () => {
  await registered(server, 'hasty');
  const text = 'a'.repeat(5 * MEBIBYTE);
  const body = Buffer.from(JSON.stringify({ ...question('hasty', 'Co tu jest?'), images: [text, text, text] }));
  let turns = 0;
  const read: number[] = [];
  let isRead = false;
  const count = (): void => {
    turns += 1;
    if (!isRead) setImmediate(count);
  };
  setImmediate(count);
  function* pieces() {
    for (let at = 0; at < body.length; at += PIECE) {
      read.push(turns);
      yield body.subarray(at, at + PIECE);
    }
  }
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: '/api/Assistant/tutor',
    headers: { authorization: `Bearer ${await server.tokenFor('hasty')}`, 'content-type': 'application/json' },
    payload: Readable.from(pieces()),
  });
  isRead = true;
  expect(statusCode).toBe(400);
  expect((read.at(-1) ?? 0) - (read[0] ?? 0)).toBeGreaterThan(50);
});

test('eight large questions are answered at once, the others wait for their turn, and a small one does not', async () => {
  const api = await registered(server, 'sender');
  const padded = Buffer.concat([await picture(2, 2).jpeg().toBuffer(), Buffer.alloc(MEBIBYTE)]).toString('base64');
  let running = 0;
  let mostAtOnce = 0;
  const [full, end] = [gate(), gate()];
  server.tutor.answer(async ({ attachments }) => {
    if (attachments.length > 0) {
      running += 1;
      mostAtOnce = Math.max(mostAtOnce, running);
      if (running === 8) full.open();
      await end.isOpen;
      running -= 1;
    }
    return { content: 'Widzę', isCharged: false };
  });

  const large = Array.from({ length: 12 }, () =>
    api.post('/api/Assistant/tutor', { ...question('sender', 'Co tu jest?'), images: [padded] }),
  );
  await full.isOpen;
  for (let small = 0; small < 5; small += 1) {
    expect((await api.post('/api/Assistant/tutor', question('sender', 'Ile to 2 + 2?'))).status).toBe(200);
  }
  end.open();
  expect((await Promise.all(large)).map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
  expect(mostAtOnce).toBe(8);
});
