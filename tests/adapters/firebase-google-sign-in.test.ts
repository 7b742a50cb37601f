import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firebaseGoogleSignIn, type FirebaseGoogleSignIn } from '#adapters/firebase/firebase-google-sign-in.adapter.ts';
import { firebaseIdentity } from '#adapters/firebase/firebase-identity.adapter.ts';
import { fakeGoogle } from '#adapters/firebase/fake-google.window.ts';
import type { GoogleAccount, GoogleWindow } from '#adapters/firebase/google-window.types.ts';
import type { FirebaseLoader } from '#adapters/firebase/load-firebase.ts';
import type { Identity } from '#application/ports/identity.port.ts';
import { Failure } from '#domain/shared/failure.ts';
import { startEmulatedFirebase, type EmulatedFirebase } from '../support/emulated-firebase.ts';
import { codeFrom } from '../support/failure-from.ts';

const LONG_AGO = Date.UTC(2026, 0, 1);

let emulated: EmulatedFirebase;
let page: FirebaseLoader;
let identity: Identity;
let google: FirebaseGoogleSignIn;
/** What the pupil chooses next in the window, and whom it offered. */
let choice: GoogleAccount | null;
let offered: (GoogleAccount | undefined)[];

const unused: GoogleWindow = {
  signIn: () => Promise.reject(new Error('unused')),
  prove: () => Promise.reject(new Error('unused')),
};

const freshAccount = (): GoogleAccount => ({ email: emulated.freshEmail(), name: 'Ala Kowalska' });

beforeAll(async () => {
  emulated = await startEmulatedFirebase();
});
afterAll(() => emulated.close());

beforeEach(() => {
  page = emulated.openPage();
  identity = firebaseIdentity(page);
  choice = null;
  offered = [];
  const offersAccounts = fakeGoogle(async (known) => {
    offered.push(known);
    return choice;
  });
  google = firebaseGoogleSignIn(page, unused, offersAccounts);
});
afterEach(() => emulated.closePages());

describe('signing in with Google', () => {
  it('knows the chosen person again, however their e-mail is written (S1 §1.21, §4.52)', async () => {
    const account = freshAccount();
    choice = account;
    const person = await google.signIn();
    expect(person).toEqual({
      uid: person?.uid,
      email: account.email,
      displayName: 'Ala Kowalska',
      photoURL: null,
      emailVerified: true,
      providerId: 'google.com',
    });
    await identity.signOut();
    choice = { ...account, email: account.email.toUpperCase() };
    expect((await google.signIn())?.uid).toBe(person?.uid);
  });

  it('signs nobody in when nobody was chosen', async () => {
    expect([await google.signIn(), await identity.token(), offered]).toEqual([null, null, [undefined]]);
  });

  it('opens its window before anything is awaited, as soon as Firebase is there', () => {
    google.signIn().catch(() => {});
    expect(offered).toEqual([undefined]);
  });

  it('waits for Firebase where it is not there yet, and says why it does not come', async () => {
    choice = freshAccount();
    const offersAccounts = fakeGoogle(async () => choice);
    expect(
      (await firebaseGoogleSignIn({ load: page.load, ready: () => null }, unused, offersAccounts).signIn())?.email,
    ).toBe(choice.email);
    const broken = { load: () => Promise.reject(new Failure('network/offline')), ready: () => null };
    expect(await codeFrom(firebaseGoogleSignIn(broken, unused, offersAccounts).signIn())).toBe('network/offline');
  });

  it('uses the window of Google itself with the real Firebase', async () => {
    const firebase = { ...(await page.load()), isEmulated: false };
    const popup: GoogleWindow = { signIn: async () => null, prove: async () => true };
    expect(
      await firebaseGoogleSignIn({ load: async () => firebase, ready: () => firebase }, popup, unused).signIn(),
    ).toBeNull();
  });
});

const loginTime = async (): Promise<unknown> => decodeJwt((await identity.token()) ?? '')['auth_time'];

const signedInLongAgo = async (): Promise<GoogleAccount> => {
  const account = freshAccount();
  choice = account;
  const person = await google.signIn();
  await emulated.update(person?.uid ?? '', { lastLoginAt: String(LONG_AGO) });
  await identity.token({ isFresh: true });
  return account;
};

describe('signing in again with Google', () => {
  it('offers the same account first and makes the login new: the next token says so', async () => {
    const account = await signedInLongAgo();
    const before = Math.floor(Date.now() / 1000);
    expect([await loginTime(), await google.signInAgain(), offered.at(-1)]).toEqual([LONG_AGO / 1000, true, account]);
    expect(Number(await loginTime()) >= before).toBe(true);
  });

  it('proves nothing when nobody was chosen', async () => {
    await signedInLongAgo();
    choice = null;
    expect([await google.signInAgain(), await loginTime()]).toEqual([false, LONG_AGO / 1000]);
  });

  it('knows the person again, however their e-mail is written', async () => {
    const account = await signedInLongAgo();
    choice = { ...account, email: account.email.toUpperCase() };
    expect(await google.signInAgain()).toBe(true);
  });

  it('refuses another person, whom it does not make an account', async () => {
    const account = await signedInLongAgo();
    choice = { email: 'stranger@example.pl', name: 'Jan Nowak' };
    expect(await codeFrom(google.signInAgain())).toBe('auth/invalid-credentials');
    const emails = await emulated.emails();
    expect([await loginTime(), emails.includes(account.email), emails.includes('stranger@example.pl')]).toEqual([
      LONG_AGO / 1000,
      true,
      false,
    ]);
  });

  it('needs somebody who is signed in', async () => {
    expect(await codeFrom(google.signInAgain())).toBe('auth/not-signed-in');
  });
});
