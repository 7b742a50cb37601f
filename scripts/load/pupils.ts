import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { question } from '../../tests/support/api.ts';

export interface Pupil {
  readonly uid: string;
  readonly token: string;
}

/** What a pupil asks the server for; the path and, to be posted, a body. */
export interface Ask {
  readonly name: string;
  readonly of: (pupil: Pupil, number: number) => readonly [path: string, body?: unknown];
}

export const CURRENT_PLAN: Ask = { name: 'current plan', of: () => ['/api/Subscriptions/Current'] };
export const QUESTION: Ask = {
  name: 'question to the tutor',
  of: ({ uid }, number) => ['/api/Assistant/buddy', question(uid, `Oblicz ${number % 97} + ${number % 89}`)],
};

/** How often each is asked for in a hundred: a pupil reads more than they write. */
export const MIX: readonly (readonly [share: number, ask: Ask])[] = [
  [25, CURRENT_PLAN],
  [20, { name: 'own account', of: ({ uid }) => [`/api/Users/${uid}`] }],
  [20, { name: 'list of conversations', of: () => ['/api/Conversations'] }],
  [10, { name: 'cards that are due', of: () => ['/api/Cards/Due'] }],
  [10, { name: 'progress', of: () => ['/api/Progress'] }],
  [5, { name: 'plans', of: () => ['/api/Subscriptions/Plans'] }],
  [10, QUESTION],
];

const HUNDRED: readonly Ask[] = MIX.flatMap(([share, ask]) => Array.from({ length: share }, () => ask));

/** A stride that has no divisor in common with a hundred: all shares in every hundred, well mixed. */
const STRIDE = 37;

export const mixed = (number: number): Ask => HUNDRED[(number * STRIDE) % HUNDRED.length] as Ask;

export interface Heard {
  /** Milliseconds of each answer, by the name of what was asked. */
  readonly times: ReadonlyMap<string, readonly number[]>;
  readonly errors: number;
  readonly seconds: number;
}

/**
 * All pupils at once, the servers in turn. Each asks again as soon as they are answered, or once in so many milliseconds: whoever
 * is answered late has waited since they were to ask.
 */
export const ask = async (
  urls: readonly string[],
  pupils: readonly Pupil[],
  seconds: number,
  askOf: (number: number) => Ask,
  every = 0,
): Promise<Heard> => {
  const agent = new Agent({ keepAlive: true, maxSockets: pupils.length });
  const times = new Map<string, number[]>();
  const begun = performance.now();
  const end = begun + seconds * 1_000;
  let [number, errors] = [0, 0];
  const askOn = async (pupil: Pupil, place: number): Promise<void> => {
    let due = begun + (every * place) / pupils.length;
    while (Math.max(due, performance.now()) < end) {
      if (every > 0) await setTimeout(due - performance.now());
      number += 1;
      const { name, of } = askOf(number);
      const [path, body] = of(pupil, number);
      const asked = every === 0 ? performance.now() : due;
      const status = await statusOf(agent, `${urls[number % urls.length]}${path}`, pupil.token, body);
      if (status !== 200) errors += 1;
      const known = times.get(name);
      if (known === undefined) times.set(name, [performance.now() - asked]);
      else known.push(performance.now() - asked);
      due += every;
    }
  };
  await Promise.all(pupils.map(askOn));
  agent.destroy();
  return { times, errors, seconds: (performance.now() - begun) / 1_000 };
};

/** 0 where nobody has answered. */
const statusOf = (agent: Agent, url: string, token: string, body: unknown): Promise<number> =>
  new Promise((resolve) => {
    const sent = request(
      url,
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
      },
      (answer) => {
        answer.resume().on('close', () => resolve(answer.statusCode ?? 0));
      },
    );
    sent.on('error', () => resolve(0)).end(body === undefined ? undefined : JSON.stringify(body));
  });
