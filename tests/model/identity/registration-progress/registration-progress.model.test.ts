import { describe, expect, it } from 'vitest';
import { registrationProgressMachine } from '#domain/identity/registration-progress/registration-progress.machine.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';
import { ANIA, DETAILS } from '../people.ts';

const input = { person: ANIA, details: DETAILS };
const TIMEOUT =
  'within 94 s: the timeout of a call is 30 s, three times (S1 §7.2, §9), and nothing may interrupt a registration (S1 §2.34)';

describeMachine('registration progress', registrationProgressMachine, {
  inputs: { Ania: input },
  events: {},
  answers: {
    acquireLock: [done(true), done(false), failed('unexpected')],
    lookUpUser: [done('unknown'), done('incomplete'), done('complete'), failed('network/offline')],
    isEnrolled: [done(true), done(false), failed('network/offline')],
    addUser: [done(undefined), failed('request/conflict'), failed('server/unavailable')],
    completeUser: [done(undefined), failed('server/unavailable')],
    getSchoolYear: [done('2026'), failed('server/unavailable')],
    addUserSchoolYear: [
      done(undefined),
      failed('request/conflict'),
      failed('request/invalid'),
      failed('server/unavailable'),
    ],
    saveLog: [done(undefined), failed('network/timeout')],
    holdLock: [failed('unexpected')],
  },
  restStates: [],
  endsByItself: {
    lookUpUser: TIMEOUT,
    completeUser: TIMEOUT,
    isEnrolled: TIMEOUT,
    addUser: TIMEOUT,
    getSchoolYear: TIMEOUT,
    addUserSchoolYear: TIMEOUT,
    saveLog: TIMEOUT,
  },
  background: ['holdLock'],
  invariants: {
    'whoever fails says why, and whoever completes has not failed': ({ snapshot, context }) =>
      snapshot.matches('failed') ? context.failure !== null : !snapshot.matches('complete') || context.failure === null,
    'the turn is held while the steps run, and no longer': ({ snapshot }) =>
      snapshot.status !== 'active' || snapshot.matches('running') === (snapshot.children['holdLock'] !== undefined),
    'nobody is enrolled into an unknown school year': ({ snapshot, context }) =>
      !snapshot.matches({ running: 'addUserSchoolYear' }) || context.schoolYearId !== null,
  },
});

const running = () => {
  const progress = testActor(registrationProgressMachine, { input });
  progress.answer('acquireLock', done(true));
  return progress;
};

const enrolling = () => {
  const progress = running();
  progress.answer('lookUpUser', done('unknown'));
  progress.answer('addUser', done(undefined));
  progress.answer('getSchoolYear', done('2026'));
  return progress;
};

describe('registration progress', () => {
  it('adds the user, asks for the school year, enrols the user, saves a log and is complete (S1 §4.66)', () => {
    const progress = running();
    expect([progress.pending(), progress.askedOf('lookUpUser')]).toEqual([['holdLock', 'lookUpUser'], 'ania']);
    progress.answer('lookUpUser', done('unknown'));
    expect([progress.pending(), progress.askedOf('addUser')]).toEqual([['holdLock', 'addUser'], input]);
    progress.answer('addUser', done(undefined));
    expect(progress.pending()).toEqual(['holdLock', 'getSchoolYear']);
    progress.answer('getSchoolYear', done('2026'));
    expect([progress.pending(), progress.askedOf('addUserSchoolYear')]).toEqual([
      ['holdLock', 'addUserSchoolYear'],
      { userId: 'ania', schoolYearId: '2026', classId: 11 },
    ]);
    progress.answer('addUserSchoolYear', done(undefined));
    expect([progress.pending(), progress.askedOf('saveLog')]).toEqual([['holdLock', 'saveLog'], 'ania']);
    progress.answer('saveLog', done(undefined));
    expect([progress.state(), progress.snapshot().output]).toEqual(['complete', { outcome: 'complete' }]);
  });

  it('waits while another registration runs and asks every 100 ms (S1 §4.73, §4.75)', () => {
    const progress = testActor(registrationProgressMachine, { input });
    progress.answer('acquireLock', done(false));
    progress.pass(99);
    expect([progress.state(), progress.pending()]).toEqual([{ queued: 'waiting' }, []]);
    progress.pass(1);
    expect([progress.state(), progress.pending()]).toEqual([{ queued: 'asking' }, ['acquireLock']]);
    progress.answer('acquireLock', done(true));
    expect(progress.state()).toEqual({ running: 'start' });
  });

  it("ends with 'Registration already in progress' when the other one does not end (S1 §4.74)", () => {
    const progress = testActor(registrationProgressMachine, { input });
    progress.pass(30_000);
    expect([progress.state(), progress.snapshot().output]).toEqual([
      'failed',
      { outcome: 'failed', failure: 'registration/in-progress' },
    ]);
  });

  it('registers in a browser that cannot take turns', () => {
    const progress = testActor(registrationProgressMachine, { input });
    progress.answer('acquireLock', failed('unexpected'));
    expect(progress.state()).toEqual({ running: 'start' });
  });

  it('skips the work when the user exists already, and reports complete (S1 §4.76–4.77)', () => {
    const progress = running();
    progress.answer('lookUpUser', done('complete'));
    expect(progress.askedOf('isEnrolled')).toEqual('ania');
    progress.answer('isEnrolled', done(true));
    expect([progress.state(), progress.snapshot().output]).toEqual(['complete', { outcome: 'complete' }]);
  });

  it('finishes what an earlier registration left half-way', () => {
    const progress = running();
    progress.answer('lookUpUser', done('complete'));
    progress.answer('isEnrolled', done(false));
    expect(progress.pending()).toEqual(['holdLock', 'getSchoolYear']);
  });

  it('goes on when another registration of the same user was faster', () => {
    const progress = running();
    progress.answer('lookUpUser', done('unknown'));
    progress.answer('addUser', failed('request/conflict'));
    expect(progress.pending()).toEqual(['holdLock', 'getSchoolYear']);
  });

  it.each([
    ['an existing school year', 'request/conflict'],
    ['a 400', 'request/invalid'],
  ] as const)('takes %s for success (S1 §4.78–4.80)', (_, code) => {
    const progress = enrolling();
    progress.answer('addUserSchoolYear', failed(code));
    expect(progress.pending()).toEqual(['holdLock', 'saveLog']);
  });

  it('loses no registration for a lost log', () => {
    const progress = enrolling();
    progress.answer('addUserSchoolYear', done(undefined));
    progress.answer('saveLog', failed('network/timeout'));
    expect([progress.state(), progress.snapshot().output]).toEqual(['complete', { outcome: 'complete' }]);
  });

  it.each([
    ['the user cannot be looked up', [], 'lookUpUser'],
    ['the enrolment cannot be looked up', [['lookUpUser', done('complete')]], 'isEnrolled'],
    ['the user cannot be added', [['lookUpUser', done('unknown')]], 'addUser'],
    ['the user cannot be completed', [['lookUpUser', done('incomplete')]], 'completeUser'],
    [
      'the school year is unknown',
      [
        ['lookUpUser', done('unknown')],
        ['addUser', done(undefined)],
      ],
      'getSchoolYear',
    ],
    [
      'the user cannot be enrolled',
      [
        ['lookUpUser', done('unknown')],
        ['addUser', done(undefined)],
        ['getSchoolYear', done('2026')],
      ],
      'addUserSchoolYear',
    ],
  ] as const)('gives its turn back and says why when %s', (_, steps, step) => {
    const progress = running();
    for (const [actorId, answer] of steps) progress.answer(actorId, answer);
    progress.answer(step, failed('server/unavailable'));
    expect([progress.state(), progress.snapshot().output, progress.pending(), progress.forgotten()]).toEqual([
      'failed',
      { outcome: 'failed', failure: 'server/unavailable' },
      [],
      [],
    ]);
  });

  it('fills in what an existing user lacks, and then puts them into the class (D30)', () => {
    const progress = running();
    progress.answer('lookUpUser', done('incomplete'));
    expect([progress.state(), progress.askedOf('completeUser')]).toEqual([{ running: 'completeUser' }, input]);
    progress.answer('completeUser', done(undefined));
    expect(progress.pending()).toEqual(['holdLock', 'getSchoolYear']);
  });
});
