import { question } from './api.ts';
import { startSender } from './sender.ts';
import type { TestServer } from './server.ts';

/** Begins like a picture and is none: all of it is looked through, and nothing is answered. */
export const NO_PICTURE = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(5 * 1024 * 1024 - 8)]);

/** Questions of one pupil with the file twice, sent from a thread of their own; `body` is the JSON of each. */
export const sendQuestionsWithFiles = async (server: TestServer, uid: string, file: Buffer) => {
  const body = JSON.stringify({
    ...question(uid, 'Co tu jest?'),
    images: [file, file].map((bytes) => bytes.toString('base64')),
  });
  const { take, send, close } = startSender();
  const authorization = `Bearer ${await server.tokenFor(uid)}`;
  await take({
    url: `${server.url}/api/Assistant/tutor`,
    headers: { authorization, 'content-type': 'application/json' },
    body,
  });
  return { body, send, close };
};
