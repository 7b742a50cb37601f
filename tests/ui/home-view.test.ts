import { describe, expect, it } from 'vitest';
import { NO_TRIAL, type TrialStatus } from '#domain/entitlement/trial-status.rules.ts';
import { arePlansShown, destinationOf, isHeroInviting, type HomeKnowledge } from '#ui/home/home.view.ts';
import { MODES, neighbourOf } from '#ui/home/showcase.view.ts';
import { BASIC, ENDED, PREMIUM } from '../model/billing/plans.ts';
import { ANIAS_ACCOUNT } from '../model/identity/people.ts';

const STARTABLE: TrialStatus = { ...NO_TRIAL, canStartTrial: true };
const RUNNING: TrialStatus = { ...NO_TRIAL, hasActiveTrial: true };

const member = (part: Partial<HomeKnowledge> = {}): HomeKnowledge => ({
  session: { status: 'registered', user: ANIAS_ACCOUNT, name: 'Ania' },
  subscription: null,
  isRemembered: false,
  trial: NO_TRIAL,
  ...part,
});
const VISITOR: HomeKnowledge = { ...member(), session: { status: 'visitor' }, subscription: 'unknown', trial: null };

describe('a press on a call to action of the home page (S1 §2.56)', () => {
  it.each([
    ['of a visitor goes to its target by the login (S1 §2.57)', VISITOR, '/egzaminy', '/egzaminy'],
    ['without AI access goes to the plans (S1 §2.58)', member(), '/assistant?mode=tutor', '/pricing'],
    ['without AI access goes to the plans from each target (S1 §2.58)', member(), '/praktyka', '/pricing'],
    ['in the trial goes to its target (S1 §2.59)', member({ trial: RUNNING }), '/praktyka', '/praktyka'],
    [
      'with a plan of AI goes to its target (S1 §2.59)',
      member({ subscription: BASIC }),
      '/assistant?mode=buddy',
      '/assistant?mode=buddy',
    ],
    ['for exams goes to them with exam access (S1 §2.60)', member({ subscription: PREMIUM }), '/egzaminy', '/egzaminy'],
    [
      'for exams goes to the better plan where it is offered (S1 §2.61)',
      member({ subscription: BASIC }),
      '/egzaminy',
      '/upgrade',
    ],
    ['for exams goes to the plans in the trial (S1 §2.62)', member({ trial: RUNNING }), '/egzaminy', '/pricing'],
    [
      'goes to its target while a plan is only remembered: the guard knows more there',
      member({ isRemembered: true }),
      '/egzaminy',
      '/egzaminy',
    ],
    ['goes to its target while nobody knows of the trial', member({ trial: null }), '/praktyka', '/praktyka'],
    [
      'goes to its target while nobody knows of a plan',
      member({ subscription: 'unknown' }),
      '/assistant?mode=tutor',
      '/assistant?mode=tutor',
    ],
    [
      'goes to its target before it is known who is here',
      { ...VISITOR, session: { status: 'unknown' } } as const,
      '/praktyka',
      '/praktyka',
    ],
  ])('%s', (_, known, target, destination) => {
    expect(destinationOf(known, target)).toBe(destination);
  });
});

describe('the hero', () => {
  it.each([
    ['invites a visitor (S1 §2.64)', VISITOR, true],
    ['invites a member who can begin a trial (S1 §2.65)', member({ trial: STARTABLE }), true],
    ['does not invite beside a running trial', member({ trial: RUNNING }), false],
    ['does not invite beside a plan', member({ trial: STARTABLE, subscription: BASIC }), false],
    ['does not invite after the trial', member({ trial: { ...NO_TRIAL, isExpired: true } }), false],
  ])('%s', (_, known, isInviting) => {
    expect(isHeroInviting(known)).toBe(isInviting);
  });
});

describe('the plans on the home page (S1 §1.38, §2.75)', () => {
  it.each([
    ['show to whoever holds none', null, true],
    ['show while nobody knows', 'unknown', true],
    ['show to whoever had one', ENDED, true],
    ['do not show beside an active plan', BASIC, false],
  ] as const)('%s', (_, subscription, areShown) => {
    expect(arePlansShown({ subscription })).toBe(areShown);
  });
});

describe('the arrows of the showcase (S1 §2.70)', () => {
  it('go round in both directions', () => {
    expect([
      neighbourOf(MODES, 'tutor', 1),
      neighbourOf(MODES, 'buddy', 1),
      neighbourOf(MODES, 'tutor', -1),
      neighbourOf(MODES, 'buddy', -1),
      neighbourOf(['a', 'b', 'c'], 'a', -1),
      neighbourOf(['a', 'b', 'c'], 'c', 1),
    ]).toEqual(['buddy', 'tutor', 'buddy', 'tutor', 'c', 'a']);
  });
});
