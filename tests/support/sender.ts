import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

interface Sent {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Takes what it is to send, and sends it as often as it is told, all at once. */
const CODE = `
  const { parentPort } = require('node:worker_threads');
  let sent;
  const send = async () => {
    const { url, headers, body } = sent;
    const answer = await fetch(url, { method: 'POST', headers: { ...headers, 'idempotency-key': crypto.randomUUID() }, body });
    await answer.arrayBuffer();
    return answer.status;
  };
  parentPort.on('message', async (message) => {
    if (typeof message !== 'number') sent = { ...message, body: Buffer.from(message.body) };
    parentPort.postMessage(typeof message === 'number' ? await Promise.all(Array.from({ length: message }, send)) : []);
  });`;

/** A client in a thread of its own: what it does is no work of the server's. Each request has a key of its own. */
export const startSender = () => {
  const thread = new Worker(CODE, { eval: true });
  const told = async (message: Sent | number): Promise<readonly number[]> => {
    const answer = once(thread, 'message');
    thread.postMessage(message, []);
    return (await answer)[0];
  };
  return {
    take: async (sent: Sent): Promise<void> => {
      await told(sent);
    },
    /** The statuses of the answers. */
    send: (times: number): Promise<readonly number[]> => told(times),
    close: () => thread.terminate(),
  };
};
