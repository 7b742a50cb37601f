import { describe, expect, it } from 'vitest';
import { profileEditMachine } from '#domain/identity/profile-edit/profile-edit.machine.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';
import { ANIAS_ACCOUNT } from '../people.ts';

const HANIA = { ...ANIAS_ACCOUNT, firstName: 'Hania', marketingConsent: true };
const WITHOUT_TERMS = { ...ANIAS_ACCOUNT, isTermsAccepted: false };
const OLDER = { ...ANIAS_ACCOUNT, classId: 12 };
const YOUNG = { ...ANIAS_ACCOUNT, isUnder16: true, guardianConsent: true, guardianEmail: 'mama@example.com' };
const ANIAS_FORM = { firstName: 'Ania', classId: ANIAS_ACCOUNT.classId, marketingConsent: false };

describeMachine('profile edit', profileEditMachine, {
  inputs: {
    'a pupil': { user: ANIAS_ACCOUNT },
    'a pupil who has not accepted the terms': { user: WITHOUT_TERMS },
    'a pupil whose guardian has agreed': { user: YOUNG },
  },
  events: {
    'session.established': [{ user: OLDER }],
    'pupil.editRequested': [{}],
    'pupil.fieldsChanged': [{ change: { firstName: ' Hania ' } }, { change: { firstName: '' } }],
    'pupil.formSubmitted': [{}],
    'pupil.editCancelled': [{}],
    'pupil.termsAccepted': [{}],
    'pupil.consentWithdrawn': [{}],
  },
  answers: { updateProfile: [done(HANIA), failed('network/offline')] },
  restStates: ['reading'],
  endsByItself: { updateProfile: 'within 30 s: the timeout of the call (S1 §9)' },
  ignored: {
    'saving/pupil.*': 'one change at a time',
    'acceptingTerms/pupil.*': 'one change at a time',
    'withdrawingConsent/pupil.*': 'one change at a time',
  },
  invariants: {
    'no profile is saved without a first name': ({ snapshot, context }) =>
      !snapshot.matches('saving') || context.values.firstName.trim() !== '',
    'a change is told exactly when it is saved': ({ snapshot, before, emitted }) =>
      (emitted.length === 1) ===
      (snapshot.matches({ reading: 'thanking' }) &&
        (['saving', 'acceptingTerms', 'withdrawingConsent'] as const).some((state) => before?.matches(state) === true)),
    'terms once accepted stay so': ({ context, before }) =>
      before?.context.user.isTermsAccepted !== true || context.user.isTermsAccepted,
  },
});

const reading = (user = ANIAS_ACCOUNT) => testActor(profileEditMachine, { input: { user } });

const editing = () => {
  const profile = reading();
  profile.send({ type: 'pupil.editRequested' });
  return profile;
};

const saving = () => {
  const profile = editing();
  profile.send({ type: 'pupil.fieldsChanged', change: { firstName: ' Hania ' } });
  profile.send({ type: 'pupil.fieldsChanged', change: { marketingConsent: true } });
  profile.send({ type: 'pupil.formSubmitted' });
  return profile;
};

describe('profile edit', () => {
  it('is read first, and edited with what it holds (S1 §2.85, §2.88–2.89)', () => {
    expect([reading().state(), editing().state(), editing().context().values]).toEqual([
      { reading: 'resting' },
      'editing',
      ANIAS_FORM,
    ]);
  });

  it('saves first name and marketing consent, tells so, and shows the good news for three seconds (S1 §2.88–2.90, §8.48)', () => {
    const profile = saving();
    expect([profile.state(), profile.askedOf('updateProfile')]).toEqual([
      'saving',
      { userId: 'ania', change: { ...ANIAS_FORM, firstName: 'Hania', marketingConsent: true } },
    ]);
    profile.answer('updateProfile', done(HANIA));
    expect([profile.state(), profile.context().user, profile.emitted]).toEqual([
      { reading: 'thanking' },
      HANIA,
      [{ type: 'profile.updated', user: HANIA }],
    ]);
    profile.pass(2_999);
    expect(profile.state()).toEqual({ reading: 'thanking' });
    profile.pass(1);
    expect(profile.state()).toEqual({ reading: 'resting' });
  });

  it('wants a first name (S1 §2.88)', () => {
    const profile = editing();
    profile.send({ type: 'pupil.fieldsChanged', change: { firstName: ' ' } });
    profile.send({ type: 'pupil.formSubmitted' });
    expect([profile.state(), profile.pending(), profile.context().isChecked]).toEqual(['editing', [], true]);
  });

  it('loses nothing typed when the change cannot be saved, and says so (S1 §8 Account)', () => {
    const profile = saving();
    profile.answer('updateProfile', failed('network/offline'));
    expect([profile.state(), profile.context().failure, profile.context().values, profile.emitted]).toEqual([
      'editing',
      'network/offline',
      { ...ANIAS_FORM, firstName: ' Hania ', marketingConsent: true },
      [],
    ]);
    profile.send({ type: 'pupil.formSubmitted' });
    expect([profile.state(), profile.context().failure]).toEqual(['saving', null]);
  });

  it('leaves the profile as it was when the pupil cancels (S1 §2.90)', () => {
    const profile = saving();
    profile.answer('updateProfile', failed('network/offline'));
    profile.send({ type: 'pupil.editCancelled' });
    expect([profile.state(), profile.context().user, profile.context().failure]).toEqual([
      { reading: 'resting' },
      ANIAS_ACCOUNT,
      null,
    ]);
  });

  it('begins each edit with the profile as it is, without old mistakes', () => {
    const profile = editing();
    profile.send({ type: 'pupil.fieldsChanged', change: { firstName: '' } });
    profile.send({ type: 'pupil.formSubmitted' });
    profile.send({ type: 'pupil.editCancelled' });
    profile.send({ type: 'pupil.editRequested' });
    expect([profile.context().values, profile.context().isChecked]).toEqual([ANIAS_FORM, false]);
  });

  it('accepts the terms that were left open (S1 §2.100, §7.22)', () => {
    const profile = reading(WITHOUT_TERMS);
    profile.send({ type: 'pupil.termsAccepted' });
    expect([profile.state(), profile.askedOf('updateProfile')]).toEqual([
      'acceptingTerms',
      { userId: 'ania', change: { isTermsAccepted: true } },
    ]);
    profile.answer('updateProfile', done(ANIAS_ACCOUNT));
    expect([profile.state(), profile.context().user, profile.emitted]).toEqual([
      { reading: 'thanking' },
      ANIAS_ACCOUNT,
      [{ type: 'profile.updated', user: ANIAS_ACCOUNT }],
    ]);
  });

  it('accepts them once', () => {
    const profile = reading();
    profile.send({ type: 'pupil.termsAccepted' });
    expect([profile.state(), profile.pending()]).toEqual([{ reading: 'resting' }, []]);
  });

  it('says so when the terms could not be accepted, until it is tried again or the profile is edited', () => {
    const profile = reading(WITHOUT_TERMS);
    profile.send({ type: 'pupil.termsAccepted' });
    profile.answer('updateProfile', failed('network/offline'));
    expect([profile.state(), profile.context().failure]).toEqual([{ reading: 'resting' }, 'network/offline']);
    profile.send({ type: 'pupil.termsAccepted' });
    expect([profile.state(), profile.context().failure]).toEqual(['acceptingTerms', null]);
    profile.answer('updateProfile', failed('network/offline'));
    profile.send({ type: 'pupil.editRequested' });
    expect(profile.context().failure).toEqual(null);
  });

  it('shows what the session learns meanwhile, and loses nothing typed', () => {
    const profile = editing();
    profile.send({ type: 'pupil.fieldsChanged', change: { firstName: 'Hania' } });
    profile.send({ type: 'session.established', user: OLDER });
    expect([profile.state(), profile.context().user, profile.context().values]).toEqual([
      'editing',
      OLDER,
      { ...ANIAS_FORM, firstName: 'Hania' },
    ]);
  });

  it('can be edited again while the good news is shown', () => {
    const profile = saving();
    profile.answer('updateProfile', done(HANIA));
    profile.send({ type: 'pupil.editRequested' });
    expect([profile.state(), profile.context().values]).toEqual([
      'editing',
      { ...ANIAS_FORM, firstName: 'Hania', marketingConsent: true },
    ]);
  });

  it('takes a guardian’s consent back when asked to, and tells so (R8)', () => {
    const profile = reading(YOUNG);
    profile.send({ type: 'pupil.consentWithdrawn' });
    expect([profile.state(), profile.askedOf('updateProfile')]).toEqual([
      'withdrawingConsent',
      { userId: 'ania', change: { guardianConsent: false } },
    ]);
    const alone = { ...YOUNG, guardianConsent: false };
    profile.answer('updateProfile', done(alone));
    expect([profile.state(), profile.context().user, profile.emitted]).toEqual([
      { reading: 'thanking' },
      alone,
      [{ type: 'profile.updated', user: alone }],
    ]);
    profile.send({ type: 'pupil.consentWithdrawn' });
    expect(profile.state()).toEqual({ reading: 'thanking' });
  });

  it('keeps the consent and says why when it cannot be taken back', () => {
    const profile = reading(YOUNG);
    profile.send({ type: 'pupil.consentWithdrawn' });
    profile.answer('updateProfile', failed('network/offline'));
    expect([profile.state(), profile.context().user, profile.context().failure]).toEqual([
      { reading: 'resting' },
      YOUNG,
      'network/offline',
    ]);
  });
});
