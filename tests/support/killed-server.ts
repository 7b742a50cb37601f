import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { apiAs, question, registered, type Api } from './api.ts';
import { kill, type ServerProcess } from './server-process.ts';
import type { TestIssuer } from './test-issuer.ts';

type Issuer = Pick<TestIssuer, 'tokenFor'>;

const PUPILS = 4;
const TRIAL_POINTS = 25;
/** A pupil must have a point left for what is asked again. */
const MOST_QUESTIONS = PUPILS * (TRIAL_POINTS - 1);

export interface Left {
  readonly acknowledged: number;
  /** What was answered before a kill and is not there, or is another. */
  readonly lost: readonly string[];
  /** What is there in part, or twice. */
  readonly half: readonly string[];
}

interface Asked {
  readonly prompt: string;
  readonly key: string;
}

interface Answered extends Asked {
  readonly conversationId: string;
  readonly response: string;
}

interface Written {
  readonly uid: string;
  readonly answered: readonly Answered[];
  /** Of which nobody knows what became of it. */
  readonly unanswered: Asked;
}

const reply = z.object({ conversationId: z.string(), response: z.string() });
const list = z.object({ conversations: z.array(z.object({ id: z.string() })) });
const thread = z.object({ messages: z.array(z.unknown()) });
const trial = z.object({ remainingPoints: z.number() });

/**
 * Kills a server (-9) as soon as so many questions were answered and others are on their way, starts it again, and looks; once for
 * each number. A question writes a conversation, two messages, a point and the answer to its key.
 */
export const killWhileWriting = async (
  start: () => Promise<ServerProcess>,
  { tokenFor }: Issuer,
  questions: readonly number[],
): Promise<Left> => {
  const left = { acknowledged: 0, lost: [] as string[], half: [] as string[] };
  let server = await start();
  for (const [round, count] of questions.entries()) {
    const written = await writeUntilKilled(server, { tokenFor }, `round-${round}`, Math.min(count, MOST_QUESTIONS));
    server = await start();
    for (const pupil of written) {
      left.acknowledged += pupil.answered.length;
      await look(await apiAs({ url: server.url, tokenFor }, pupil.uid), pupil, left);
    }
  }
  await kill(server.process);
  return left;
};

const writeUntilKilled = async (
  server: ServerProcess,
  { tokenFor }: Issuer,
  name: string,
  questions: number,
): Promise<readonly Written[]> => {
  const { url } = server;
  const uids = Array.from({ length: PUPILS }, (_, number) => `${name}-${number}`);
  const pupils = await Promise.all(uids.map((uid) => registered({ url, tokenFor }, uid)));
  let count = 0;
  const write = async (api: Api, number: number): Promise<Written> => {
    const { uid } = api;
    const answered: Answered[] = [];
    for (;;) {
      const asked = { prompt: `Oblicz ${answered.length} + ${number}`, key: `${uid}-${answered.length}` };
      const answer = await ask(api, asked).catch(() => null);
      if (answer === null) return { uid, answered, unanswered: asked };
      answered.push({ ...asked, ...answer });
      count += 1;
      if (count === questions) server.process.kill('SIGKILL');
    }
  };
  return Promise.all(pupils.map(write));
};

const ask = async (api: Api, { prompt, key }: Asked): Promise<z.output<typeof reply>> => {
  const { body } = await api.post('/api/Assistant/buddy', question(api.uid, prompt), { 'idempotency-key': key });
  return reply.parse(body);
};

const look = async (
  api: Api,
  { answered, unanswered }: Written,
  { lost, half }: { lost: string[]; half: string[] },
): Promise<void> => {
  for (const { prompt, conversationId, response } of answered)
    if (!isDeepStrictEqual(await messagesOf(api, conversationId), messages(prompt, response)))
      lost.push(`${api.uid}: ${prompt}`);

  const before = await conversationsOf(api);
  if (!(await isWhole(api, before))) half.push(`${api.uid}: after the kill`);

  // Whoever heard no answer asks again, and has asked once.
  await ask(api, unanswered);
  const after = await conversationsOf(api);
  if (after.length !== answered.length + 1 || !(await isWhole(api, after)))
    half.push(`${api.uid}: after it asked again`);
};

const messages = (prompt: string, response: string) => [
  { role: 'user', content: prompt, pointsUsed: 0 },
  { role: 'assistant', content: response, pointsUsed: 1 },
];

/** A point for each conversation, and a question with its answer in it. The first one starts the trial. */
const isWhole = async (api: Api, conversations: readonly string[]): Promise<boolean> => {
  const { remainingPoints } = trial.parse((await api.get('/api/Trial/Status')).body);
  const lengths = await Promise.all(conversations.map(async (id) => (await messagesOf(api, id)).length));
  const owed = conversations.length === 0 ? 0 : TRIAL_POINTS - conversations.length;
  return remainingPoints === owed && lengths.every((length) => length === 2);
};

const messagesOf = async (api: Api, conversationId: string): Promise<readonly unknown[]> => {
  const { status, body } = await api.get(`/api/Conversations/${conversationId}`);
  return status === 404 ? [] : thread.parse(body).messages;
};

const conversationsOf = async (api: Api): Promise<readonly string[]> => {
  const { body } = await api.get('/api/Conversations?pageSize=100');
  return list.parse(body).conversations.map(({ id }) => id);
};
