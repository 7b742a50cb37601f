import { expect, test } from 'vitest';
import { MailFailure } from '#server/mail/mail.port.ts';
import { apiAs, question, registered } from '../../support/api.ts';
import { startTestServer } from '../../support/server.ts';

test('logs tell which call ended how, and hold no text, token, e-mail, address or id', async () => {
  const lines: string[] = [];
  const secrets = { email: 'ala.secret@example.test', name: 'Alicja Sekretna' };
  const mail = {
    send: async () => Promise.reject(new MailFailure(false, { cause: new Error(`550 <${secrets.email}>`) })),
  };
  const server = await startTestServer({ mail, logTarget: { write: (line) => lines.push(line) } });
  const api = await registered(server, 'secret-uid', { email: secrets.email });
  await api.put('/api/Users/secret-uid', { firstName: secrets.name });
  await api.post('/api/Assistant/tutor', question('secret-uid', 'tajne pytanie'), { 'idempotency-key': 'secret-key' });
  await api.get('/api/UserSchoolYears/GetUserSchoolYearByUser?id=secret-uid');
  server.tutor.answer(() => Promise.reject(new Error('the model repeated tajne pytanie')));
  await api.post('/api/Assistant/tutor', question('secret-uid', 'tajne pytanie'));
  await api.post('/api/Newsletter/Subscribe', { email: secrets.email });
  await api.post('/api/ContactMessages', { ...secrets, subject: 'tajny temat', message: 'tajne pytanie' });
  await server.deliverLetters();
  await fetch(`${server.url}/api/Users/secret-uid`, { headers: { authorization: 'Bearer secret-token' } });
  await fetch(`${server.url}/api/secret-path?email=${secrets.email}`);
  const stranger = await apiAs(server, 'secret-uid-2', { email: secrets.email });
  await server.database.close();
  await stranger.post('/api/Users', { id: 'secret-uid-2', displayName: secrets.name, email: secrets.email });
  const token = await server.tokenFor('secret-uid');
  await server.app.close();
  await server.issuer.close();

  const log = lines.filter((line) => !line.includes('Server listening')).join('');
  const found = [...Object.values(secrets), 'secret', 'tajne', token.slice(0, 30), '127.0.0.1', 'Pomy'].filter((word) =>
    log.includes(word),
  );
  expect(found).toEqual([]);
  expect(lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'a letter was not sent')).toHaveLength(2);
  const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
  expect(answered.map(({ call, status }) => [call, status])).toEqual([
    ['users.add', 201],
    ['users.update', 200],
    ['assistant.tutor', 200],
    ['userSchoolYears.find', 404],
    ['assistant.tutor', 503],
    ['newsletter.subscribe', 200],
    ['contact.send', 200],
    ['users.find', 401],
    ['web', 404],
    ['users.add', 503],
  ]);
});
