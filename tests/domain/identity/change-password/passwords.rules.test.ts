import { describe, expect, it } from 'vitest';
import {
  CHANGE_PASSWORD_CLOSING,
  canSubmitChangePassword,
  changePasswordProblems,
} from '#domain/identity/change-password/change-password.rules.ts';
import { isRecentLogin } from '#domain/identity/delete-account/delete-account.rules.ts';
import {
  FORGOT_PASSWORD_CLOSING,
  forgotPasswordProblems,
  RESET_LINK_HOURS,
} from '#domain/identity/forgot-password/forgot-password.rules.ts';

const form = { current: 'rower1', next: 'rower2', confirmation: 'rower2' };

describe('change password (S1 §5.31–5.34)', () => {
  it.each([
    ['everything right', {}, {}],
    ['no present password', { current: '' }, { current: 'current/required' }],
    ['no new password', { next: '', confirmation: '' }, { next: 'next/short' }],
    ['five characters', { next: 'rower', confirmation: 'rower' }, { next: 'next/short' }],
    ['the old password', { next: 'rower1', confirmation: 'rower1' }, { next: 'next/same' }],
    ['another confirmation', { confirmation: 'rower3' }, { confirmation: 'confirmation/different' }],
    [
      'nothing but a confirmation',
      { current: '', next: '', confirmation: 'rower2' },
      { current: 'current/required', next: 'next/short', confirmation: 'confirmation/different' },
    ],
  ])('%s', (_, change, problems) => {
    expect(changePasswordProblems({ ...form, ...change })).toEqual(problems);
  });

  // S1 §5.35–5.37
  it.each([
    ['everything right', {}, true],
    ['the old password, which is found when it is sent', { next: 'rower1', confirmation: 'rower1' }, true],
    ['no present password', { current: '' }, false],
    ['five characters', { next: 'rower', confirmation: 'rower' }, false],
    ['another confirmation', { confirmation: 'rower3' }, false],
  ])('submit with %s', (_, change, isPossible) => {
    expect(canSubmitChangePassword({ ...form, ...change })).toBe(isPossible);
  });
});

it.each([
  ['ola@example.pl', {}],
  ['ola', {}],
  ['', { email: 'email/required' }],
  ['  ', { email: 'email/required' }],
])('forgot password with "%s" (S1 §5.28)', (email, problems) => {
  expect(forgotPasswordProblems({ email })).toEqual(problems);
});

it('knows the times of the dialogs (S1 §2.36, §8.24, §9.29)', () => {
  expect([FORGOT_PASSWORD_CLOSING, CHANGE_PASSWORD_CLOSING, RESET_LINK_HOURS]).toEqual([5_000, 2_000, 1]);
});

it.each([
  [0, true],
  [299_999, true],
  [300_000, true],
  [300_001, false],
])('takes a login of %d ms ago for recent: %s (R6)', (age, isRecent) => {
  expect(isRecentLogin(1_000_000, 1_000_000 + age)).toBe(isRecent);
});
