import { describe, expect, it } from 'vitest';
import { guardianConsentMachine } from '#domain/identity/guardian-consent/guardian-consent.machine.ts';
import { emptyGuardianConsent } from '#domain/identity/guardian-consent/guardian-consent.rules.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';

const EMPTY = { userId: 'ania', guardianConsent: false, guardianEmail: '' };
const AGREED = { guardianConsent: true, guardianEmail: ' mama@example.com ' };

describeMachine('guardian consent', guardianConsentMachine, {
  inputs: { 'a pupil under sixteen': { values: emptyGuardianConsent({ userId: 'ania' }) } },
  events: {
    'pupil.fieldsChanged': [{ change: AGREED }, { change: { guardianConsent: false } }],
    'pupil.formSubmitted': [{ idempotencyKey: 'key-1' }],
    'pupil.formDismissed': [{}],
  },
  answers: { send: [done(undefined), failed('network/offline')] },
  restStates: ['editing', 'sent'],
  endsByItself: { send: 'within 30 s: the timeout of the call (S1 §9)' },
  ignored: { 'sending/pupil.*': 'the form is locked while it is sent' },
  invariants: {
    'nothing is sent without consent': ({ snapshot, context }) =>
      !snapshot.matches('sending') || context.order?.order.guardianConsent === true,
    'it is always the same pupil': ({ context }) =>
      context.values.userId === 'ania' && (context.order === null || context.order.order.userId === 'ania'),
  },
});

const submitted = (change: Partial<typeof AGREED>) => {
  const consent = testActor(guardianConsentMachine, { input: { values: emptyGuardianConsent({ userId: 'ania' }) } });
  consent.send({ type: 'pupil.fieldsChanged', change });
  consent.send({ type: 'pupil.formSubmitted', idempotencyKey: 'key-1' });
  return consent;
};

describe('guardian consent', () => {
  it('begins with nothing ticked (R8)', () => {
    expect(
      testActor(guardianConsentMachine, { input: { values: emptyGuardianConsent({ userId: 'ania' }) } }).context()
        .values,
    ).toEqual(EMPTY);
  });

  it.each([
    ['a consent without an address', { guardianConsent: true }],
    ['an address without a consent', { guardianEmail: 'mama@example.com' }],
    ['a consent with half an address', { guardianConsent: true, guardianEmail: 'mama@' }],
  ])('does not take %s (R8)', (_, change) => {
    const consent = submitted(change);
    expect([consent.state(), consent.pending(), consent.context().isChecked]).toEqual(['editing', [], true]);
  });

  it('sends consent and address of the guardian, and keeps neither in the page', () => {
    const consent = submitted(AGREED);
    expect([consent.state(), consent.askedOf('send')]).toEqual([
      'sending',
      { order: { userId: 'ania', guardianConsent: true, guardianEmail: 'mama@example.com' }, idempotencyKey: 'key-1' },
    ]);
    consent.answer('send', done(undefined));
    expect([consent.state(), consent.context()]).toEqual([
      'sent',
      { values: EMPTY, isChecked: false, order: null, failure: null },
    ]);
  });

  it('takes what is typed after a consent was sent', () => {
    const consent = submitted(AGREED);
    consent.answer('send', done(undefined));
    consent.send({ type: 'pupil.fieldsChanged', change: { guardianEmail: 'tata@example.com' } });
    expect([consent.state(), consent.context().values]).toEqual([
      'editing',
      { ...EMPTY, guardianEmail: 'tata@example.com' },
    ]);
  });

  it('loses nothing typed when it cannot be sent', () => {
    const consent = submitted(AGREED);
    consent.answer('send', failed('network/offline'));
    expect([consent.state(), consent.context().failure, consent.context().values]).toEqual([
      'editing',
      'network/offline',
      { ...EMPTY, ...AGREED },
    ]);
  });
});
