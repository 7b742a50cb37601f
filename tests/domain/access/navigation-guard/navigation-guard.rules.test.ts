import { describe, expect, it } from 'vitest';
import type { AccessContext } from '#domain/access/navigation-guard/navigation-guard.types.ts';
import {
  isMismatched,
  isProfileRedirectRepeated,
  obstacleTo,
} from '#domain/access/navigation-guard/navigation-guard.rules.ts';
import { NO_TRIAL } from '#domain/entitlement/trial-status.rules.ts';
import { BASIC, ENDED, ONE_TIME, PREMIUM, WITHOUT_AI } from '../../../model/billing/plans.ts';
import { PUPIL, TRYING, VISITOR } from '../../../model/access/access-contexts.ts';

const STARTABLE = { ...NO_TRIAL, canStartTrial: true };
const UNMET = (need: string) => ({ need, verdict: 'unmet' });
const UNKNOWN = (need: string) => ({ need, verdict: 'unknown' });

describe('a route that needs', () => {
  it.each([
    ['login, before a visitor', ['login'], VISITOR, UNMET('login')],
    ['login, before a pupil', ['login'], PUPIL, null],
    [
      'login, before somebody whom the backend does not know',
      ['login'],
      { ...PUPIL, userId: null, profile: 'missing' },
      null,
    ],
    ['AI, in the trial', ['ai'], TRYING, null],
    ['AI, with a plan with AI', ['ai'], { ...PUPIL, subscription: BASIC }, null],
    ['AI, with a plan without AI', ['ai'], { ...PUPIL, subscription: WITHOUT_AI }, UNMET('ai')],
    ['AI, after the plan', ['ai'], { ...PUPIL, subscription: ENDED }, UNMET('ai')],
    ['AI, with a trial to start', ['ai'], { ...PUPIL, trial: STARTABLE }, null],
    ['AI, without anything', ['ai'], PUPIL, UNMET('ai')],
    ['AI, of somebody who is not registered yet', ['ai'], { ...PUPIL, profile: 'missing' }, null],
    ['AI, when nobody knows of the trial', ['ai'], { ...PUPIL, trial: 'unknown' }, UNKNOWN('ai')],
    ['AI, when nobody knows of the plan', ['ai'], { ...PUPIL, subscription: 'unknown' }, UNKNOWN('ai')],
    [
      'AI, when nobody knows of the trial, with a plan',
      ['ai'],
      { ...PUPIL, trial: 'unknown', subscription: BASIC },
      null,
    ],
    ['AI, when nobody knows of the plan, in the trial', ['ai'], { ...TRYING, subscription: 'unknown' }, null],
    ['exams, with exams', ['exams'], { ...PUPIL, subscription: PREMIUM }, null],
    ['exams, without exams', ['exams'], { ...PUPIL, subscription: BASIC }, UNMET('exams')],
    ['exams, in the trial', ['exams'], TRYING, UNMET('exams')],
    ['exams, when nobody knows of the plan', ['exams'], { ...PUPIL, subscription: 'unknown' }, UNKNOWN('exams')],
    ['a plan to change, with one', ['changeablePlan'], { ...PUPIL, subscription: BASIC }, null],
    ['a plan to change, without one', ['changeablePlan'], PUPIL, null],
    [
      'a plan to change, after one purchase',
      ['changeablePlan'],
      { ...PUPIL, subscription: ONE_TIME },
      UNMET('changeablePlan'),
    ],
    [
      'a plan to change, when nobody knows',
      ['changeablePlan'],
      { ...PUPIL, subscription: 'unknown' },
      UNKNOWN('changeablePlan'),
    ],
    ['a profile, complete', ['profile'], PUPIL, null],
    ['a profile, suspended', ['profile'], { ...PUPIL, profile: 'suspended' }, null],
    ['a profile, incomplete', ['profile'], { ...PUPIL, profile: 'incomplete' }, UNMET('profile')],
    ['a profile, missing', ['profile'], { ...PUPIL, profile: 'missing' }, UNMET('profile')],
    ['a profile, unknown', ['profile'], { ...PUPIL, profile: 'unknown' }, UNKNOWN('profile')],
    ['nothing, of nobody', [], VISITOR, null],
  ] as const)('%s', (_, needs, access, obstacle) => {
    expect(obstacleTo(needs, access as AccessContext)).toEqual(obstacle);
  });

  it('all of them names the first in the order of S2 §4.60, however they are written', () => {
    const all = ['profile', 'changeablePlan', 'exams', 'ai', 'login'] as const;
    const nobody: AccessContext = { ...VISITOR, profile: 'incomplete', subscription: null };
    const steps: readonly AccessContext[] = [
      nobody,
      { ...nobody, personId: 'ania' },
      { ...nobody, personId: 'ania', trial: STARTABLE },
      { ...nobody, personId: 'ania', subscription: ONE_TIME },
      { ...nobody, personId: 'ania', subscription: PREMIUM },
      { ...PUPIL, subscription: PREMIUM },
    ];
    expect(steps.map((access) => obstacleTo(all, access)?.need)).toEqual([
      'login',
      'ai',
      'exams',
      'changeablePlan',
      'profile',
      undefined,
    ]);
  });
});

it('finds a backend user who is somebody else (S2 §3.33, §4.66)', () => {
  expect([
    isMismatched({ ...PUPIL, userId: 'bartek' }),
    isMismatched(PUPIL),
    isMismatched({ ...PUPIL, userId: null }),
    isMismatched({ ...VISITOR, userId: 'ania' }),
  ]).toEqual([true, false, false, false]);
});

it('knows the profile redirect that was just made from the same path (S2 §4.83)', () => {
  const last = { from: '/assistant', to: '/google-registration' };
  expect([
    isProfileRedirectRepeated({ path: '/assistant', lastProfileRedirect: last }),
    isProfileRedirectRepeated({ path: '/praktyka', lastProfileRedirect: last }),
    isProfileRedirectRepeated({ path: '/assistant', lastProfileRedirect: { ...last, to: '/welcome' } }),
    isProfileRedirectRepeated({ path: '/assistant', lastProfileRedirect: null }),
  ]).toEqual([true, false, false, false]);
});
