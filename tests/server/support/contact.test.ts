import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { letters } from '#server/database/schema/mail.tables.ts';
import { contactMessages } from '#server/database/schema/support.tables.ts';
import { deleteOldContactMessages } from '#server/support/contact.repository.ts';
import { apiAs, call, registered } from '../../support/api.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');
const DAY = 86_400_000;

let now = NOON;
const server: TestServer = await startTestServer({
  now: () => now,
  environment: { CONTACT_MAIL: 'people@nauka.example' },
});
const { database } = server.database;
beforeEach(async () => {
  now = NOON;
  await database.delete(letters);
  await database.delete(contactMessages);
});
afterAll(() => server.close());

const MESSAGE = {
  name: 'Ala',
  email: 'ala@example.test',
  subject: 'Pytanie o plan',
  message: 'Czy mogę zmienić plan?\n\nDziękuję!',
};
const RECEIVED = { status: 200, body: { success: true, message: 'The message has been received.' } };

const send = (change: Partial<typeof MESSAGE> = {}, headers: Readonly<Record<string, string>> = {}) =>
  call(`${server.url}/api/ContactMessages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...MESSAGE, ...change }),
  });
const stored = () => database.select().from(contactMessages).orderBy(asc(contactMessages.createdAt));
const written = async () =>
  (await database.select().from(letters).orderBy(asc(letters.recipient))).map(
    ({ kind, recipient, subject, text, replyTo }) => ({ kind, recipient, subject, text, replyTo }),
  );

test('a visitor’s message is kept, acknowledged, and sent to the people of the service, who answer the visitor (S2 §3.24, §7.55–7.57)', async () => {
  expect(await send()).toEqual(RECEIVED);
  expect(await stored()).toEqual([
    { ...MESSAGE, id: expect.any(String), userId: null, keyHash: null, createdAt: new Date(NOON) },
  ]);
  expect(await written()).toEqual([
    {
      kind: 'contact-received',
      recipient: 'ala@example.test',
      subject: 'Mamy Twoją wiadomość',
      text: expect.stringContaining('Odpowiemy w ciągu 24 godzin.'),
      replyTo: null,
    },
    {
      kind: 'contact-message',
      recipient: 'people@nauka.example',
      subject: 'Kontakt: Pytanie o plan',
      text: 'Od: Ala <ala@example.test>\nTemat: Pytanie o plan\n\nCzy mogę zmienić plan?\n\nDziękuję!\n',
      replyTo: 'ala@example.test',
    },
  ]);
});

test('nothing of what was typed is sent to the address that was typed', async () => {
  await send({ name: 'kup-teraz.example', subject: 'kup-teraz.example', message: 'https://kup-teraz.example' });
  const [acknowledgement] = await written();
  expect(JSON.stringify(acknowledgement)).not.toContain('kup-teraz');
});

test('a name or a subject of several lines makes no header', async () => {
  await send({ subject: 'Pytanie\r\nBcc: victim@example.test', name: 'Ala\r\nBcc: victim@example.test' });
  expect((await written()).map(({ subject }) => subject)).toEqual([
    'Mamy Twoją wiadomość',
    'Kontakt: Pytanie Bcc: victim@example.test',
  ]);
});

test.each([
  ['a visitor', async () => ({})],
  [
    'somebody who has not registered yet',
    async () => ({ authorization: `Bearer ${await server.tokenFor('contact-newcomer')}` }),
  ],
  [
    'a pupil',
    async () => {
      const { uid } = await registered(server, 'contact-pupil');
      return { authorization: `Bearer ${await server.tokenFor(uid)}` };
    },
  ],
])(
  'a message of %s that is sent again under its key comes once, also ten times at once (R10)',
  async (_, headersOf) => {
    const headers = { ...(await headersOf()), 'idempotency-key': 'one' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => send({}, headers)));
    expect(answers).toEqual(Array.from({ length: 10 }, () => RECEIVED));
    expect([(await stored()).length, (await written()).length]).toEqual([1, 2]);
    expect(await send({ message: 'Inna wiadomość' }, headers)).toEqual({
      status: 409,
      body: { code: 'key_reused', message: 'The Idempotency-Key was used for another request.', error: 'Conflict' },
    });
    expect(await send({ message: 'Inna wiadomość' }, { ...headers, 'idempotency-key': 'two' })).toEqual(RECEIVED);
    expect((await stored()).length).toBe(2);
  },
);

test('keys of two people have nothing to do with each other, and what cannot be a key is refused', async () => {
  const ala = await apiAs(server, 'contact-ala');
  expect((await ala.post('/api/ContactMessages', MESSAGE, { 'idempotency-key': 'shared' })).status).toBe(200);
  expect(await send({ message: 'Inna wiadomość' }, { 'idempotency-key': 'shared' })).toEqual(RECEIVED);
  expect((await send({}, { 'idempotency-key': 'x'.repeat(256) })).status).toBe(400);
});

test('an address is thanked once an hour, however often it is typed; the messages all arrive', async () => {
  for (const message of ['Pierwsza wiadomość', 'Druga wiadomość', 'Trzecia wiadomość']) await send({ message });
  expect((await written()).map(({ kind }) => kind)).toEqual([
    'contact-received',
    'contact-message',
    'contact-message',
    'contact-message',
  ]);
});

test('what a pupil wrote goes with the account, and what others wrote with that address stays theirs (R6)', async () => {
  const claims = { email: 'leaver@example.test', email_verified: true };
  const leaver = await registered(server, 'contact-leaver', claims);
  const other = await registered(server, 'contact-other');
  const mine = { ...MESSAGE, email: 'leaver@example.test' };
  await leaver.post('/api/ContactMessages', { ...mine, email: 'mama@example.test', message: 'Z konta, inny adres' });
  await send({ ...mine, message: 'Bez konta, mój adres' });
  await other.post('/api/ContactMessages', { ...mine, message: 'Cudze konto, mój adres' });
  expect((await leaver.remove('/api/Users/contact-leaver')).status).toBe(204);
  expect((await stored()).map(({ message }) => message)).toEqual(['Cudze konto, mój adres']);
  const left = await database.select().from(letters).where(eq(letters.recipient, 'people@nauka.example'));
  expect(left.map(({ userId }) => userId)).toEqual(['contact-other']);
});

test('messages are kept for a year', async () => {
  await send();
  await deleteOldContactMessages(database, NOON + 365 * DAY);
  expect((await stored()).length).toBe(1);
  await deleteOldContactMessages(database, NOON + 365 * DAY + 1);
  expect(await stored()).toEqual([]);
});
