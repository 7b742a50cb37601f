import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { closeGracefully } from '#server/http/graceful-close.ts';
import { listeningPort } from '#server/shared/listening-port.ts';
import { gate } from '../../support/gate.ts';
import { untilRefused } from '../../support/until-refused.ts';

const HOUR = 3_600_000;

const serve = async (gracePeriod: number) => {
  const app = Fastify({ forceCloseConnections: false });
  closeGracefully(app, gracePeriod);
  const [asked, answer] = [gate(), gate()];
  app.get('/slow', async () => {
    asked.open();
    await answer.isOpen;
    return 'answered';
  });
  app.get('/quick', async () => 'answered');
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, asked, answer };
};

const open = async (app: FastifyInstance): Promise<Socket> => {
  const socket = connect(listeningPort(app.server), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};
const ask = (socket: Socket, path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);

/** Everything that came until the connection ended, without the date. */
const wholeOf = async (socket: Socket): Promise<string[]> => {
  let text = '';
  for await (const bytes of socket) text += String(bytes);
  return text.split('\r\n').filter((line) => !/^date:/i.test(line));
};

const ANSWERED = [
  'HTTP/1.1 200 OK',
  'connection: close',
  'content-type: text/plain; charset=utf-8',
  'content-length: 8',
  '',
  'answered',
];

test('connections that say nothing, or nothing more, end with the server', async () => {
  const { app } = await serve(HOUR);
  const [silent, idle] = [await open(app), await open(app)];
  ask(idle, '/quick');
  await once(idle, 'data');
  const ends = Promise.all([wholeOf(silent), once(idle, 'close')]);
  await app.close();
  expect((await ends)[0]).toEqual(['']);
});

test('what runs is answered before the server ends, its connection with it, and nobody new comes in meanwhile', async () => {
  const { app, asked, answer } = await serve(HOUR);
  const [slow, silent] = [await open(app), await open(app)];
  ask(slow, '/slow');
  await asked.isOpen;
  const port = listeningPort(app.server);
  const closed = app.close();
  const ends = [wholeOf(slow), wholeOf(silent)];
  await untilRefused(port);
  answer.open();
  await closed;
  expect(await Promise.all(ends)).toEqual([ANSWERED, ['']]);
});

test('what runs longer than the server waits is cut off', async () => {
  const { app, asked } = await serve(1);
  const slow = await open(app);
  ask(slow, '/slow');
  await asked.isOpen;
  const cut = wholeOf(slow);
  await app.close();
  expect(await cut).toEqual(['']);
});
