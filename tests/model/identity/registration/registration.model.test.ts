import { describe, expect, it } from 'vitest';
import { registrationMachine } from '#domain/identity/registration/registration.machine.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';
import { ANIA, CREDENTIALS, DETAILS } from '../people.ts';

const visitor = { person: null, details: null };

describeMachine('registration', registrationMachine, {
  inputs: { 'a visitor': visitor, 'somebody with an account': { person: ANIA, details: null } },
  events: {
    'pupil.accountSubmitted': [{ credentials: CREDENTIALS }],
    'pupil.detailsSubmitted': [{ details: DETAILS }],
    'pupil.loginRequested': [{}],
    'pupil.googleChosen': [{}],
    'pupil.dialogClosed': [{}],
    'pupil.retried': [{}],
    'session.settled': [
      { outcome: 'established', person: ANIA },
      { outcome: 'unregistered', person: ANIA },
    ],
    'session.ended': [{}],
  },
  answers: {
    createAccount: [done(ANIA), failed('auth/email-in-use')],
    registrationProgress: [
      done({ outcome: 'complete' }),
      done({ outcome: 'failed', failure: 'server/unavailable' }),
      failed('unexpected'),
    ],
  },
  restStates: [],
  endsByItself: {
    createAccount: 'within 60 s: Firebase’s own timeout',
    registrationProgress: 'with its own chart: nothing may interrupt it (S1 §2)',
  },
  ignored: {
    'account.creating/pupil.*': 'the form is locked while the account is made',
    'account.creating/session.ended': 'the account that is being made ends the session of whoever was here before',
    'progress/pupil.*': 'nothing may interrupt a registration (S1 §2)',
    'progress/session.settled': 'the session speaks of the very person who is being registered',
  },
  invariants: {
    'no registration runs without a person and their details': ({ snapshot, context }) =>
      !snapshot.matches('progress') || (context.person !== null && context.details !== null),
    'what was filled in is never lost': ({ context, before }) =>
      before === undefined || before.context.details === null || context.details !== null,
    'a failed registration says why': ({ snapshot, context }) =>
      !snapshot.matches('failed') || context.failure !== null,
  },
});

const atDetails = () => testActor(registrationMachine, { input: { person: ANIA, details: null } });

const atCreation = () => {
  const registration = testActor(registrationMachine, { input: visitor });
  registration.send({ type: 'pupil.accountSubmitted', credentials: CREDENTIALS });
  return registration;
};

const inProgress = () => {
  const registration = atDetails();
  registration.send({ type: 'pupil.detailsSubmitted', details: DETAILS });
  return registration;
};

const failedRegistration = () => {
  const registration = inProgress();
  registration.answer('registrationProgress', done({ outcome: 'failed', failure: 'server/unavailable' }));
  return registration;
};

describe('registration', () => {
  it('creates the identity account first, then asks for the details (S1 §4.63–4.64, §1.20, §2.30)', () => {
    const registration = testActor(registrationMachine, { input: visitor });
    expect(registration.state()).toEqual({ account: 'editing' });
    registration.send({ type: 'pupil.accountSubmitted', credentials: CREDENTIALS });
    expect([registration.state(), registration.askedOf('createAccount')]).toEqual([
      { account: 'creating' },
      CREDENTIALS,
    ]);
    registration.answer('createAccount', done(ANIA));
    expect([registration.state(), registration.context().person]).toEqual(['details', ANIA]);
  });

  it('begins with the details for somebody who has an account (S1 §4.64)', () => {
    expect(atDetails().state()).toEqual('details');
  });

  it('keeps the form and says why when the account cannot be created, until it is tried again (S1 §8 Registration step 1)', () => {
    const registration = testActor(registrationMachine, { input: visitor });
    registration.send({ type: 'pupil.accountSubmitted', credentials: CREDENTIALS });
    registration.answer('createAccount', failed('auth/email-in-use'));
    expect([registration.state(), registration.context().failure]).toEqual([
      { account: 'editing' },
      'auth/email-in-use',
    ]);
    registration.send({ type: 'pupil.accountSubmitted', credentials: CREDENTIALS });
    expect(registration.context().failure).toEqual(null);
  });

  it('runs with the person and their details (S1 §4.65)', () => {
    expect([inProgress().state(), inProgress().askedOf('registrationProgress')]).toEqual([
      'progress',
      { person: ANIA, details: DETAILS },
    ]);
  });

  it('does not let the dialog close while the registration runs (S1 §2.34)', () => {
    const registration = inProgress();
    registration.send({ type: 'pupil.dialogClosed' });
    registration.send({ type: 'pupil.loginRequested' });
    expect([registration.state(), registration.pending()]).toEqual(['progress', ['registrationProgress']]);
  });

  it('returns two seconds after completion (S1 §4.68, §9.38)', () => {
    const registration = inProgress();
    registration.answer('registrationProgress', done({ outcome: 'complete' }));
    registration.pass(1_999);
    expect(registration.state()).toEqual('succeeded');
    registration.pass(1);
    expect([registration.state(), registration.snapshot().output]).toEqual([
      'finished',
      { ending: 'registered', person: ANIA, details: DETAILS },
    ]);
  });

  it('shows the message of a failure and returns to the login after five seconds (S1 §4.71–4.72, §9.39)', () => {
    const registration = failedRegistration();
    expect([registration.state(), registration.context().failure]).toEqual(['failed', 'server/unavailable']);
    registration.pass(4_999);
    expect(registration.state()).toEqual('failed');
    registration.pass(1);
    expect([registration.state(), registration.snapshot().output]).toEqual([
      'finished',
      { ending: 'returned', person: ANIA, details: DETAILS },
    ]);
  });

  it('fails when its steps break', () => {
    const registration = inProgress();
    registration.answer('registrationProgress', failed('unexpected'));
    expect([registration.state(), registration.context().failure]).toEqual(['failed', 'unexpected']);
  });

  it('can be tried again with the details that were filled in', () => {
    const registration = failedRegistration();
    registration.send({ type: 'pupil.retried' });
    expect([registration.state(), registration.context()]).toEqual([
      'details',
      { person: ANIA, details: DETAILS, failure: null, ending: 'registered' },
    ]);
  });

  it.each([
    ['the account step', () => testActor(registrationMachine, { input: visitor }), null, null],
    ['the details', atDetails, ANIA, null],
    ['a failure', failedRegistration, ANIA, DETAILS],
  ] as const)('closes when the pupil closes it at %s (S1 §2.31)', (_, reach, person, details) => {
    const registration = reach();
    registration.send({ type: 'pupil.dialogClosed' });
    expect([registration.state(), registration.snapshot().output]).toEqual([
      'finished',
      { ending: 'closed', person, details },
    ]);
  });

  it('gives up an account that is being created when the pupil closes the dialog', () => {
    const registration = testActor(registrationMachine, { input: visitor });
    registration.send({ type: 'pupil.accountSubmitted', credentials: CREDENTIALS });
    registration.send({ type: 'pupil.dialogClosed' });
    expect([registration.state(), registration.pending(), registration.forgotten()]).toEqual(['finished', [], []]);
  });

  it('goes back to the login when the pupil has an account already (S1 §2.30)', () => {
    const registration = testActor(registrationMachine, { input: visitor });
    registration.send({ type: 'pupil.loginRequested' });
    expect([registration.state(), registration.snapshot().output]).toEqual([
      'finished',
      { ending: 'returned', person: null, details: null },
    ]);
  });

  it('ends for Google when the pupil takes a Google account instead of an e-mail (S1 §1.21)', () => {
    const registration = testActor(registrationMachine, { input: visitor });
    registration.send({ type: 'pupil.googleChosen' });
    expect([registration.state(), registration.snapshot().output]).toEqual([
      'finished',
      { ending: 'google', person: null, details: null },
    ]);
  });

  it.each([
    ['the account step', () => testActor(registrationMachine, { input: visitor })],
    ['an account that is being made', atCreation],
    ['the details', atDetails],
  ] as const)('ends at %s when somebody is a member by other means, as by the login of another tab', (_, reach) => {
    const registration = reach();
    registration.send({ type: 'session.settled', outcome: 'established', person: ANIA });
    expect([registration.state(), registration.snapshot().output?.ending]).toEqual(['finished', 'overtaken']);
  });

  it('goes on with the details of somebody who is signed in by other means and not registered', () => {
    const registration = testActor(registrationMachine, { input: visitor });
    registration.send({ type: 'session.settled', outcome: 'unregistered', person: ANIA });
    expect([registration.state(), registration.context().person]).toEqual(['details', ANIA]);
  });

  it.each([
    ['an account that is being made', atCreation, 'unregistered'],
    ['a registration that runs', inProgress, 'established'],
  ] as const)('is not disturbed in %s by what the session finds out about the very same', (_, reach, outcome) => {
    const registration = reach();
    const before = registration.state();
    registration.send({ type: 'session.settled', outcome, person: ANIA });
    expect(registration.state()).toEqual(before);
  });

  it.each([
    ['the details are filled in', atDetails],
    ['it runs', inProgress],
    [
      'it has failed',
      () => {
        const registration = inProgress();
        registration.answer('registrationProgress', failed('unexpected'));
        return registration;
      },
    ],
  ] as const)('returns to the login when %s and the person is signed in no longer (R14)', (_, reach) => {
    const registration = reach();
    registration.send({ type: 'session.ended' });
    expect([registration.state(), registration.pending(), registration.snapshot().output?.ending]).toEqual([
      'finished',
      [],
      'returned',
    ]);
  });
});
