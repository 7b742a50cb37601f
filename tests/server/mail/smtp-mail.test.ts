import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Letter } from '#server/mail/mail.port.ts';
import { smtpMail } from '#server/mail/smtp-mail.ts';
import { startSmtpServer, type SmtpServer } from '../../support/smtp-server.ts';

let smtp: SmtpServer;
beforeEach(async () => {
  smtp = await startSmtpServer();
});
afterEach(() => smtp.close());

const LETTER: Letter = {
  id: '00000000-0000-4000-8000-000000000001',
  recipient: 'ala@example.test',
  subject: 'Zażółć gęślą jaźń',
  text: 'Dzień dobry!\n\nhttps://nauka.example/kontakt\n',
  replyTo: null,
  unsubscribeUrl: null,
};

const post = () => smtpMail({ url: smtp.url, from: 'Nauka <nauka@nauka.example>' });

/** Headers by their names in small letters, long lines in one piece, encoded words in plain ones. */
const headersOf = (message: string): Readonly<Record<string, string>> => {
  const [head = ''] = message.split('\r\n\r\n', 1);
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
};

test('a letter reaches the mail server, under a name that it keeps at every attempt', async () => {
  await post().send(LETTER);
  await post().send(LETTER);
  expect(smtp.taken.map(({ from, recipients }) => [from, recipients])).toEqual([
    ['nauka@nauka.example', ['ala@example.test']],
    ['nauka@nauka.example', ['ala@example.test']],
  ]);
  const headers = smtp.taken.map(({ message }) => headersOf(message));
  expect(headers.map((one) => one['message-id'])).toEqual([
    '<00000000-0000-4000-8000-000000000001@nauka.example>',
    '<00000000-0000-4000-8000-000000000001@nauka.example>',
  ]);
  expect([headers[0]?.['from'], headers[0]?.['to'], headers[0]?.['auto-submitted']]).toEqual([
    'Nauka <nauka@nauka.example>',
    'ala@example.test',
    'auto-generated',
  ]);
  expect(headers[0]).not.toHaveProperty('list-unsubscribe');
});

test('a letter of a list can be answered by one press in the mail program (RFC 8058)', async () => {
  await post().send({
    ...LETTER,
    replyTo: 'ola@example.test',
    unsubscribeUrl: 'https://nauka.example/api/Newsletter/Leave?token=id.signature',
  });
  const headers = headersOf(smtp.taken[0]?.message ?? '');
  expect([headers['reply-to'], headers['list-unsubscribe'], headers['list-unsubscribe-post']]).toEqual([
    'ola@example.test',
    '<https://nauka.example/api/Newsletter/Leave?token=id.signature>',
    'List-Unsubscribe=One-Click',
  ]);
});

test('an address with a comma is one recipient, and what a subject brings along is no header', async () => {
  await post().send({
    ...LETTER,
    recipient: 'ala,ola@example.test',
    subject: 'Pytanie\r\nBcc: victim@example.test\r\n\r\nhello',
    replyTo: 'ala@example.test\r\nBcc: victim@example.test',
  });
  expect(smtp.taken.map(({ recipients }) => recipients)).toEqual([['"ala,ola"@example.test']]);
  expect(Object.keys(headersOf(smtp.taken[0]?.message ?? ''))).not.toContain('bcc');
});

const failureOf = async (sending: Promise<unknown>): Promise<unknown> => {
  try {
    return await sending;
  } catch (failure) {
    const { name, isPermanent } = Object(failure);
    return [name, isPermanent];
  }
};

test.each([
  ['says no for good', '550 no such mailbox', true],
  ['asks for patience', '451 try again later', false],
])('a mail server that %s is heard', async (_, line, isPermanent) => {
  smtp.refuseNext(line);
  expect(await failureOf(post().send(LETTER))).toEqual(['MailFailure', isPermanent]);
  await post().send(LETTER);
  expect(smtp.taken).toHaveLength(1);
});

test('a mail server that is away is tried again later', async () => {
  const away = smtpMail({ url: 'smtp://127.0.0.1:9', from: 'nauka@nauka.example' });
  expect(await failureOf(away.send(LETTER))).toEqual(['MailFailure', false]);
});
