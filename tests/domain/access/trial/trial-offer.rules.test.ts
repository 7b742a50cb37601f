import { expect, it } from 'vitest';
import { isTrialOfferable } from '#domain/access/trial/trial-offer.rules.ts';
import { ANIAS_ACCOUNT, PREMIUM } from '../../../model/identity/people.ts';

const GROWN = ANIAS_ACCOUNT;

it.each([
  ['a pupil without a plan', GROWN, null, true],
  [
    'a pupil of secondary school who has not been asked for an age',
    { ...GROWN, classId: 11, isUnder16: null },
    null,
    true,
  ],
  [
    'a pupil of primary school who has not been asked for an age',
    { ...GROWN, classId: 8, isUnder16: null },
    null,
    false,
  ],
  ['a younger pupil whose guardian has agreed', { ...GROWN, isUnder16: true, guardianConsent: true }, null, true],
  ['a younger pupil whose guardian has not', { ...GROWN, isUnder16: true, guardianConsent: false }, null, false],
  ['a pupil whose plan has ended', GROWN, { ...PREMIUM, isActive: false }, true],
  ['a pupil with a plan', GROWN, PREMIUM, false],
  ['a pupil who has yet to choose a class', { ...GROWN, classId: null }, null, false],
] as const)('a trial and %s (S1 §2.38, R8)', (_, user, subscription, isOfferable) => {
  expect(isTrialOfferable(user, subscription)).toEqual(isOfferable);
});
