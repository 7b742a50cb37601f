import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startServerProcess, withoutEmulator } from '../../support/server-process.ts';
import { untilRefused } from '../../support/until-refused.ts';

test('Ctrl-C lets a running request end, and a second one ends the server at once', async () => {
  const { url, process: server } = await startServerProcess({ ...(await withoutEmulator()), PORT: '0' });
  const port = Number(new URL(url).port);
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'POST /api/ContactMessages HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\nexpect: 100-continue\r\n\r\n',
  );
  expect(String((await once(socket, 'data'))[0])).toBe('HTTP/1.1 100 Continue\r\n\r\n');

  server.kill('SIGINT');
  await untilRefused(port);
  expect(server.exitCode).toBe(null);
  const end = once(socket, 'close');
  server.kill('SIGINT');
  expect(await once(server, 'exit')).toEqual([1, null]);
  await end;
});
