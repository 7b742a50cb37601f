import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isProfileComplete,
  missingFields,
  needsCompletion,
} from '#domain/identity/profile-completion/profile-completion.rules.ts';
import { profileProblems, tidiedProfile } from '#domain/identity/profile-edit/profile-edit.rules.ts';
import type { AuthUser } from '#domain/identity/user.types.ts';

const OLA: AuthUser = {
  uid: 'ola',
  email: 'ola@example.pl',
  displayName: null,
  photoURL: null,
  emailVerified: true,
  providerId: 'password',
};
const user = { firstName: 'Ola', lastName: 'Nowak', email: 'ola@example.pl', isTermsAccepted: true, classId: 9 };

describe('the first rule of completeness: what is missing (S1 §4.9–4.12)', () => {
  it.each([
    ['nothing', OLA, user, []],
    ['a login', null, user, ['authentication']],
    ['the registration', OLA, null, ['backend_registration']],
    ['the terms', OLA, { ...user, isTermsAccepted: false }, ['terms_acceptance']],
    ['the first name', OLA, { ...user, firstName: ' ' }, ['name']],
    ['the last name', OLA, { ...user, lastName: '' }, ['name']],
    ['the e-mail', OLA, { ...user, email: '' }, ['email']],
    [
      'everything',
      OLA,
      { ...user, isTermsAccepted: false, firstName: '', email: '' },
      ['terms_acceptance', 'name', 'email'],
    ],
  ] as const)('%s', (_, person, known, missing) => {
    expect([missingFields(person, known), isProfileComplete(person, known)]).toEqual([missing, missing.length === 0]);
  });
});

describe('the second rule: who is led to the completion (S1 §4.13–4.15)', () => {
  it.each([
    ['whoever lacks nothing', {}, false],
    ['whoever lacks a last name', { lastName: '' }, false],
    ['whoever lacks a first name', { firstName: ' ' }, true],
    ['whoever has not accepted the terms', { isTermsAccepted: false }, true],
    ['whoever has no class', { classId: null }, true],
  ])('%s: %s', (_, change, isRedirected) => {
    expect(needsCompletion({ ...user, ...change })).toBe(isRedirected);
  });

  it('leads nobody whom the first rule calls complete and who has a class', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.boolean(), (firstName, lastName, isTermsAccepted) => {
        const known = { ...user, firstName, lastName, isTermsAccepted };
        expect(isProfileComplete(OLA, known) && needsCompletion(known)).toBe(false);
      }),
    );
  });
});

describe('the edited profile (S1 §2.88)', () => {
  it.each([
    ['Ola', {}],
    ['', { firstName: 'firstName/required' }],
    ['  ', { firstName: 'firstName/required' }],
    ['a'.repeat(100), {}],
    ['a'.repeat(101), { firstName: 'firstName/long' }],
  ])('%s', (firstName, problems) => {
    expect(profileProblems({ firstName })).toEqual(problems);
  });

  it('is saved without the blanks around the name', () => {
    expect(tidiedProfile({ firstName: ' Ola ', classId: 11, marketingConsent: true })).toEqual({
      firstName: 'Ola',
      classId: 11,
      marketingConsent: true,
    });
  });
});
