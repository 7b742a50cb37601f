import { array, assert, asyncProperty, constantFrom, nat, option, record } from 'fast-check';
import { beforeEach, describe, it, vi } from 'vitest';
import { needsCompletion } from '#domain/identity/profile-completion/profile-completion.rules.ts';
import { modelSteps } from '../model/tools/model-steps.ts';
import { Backend } from './world/backend.ts';
import { happeningAt, PATHS, type World } from './world/happenings.ts';
import { PEOPLE } from './world/people.ts';
import { brokenIn, CONCLUSIONS, INVARIANTS } from './world/promises.ts';
import { sessionCacheOf } from './world/tab-ports.ts';
import { Tab } from './world/tab.ts';

const STEPS_PER_WALK = 40;
const TABS = 2;
/** Seconds without a question after which nothing more is to be expected: a check of five may follow a suspension of five. */
const QUIET_ROUNDS = 12;

/** A walk that fails is made shorter for so many milliseconds, so that it can be read. */
const SHORTENING = 20_000;

const PERSON = constantFrom(...PEOPLE);

/** What an earlier visit has left behind. */
const BEGINNING = record({
  signedIn: option(PERSON),
  last: option(PERSON),
  isLastHere: constantFrom(true, true, false),
  isPlanKnown: constantFrom(true, false),
  age: constantFrom(1_000, 1_000, 400_000, 2_000_000),
  path: constantFrom('/assistant', '/assistant', '/assistant', '/assistant', ...PATHS),
});
const STEPS = array(record({ choice: nat(100_000), tab: constantFrom(0, 0, 0, 1), pick: nat(1_000) }), {
  minLength: 1,
  maxLength: STEPS_PER_WALK,
  size: 'max',
});

type Beginning = typeof BEGINNING extends { generate: (...given: never[]) => { value: infer Value } } ? Value : never;
type Step = (typeof STEPS extends { generate: (...given: never[]) => { value: infer Value } } ? Value : never)[number];

/** Lets everything happen that waits for nothing but its turn. */
const settle = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

const begin = ({ signedIn, last, isLastHere, isPlanKnown, age, path }: Beginning): World => {
  const backend = new Backend();
  backend.signedIn = signedIn?.identity ?? null;
  const latest = isLastHere ? signedIn : last;
  if (latest !== null && latest.user !== null && !needsCompletion(latest.user)) {
    const { user, subscription, trial } = latest;
    sessionCacheOf(backend).keep({ user, subscription: isPlanKnown ? subscription : null, trial });
    backend.lastHere = user.id;
    vi.setSystemTime(Date.now() + age);
  }
  return { backend, tabs: Array.from({ length: TABS }, (_, number) => new Tab(backend, number, path)) };
};

const walk = async (beginning: Beginning, steps: readonly Step[]): Promise<void> => {
  const world = begin(beginning);
  const { backend, tabs } = world;
  const { signedIn, path } = beginning;
  const told = [`${signedIn?.identity.uid ?? 'nobody'} is here, ${backend.lastHere ?? 'nobody'} remembered, ${path}`];
  const check = (promises: typeof INVARIANTS): void => {
    const broken = brokenIn(promises, backend, tabs);
    if (broken.length > 0) throw new Error(`Not true: ${broken.join('\n')}\nafter:\n  ${told.join('\n  ')}`);
  };
  try {
    await settle();
    for (const { choice, tab: number, pick } of steps) {
      const tab = tabs[number]!;
      const { name, isWish, act } = happeningAt(tab, world, choice);
      if (isWish) tab.wish();
      const what = await act(tab, world, pick);
      told.push(`[${number}] ${name}${typeof what === 'string' ? ` ${what}` : ''}`);
      await settle();
      check(INVARIANTS);
    }
    told.push('everything is answered');
    for (let quiet = 0; quiet < QUIET_ROUNDS; quiet += 1) {
      for (const tab of tabs) tab.identity.hear();
      if (backend.pending.length > 0) quiet = 0;
      for (const pending of backend.pending) pending.answer();
      await vi.advanceTimersByTimeAsync(1_000);
      await settle();
    }
    check(INVARIANTS);
    check(CONCLUSIONS);
  } finally {
    for (const tab of tabs) tab.close();
    vi.clearAllTimers();
  }
};

/** The same walk, but once one has failed for a while, no further one does. */
const shortened = (): typeof walk => {
  let failedAt: number | null = null;
  return async (beginning, steps) => {
    if (failedAt !== null && performance.now() - failedAt > SHORTENING) return;
    try {
      await walk(beginning, steps);
    } catch (error) {
      failedAt ??= performance.now();
      throw error;
    }
  };
};

describe('the wired application, on random walks of people, tabs, answers, failures and reloads', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    return () => void vi.useRealTimers();
  });

  it('never breaks a promise to a pupil', { timeout: 120_000 }, async () => {
    await assert(asyncProperty(BEGINNING, STEPS, shortened()), {
      numRuns: Math.ceil(modelSteps() / (STEPS_PER_WALK / 2)),
      includeErrorInReport: true,
    });
  });
});
