import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firebaseIdentity } from '#adapters/firebase/firebase-identity.adapter.ts';
import { loadedOnce, type FirebaseLoader } from '#adapters/firebase/load-firebase.ts';
import type { Identity } from '#application/ports/identity.port.ts';
import { Failure } from '#domain/shared/failure.ts';
import { startEmulatedFirebase, type EmulatedFirebase } from '../support/emulated-firebase.ts';
import { codeFrom } from '../support/failure-from.ts';

const PASSWORD = 'zielony-rower';

let emulated: EmulatedFirebase;
let page: FirebaseLoader;
let identity: Identity;

beforeAll(async () => {
  emulated = await startEmulatedFirebase();
});
afterAll(() => emulated.close());

beforeEach(() => {
  page = emulated.openPage();
  identity = firebaseIdentity(page);
});
afterEach(() => emulated.closePages());

/** What a watcher hears, in one word each, and the promise that it has heard so much. */
const listen = () => {
  const heard: string[] = [];
  let onWord: (() => void) | undefined;
  const hear = (word: string) => {
    heard.push(word);
    onWord?.();
  };
  const stop = identity.watch(
    (person) => hear(person?.email ?? 'nobody'),
    () => hear('expiry'),
    () => hear('unavailable'),
  );
  const until = (count: number) =>
    new Promise<readonly string[]>((resolve) => {
      const check = () => {
        if (heard.length >= count) resolve(heard);
      };
      onWord = check;
      check();
    });
  return { heard, until, stop };
};

it('makes an account and signs its owner in (S1 §3.74, §7.66)', async () => {
  const email = emulated.freshEmail();
  const person = await identity.signUp({ email: ` ${email} `, password: PASSWORD });
  expect(person).toEqual({
    uid: person.uid,
    email,
    displayName: null,
    photoURL: null,
    emailVerified: false,
    providerId: 'password',
  });
  expect((await identity.token())?.split('.').length).toBe(3);
});

it('tells who is here, and who leaves (S1 §4.2)', async () => {
  const watcher = listen();
  await watcher.until(1);
  const email = emulated.freshEmail();
  await identity.signUp({ email, password: PASSWORD });
  await identity.signOut();
  expect(await watcher.until(3)).toEqual(['nobody', email, 'nobody']);
  expect(await identity.token()).toBeNull();
});

it.each([
  [
    'a wrong password',
    async (email: string) => identity.signIn({ email, password: 'inne-haslo' }),
    'auth/invalid-credentials',
  ],
  [
    'an unknown e-mail',
    async () => identity.signIn({ email: emulated.freshEmail(), password: PASSWORD }),
    'auth/invalid-credentials',
  ],
  ['an e-mail that is none', async () => identity.signIn({ email: 'ola', password: PASSWORD }), 'auth/invalid-email'],
  ['a taken e-mail', async (email: string) => identity.signUp({ email, password: PASSWORD }), 'auth/email-in-use'],
  [
    'a short password',
    async () => identity.signUp({ email: emulated.freshEmail(), password: '12345' }),
    'auth/weak-password',
  ],
])('refuses %s in our words (S1 §8.2–8.3, §8.5, §8.7, §8.9)', async (_, action, code) => {
  const email = emulated.freshEmail();
  await identity.signUp({ email, password: PASSWORD });
  expect(await codeFrom(action(email))).toBe(code);
});

it('says that the network is away when it is', async () => {
  const lost = firebaseIdentity(emulated.openPage(9));
  expect(await codeFrom(lost.signIn({ email: emulated.freshEmail(), password: PASSWORD }))).toBe('network/offline');
});

/** The network is away at the first attempt, and there at the next. */
const loadedAtSecond = () => {
  let attempts = 0;
  return loadedOnce(() => ((attempts += 1) === 1 ? Promise.reject(new Failure('network/offline')) : page.load()));
};

describe('where Firebase cannot be loaded', () => {
  it('says so, and fails what needs it with the reason', async () => {
    identity = firebaseIdentity(loadedOnce(() => Promise.reject(new Failure('network/offline'))));
    expect(await listen().until(1)).toEqual(['unavailable']);
    expect(await codeFrom(identity.signOut())).toBe('network/offline');
  });

  it('hears of a login that loads it, once the network is back (S1 §4 Auth state)', async () => {
    const email = emulated.freshEmail();
    await identity.signUp({ email, password: PASSWORD });
    await identity.signOut();
    identity = firebaseIdentity(loadedAtSecond());
    const watcher = listen();
    await watcher.until(1);
    await identity.signIn({ email, password: PASSWORD });
    expect(await watcher.until(3)).toEqual(['unavailable', 'nobody', email]);
  });

  it('tells nothing to whoever has stopped listening by then', async () => {
    identity = firebaseIdentity(loadedAtSecond());
    const watcher = listen();
    await watcher.until(1);
    watcher.stop();
    await identity.signUp({ email: emulated.freshEmail(), password: PASSWORD });
    expect(watcher.heard).toEqual(['unavailable']);
  });
});

const disable = (uid: string) => emulated.update(uid, { disableUser: true });

const signedIn = async () => {
  const watcher = listen();
  await watcher.until(1);
  const { uid, email } = await identity.signUp({ email: emulated.freshEmail(), password: PASSWORD });
  return { watcher, uid, email };
};

describe('a login that Firebase no longer accepts', () => {
  it.each([
    ['disabled', (uid: string) => disable(uid)],
    ['deleted', (uid: string) => emulated.remove(uid)],
  ])('has expired when the account was %s: it did not leave, and there is no token any more', async (_, end) => {
    const { watcher, uid, email } = await signedIn();
    await end(uid);
    expect(await codeFrom(identity.token({ isFresh: true }))).toBe('session/expired');
    expect(await watcher.until(3)).toEqual(['nobody', email, 'expiry']);
    expect(await identity.token({ isFresh: true })).toBeNull();
  });

  it('expires once, however many ask for a token at the same time', async () => {
    const { watcher, uid, email } = await signedIn();
    await disable(uid);
    const codes = await Promise.all([1, 2, 3].map(() => codeFrom(identity.token({ isFresh: true }))));
    expect([codes, await watcher.until(3)]).toEqual([
      ['session/expired', 'session/expired', 'session/expired'],
      ['nobody', email, 'expiry'],
    ]);
  });

  it('is followed by nothing when its owner logs out of it, and by whoever comes next', async () => {
    const { watcher, uid, email } = await signedIn();
    await disable(uid);
    await codeFrom(identity.token({ isFresh: true }));
    await identity.signOut();
    const next = emulated.freshEmail();
    await identity.signUp({ email: next, password: PASSWORD });
    await identity.signOut();
    expect(await watcher.until(5)).toEqual(['nobody', email, 'expiry', next, 'nobody']);
  });
});

it('signs out of an account that our server has deleted, which is no expired login', async () => {
  const { watcher, uid, email } = await signedIn();
  await emulated.remove(uid);
  await identity.signOut();
  expect([await watcher.until(3), await identity.token()]).toEqual([['nobody', email, 'nobody'], null]);
});

it('tells nothing more once nobody listens', async () => {
  const watcher = listen();
  await watcher.until(1);
  watcher.stop();
  await identity.signUp({ email: emulated.freshEmail(), password: PASSWORD });
  expect(watcher.heard).toEqual(['nobody']);
});
