import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLetter } from '#server/mail/letters.repository.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => NOON });
});
afterAll(() => server.close());

const page = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await fetch(`${url}/dev/outbox`, { headers });
  return {
    status: response.status,
    policy: response.headers.get('content-security-policy'),
    html: await response.text(),
  };
};

test('a developer reads the letters, the newest first, with links to follow', async () => {
  expect((await page(server.url)).html).toContain('Nie ma jeszcze żadnych listów.');
  const draft = { kind: 'contact-received', recipient: 'ala@example.test', subject: 'Pierwszy', text: 'a' } as const;
  await addLetter(server.database.database, draft, NOON);
  const text = 'Cześć!\n\nOtwórz <b>link</b>:\nhttps://nauka.example/x?token=a&b=c\n';
  await addLetter(server.database.database, { ...draft, subject: 'Drugi <script>', text }, NOON + 1);
  const { status, policy, html } = await page(server.url);
  expect([status, policy]).toEqual([
    200,
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  ]);
  expect([...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, subject]) => subject)).toEqual([
    'Drugi &lt;script&gt;',
    'Pierwszy',
  ]);
  expect(html).toContain(
    '<p>Otwórz &lt;b&gt;link&lt;/b&gt;:<br><a href="https://nauka.example/x?token=a&amp;b=c">https://nauka.example/x?token=a&amp;b=c</a><br></p>',
  );
});

test('another site does not reach it, and it is not there once others reach the server', async () => {
  expect((await page(server.url, { origin: 'https://evil.example' })).status).toBe(403);
  const served = await startTestServer({ environment: { PUBLIC_URL: 'https://nauka.example' } });
  expect((await page(served.url)).status).toBe(404);
  await served.close();
});
