import type { UserCredential } from 'firebase/auth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firebaseIdentity } from '#adapters/firebase/firebase-identity.adapter.ts';
import { googlePopup } from '#adapters/firebase/google-popup.window.ts';
import type { LoadedFirebase } from '#adapters/firebase/loaded-firebase.types.ts';
import { startEmulatedFirebase, type EmulatedFirebase } from '../support/emulated-firebase.ts';
import { codeFrom } from '../support/failure-from.ts';

let emulated: EmulatedFirebase;
let firebase: LoadedFirebase;
let credential: UserCredential;

beforeAll(async () => {
  emulated = await startEmulatedFirebase();
});
afterAll(() => emulated.close());

beforeEach(async () => {
  const page = emulated.openPage();
  firebase = await page.load();
  await firebaseIdentity(page).signUp({ email: emulated.freshEmail(), password: 'zielony-rower' });
  credential = { user: firebase.auth.currentUser!, providerId: 'google.com', operationType: 'signIn' };
});
afterEach(() => emulated.closePages());

/** Firebase whose pop-ups end like this; `asked` are the parameters that Google is given. */
const withPopups = (end: () => Promise<UserCredential>) => {
  const asked: unknown[] = [];
  const openPopup = async (_: unknown, provider: unknown) => {
    asked.push(provider instanceof firebase.sdk.GoogleAuthProvider ? provider.getCustomParameters() : provider);
    return end();
  };
  return {
    asked,
    firebase: { ...firebase, sdk: { ...firebase.sdk, signInWithPopup: openPopup, reauthenticateWithPopup: openPopup } },
  };
};

const refusing = (code: string) => withPopups(() => Promise.reject(Object.assign(new Error('refused'), { code })));

describe("the pop-up of Google's own", () => {
  const popup = googlePopup({});

  it('lets a person choose among their accounts (S1 §7.64)', async () => {
    const { asked, firebase: page } = withPopups(async () => credential);
    expect([await popup.signIn(page), asked]).toEqual([credential.user, [{ prompt: 'select_account' }]]);
  });

  it('asks for the same account when somebody is to sign in again', async () => {
    const { asked, firebase: page } = withPopups(async () => credential);
    expect([await popup.prove(page, credential.user), asked]).toEqual([true, [{ login_hint: credential.user.email }]]);
  });

  it.each(['auth/popup-closed-by-user', 'auth/cancelled-popup-request'])(
    'ends without a choice on %s',
    async (code) => {
      const { firebase: page } = refusing(code);
      expect([await popup.signIn(page), await popup.prove(page, credential.user)]).toEqual([null, false]);
    },
  );

  it.each([
    ['auth/popup-blocked', 'auth/popup-blocked'],
    ['auth/account-exists-with-different-credential', 'auth/email-in-use'],
    ['auth/user-disabled', 'auth/invalid-credentials'],
    ['auth/network-request-failed', 'network/offline'],
  ])('says why nobody could sign in on %s: %s', async (code, ours) => {
    expect(await codeFrom(popup.signIn(refusing(code).firebase))).toBe(ours);
  });

  it.each([
    ['auth/user-mismatch', 'auth/invalid-credentials'],
    ['auth/user-disabled', 'session/expired'],
  ])('says why somebody could not sign in again on %s: %s', async (code, ours) => {
    expect(await codeFrom(popup.prove(refusing(code).firebase, credential.user))).toBe(ours);
  });
});

/** A browser with Trusted Types, and what its default policy says of an address. */
const browser = () => {
  let judge: ((address: string) => string | null) | undefined;
  let defaultPolicy: object | null = null;
  let policies = 0;
  const trustedTypes = {
    get defaultPolicy() {
      return defaultPolicy;
    },
    createPolicy: (_: 'default', rules: { createScriptURL(address: string): string | null }) => {
      policies += 1;
      judge = rules.createScriptURL;
      defaultPolicy = {};
      return defaultPolicy;
    },
  };
  return { page: { trustedTypes }, judge: (address: string) => judge?.(address), policies: () => policies };
};

describe('the policy for scripts', () => {
  it("vouches for Google's sign-in scripts and for nothing else, and is made once", async () => {
    const { page, judge, policies } = browser();
    const popup = googlePopup(page);
    const { firebase: firebasePage } = withPopups(async () => credential);
    await popup.signIn(firebasePage);
    await popup.signIn(firebasePage);
    const google = 'https://apis.google.com/js/api.js?onload=__iframefcb1';
    expect(
      [
        google,
        'https://apis.google.com.evil.example/js/api.js',
        'http://apis.google.com/js/api.js',
        'https://evil.example/',
        'data:,alert(1)',
      ].map(judge),
    ).toEqual([google, null, null, null, null]);
    expect(policies()).toBe(1);
  });
});
