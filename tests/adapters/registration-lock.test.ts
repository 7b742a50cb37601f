import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { webLocksRegistrationLock } from '#adapters/browser/web-locks-registration-lock.adapter.ts';
import { registrationProgressLogic } from '#application/identity/registration-progress/registration-progress.logic.ts';
import { ANIA, DETAILS } from '../model/identity/people.ts';

/** The browser's locks: held until what was granted settles. */
const browserLocks = () => {
  let isHeld = false;
  const request = async (
    name: string,
    _options: LockOptions,
    granted: (lock: Lock | null) => Promise<void> | undefined,
  ): Promise<void> => {
    if (isHeld) return granted(null);
    isHeld = true;
    try {
      return await granted({ name, mode: 'exclusive' });
    } finally {
      isHeld = false;
    }
  };
  return { locks: { request }, isHeld: () => isHeld };
};

const NEVER = () => new Promise<never>(() => {});

const progressWith = (lock: ReturnType<typeof webLocksRegistrationLock>) =>
  createActor(
    registrationProgressLogic(
      lock,
      { find: NEVER, add: NEVER, update: NEVER },
      { current: NEVER, enrolmentOf: NEVER, enrol: NEVER },
      { write: NEVER },
      { now: () => 0 },
    ),
    { input: { person: ANIA, details: DETAILS } },
  ).start();

/** Lets all answers that are under way arrive. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the turn of a registration', () => {
  it('is given back when the page is left while the steps run (S1 §4 Registration service)', async () => {
    const { locks, isHeld } = browserLocks();
    const left = progressWith(webLocksRegistrationLock(locks));
    await waitFor(left, (snapshot) => snapshot.matches('running'));
    expect(isHeld()).toBe(true);
    left.stop();
    await settled();
    expect(isHeld()).toBe(false);
    const next = progressWith(webLocksRegistrationLock(locks));
    await waitFor(next, (snapshot) => snapshot.matches('running'));
    next.stop();
  });

  it('is not taken by whoever left while it was asked for', async () => {
    const { locks, isHeld } = browserLocks();
    progressWith(webLocksRegistrationLock(locks)).stop();
    await settled();
    expect(isHeld()).toBe(false);
  });

  it('is held by one at a time', async () => {
    const { locks } = browserLocks();
    const first = webLocksRegistrationLock(locks);
    const second = webLocksRegistrationLock(locks);
    const { signal } = new AbortController();
    expect([await first.acquire(signal), await second.acquire(signal)]).toEqual([true, false]);
    first.release();
    await settled();
    expect(await second.acquire(signal)).toBe(true);
  });
});
