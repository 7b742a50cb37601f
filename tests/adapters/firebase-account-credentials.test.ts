import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firebaseAccountCredentials } from '#adapters/firebase/firebase-account-credentials.adapter.ts';
import { firebaseIdentity } from '#adapters/firebase/firebase-identity.adapter.ts';
import type { FirebaseLoader } from '#adapters/firebase/load-firebase.ts';
import type { AccountCredentials } from '#application/ports/account-credentials.port.ts';
import type { Identity } from '#application/ports/identity.port.ts';
import type { AuthUser } from '#domain/identity/user.types.ts';
import { startEmulatedFirebase, type EmulatedFirebase } from '../support/emulated-firebase.ts';
import { codeFrom } from '../support/failure-from.ts';

const PASSWORD = 'zielony-rower';
const LONG_AGO = Date.UTC(2026, 0, 1);

let emulated: EmulatedFirebase;
let page: FirebaseLoader;
let identity: Identity;
let keys: AccountCredentials;

const noGoogle = { signInAgain: () => Promise.reject(new Error('unused')) };

beforeAll(async () => {
  emulated = await startEmulatedFirebase();
});
afterAll(() => emulated.close());

beforeEach(() => {
  page = emulated.openPage();
  identity = firebaseIdentity(page);
  keys = firebaseAccountCredentials(page.load, noGoogle);
});
afterEach(() => emulated.closePages());

const signedIn = async (): Promise<AuthUser & { readonly email: string }> => {
  const email = emulated.freshEmail();
  return { ...(await identity.signUp({ email, password: PASSWORD })), email };
};

/** When the login behind the present token took place, in milliseconds. */
const loginTime = async (): Promise<unknown> => {
  const { auth_time: seconds } = decodeJwt((await identity.token()) ?? '');
  return typeof seconds === 'number' ? seconds * 1000 : seconds;
};

/** Puts the login of the present token back in time. */
const age = async (uid: string): Promise<void> => {
  await emulated.update(uid, { lastLoginAt: String(LONG_AGO) });
  await identity.token({ isFresh: true });
};

describe('a forgotten password', () => {
  it('is replaced by following the link of the e-mail (S1 §7.65, §7.67)', async () => {
    const { email } = await signedIn();
    await keys.sendPasswordReset(` ${email} `);
    const [letter, ...others] = await emulated.letters(email);
    expect([letter?.requestType, others]).toEqual(['PASSWORD_RESET', []]);
    const followed = await fetch(`${letter?.oobLink}&newPassword=nowe-haslo`);
    expect([followed.status, (await identity.signIn({ email, password: 'nowe-haslo' })).email]).toEqual([200, email]);
    expect(await codeFrom(identity.signIn({ email, password: PASSWORD }))).toBe('auth/invalid-credentials');
  });

  it.each([
    ['an e-mail that nobody has', 'nobody@example.pl', 'auth/user-not-found'],
    ['no e-mail', ' ', 'auth/invalid-email'],
  ])('is not replaced for %s (S1 §8.14–8.15)', async (_, email, code) => {
    expect(await codeFrom(keys.sendPasswordReset(email))).toBe(code);
  });
});

describe('a new password', () => {
  it('takes the place of the present one, and its owner stays signed in (S1 §7.68)', async () => {
    const { email, uid } = await signedIn();
    await keys.changePassword(PASSWORD, 'fioletowy-latawiec');
    expect(decodeJwt((await identity.token({ isFresh: true })) ?? '').sub).toBe(uid);
    await identity.signOut();
    expect((await identity.signIn({ email, password: 'fioletowy-latawiec' })).uid).toBe(uid);
  });

  it('leaves its owner a login that is newer than the change, which ends all older ones', async () => {
    const { uid } = await signedIn();
    const before = Date.now();
    const slow = async () => {
      const firebase = await page.load();
      const updatePassword = async (...call: Parameters<typeof firebase.sdk.updatePassword>) => {
        await age(uid);
        return firebase.sdk.updatePassword(...call);
      };
      return { ...firebase, sdk: { ...firebase.sdk, updatePassword } };
    };
    await firebaseAccountCredentials(slow, noGoogle).changePassword(PASSWORD, 'fioletowy-latawiec');
    expect(Number(await loginTime()) >= before - 1000).toBe(true);
  });

  it('is refused with a wrong present one, or when it is short (S1 §5.30, §8.18–8.19)', async () => {
    const { email } = await signedIn();
    expect(await codeFrom(keys.changePassword('inne-haslo', 'fioletowy-latawiec'))).toBe('auth/invalid-credentials');
    expect(await codeFrom(keys.changePassword(PASSWORD, '12345'))).toBe('auth/weak-password');
    expect((await identity.signIn({ email, password: PASSWORD })).email).toBe(email);
  });

  it('is refused to nobody, and to somebody whose login has ended (S1 §5.29, §6.19, §8.21)', async () => {
    expect(await codeFrom(keys.changePassword(PASSWORD, 'fioletowy-latawiec'))).toBe('auth/not-signed-in');
    const { uid } = await signedIn();
    await emulated.update(uid, { disableUser: true });
    expect(await codeFrom(keys.changePassword(PASSWORD, 'fioletowy-latawiec'))).toBe('session/expired');
  });
});

describe('signing in again', () => {
  it('with the password makes the login new: the next token says so', async () => {
    const { uid } = await signedIn();
    await age(uid);
    expect(await loginTime()).toBe(LONG_AGO);
    const before = Date.now();
    expect(await keys.signInAgain({ kind: 'password', password: PASSWORD })).toBe(true);
    expect(Number(await loginTime()) >= before - 1000).toBe(true);
  });

  it('with a wrong password leaves the login as old as it was', async () => {
    const { uid } = await signedIn();
    await age(uid);
    expect(await codeFrom(keys.signInAgain({ kind: 'password', password: 'inne-haslo' }))).toBe(
      'auth/invalid-credentials',
    );
    expect(await loginTime()).toBe(LONG_AGO);
  });

  it('needs somebody who is signed in', async () => {
    expect(await codeFrom(keys.signInAgain({ kind: 'password', password: PASSWORD }))).toBe('auth/not-signed-in');
  });

  it.each([true, false])('with Google is as Google says: %s', async (isProven) => {
    const { load } = emulated.openPage();
    expect(
      await firebaseAccountCredentials(load, { signInAgain: async () => isProven }).signInAgain({ kind: 'google' }),
    ).toBe(isProven);
  });
});
