import { describe, expect, it } from 'vitest';
import { changePasswordMachine } from '#domain/identity/change-password/change-password.machine.ts';
import { EMPTY_CHANGE_PASSWORD } from '#domain/identity/change-password/change-password.rules.ts';
import { dataExportMachine } from '#domain/identity/data-export/data-export.machine.ts';
import { deleteAccountMachine } from '#domain/identity/delete-account/delete-account.machine.ts';
import { guardianConsentMachine } from '#domain/identity/guardian-consent/guardian-consent.machine.ts';
import { displayNameOf } from '#domain/identity/display-name.rules.ts';
import { emptyGuardianConsent } from '#domain/identity/guardian-consent/guardian-consent.rules.ts';
import { profileEditMachine } from '#domain/identity/profile-edit/profile-edit.machine.ts';
import type { User } from '#domain/identity/user.types.ts';
import { selectDataExport, selectGuardianCard, tabOf } from '#ui/identity/account/account.view.ts';
import { hasPassword, profileLines } from '#ui/identity/person.view.ts';
import { initialsOf } from '#ui/design/initials.ts';
import { selectProfile, selectUser } from '#ui/identity/account/profile.view.ts';
import {
  passwordErrors,
  selectChangePassword,
  type PasswordField,
} from '#ui/identity/change-password/change-password.view.ts';
import { selectDeleteAccount } from '#ui/identity/delete-account/delete-account.view.ts';
import { ANIAS_ACCOUNT } from '../model/identity/people.ts';
import { done, failed } from '../model/tools/answers.ts';
import { testActor } from '../model/tools/test-actor.ts';

const ANIA: User = { ...ANIAS_ACCOUNT, authProvider: 'Email' };
const UNDER_16: User = { ...ANIA, classId: 8, isUnder16: true };

describe('the person on the account page', () => {
  it.each([
    ['the display name', { firstName: 'Ania', displayName: 'Ania Nowak' }, 'Ania Nowak'],
    ['a first name changed since', { firstName: 'Hania', displayName: 'Ania' }, 'Hania'],
    ['the display name of a pupil without a first name', { firstName: '', displayName: 'Ania' }, 'Ania'],
    ['the part of the e-mail before the at sign', { firstName: '', displayName: '' }, 'ania'],
  ])('is called by %s (S1 §2.25, §2.83)', (_, names, title) => {
    expect(displayNameOf({ ...ANIA, ...names })).toBe(title);
  });

  it.each([
    ['Ania', 'A'],
    ['ania nowak', 'AN'],
    ['Łucja  Żak-Nowak', 'ŁŻ'],
    ['👩‍👩‍👧 Ania', '👩‍👩‍👧A'],
    ['مرحبا', 'م'],
    ['\u202Eمرים أحمد', 'مأ'],
    ['<b>Ania</b>', '<'],
    ['', ''],
  ])('%s has the initials %s (S1 §2.82)', (title, initials) => {
    expect(initialsOf(title)).toBe(initials);
  });

  it('has a password to change only with an account of our own (S1 §2.86, §6.20)', () => {
    expect(['Email', 'Google', 'google.com'].map((authProvider) => hasPassword({ authProvider }))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

const linesOf = (user: User) => profileLines(user).map(({ term, value }) => [term, value]);

const consentIn = (guardianConsent: boolean) =>
  profileLines({ ...ANIA, isUnder16: true, guardianConsent, guardianEmail: 'mama@example.com' }).find(
    ({ term }) => term === 'Zgoda rodzica lub opiekuna',
  );

describe('the read-only list', () => {
  it('tells everything of S1 §2.84, §2.92–2.94, §2.96–2.99, with a long Polish date (D5)', () => {
    expect(linesOf({ ...ANIA, registeredDate: '2026-05-05T10:00:00.000Z' })).toEqual([
      ['Imię', 'Ania'],
      ['Adres e-mail', 'ania@example.com'],
      ['Klasa', 'Klasa 1 LO'],
      ['Sposób logowania', 'Adres e-mail i\u00A0hasło'],
      ['Data rejestracji', '5\u00A0maja\u00A02026'],
      ['Zgoda na wiadomości o\u00A0nowościach', 'Nie'],
      ['Regulamin zaakceptowany', 'Tak'],
      ['Identyfikator', 'ania'],
    ]);
  });

  it('tells of the guardian of a pupil under sixteen (R8)', () => {
    expect(linesOf({ ...UNDER_16, guardianConsent: true, guardianEmail: 'mama@example.com' }).slice(5, 7)).toEqual([
      ['Zgoda rodzica lub opiekuna', 'Tak'],
      ['E-mail rodzica lub opiekuna', 'mama@example.com'],
    ]);
  });

  it('says what is not known, and names Google', () => {
    expect(linesOf({ ...ANIA, firstName: '', classId: null, authProvider: 'google.com' }).slice(0, 4)).toEqual([
      ['Imię', 'Nie podano'],
      ['Adres e-mail', 'ania@example.com'],
      ['Klasa', 'Nie podano'],
      ['Sposób logowania', 'Google'],
    ]);
  });

  it('lets the user id be copied, and nothing else (S1 §2.95)', () => {
    expect(profileLines(ANIA).filter(({ action }) => action !== 'none')).toEqual([
      { term: 'Identyfikator', value: 'ania', action: 'copy' },
    ]);
  });

  it('lets a guardian’s consent be taken back where there is one (R8)', () => {
    expect([consentIn(true), consentIn(false)]).toEqual([
      { term: 'Zgoda rodzica lub opiekuna', value: 'Tak', action: 'withdraw' },
      { term: 'Zgoda rodzica lub opiekuna', value: 'Nie', action: 'none' },
    ]);
  });
});

const RESTING = {
  isEditing: false,
  isThanking: false,
  isSaving: false,
  isAcceptingTerms: false,
  values: { firstName: 'Ania', classId: 11, marketingConsent: false },
  firstNameError: undefined,
  error: undefined,
} as const;

const reading = (user = ANIA) => testActor(profileEditMachine, { input: { user } });

describe('the profile card', () => {
  it('is read, edited, saved, and says thanks', () => {
    const profile = reading();
    const views = [selectProfile(profile.snapshot())];
    for (const step of [
      () => profile.send({ type: 'pupil.editRequested' }),
      () => profile.send({ type: 'pupil.formSubmitted' }),
      () => profile.answer('updateProfile', done({ ...ANIA, firstName: 'Hania' })),
      () => profile.pass(3_000),
    ]) {
      step();
      views.push(selectProfile(profile.snapshot()));
    }
    expect(views).toEqual([
      RESTING,
      { ...RESTING, isEditing: true },
      { ...RESTING, isEditing: true, isSaving: true },
      { ...RESTING, isThanking: true },
      RESTING,
    ]);
    expect(selectUser(profile.snapshot()).firstName).toBe('Hania');
  });

  it('says under the field that a first name is wanted (S1 §2.88)', () => {
    const profile = reading();
    profile.send({ type: 'pupil.editRequested' });
    profile.send({ type: 'pupil.fieldsChanged', change: { firstName: ' ' } });
    profile.send({ type: 'pupil.formSubmitted' });
    expect(selectProfile(profile.snapshot())).toEqual({
      ...RESTING,
      isEditing: true,
      values: { firstName: ' ', classId: 11, marketingConsent: false },
      firstNameError: 'Wprowadź imię',
    });
  });

  it('says why a change was not saved, in the words of S1 §8.46', () => {
    const profile = reading({ ...ANIA, isTermsAccepted: false });
    profile.send({ type: 'pupil.termsAccepted' });
    const accepting = selectProfile(profile.snapshot());
    profile.answer('updateProfile', failed('network/offline'));
    expect([accepting, selectProfile(profile.snapshot())]).toEqual([
      { ...RESTING, isAcceptingTerms: true },
      { ...RESTING, error: 'Wystąpił błąd połączenia. Spróbuj ponownie.' },
    ]);
  });
});

const openedConsent = () =>
  testActor(guardianConsentMachine, { input: { values: emptyGuardianConsent({ userId: 'ania' }) } });

describe('the card for a guardian', () => {
  const EMPTY = { userId: 'ania', guardianConsent: false, guardianEmail: '' };

  it.each([
    ['none', 'a pupil of sixteen or more', { ...ANIA, isUnder16: false }],
    ['none', 'a pupil of secondary school who has not been asked', { ...ANIA, classId: 11, isUnder16: null }],
    ['form', 'a pupil of primary school who has not been asked', { ...ANIA, classId: 8, isUnder16: null }],
    ['none', 'a pupil whose guardian agrees', { ...UNDER_16, guardianConsent: true }],
    ['form', 'a pupil under sixteen without a guardian', UNDER_16],
  ] as const)('is %s for %s (R8)', (card, _, user) => {
    expect(selectGuardianCard(user, openedConsent().snapshot()).card).toBe(card);
  });

  it('shows mistakes after a submission, then waits, and says what went wrong', () => {
    const consent = openedConsent();
    const views = [selectGuardianCard(UNDER_16, consent.snapshot())];
    consent.send({ type: 'pupil.formSubmitted', idempotencyKey: 'key-1' });
    views.push(selectGuardianCard(UNDER_16, consent.snapshot()));
    const values = { ...EMPTY, guardianConsent: true, guardianEmail: 'mama@example.com' };
    consent.send({ type: 'pupil.fieldsChanged', change: values });
    consent.send({ type: 'pupil.formSubmitted', idempotencyKey: 'key-2' });
    views.push(selectGuardianCard(UNDER_16, consent.snapshot()));
    consent.answer('send', failed('server/unavailable'));
    views.push(selectGuardianCard(UNDER_16, consent.snapshot()));
    const form = { card: 'form', values: EMPTY, errors: {}, isBusy: false, error: undefined };
    expect(views).toEqual([
      form,
      { ...form, errors: { guardianConsent: 'guardianConsent/required', guardianEmail: 'guardianEmail/required' } },
      { ...form, values, isBusy: true },
      { ...form, values, error: 'Wystąpił błąd połączenia. Spróbuj ponownie.' },
    ]);
  });

  it('says thanks when the consent is stored, also when the session knows of it', () => {
    const consent = openedConsent();
    consent.send({ type: 'pupil.fieldsChanged', change: { guardianConsent: true, guardianEmail: 'mama@example.com' } });
    consent.send({ type: 'pupil.formSubmitted', idempotencyKey: 'key-1' });
    consent.answer('send', done(undefined));
    expect(
      [UNDER_16, { ...UNDER_16, guardianConsent: true }].map((user) => selectGuardianCard(user, consent.snapshot())),
    ).toEqual([{ card: 'thanks' }, { card: 'thanks' }]);
  });
});

describe('the copy of the data', () => {
  it('rests, is gathered, is there, and may fail (R6)', () => {
    const dataExport = testActor(dataExportMachine, { input: { userId: 'ania' } });
    const views = [selectDataExport(dataExport.snapshot())];
    for (const answer of [done(undefined), failed('server/unavailable')]) {
      dataExport.send({ type: 'pupil.exportRequested' });
      views.push(selectDataExport(dataExport.snapshot()));
      dataExport.answer('handOverData', answer);
      views.push(selectDataExport(dataExport.snapshot()));
    }
    const view = { isBusy: false, isDone: false, error: undefined };
    expect(views).toEqual([
      view,
      { ...view, isBusy: true },
      { ...view, isDone: true },
      { ...view, isBusy: true },
      { ...view, error: 'Usługa jest tymczasowo niedostępna. Spróbuj ponownie za chwilę.' },
    ]);
  });
});

const left = (...fields: readonly PasswordField[]) => new Set(fields);

describe('the dialog that changes the password', () => {
  const GOOD = { current: 'poziomka-7', next: 'jagoda-88', confirmation: 'jagoda-88' };

  it.each([
    ['nothing is typed', {}, left('current', 'next'), {}],
    [
      'the present one was passed over',
      { next: 'jagoda-88' },
      left('current', 'next'),
      { current: 'Wprowadź obecne hasło' },
    ],
    [
      'the new one has five characters',
      { current: 'poziomka-7', next: 'jagod' },
      left('current', 'next'),
      { next: 'Nowe hasło musi mieć minimum 6 znaków' },
    ],
    ['the new one is still being typed', { current: 'poziomka-7', next: 'jagod' }, left('current'), {}],
    [
      'the new one is the old one',
      { current: 'poziomka-7', next: 'poziomka-7' },
      left('current', 'next'),
      { next: 'Nowe hasło musi być inne niż obecne' },
    ],
    [
      'it is repeated differently',
      { ...GOOD, confirmation: 'jagoda-89' },
      left('current', 'next', 'confirmation'),
      { confirmation: 'Hasła nie są identyczne' },
    ],
    ['all is well', GOOD, left('current', 'next', 'confirmation'), {}],
  ])('says under the fields when %s (S1 §5.31–5.34)', (_, typed, fields, errors) => {
    expect(passwordErrors({ values: { ...EMPTY_CHANGE_PASSWORD, ...typed }, isChecked: false }, fields)).toEqual(
      errors,
    );
  });

  it('says everything once it was submitted', () => {
    expect(
      passwordErrors({ values: { ...GOOD, next: 'poziomka-7', confirmation: 'poziomka-7' }, isChecked: true }, left()),
    ).toEqual({ next: 'Nowe hasło musi być inne niż obecne' });
  });

  it('opens its button for three good fields, waits, says why not, and that it is done (S1 §5.35–5.37, §8.18)', () => {
    const dialog = testActor(changePasswordMachine, { input: { values: EMPTY_CHANGE_PASSWORD } });
    const views = [selectChangePassword(dialog.snapshot())];
    for (const step of [
      () => dialog.send({ type: 'pupil.fieldsChanged', change: GOOD }),
      () => dialog.send({ type: 'pupil.formSubmitted', idempotencyKey: 'key-1' }),
      () => dialog.answer('send', failed('auth/invalid-credentials')),
      () => dialog.send({ type: 'pupil.formSubmitted', idempotencyKey: 'key-2' }),
      () => dialog.answer('send', done(undefined)),
    ]) {
      step();
      views.push(selectChangePassword(dialog.snapshot()));
    }
    const empty = {
      isDone: false,
      values: EMPTY_CHANGE_PASSWORD,
      isChecked: false,
      canSubmit: false,
      isBusy: false,
      error: undefined,
    };
    const filled = { ...empty, values: GOOD, canSubmit: true };
    expect(views).toEqual([
      empty,
      filled,
      { ...filled, isBusy: true },
      { ...filled, error: 'Obecne hasło jest nieprawidłowe' },
      { ...filled, isBusy: true },
      { ...empty, isDone: true },
    ]);
  });
});

const confirmed = () => {
  const dialog = testActor(deleteAccountMachine, { input: { userId: 'ania' } });
  dialog.send({ type: 'pupil.deletionConfirmed' });
  return dialog;
};

describe('the dialog that deletes the account', () => {
  const ASKING = { step: 'confirming', isBusy: false, canClose: true, error: undefined } as const;
  const WORKING = { ...ASKING, isBusy: true, canClose: false } as const;
  it('asks, cannot be left while it deletes, and says why it failed (S1 §8.44)', () => {
    const before = selectDeleteAccount(ANIA, testActor(deleteAccountMachine, { input: { userId: 'ania' } }).snapshot());
    const dialog = confirmed();
    const working = selectDeleteAccount(ANIA, dialog.snapshot());
    dialog.answer('deleteUser', failed('server/unavailable'));
    expect([before, working, selectDeleteAccount(ANIA, dialog.snapshot())]).toEqual([
      ASKING,
      WORKING,
      { ...ASKING, error: 'Nie udało się usunąć konta. Spróbuj ponownie później.' },
    ]);
  });

  it('asks who this is when the login is too old, and again after a wrong password (R6)', () => {
    const dialog = confirmed();
    dialog.answer('deleteUser', failed('auth/recent-login-required'));
    const proving = selectDeleteAccount(ANIA, dialog.snapshot());
    dialog.send({ type: 'pupil.identityProven', proof: { kind: 'password', password: 'poziomka-8' } });
    const checking = selectDeleteAccount(ANIA, dialog.snapshot());
    dialog.answer('signInAgain', failed('auth/invalid-credentials'));
    expect([proving, checking, selectDeleteAccount(ANIA, dialog.snapshot())]).toEqual([
      { ...ASKING, step: 'proving' },
      { ...ASKING, step: 'proving', isBusy: true },
      { ...ASKING, step: 'proving', error: 'Obecne hasło jest nieprawidłowe' },
    ]);
  });

  it('tells a pupil of Google, who has no password here, that it was another account', () => {
    const dialog = confirmed();
    dialog.answer('deleteUser', failed('auth/recent-login-required'));
    dialog.send({ type: 'pupil.identityProven', proof: { kind: 'google' } });
    dialog.answer('signInAgain', failed('auth/invalid-credentials'));
    expect(selectDeleteAccount({ authProvider: 'google.com' }, dialog.snapshot()).error).toBe(
      'To inne konto Google. Wybierz to, którym logujesz się w\u00A0serwisie Nauka.',
    );
  });

  it('stays shut until the page is left', () => {
    const dialog = confirmed();
    dialog.answer('deleteUser', done(undefined));
    const leaving = selectDeleteAccount(ANIA, dialog.snapshot());
    dialog.answer('signOut', done(undefined));
    expect([leaving, selectDeleteAccount(ANIA, dialog.snapshot())]).toEqual([WORKING, WORKING]);
  });
});

describe('the address of the account page', () => {
  it.each([
    ['', 'profile'],
    ['tab=plan', 'plan'],
    ['tab=nonsense', 'profile'],
  ])('?%s opens the tab %s (S1 §2.81)', (query, tab) => {
    expect(tabOf(new URLSearchParams(query))).toBe(tab);
  });
});
