import { describe, expect, it } from 'vitest';
import { lateIdentity } from '#adapters/firebase/late-identity.adapter.ts';
import type { Identity } from '#application/ports/identity.port.ts';
import { Failure, type FailureCode } from '#domain/shared/failure.ts';
import { codeFrom } from '../support/failure-from.ts';
import { ANIA } from '../model/identity/people.ts';

const anias: Identity = {
  watch: (onChange) => {
    onChange(ANIA);
    return () => {};
  },
  signIn: async () => ANIA,
  signUp: async () => ANIA,
  signOut: async () => {},
  token: async ({ isFresh } = { isFresh: false }) => (isFresh ? 'fresh' : 'token'),
};

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** An identity service that comes after these failures, once it is needed; the network is back when the test says so. */
const comingAfter = (failures: FailureCode[] = [], untilNeeded: () => Promise<void> = async () => {}) => {
  let fetches = 0;
  const waiting: (() => void)[] = [];
  const networkBack = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  const identity = lateIdentity({
    async fetch() {
      fetches += 1;
      const code = failures.shift();
      if (code !== undefined) throw new Failure(code);
      return anias;
    },
    untilNeeded,
    networkBack,
  });
  const heard: unknown[] = [];
  const stop = identity.watch(
    (person) => heard.push(person),
    () => heard.push('expired'),
    () => heard.push('unavailable'),
  );
  return { identity, heard, stop, fetches: () => fetches, networkIsBack: () => waiting.shift()?.() };
};

describe('an identity service whose code comes later', () => {
  it('says who is here when it has come', async () => {
    const { heard } = comingAfter();
    await settled();
    expect(heard).toEqual([ANIA]);
  });

  it('says once that it is away while it cannot be fetched, and is asked for again when the network is back', async () => {
    const { heard, networkIsBack } = comingAfter(['network/offline', 'network/offline']);
    await settled();
    networkIsBack();
    await settled();
    const before = [...heard];
    networkIsBack();
    await settled();
    expect([before, heard]).toEqual([['unavailable'], ['unavailable', ANIA]]);
  });

  it('says that nobody is here where there is none', async () => {
    const { heard } = comingAfter(['auth/operation-not-allowed']);
    await settled();
    expect(heard).toEqual([null]);
  });

  it('is not fetched before it is needed, but at once and only once when it is asked for something', async () => {
    const { identity, heard, fetches } = comingAfter([], () => new Promise(() => {}));
    await settled();
    const before = fetches();
    await Promise.all([identity.token(), identity.token()]);
    await settled();
    expect([before, fetches(), heard]).toEqual([0, 1, [ANIA]]);
  });

  it('says nothing to whoever no longer listens', async () => {
    const { heard, stop } = comingAfter();
    stop();
    await settled();
    expect(heard).toEqual([]);
  });

  it('hands every question on, and fails with the reason where it cannot be fetched', async () => {
    const { identity } = comingAfter();
    expect([await identity.token(), await identity.token({ isFresh: true })]).toEqual(['token', 'fresh']);
    const lost = lateIdentity({
      fetch: () => Promise.reject(new Failure('network/offline')),
      untilNeeded: async () => {},
      networkBack: async () => {},
    });
    expect(await codeFrom(lost.signOut())).toEqual('network/offline');
  });
});
