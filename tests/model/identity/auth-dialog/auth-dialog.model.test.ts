import { describe, expect, it } from 'vitest';
import { authDialogMachine } from '#domain/identity/auth-dialog/auth-dialog.machine.ts';
import type { AuthDialogEmitted } from '#domain/identity/auth-dialog/auth-dialog.types.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';
import { ANIA, BARTEK, CREDENTIALS, DETAILS } from '../people.ts';

describeMachine('auth dialog', authDialogMachine, {
  events: {
    'pupil.loginRequested': [{}, { destination: '/assistant' }],
    'pupil.registrationRequested': [{}],
    'pupil.credentialsSubmitted': [{ credentials: CREDENTIALS }],
    'pupil.googleChosen': [{}],
    'pupil.passwordForgotten': [{ email: CREDENTIALS.email }],
    'session.expired': [{ person: ANIA }],
    'session.renewed': [{}],
    'pupil.dialogClosed': [{}],
    'session.settled': [
      { outcome: 'established', person: ANIA },
      { outcome: 'unregistered', person: ANIA },
      { outcome: 'unavailable', person: ANIA },
    ],
    'session.ended': [{}],
  },
  answers: {
    signIn: [done(ANIA), failed('auth/invalid-credentials')],
    signInWithGoogle: [done(ANIA), done(null), failed('auth/popup-blocked')],
    registration: [
      done({ ending: 'registered', person: ANIA, details: DETAILS }),
      done({ ending: 'returned', person: ANIA, details: DETAILS }),
      done({ ending: 'overtaken', person: null, details: null }),
      done({ ending: 'google', person: null, details: null }),
      done({ ending: 'closed', person: null, details: null }),
      failed('unexpected'),
    ],
    forgotPassword: [done({ email: CREDENTIALS.email }), failed('unexpected')],
  },
  restStates: ['closed'],
  endsByItself: {
    signIn: 'within 60 s: Firebase’s own timeout',
    signInWithGoogle: 'with the pupil: the window of Google is open until they choose or close it',
    registration: 'with its own chart: it ends when the pupil closes the dialog as well',
    forgotPassword: 'with its own chart: it ends when the pupil closes the dialog as well',
  },
  ignored: {
    'login.signingIn/pupil.*': 'the form is locked while it is checked',
    'login.signingInWithGoogle/pupil.*': 'the window of Google stands over the form',
    'login.awaitingSession/pupil.*': 'the form is locked while it is checked',
    'login.signingIn/session.expired': 'the dialog is asking for the login already',
    'login.signingInWithGoogle/session.expired': 'the dialog is asking for the login already',
    'login.awaitingSession/session.expired': 'the dialog is asking for the login already',
    'login.signingIn/session.ended': 'somebody else is signing in',
    'login.signingInWithGoogle/session.ended': 'somebody else is signing in',
    'login.awaitingSession/session.ended': 'the session says who is here as soon as it knows',
  },
  invariants: {
    'a closed dialog remembers nothing': ({ snapshot, context }) =>
      !snapshot.matches('closed') || Object.values(context).every((value) => value === null),
    'completion is told only when the dialog closes': ({ snapshot, emitted }) =>
      snapshot.matches('closed') || !emitted.some(({ type }) => type === 'auth.completed'),
    'a dismissal is told only when nobody has logged in': ({ snapshot, before, emitted }) =>
      !emitted.some(({ type }) => type === 'auth.dismissed') ||
      (snapshot.matches('closed') && before?.matches({ login: 'awaitingSession' }) === false),
  },
});

/** All but the opening, which every one of these scenarios begins with. */
const saidBy = ({ emitted }: { readonly emitted: readonly AuthDialogEmitted[] }) =>
  emitted.filter(({ type }) => type !== 'auth.opened');

const atLogin = (destination?: string) => {
  const dialog = testActor(authDialogMachine);
  dialog.send({ type: 'pupil.loginRequested', ...(destination === undefined ? {} : { destination }) });
  return dialog;
};

const withGoogle = (destination?: string) => {
  const dialog = atLogin(destination);
  dialog.send({ type: 'pupil.googleChosen' });
  return dialog;
};

const signedIn = (destination?: string) => {
  const dialog = atLogin(destination);
  dialog.send({ type: 'pupil.credentialsSubmitted', credentials: CREDENTIALS });
  dialog.answer('signIn', done(ANIA));
  return dialog;
};

const registering = () => {
  const dialog = testActor(authDialogMachine);
  dialog.send({ type: 'pupil.registrationRequested', destination: '/assistant' });
  return dialog;
};

const resetting = () => {
  const dialog = atLogin('/assistant');
  dialog.send({ type: 'pupil.passwordForgotten', email: CREDENTIALS.email });
  return dialog;
};

describe('auth dialog', () => {
  it('signs in, waits for the backend to name the user, closes and tells so (S1 §4.61)', () => {
    const dialog = atLogin('/assistant');
    dialog.send({ type: 'pupil.credentialsSubmitted', credentials: CREDENTIALS });
    expect([dialog.state(), dialog.askedOf('signIn')]).toEqual([{ login: 'signingIn' }, CREDENTIALS]);
    dialog.answer('signIn', done(ANIA));
    expect([dialog.state(), saidBy(dialog)]).toEqual([{ login: 'awaitingSession' }, [{ type: 'auth.signedIn' }]]);
    dialog.send({ type: 'session.settled', outcome: 'established', person: ANIA });
    expect([dialog.state(), saidBy(dialog).at(-1)]).toEqual([
      'closed',
      { type: 'auth.completed', destination: '/assistant' },
    ]);
  });

  it('goes nowhere after a login that was opened without a destination', () => {
    const dialog = signedIn();
    dialog.send({ type: 'session.settled', outcome: 'unavailable', person: ANIA });
    expect([dialog.state(), saidBy(dialog).at(-1)]).toEqual(['closed', { type: 'auth.completed', destination: null }]);
  });

  it('keeps the form and says why after a wrong password, until it is tried again (S1 §8 Login)', () => {
    const dialog = atLogin();
    dialog.send({ type: 'pupil.credentialsSubmitted', credentials: CREDENTIALS });
    dialog.answer('signIn', failed('auth/invalid-credentials'));
    expect([dialog.state(), dialog.context().failure, saidBy(dialog)]).toEqual([
      { login: 'editing' },
      'auth/invalid-credentials',
      [],
    ]);
    dialog.send({ type: 'pupil.credentialsSubmitted', credentials: CREDENTIALS });
    expect(dialog.context().failure).toEqual(null);
  });

  it('goes on to the registration of a person whom the backend does not know (S1 §4.54)', () => {
    const dialog = signedIn('/assistant');
    dialog.send({ type: 'session.settled', outcome: 'unregistered', person: ANIA });
    expect([dialog.state(), dialog.askedOf('registration'), dialog.context().destination]).toEqual([
      'registering',
      { person: ANIA, details: null },
      '/assistant',
    ]);
  });

  it('says so when the backend does not say for 30 seconds who has signed in, and closes when it does (S1 §9.8)', () => {
    const dialog = signedIn('/assistant');
    dialog.pass(29_999);
    expect(dialog.state()).toEqual({ login: 'awaitingSession' });
    dialog.pass(1);
    expect([dialog.state(), dialog.context().failure, saidBy(dialog)]).toEqual([
      { login: 'editing' },
      'network/timeout',
      [{ type: 'auth.signedIn' }],
    ]);
    dialog.send({ type: 'session.settled', outcome: 'established', person: ANIA });
    expect([dialog.state(), saidBy(dialog).at(-1)]).toEqual(['closed', { type: 'auth.completed', destination: null }]);
  });

  it.each([
    ['the login', () => atLogin('/assistant')],
    [
      'a login on its way',
      () => {
        const dialog = atLogin('/assistant');
        dialog.send({ type: 'pupil.credentialsSubmitted', credentials: CREDENTIALS });
        return dialog;
      },
    ],
    ['a choice of Google account', () => withGoogle('/assistant')],
    ['the form for a new password', () => resetting()],
  ] as const)('closes at %s when somebody is signed in by other means, as in another tab (S1 §2)', (_, reach) => {
    const completed = { type: 'auth.completed', destination: '/assistant' };
    const settled = reach();
    settled.send({ type: 'session.settled', outcome: 'established', person: ANIA });
    expect([settled.state(), settled.pending(), saidBy(settled)]).toEqual(['closed', [], [completed]]);
    const renewed = reach();
    renewed.send({ type: 'session.renewed' });
    expect([renewed.state(), renewed.pending(), saidBy(renewed)]).toEqual(['closed', [], [completed]]);
    const unregistered = reach();
    unregistered.send({ type: 'session.settled', outcome: 'unregistered', person: ANIA });
    expect([unregistered.state(), unregistered.askedOf('registration')]).toEqual([
      'registering',
      { person: ANIA, details: null },
    ]);
  });

  it('leaves it to the registration what becomes of it when somebody is signed in by other means', () => {
    const settled = { type: 'session.settled', outcome: 'established', person: ANIA } as const;
    const dialog = registering();
    dialog.send(settled);
    expect([dialog.state(), dialog.sentToChildren]).toEqual(['registering', [{ to: 'registration', event: settled }]]);
    dialog.answer('registration', done({ ending: 'overtaken', person: null, details: null }));
    expect([dialog.state(), saidBy(dialog)]).toEqual([
      'closed',
      [{ type: 'auth.completed', destination: '/assistant' }],
    ]);
  });

  it('shows nobody what another person has filled in (R8, R14)', () => {
    const anotherSignsIn = registering();
    anotherSignsIn.answer('registration', done({ ending: 'returned', person: ANIA, details: DETAILS }));
    anotherSignsIn.send({ type: 'pupil.googleChosen' });
    anotherSignsIn.answer('signInWithGoogle', done(BARTEK));
    anotherSignsIn.send({ type: 'session.settled', outcome: 'unregistered', person: BARTEK });
    expect(anotherSignsIn.askedOf('registration')).toEqual({ person: BARTEK, details: null });
    const sameSignsIn = registering();
    sameSignsIn.answer('registration', done({ ending: 'returned', person: ANIA, details: DETAILS }));
    sameSignsIn.send({ type: 'pupil.googleChosen' });
    sameSignsIn.answer('signInWithGoogle', done(ANIA));
    sameSignsIn.send({ type: 'session.settled', outcome: 'unregistered', person: ANIA });
    expect(sameSignsIn.askedOf('registration')).toEqual({ person: ANIA, details: DETAILS });
  });

  it('changes from the login to the registration (S1 §2.30)', () => {
    const dialog = atLogin('/assistant');
    dialog.send({ type: 'pupil.registrationRequested' });
    expect([dialog.state(), dialog.askedOf('registration'), dialog.context().destination]).toEqual([
      'registering',
      { person: null, details: null },
      '/assistant',
    ]);
  });

  it('tells of a finished registration and closes (S1 §4.69)', () => {
    const dialog = registering();
    dialog.answer('registration', done({ ending: 'registered', person: ANIA, details: DETAILS }));
    expect([dialog.state(), saidBy(dialog)]).toEqual([
      'closed',
      [{ type: 'auth.registered' }, { type: 'auth.completed', destination: '/assistant' }],
    ]);
  });

  it('returns to the login after a failed registration and keeps what was filled in (S1 §4.72)', () => {
    const dialog = registering();
    dialog.answer('registration', done({ ending: 'returned', person: ANIA, details: DETAILS }));
    expect([dialog.state(), dialog.context().details, saidBy(dialog)]).toEqual([{ login: 'editing' }, DETAILS, []]);
    dialog.send({ type: 'pupil.registrationRequested' });
    expect(dialog.askedOf('registration')).toEqual({ person: ANIA, details: DETAILS });
  });

  it('closes when the registration was closed', () => {
    const dialog = registering();
    dialog.answer('registration', done({ ending: 'closed', person: null, details: null }));
    expect([dialog.state(), saidBy(dialog)]).toEqual(['closed', [{ type: 'auth.dismissed' }]]);
  });

  it('shows the login with the reason when the registration breaks', () => {
    const dialog = registering();
    dialog.answer('registration', failed('unexpected'));
    expect([dialog.state(), dialog.context().failure]).toEqual([{ login: 'editing' }, 'unexpected']);
  });

  it.each(['pupil.dialogClosed', 'pupil.loginRequested', 'pupil.googleChosen'] as const)(
    'leaves it to the registration what becomes of %s (S1 §2.34)',
    (type) => {
      const dialog = registering();
      dialog.send({ type });
      expect([dialog.state(), dialog.sentToChildren]).toEqual([
        'registering',
        [{ to: 'registration', event: { type } }],
      ]);
    },
  );

  it('signs in with Google and asks the backend whether it knows the person (S1 §4.52–4.53)', () => {
    const dialog = withGoogle('/assistant');
    expect([dialog.state(), dialog.pending()]).toEqual([{ login: 'signingInWithGoogle' }, ['signInWithGoogle']]);
    dialog.answer('signInWithGoogle', done(ANIA));
    expect([dialog.state(), dialog.context().person, saidBy(dialog)]).toEqual([
      { login: 'awaitingSession' },
      ANIA,
      [{ type: 'auth.signedIn' }],
    ]);
  });

  it('completes the registration of a person whom Google knows and the backend does not (S1 §4.54)', () => {
    const dialog = withGoogle('/assistant');
    dialog.answer('signInWithGoogle', done(ANIA));
    dialog.send({ type: 'session.settled', outcome: 'unregistered', person: ANIA });
    expect([dialog.state(), dialog.askedOf('registration')]).toEqual(['registering', { person: ANIA, details: null }]);
  });

  it('closes after a Google login of somebody whom the backend knows, and lets the trial be offered (S1 §4.56–4.57)', () => {
    const dialog = withGoogle('/assistant');
    dialog.answer('signInWithGoogle', done(ANIA));
    dialog.send({ type: 'session.settled', outcome: 'established', person: ANIA });
    expect([dialog.state(), saidBy(dialog)]).toEqual([
      'closed',
      [{ type: 'auth.signedIn' }, { type: 'auth.completed', destination: '/assistant' }],
    ]);
  });

  it('shows the login again, without a reproach, when the window of Google was closed', () => {
    const dialog = withGoogle();
    dialog.answer('signInWithGoogle', done(null));
    expect([dialog.state(), dialog.context().failure, dialog.context().person, saidBy(dialog)]).toEqual([
      { login: 'editing' },
      null,
      null,
      [],
    ]);
  });

  it('says why Google could not be asked, until it is tried again', () => {
    const dialog = withGoogle();
    dialog.answer('signInWithGoogle', failed('auth/popup-blocked'));
    expect([dialog.state(), dialog.context().failure]).toEqual([{ login: 'editing' }, 'auth/popup-blocked']);
    dialog.send({ type: 'pupil.googleChosen' });
    expect(dialog.context().failure).toEqual(null);
  });

  it.each([
    ['the form', () => atLogin(), [{ type: 'auth.dismissed' }]],
    [
      'a login on its way',
      () => {
        const dialog = atLogin();
        dialog.send({ type: 'pupil.credentialsSubmitted', credentials: CREDENTIALS });
        return dialog;
      },
      [{ type: 'auth.dismissed' }],
    ],
    ['a choice of Google account', () => withGoogle(), [{ type: 'auth.dismissed' }]],
    [
      'a login that waits for the backend, which leaves a chosen plan to be bought',
      () => signedIn('/assistant'),
      [{ type: 'auth.signedIn' }, { type: 'auth.completed', destination: null }],
    ],
  ] as const)('closes when the pupil closes it at %s (S1 §2.31)', (_, reach, emitted) => {
    const dialog = reach();
    dialog.send({ type: 'pupil.dialogClosed' });
    expect([dialog.state(), dialog.pending(), dialog.context(), saidBy(dialog)]).toEqual([
      'closed',
      [],
      { destination: null, email: null, person: null, details: null, failure: null },
      emitted,
    ]);
  });

  it.each([
    ['a login', { type: 'pupil.loginRequested' }],
    ['a registration', { type: 'pupil.registrationRequested' }],
    ['an expired login', { type: 'session.expired', person: ANIA }],
  ] as const)('tells once that it opens for %s', (_, event) => {
    const dialog = testActor(authDialogMachine);
    dialog.send(event);
    expect(dialog.emitted).toEqual([{ type: 'auth.opened' }]);
  });

  it('asks Google instead of an e-mail when the registration ends so', () => {
    const dialog = registering();
    dialog.answer('registration', done({ ending: 'google', person: null, details: null }));
    expect([dialog.state(), dialog.pending(), dialog.context().destination]).toEqual([
      { login: 'signingInWithGoogle' },
      ['signInWithGoogle'],
      '/assistant',
    ]);
  });

  it('helps whoever forgot the password with the e-mail that is typed already, and comes back to the login with it (S1 §2 Forgot-password modal)', () => {
    const dialog = resetting();
    expect([dialog.state(), dialog.askedOf('forgotPassword')]).toEqual([
      'resettingPassword',
      { values: { email: CREDENTIALS.email } },
    ]);
    dialog.send({ type: 'pupil.dialogClosed' });
    expect([dialog.state(), dialog.sentToChildren]).toEqual([
      'resettingPassword',
      [{ to: 'forgotPassword', event: { type: 'pupil.formDismissed' } }],
    ]);
    dialog.answer('forgotPassword', done({ email: 'ania.k@example.com' }));
    expect([dialog.state(), dialog.context().email, dialog.context().destination, saidBy(dialog)]).toEqual([
      { login: 'editing' },
      'ania.k@example.com',
      '/assistant',
      [],
    ]);
  });

  it('forgets an earlier reproach when the pupil asks for a new password', () => {
    const dialog = atLogin();
    dialog.send({ type: 'pupil.credentialsSubmitted', credentials: CREDENTIALS });
    dialog.answer('signIn', failed('auth/invalid-credentials'));
    dialog.send({ type: 'pupil.passwordForgotten', email: CREDENTIALS.email });
    expect([dialog.state(), dialog.context().failure]).toEqual(['resettingPassword', null]);
  });

  it('shows the login with the reason when the form for a new password breaks', () => {
    const dialog = resetting();
    dialog.answer('forgotPassword', failed('unexpected'));
    expect([dialog.state(), dialog.context().failure]).toEqual([{ login: 'editing' }, 'unexpected']);
  });

  it('says that the session has expired and knows the e-mail, when a login runs out in the middle of work', () => {
    const dialog = testActor(authDialogMachine);
    dialog.send({ type: 'session.expired', person: ANIA });
    expect([dialog.state(), dialog.context()]).toEqual([
      { login: 'editing' },
      { destination: null, email: ANIA.email, person: null, details: null, failure: 'session/expired' },
    ]);
  });
});
