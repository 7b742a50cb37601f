import { describe, expect, it } from 'vitest';
import {
  accountProblems,
  canSubmitAccount,
  detailsProblems,
  firstNameOf,
  isEmail,
} from '#domain/identity/credentials.rules.ts';

const account = { email: 'ola@example.pl', password: 'rower1', confirmation: 'rower1' };
const details = { firstName: 'Ola', classId: 9, isTermsAccepted: true, marketingConsent: false };

describe('registration, step 1 (S1 §5.4–5.9, §9.28)', () => {
  it.each([
    ['everything right', {}, {}],
    ['no e-mail', { email: '' }, { email: 'email/required' }],
    ['an e-mail of blanks', { email: '   ' }, { email: 'email/required' }],
    ['an e-mail without an at sign', { email: 'ola.example.pl' }, { email: 'email/format' }],
    ['an e-mail without a dot after it', { email: 'ola@example' }, { email: 'email/format' }],
    ['an e-mail with a blank inside', { email: 'o la@example.pl' }, { email: 'email/format' }],
    [
      'no password',
      { password: '', confirmation: '' },
      { password: 'password/required', confirmation: 'confirmation/required' },
    ],
    ['five characters', { password: 'rower', confirmation: 'rower' }, { password: 'password/short' }],
    ['no confirmation', { confirmation: '' }, { confirmation: 'confirmation/required' }],
    ['another confirmation', { confirmation: 'rower2' }, { confirmation: 'confirmation/different' }],
  ])('%s', (_, change, problems) => {
    expect(accountProblems({ ...account, ...change })).toEqual(problems);
  });

  // S1 §5.10–5.12
  it.each([
    ['everything right', {}, true],
    ['an e-mail that is no e-mail yet', { email: 'ola' }, true],
    ['no e-mail', { email: ' ' }, false],
    ['five characters', { password: 'rower', confirmation: 'rower' }, false],
    ['passwords that differ', { confirmation: 'rower2' }, false],
  ])('submit with %s', (_, change, isPossible) => {
    expect(canSubmitAccount({ ...account, ...change })).toBe(isPossible);
  });

  it('takes an e-mail with blanks around it', () => {
    expect(
      [' ola@example.pl ', 'ola@example.pl', 'ola+szkoła@mail.example.pl', 'ola@@x', '@x.pl', 'ola@x.'].map(isEmail),
    ).toEqual([true, true, true, false, false, false]);
  });
});

describe('registration, completion (S1 §5.13, §5.15–5.16, §5.19)', () => {
  it.each([
    ['everything right', {}, {}],
    ['no first name', { firstName: ' ' }, { firstName: 'firstName/required' }],
    ['a first name of 100 characters', { firstName: 'a'.repeat(100) }, {}],
    ['a first name of 101 characters', { firstName: 'a'.repeat(101) }, { firstName: 'firstName/long' }],
    ['no class', { classId: null }, { classId: 'class/required' }],
    ['terms not accepted', { isTermsAccepted: false }, { terms: 'terms/required' }],
    ['marketing wanted', { marketingConsent: true }, {}],
    [
      'nothing',
      { firstName: '', classId: null, isTermsAccepted: false },
      { firstName: 'firstName/required', classId: 'class/required', terms: 'terms/required' },
    ],
  ])('%s', (_, change, problems) => {
    expect(detailsProblems({ ...details, ...change })).toEqual(problems);
  });

  it('fills in the first word of the display name (S1 §5.14)', () => {
    expect([null, '', 'Ola', '  Ola  Nowak', 'Ola\u00A0Maria Nowak'].map(firstNameOf)).toEqual([
      '',
      '',
      'Ola',
      'Ola',
      'Ola',
    ]);
  });
});
