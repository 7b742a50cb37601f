import { expect, it } from 'vitest';
import { isTrialOfferable } from '#domain/access/trial-offer.rules.ts';
import { PREMIUM } from '../../model/identity/people.ts';

const GROWN = { isUnder16: false, guardianConsent: false };

it.each([
  ['a pupil without a plan', GROWN, null, true],
  ['a pupil who has not been asked for an age', { isUnder16: null, guardianConsent: false }, null, true],
  ['a younger pupil whose guardian has agreed', { isUnder16: true, guardianConsent: true }, null, true],
  ['a younger pupil whose guardian has not', { isUnder16: true, guardianConsent: false }, null, false],
  ['a pupil whose plan has ended', GROWN, { ...PREMIUM, isActive: false }, true],
  ['a pupil with a plan', GROWN, PREMIUM, false],
] as const)('a trial and %s (S1 §2, R8)', (_, user, subscription, isOfferable) => {
  expect(isTrialOfferable(user, subscription)).toEqual(isOfferable);
});
