import { describe, expect, it } from 'vitest';
import { authDialogMachine } from '#domain/identity/auth-dialog/auth-dialog.machine.ts';
import { registrationFormOf } from '#domain/identity/registration/registration-form.rules.ts';
import { registrationProgressMachine } from '#domain/identity/registration-progress/registration-progress.machine.ts';
import { registrationMachine } from '#domain/identity/registration/registration.machine.ts';
import { sessionMachine } from '#domain/identity/session/session.machine.ts';
import {
  isUninterruptible,
  selectAuthDialog,
  selectProgress,
  selectRegistration,
} from '#ui/identity/auth-dialog/auth-dialog.view.ts';
import { selectSession } from '#ui/navigation/session.view.ts';
import { ANIA, ANIAS_ACCOUNT, CREDENTIALS, DETAILS } from '../model/identity/people.ts';
import { done, failed, sends } from '../model/tools/answers.ts';
import { testActor } from '../model/tools/test-actor.ts';

const arrived = () => {
  const session = testActor(sessionMachine);
  session.answer('watchIdentity', sends({ type: 'identity.changed', person: ANIA }));
  session.answer('recallSession', done(null));
  return session;
};

describe('the header', () => {
  it('knows nobody before the identity service has spoken, and a visitor after three silent seconds', () => {
    const session = testActor(sessionMachine);
    const before = selectSession(session.snapshot());
    session.pass(3_000);
    expect([before, selectSession(session.snapshot())]).toEqual([{ status: 'unknown' }, { status: 'visitor' }]);
  });

  it.each([
    ['a registered pupil', done(ANIAS_ACCOUNT), { status: 'registered', user: ANIAS_ACCOUNT, name: 'Ania' }],
    ['a person without a registration', done(null), { status: 'unregistered' }],
    ['a backend that is away', failed('server/unavailable'), { status: 'unavailable' }],
    ['an expired session', failed('session/expired'), { status: 'visitor' }],
  ])('tells of %s', (_, answer, view) => {
    const session = arrived();
    session.answer('findUser', answer);
    expect(selectSession(session.snapshot())).toEqual(view);
  });

  it('calls a pupil without names by the part of the e-mail before the at sign (S1 §2.25)', () => {
    const session = arrived();
    session.answer('findUser', done({ ...ANIAS_ACCOUNT, firstName: '', displayName: '' }));
    expect(selectSession(session.snapshot())).toEqual({
      status: 'registered',
      user: { ...ANIAS_ACCOUNT, firstName: '', displayName: '' },
      name: 'ania',
    });
  });

  it('goes on showing a pupil while their account is asked for anew', () => {
    const session = arrived();
    session.answer('findUser', done(ANIAS_ACCOUNT));
    session.answer('fetchSubscription', done(null));
    session.send({ type: 'session.refreshRequested' });
    expect(selectSession(session.snapshot())).toEqual({ status: 'registered', user: ANIAS_ACCOUNT, name: 'Ania' });
  });
});

const opened = () => {
  const dialog = testActor(authDialogMachine);
  dialog.send({ type: 'pupil.loginRequested' });
  return dialog;
};

const LOGIN = { screen: 'login', email: '', isBusy: false, isAskingGoogle: false, error: undefined } as const;

describe('the login dialog', () => {
  it('is closed, open, busy, and says what went wrong in the words of S1 §8.1', () => {
    const dialog = testActor(authDialogMachine);
    const views = [selectAuthDialog(dialog.snapshot())];
    dialog.send({ type: 'pupil.loginRequested' });
    views.push(selectAuthDialog(dialog.snapshot()));
    dialog.send({ type: 'pupil.credentialsSubmitted', credentials: CREDENTIALS });
    views.push(selectAuthDialog(dialog.snapshot()));
    dialog.answer('signIn', failed('auth/invalid-credentials'));
    views.push(selectAuthDialog(dialog.snapshot()));
    expect(views).toEqual([
      { screen: 'closed' },
      LOGIN,
      { ...LOGIN, isBusy: true },
      { ...LOGIN, error: 'Nieprawidłowy login lub hasło' },
    ]);
  });

  it.each([
    // S1 §8.4–8.6
    ['auth/too-many-requests', 'Zbyt wiele prób logowania. Spróbuj ponownie później.'],
    ['auth/invalid-email', 'Nieprawidłowy format adresu email'],
    // D23
    ['network/offline', 'Wystąpił błąd połączenia. Spróbuj ponownie.'],
  ] as const)('%s: „%s”', (code, error) => {
    const dialog = opened();
    dialog.send({ type: 'pupil.credentialsSubmitted', credentials: CREDENTIALS });
    dialog.answer('signIn', failed(code));
    expect(selectAuthDialog(dialog.snapshot())).toEqual({ ...LOGIN, error });
  });

  it('waits at the button of Google, and is as before when its window is closed without a choice (S1 §4.52)', () => {
    const dialog = opened();
    dialog.send({ type: 'pupil.googleChosen' });
    const asking = selectAuthDialog(dialog.snapshot());
    dialog.answer('signInWithGoogle', done(null));
    expect([asking, selectAuthDialog(dialog.snapshot())]).toEqual([
      { ...LOGIN, isBusy: true, isAskingGoogle: true },
      LOGIN,
    ]);
  });

  it('says that the window of Google was blocked', () => {
    const dialog = opened();
    dialog.send({ type: 'pupil.googleChosen' });
    dialog.answer('signInWithGoogle', failed('auth/popup-blocked'));
    expect(selectAuthDialog(dialog.snapshot())).toEqual({
      ...LOGIN,
      error: 'Przeglądarka zablokowała okno logowania. Zezwól na nie i spróbuj ponownie.',
    });
  });

  it('is busy until the backend has said who logged in, and gives way to the registration of whom it does not know (S1 §4.53–4.54)', () => {
    const dialog = opened();
    dialog.send({ type: 'pupil.googleChosen' });
    dialog.answer('signInWithGoogle', done(ANIA));
    const awaiting = selectAuthDialog(dialog.snapshot());
    dialog.send({ type: 'session.settled', outcome: 'unregistered', person: ANIA });
    expect([awaiting, selectAuthDialog(dialog.snapshot())]).toEqual([
      { ...LOGIN, isBusy: true },
      { screen: 'registration' },
    ]);
  });

  it('comes back with the e-mail that was typed after a password was forgotten', () => {
    const dialog = opened();
    dialog.send({ type: 'pupil.passwordForgotten', email: 'ania@example.com' });
    const forgotten = selectAuthDialog(dialog.snapshot());
    dialog.answer('forgotPassword', done({ email: 'ania@example.com' }));
    expect([forgotten, selectAuthDialog(dialog.snapshot())]).toEqual([
      { screen: 'forgotPassword' },
      { ...LOGIN, email: 'ania@example.com' },
    ]);
  });

  it('names whoever is asked to log in again, and why', () => {
    const dialog = testActor(authDialogMachine);
    dialog.send({ type: 'session.expired', person: ANIA });
    expect(selectAuthDialog(dialog.snapshot())).toEqual({
      ...LOGIN,
      email: 'ania@example.com',
      error: 'Sesja wygasła. Zaloguj się ponownie.',
    });
  });
});

const submitted = () => {
  const registration = testActor(registrationMachine, { input: { person: null, details: null } });
  registration.send({ type: 'pupil.accountSubmitted', credentials: CREDENTIALS });
  return registration;
};

describe('the registration', () => {
  it.each([
    ['auth/email-in-use', 'Ten email jest już zarejestrowany. Spróbuj się zalogować.'],
    ['auth/invalid-email', 'Nieprawidłowy format email'],
    ['auth/weak-password', 'Hasło jest zbyt słabe. Użyj silniejszego hasła.'],
    ['auth/operation-not-allowed', 'Rejestracja email/hasło nie jest włączona. Skontaktuj się z administratorem.'],
    ['network/offline', 'Błąd rejestracji. Spróbuj ponownie później.'],
    ['server/unavailable', 'Błąd rejestracji. Spróbuj ponownie później.'],
  ] as const)('step 1, %s: „%s” (S1 §8.7–8.11)', (code, error) => {
    const registration = submitted();
    registration.answer('createAccount', failed(code));
    expect(selectRegistration(registration.snapshot())).toEqual({ screen: 'account', isBusy: false, error });
  });

  it('fills in the first word of the display name, and ticks nothing (S1 §5.14, R8)', () => {
    const person = { ...ANIA, displayName: 'Ania Nowak' };
    const view = selectRegistration(testActor(registrationMachine, { input: { person, details: null } }).snapshot());
    expect([view, registrationFormOf(person, null)]).toEqual([
      { screen: 'details', person, details: null },
      {
        firstName: 'Ania',
        classId: null,
        isTermsAccepted: false,
        marketingConsent: false,
        isUnder16: null,
        guardianConsent: false,
        guardianEmail: '',
        ownEmail: 'ania@example.com',
      },
    ]);
  });

  it('shows what was filled in before a failed attempt again', () => {
    const registration = submitted();
    registration.answer('createAccount', done(ANIA));
    registration.send({ type: 'pupil.detailsSubmitted', details: DETAILS });
    registration.answer('registrationProgress', done({ outcome: 'failed', failure: 'server/unavailable' }));
    registration.send({ type: 'pupil.retried' });
    expect(selectRegistration(registration.snapshot())).toEqual({ screen: 'details', person: ANIA, details: DETAILS });
  });

  it('congratulates, and cannot be left until it has (S1 §2.34)', () => {
    const registration = submitted();
    registration.answer('createAccount', done(ANIA));
    registration.send({ type: 'pupil.detailsSubmitted', details: DETAILS });
    registration.answer('registrationProgress', done({ outcome: 'complete' }));
    const view = selectRegistration(registration.snapshot());
    expect([view, isUninterruptible(view)]).toEqual([{ screen: 'succeeded' }, true]);
  });

  it.each([
    ['unexpected', 'Błąd rejestracji. Spróbuj ponownie.'],
    ['network/offline', 'Błąd rejestracji: brak połączenia z internetem.'],
  ] as const)('progress, %s: „%s” (S1 §2.34, §4.71, §8.12–8.13)', (failure, error) => {
    const registration = submitted();
    registration.answer('createAccount', done(ANIA));
    registration.send({ type: 'pupil.detailsSubmitted', details: DETAILS });
    const running = selectRegistration(registration.snapshot());
    registration.answer('registrationProgress', done({ outcome: 'failed', failure }));
    const broken = selectRegistration(registration.snapshot());
    expect([running, isUninterruptible(running), broken, isUninterruptible(broken)]).toEqual([
      { screen: 'progress' },
      true,
      { screen: 'failed', error },
      false,
    ]);
  });

  it('counts from 0 to 100 percent, step by step (S1 §4.66–4.67)', () => {
    const progress = testActor(registrationProgressMachine, { input: { person: ANIA, details: DETAILS } });
    const seen = [selectProgress(progress.snapshot())];
    const answers = {
      acquireLock: true,
      lookUpUser: 'unknown',
      addUser: undefined,
      getSchoolYear: '2026-2027',
      addUserSchoolYear: undefined,
      saveLog: undefined,
    };
    for (const [actor, answer] of Object.entries(answers)) {
      progress.answer(actor, done(answer));
      seen.push(selectProgress(progress.snapshot()));
    }
    expect(seen).toEqual([
      { step: 'start', percent: 0 },
      { step: 'start', percent: 0 },
      { step: 'addUser', percent: 20 },
      { step: 'getSchoolYear', percent: 40 },
      { step: 'addUserSchoolYear', percent: 60 },
      { step: 'saveLog', percent: 80 },
      { step: 'complete', percent: 100 },
    ]);
  });

  it.each([
    ['a user whose class is looked for', 'complete', { step: 'start', percent: 0 }],
    ['a user whose profile is completed', 'incomplete', { step: 'addUser', percent: 20 }],
  ] as const)('counts the same way for %s', (_, record, view) => {
    const progress = testActor(registrationProgressMachine, { input: { person: ANIA, details: DETAILS } });
    progress.answer('acquireLock', done(true));
    progress.answer('lookUpUser', done(record));
    expect(selectProgress(progress.snapshot())).toEqual(view);
  });
});
