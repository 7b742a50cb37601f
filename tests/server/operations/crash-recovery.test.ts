import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { call, newUser, question } from '../../support/api.ts';
import { prepareDatabase } from '../../support/fresh-database.ts';
import { freePort, kill, startServerProcess, withoutEmulator } from '../../support/server-process.ts';

const PUPILS = 4;
const QUESTIONS = 20;

const session = z.object({ localId: z.string(), idToken: z.string() });
const answered = z.object({ conversationId: z.string(), response: z.string() });
const status = z.object({ remainingPoints: z.number() });

interface Acknowledged {
  readonly prompt: string;
  readonly conversationId: string;
  readonly response: string;
}

test(
  'killed in the middle of chats and started again, the server has lost no account, point or message',
  { timeout: 300_000 },
  async () => {
    const emulatorPort = await freePort();
    const environment = {
      DATA_DIR: mkdtempSync(join(tmpdir(), 'nauka-kill-')),
      PORT: await freePort(),
      AUTH_EMULATOR_PORT: emulatorPort,
    };
    await prepareDatabase(environment.DATA_DIR);
    const first = await startServerProcess(environment);
    expect(first.url).toBe(`http://localhost:${environment.PORT}`);

    const account = async (operation: 'signUp' | 'signInWithPassword', number: number) => {
      const { body } = await call(
        `http://127.0.0.1:${emulatorPort}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=any`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            email: `pupil-${number}@example.test`,
            password: 'tajne-haslo',
            returnSecureToken: true,
          }),
        },
      );
      return session.parse(body);
    };
    const ask = (path: string, token: string, body?: unknown) =>
      call(first.url + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });

    const acknowledged: Acknowledged[][] = [];
    let count = 0;
    let isKilled = false;
    const killOnceEnough = async () => {
      count += 1;
      if (count < (PUPILS * QUESTIONS) / 2 || isKilled) return;
      isKilled = true;
      await kill(first.process);
    };
    const chat = async (number: number) => {
      const { localId, idToken } = await account('signUp', number);
      expect((await ask('/api/Users', idToken, newUser(localId))).status).toBe(201);
      const mine: Acknowledged[] = [];
      acknowledged[number] = mine;
      for (let index = 0; index < QUESTIONS; index += 1) {
        const prompt = `Oblicz ${index} + ${number}`;
        const { body } = await ask('/api/Assistant/buddy', idToken, question(localId, prompt));
        mine.push({ prompt, ...answered.parse(body) });
        await killOnceEnough();
      }
    };
    const chats = await Promise.allSettled(Array.from({ length: PUPILS }, (_, number) => chat(number)));
    expect(chats.map((ended) => ended.status)).toContain('rejected');

    const second = await startServerProcess(environment);
    for (const [number, mine] of acknowledged.entries()) {
      const { localId, idToken } = await account('signInWithPassword', number);
      expect((await ask(`/api/Users/${localId}`, idToken)).body).toHaveProperty(
        'email',
        `pupil-${number}@example.test`,
      );
      for (const { prompt, conversationId, response } of mine) {
        const { body } = await ask(`/api/Conversations/${conversationId}`, idToken);
        expect(body).toHaveProperty('messages', [
          { role: 'user', content: prompt, pointsUsed: 0 },
          { role: 'assistant', content: response, pointsUsed: 1 },
        ]);
      }
      const { body } = await ask('/api/Conversations?pageSize=100', idToken);
      const kept = z.object({ conversations: z.array(z.unknown()) }).parse(body).conversations.length;
      expect([mine.length, mine.length + 1]).toContain(kept);
      expect(status.parse((await ask('/api/Trial/Status', idToken)).body)).toEqual({ remainingPoints: 25 - kept });
    }

    const elsewhere = await withoutEmulator();
    const refusals = await Promise.allSettled([
      startServerProcess({ ...environment, PORT: '0', AUTH_EMULATOR_PORT: '0' }),
      startServerProcess({ ...elsewhere, PORT: environment.PORT }),
    ]);
    expect(refusals.map((refusal) => (refusal.status === 'rejected' ? String(refusal.reason) : 'started'))).toEqual([
      `Error: The server did not start. DATA_DIR: ${environment.DATA_DIR} is in use by ${readFileSync(join(environment.DATA_DIR, 'server.lock'), 'utf8')}; stop it first or choose another folder\n`,
      `Error: The server did not start. PORT: ${environment.PORT} is in use; stop who uses it or set another one\n`,
    ]);
    await once(connect(Number(environment.PORT), '127.0.0.1'), 'connect');
    expect(await kill(second.process, 'SIGTERM')).toBe(0);
  },
);
