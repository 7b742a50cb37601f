import { describe, expect, it } from 'vitest';
import { profileCompletionMachine } from '#domain/identity/profile-completion/profile-completion.machine.ts';
import type { User } from '#domain/identity/user.types.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';
import { ANIAS_ACCOUNT } from '../people.ts';

const WITHOUT_CLASS: User = { ...ANIAS_ACCOUNT, classId: null };
const CALL = { type: 'completion.needed', path: '/google-registration' } as const;

describeMachine('profile completion', profileCompletionMachine, {
  events: {
    'session.userFound': [{ user: ANIAS_ACCOUNT }, { user: WITHOUT_CLASS }],
    'session.settled': [{ outcome: 'established' }, { outcome: 'unregistered' }, { outcome: 'unavailable' }],
    'session.ended': [{}],
    'auth.opened': [{}],
    'auth.registered': [{}],
    'auth.dismissed': [{}],
    'auth.completed': [{}],
    'check.suspended': [{}, { duration: 1_000 }],
  },
  restStates: ['profile.complete', 'profile.unknown', 'guidance.called'],
  invariants: {
    'asks nobody whose profile is complete or unknown': ({ snapshot, emitted }) =>
      emitted.length === 0 || snapshot.matches({ profile: 'incomplete' }) || snapshot.matches({ profile: 'missing' }),
    'asks nobody while the check is suspended': ({ snapshot, emitted }) =>
      emitted.length === 0 || snapshot.matches({ check: 'active' }),
    'asks once, not again and again': ({ snapshot, before, emitted }) =>
      emitted.length === 0 ||
      (emitted.length === 1 &&
        (before === undefined || !before.matches({ guidance: 'called' })) &&
        snapshot.matches({ guidance: 'called' })),
  },
});

const atStart = () => testActor(profileCompletionMachine);
const established = (user: User) => {
  const completion = atStart();
  completion.send({ type: 'session.userFound', user });
  completion.send({ type: 'session.settled', outcome: 'established' });
  return completion;
};

const askedInDialog = () => {
  const completion = atStart();
  completion.send({ type: 'auth.opened' });
  completion.send({ type: 'session.settled', outcome: 'unregistered' });
  return completion;
};

describe('profile completion', () => {
  it('knows nothing at first and asks nobody', () => {
    expect([atStart().state(), atStart().emitted]).toEqual([
      { profile: 'unknown', check: 'active', guidance: 'silent' },
      [],
    ]);
  });

  it('leaves a complete profile in peace (S1 §4.13–4.15)', () => {
    const completion = established(ANIAS_ACCOUNT);
    expect([completion.state(), completion.emitted]).toEqual([
      { profile: 'complete', check: 'active', guidance: 'silent' },
      [],
    ]);
  });

  it.each([
    ['no first name', { firstName: ' ' }],
    ['no accepted terms', { isTermsAccepted: false }],
    ['no class', { classId: null }],
  ])('leads a profile with %s to /google-registration (S1 §4.13–4.16)', (_, lack) => {
    const completion = established({ ...ANIAS_ACCOUNT, ...lack });
    expect([completion.state(), completion.emitted]).toEqual([
      { profile: 'incomplete', check: 'active', guidance: 'called' },
      [CALL],
    ]);
  });

  it('leads a person whom the backend does not know (404) there as well (S1 §4.17)', () => {
    const completion = atStart();
    completion.send({ type: 'session.settled', outcome: 'unregistered' });
    expect([completion.state(), completion.emitted]).toEqual([
      { profile: 'missing', check: 'active', guidance: 'called' },
      [CALL],
    ]);
  });

  it('leads nobody anywhere because of another error (S1 §4.18)', () => {
    const completion = atStart();
    completion.send({ type: 'session.settled', outcome: 'unavailable' });
    expect([completion.state(), completion.emitted]).toEqual([
      { profile: 'unknown', check: 'active', guidance: 'silent' },
      [],
    ]);
  });

  it('forgets what it knew when the backend is away', () => {
    const completion = established(WITHOUT_CLASS);
    completion.send({ type: 'session.settled', outcome: 'unavailable' });
    expect(completion.state()).toEqual({ profile: 'unknown', check: 'active', guidance: 'silent' });
  });

  it('does not send anybody in circles: the same lack is told once (D8)', () => {
    const completion = established(WITHOUT_CLASS);
    for (let refresh = 0; refresh < 3; refresh += 1)
      completion.send({ type: 'session.userFound', user: WITHOUT_CLASS });
    expect([completion.state(), completion.emitted]).toEqual([
      { profile: 'incomplete', check: 'active', guidance: 'called' },
      [CALL],
    ]);
  });

  it('is content when the profile was completed, and tells of a new lack', () => {
    const completion = established(WITHOUT_CLASS);
    completion.send({ type: 'session.userFound', user: ANIAS_ACCOUNT });
    expect(completion.state()).toEqual({ profile: 'complete', check: 'active', guidance: 'silent' });
    completion.send({ type: 'session.userFound', user: WITHOUT_CLASS });
    expect(completion.emitted).toEqual([CALL, CALL]);
  });

  it('forgets the person who left', () => {
    const completion = established(WITHOUT_CLASS);
    completion.send({ type: 'session.ended' });
    expect(completion.state()).toEqual({ profile: 'unknown', check: 'active', guidance: 'silent' });
  });

  // S1 §4.19–4.20
  it.each(['check.suspended', 'auth.registered'] as const)('is suspended for five seconds on %s (S1 §4)', (type) => {
    const completion = atStart();
    completion.send({ type });
    completion.send({ type: 'session.settled', outcome: 'unregistered' });
    completion.pass(4_999);
    expect([completion.state(), completion.emitted]).toEqual([
      { profile: 'missing', check: 'suspended', guidance: 'silent' },
      [],
    ]);
    completion.pass(1);
    expect([completion.state(), completion.emitted]).toEqual([
      { profile: 'missing', check: 'active', guidance: 'called' },
      [CALL],
    ]);
  });

  it('asks nothing after a registration whose profile shows in time (S1 §4.20)', () => {
    const completion = atStart();
    completion.send({ type: 'auth.registered' });
    completion.send({ type: 'session.settled', outcome: 'unregistered' });
    completion.send({ type: 'session.userFound', user: ANIAS_ACCOUNT });
    completion.pass(5_000);
    expect([completion.state(), completion.emitted]).toEqual([
      { profile: 'complete', check: 'active', guidance: 'silent' },
      [],
    ]);
  });

  it('is suspended for as long as it is told, from the last time on (S1 §4.19)', () => {
    const completion = atStart();
    completion.send({ type: 'check.suspended', duration: 1_000 });
    completion.pass(999);
    completion.send({ type: 'check.suspended', duration: 2_000 });
    completion.pass(1_999);
    expect(completion.state()).toEqual({ profile: 'unknown', check: 'suspended', guidance: 'silent' });
    completion.pass(1);
    expect(completion.state()).toEqual({ profile: 'unknown', check: 'active', guidance: 'silent' });
  });

  it('is suspended for five seconds again after a longer suspension', () => {
    const completion = atStart();
    completion.send({ type: 'check.suspended', duration: 60_000 });
    completion.send({ type: 'auth.registered' });
    completion.pass(5_000);
    expect(completion.state()).toEqual({ profile: 'unknown', check: 'active', guidance: 'silent' });
  });

  it('leaves it to the open dialog of login and registration to ask', () => {
    const completion = askedInDialog();
    expect([completion.state(), completion.emitted]).toEqual([
      { profile: 'missing', check: 'leftToDialog', guidance: 'silent' },
      [],
    ]);
  });

  it.each(['auth.dismissed', 'auth.completed'] as const)(
    'asks by itself when the dialog is gone and nothing was completed (%s)',
    (type) => {
      const completion = askedInDialog();
      completion.send({ type });
      expect([completion.state(), completion.emitted]).toEqual([
        { profile: 'missing', check: 'active', guidance: 'called' },
        [CALL],
      ]);
    },
  );

  it('rests for five seconds when the dialog has registered the pupil, although it closes at once (S1 §4.20)', () => {
    const completion = askedInDialog();
    completion.send({ type: 'auth.registered' });
    completion.send({ type: 'auth.completed' });
    completion.pass(4_999);
    expect([completion.state(), completion.emitted]).toEqual([
      { profile: 'unknown', check: 'suspended', guidance: 'silent' },
      [],
    ]);
  });
});
