import { asc } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { letters } from '#server/database/schema/mail.tables.ts';
import type { OpenDatabase } from '#server/database/database.types.ts';
import { letterDelivery } from '#server/mail/letter-delivery.ts';
import {
  addLetter,
  addLetterOnceIn,
  claimLetter,
  deleteOldLetters,
  type LetterDraft,
} from '#server/mail/letters.repository.ts';
import { MailFailure, type Letter } from '#server/mail/mail.port.ts';
import { freshDatabase } from '../../support/fresh-database.ts';
import { gate } from '../../support/gate.ts';
import { HOUR, NOON, SECOND } from '../../support/test-clock.ts';

const MINUTE = 60 * SECOND;
const DAY = 24 * HOUR;

const open: OpenDatabase = await freshDatabase();
let now: number;
let sent: Letter[];
let failures: Error[];
let reports: unknown[];
beforeEach(async () => {
  await open.database.delete(letters);
  [now, sent, failures, reports] = [NOON, [], [], []];
});
afterAll(() => open.close());

const mail = {
  send: async (letter: Letter) => {
    const failure = failures.shift();
    if (failure !== undefined) throw failure;
    sent.push(letter);
  },
};
const delivery = (carrier = mail) =>
  letterDelivery({ database: open.database, mail: carrier, now: () => now, report: (error) => reports.push(error) });

const draft = (change: Partial<LetterDraft> = {}): LetterDraft => ({
  kind: 'contact-received',
  recipient: 'ala@example.test',
  subject: 'Mamy Twoją wiadomość',
  text: 'Cześć!',
  ...change,
});
const add = (change?: Partial<LetterDraft>) => addLetter(open.database, draft(change), now);
const stored = () => open.database.select().from(letters).orderBy(asc(letters.createdAt));
const states = async () =>
  (await stored()).map(({ attempts, dueAt, sentAt }) => ({
    attempts,
    dueAt: dueAt?.getTime() ?? null,
    sentAt: sentAt?.getTime() ?? null,
  }));

test('a letter goes out once, and is marked', async () => {
  await add();
  const { deliverDue } = delivery();
  await deliverDue();
  await deliverDue();
  expect(sent.map(({ recipient, subject, text }) => ({ recipient, subject, text }))).toEqual([
    { recipient: 'ala@example.test', subject: 'Mamy Twoją wiadomość', text: 'Cześć!' },
  ]);
  expect(await states()).toEqual([{ attempts: 1, dueAt: null, sentAt: NOON }]);
});

test('what was undone leaves no letter', async () => {
  const undone = open.database.transaction(async (transaction) => {
    await addLetter(transaction, draft(), now);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await stored()).toEqual([]);
});

test('a letter that is not taken is sent again after pauses that grow, and given up after eight attempts', async () => {
  await add();
  const { deliverDue } = delivery();
  const pauses: (number | null)[] = [];
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    failures.push(new MailFailure(false));
    await deliverDue();
    const [state] = await states();
    pauses.push(state?.dueAt == null ? null : (state.dueAt - now) / MINUTE);
    now = state?.dueAt ?? now;
  }
  expect(pauses).toEqual([1, 5, 30, 120, 360, 720, 1440, null]);
  now += 30 * DAY;
  await deliverDue();
  expect([sent, reports.length, await states()]).toEqual([[], 8, [{ attempts: 8, dueAt: null, sentAt: null }]]);
});

test('a pause is kept, and then the letter arrives under the same id', async () => {
  await add();
  const [{ id } = { id: '' }] = await stored();
  failures.push(new MailFailure(false));
  const { deliverDue } = delivery();
  await deliverDue();
  now += MINUTE - 1;
  await deliverDue();
  expect(sent).toEqual([]);
  now += 1;
  await deliverDue();
  expect(sent.map((letter) => letter.id)).toEqual([id]);
});

test('an address that is refused for good is not tried again, and holds up nobody else', async () => {
  await add({ recipient: 'nobody@example.test' });
  now += 1;
  await add();
  failures.push(new MailFailure(true));
  await delivery().deliverDue();
  expect([sent.map(({ recipient }) => recipient), await states()]).toEqual([
    ['ala@example.test'],
    [
      { attempts: 1, dueAt: null, sentAt: null },
      { attempts: 1, dueAt: null, sentAt: NOON + 1 },
    ],
  ]);
});

test('two servers send each letter once', async () => {
  for (let number = 0; number < 20; number += 1) await add({ subject: `${number}` });
  await Promise.all([delivery().deliverDue(), delivery().deliverDue(), delivery().deliverDue()]);
  expect(sent.map(({ subject }) => Number(subject)).toSorted((left, right) => left - right)).toEqual(
    Array.from({ length: 20 }, (_, number) => number),
  );
});

test('a letter whose sender died on the way is sent by the next one, after five minutes', async () => {
  await add();
  expect((await claimLetter(open.database, now))?.attempts).toBe(1);
  const { deliverDue } = delivery();
  now += 5 * MINUTE - 1;
  await deliverDue();
  expect(sent).toEqual([]);
  now += 1;
  await deliverDue();
  expect([sent.length, await states()]).toEqual([1, [{ attempts: 2, dueAt: null, sentAt: now }]]);
});

test('whoever closes waits for the letter on its way, and takes up no other', async () => {
  await add();
  now += 1;
  await add({ subject: 'next' });
  const way = gate();
  const { deliverDue, close } = delivery({
    send: async (letter) => {
      sent.push(letter);
      await way.isOpen;
    },
  });
  const work = deliverDue();
  const closed = close();
  way.open();
  await Promise.all([work, closed]);
  expect(sent.map(({ subject }) => subject)).toEqual(['Mamy Twoją wiadomość']);
});

test('nobody is written to again about the same within the hour, whatever capitals the address has', async () => {
  const ask = (recipient: string, change?: Partial<LetterDraft>) =>
    open.database.transaction((transaction) =>
      addLetterOnceIn(transaction, HOUR, draft({ recipient, ...change }), now),
    );
  await Promise.all([ask('ala@example.test'), ask('ALA@example.test'), ask('ola@example.test')]);
  await ask('ala@example.test', { kind: 'newsletter-leave' });
  now += HOUR - 1;
  await ask('ala@example.test');
  expect((await stored()).length).toBe(3);
  now += 1;
  await ask('ala@example.test');
  expect((await stored()).map(({ recipient, kind }) => `${kind} ${recipient}`).toSorted()).toEqual([
    'contact-received ala@example.test',
    'contact-received ala@example.test',
    'contact-received ola@example.test',
    'newsletter-leave ala@example.test',
  ]);
});

test.each([
  ['carriage return and line feed', 'Pytanie\r\nBcc: victim@example.test'],
  ['a line feed alone', 'Pytanie\nBcc: victim@example.test'],
  ['a line separator', 'Pytanie\u2028Bcc: victim@example.test'],
  ['other control characters', 'Pytanie\u0085\u000bBcc: victim@example.test'],
])('a subject with %s is one line', async (_, subject) => {
  await add({ subject, replyTo: 'ala@example.test' });
  expect((await stored()).map((letter) => letter.subject)).toEqual(['Pytanie Bcc: victim@example.test']);
});

test('letters are removed a week after they left, and a month after they were given up; one on its way stays', async () => {
  await add({ subject: 'sent' });
  await delivery().deliverDue();
  await add({ subject: 'given up' });
  failures.push(new MailFailure(true));
  await delivery().deliverDue();
  await add({ subject: 'on its way' });
  const left = async () => {
    await deleteOldLetters(open.database, now);
    return (await stored()).map(({ subject }) => subject).toSorted();
  };
  now = NOON + 7 * DAY;
  expect(await left()).toEqual(['given up', 'on its way', 'sent']);
  now += 1;
  expect(await left()).toEqual(['given up', 'on its way']);
  now = NOON + 30 * DAY + 1;
  expect(await left()).toEqual(['on its way']);
});
