import { describe, expect, it } from 'vitest';
import { contactMachine } from '#domain/support/contact/contact.machine.ts';
import { EMPTY_CONTACT, filledFromProfile } from '#domain/support/contact/contact.rules.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';
import { ANIAS_ACCOUNT } from '../../identity/people.ts';

const prefilled = (change: object = {}) => ({
  ...EMPTY_CONTACT,
  ...filledFromProfile(EMPTY_CONTACT, ANIAS_ACCOUNT),
  ...change,
});

const ANIAS = { name: 'Ania', email: 'ania@example.com', subject: '', message: '' };
const WRITTEN = { subject: 'Pytanie', message: 'Nie widać wykresu.' };

describeMachine('contact', contactMachine, {
  inputs: { 'a pupil': { values: prefilled() } },
  events: {
    'pupil.fieldsChanged': [{ change: WRITTEN }, { change: { message: 'Krótko.' } }],
    'pupil.formSubmitted': [{ idempotencyKey: 'key-1' }, { idempotencyKey: 'key-2' }],
    'pupil.formDismissed': [{}],
  },
  answers: { send: [done(undefined), failed('network/timeout')] },
  restStates: ['editing', 'sent'],
  endsByItself: { send: 'within 60 s: the timeout of the call (S2 §9.26)' },
  ignored: { 'sending/pupil.*': 'the form is locked while it is sent' },
  invariants: {
    'only a whole message is sent': ({ snapshot, context }) =>
      !snapshot.matches('sending') || context.order?.order.message === WRITTEN.message,
    'nothing typed is lost before it has arrived': ({ snapshot, context, before }) =>
      before === undefined ||
      snapshot.matches('sent') ||
      before.context.values.message === '' ||
      context.values.message !== '',
    'the same message goes out under one key': ({ snapshot, context, before }) =>
      !snapshot.matches('sending') ||
      before?.context.order == null ||
      before.context.order.idempotencyKey === context.order?.idempotencyKey,
  },
});

const written = (change: Partial<typeof ANIAS> = WRITTEN) => {
  const contact = testActor(contactMachine, { input: { values: prefilled() } });
  contact.send({ type: 'pupil.fieldsChanged', change });
  contact.send({ type: 'pupil.formSubmitted', idempotencyKey: 'key-1' });
  return contact;
};

describe('contact', () => {
  it('is filled in from the profile of a pupil who is logged in (S2 §2.79)', () => {
    expect(testActor(contactMachine, { input: { values: prefilled() } }).context().values).toEqual(ANIAS);
  });

  it('brings along the request for a lesson, which the pupil only sends (D19)', () => {
    const lesson = { subject: 'Umów lekcję', message: 'Proszę o termin lekcji.' };
    const contact = testActor(contactMachine, { input: { values: prefilled(lesson) } });
    contact.send({ type: 'pupil.formSubmitted', idempotencyKey: 'key-1' });
    expect(contact.askedOf('send')).toEqual({ order: { ...ANIAS, ...lesson }, idempotencyKey: 'key-1' });
  });

  it('does not send a message that is too short, and says so (S2 §5.46)', () => {
    const contact = written({ ...WRITTEN, message: 'Krótko.' });
    expect([contact.state(), contact.pending(), contact.context().isChecked]).toEqual(['editing', [], true]);
  });

  it('sends the message, and keeps name and address for the next one', () => {
    const contact = written();
    expect([contact.state(), contact.askedOf('send')]).toEqual([
      'sending',
      { order: { ...ANIAS, ...WRITTEN }, idempotencyKey: 'key-1' },
    ]);
    contact.answer('send', done(undefined));
    expect([contact.state(), contact.context()]).toEqual([
      'sent',
      { values: ANIAS, isChecked: false, order: null, failure: null },
    ]);
    contact.send({ type: 'pupil.formDismissed' });
    expect(contact.state()).toEqual('editing');
  });

  it('loses nothing typed when the message cannot be sent (S2 §8)', () => {
    const contact = written();
    contact.answer('send', failed('network/timeout'));
    expect([contact.state(), contact.context().failure, contact.context().values]).toEqual([
      'editing',
      'network/timeout',
      { ...ANIAS, ...WRITTEN },
    ]);
  });

  it('sends the same message again under the same key, and a changed one under a new key (R10)', () => {
    const contact = written();
    contact.answer('send', failed('network/timeout'));
    contact.send({ type: 'pupil.formSubmitted', idempotencyKey: 'key-2' });
    expect([contact.askedOf('send'), contact.context().failure]).toEqual([
      { order: { ...ANIAS, ...WRITTEN }, idempotencyKey: 'key-1' },
      null,
    ]);
    contact.answer('send', failed('network/timeout'));
    contact.send({ type: 'pupil.fieldsChanged', change: { message: 'Nie widać drugiego wykresu.' } });
    contact.send({ type: 'pupil.formSubmitted', idempotencyKey: 'key-3' });
    expect(contact.askedOf('send')).toEqual({
      order: { ...ANIAS, ...WRITTEN, message: 'Nie widać drugiego wykresu.' },
      idempotencyKey: 'key-3',
    });
  });

  it('sends the next message under a key of its own (R10)', () => {
    const contact = written();
    contact.answer('send', done(undefined));
    contact.send({ type: 'pupil.fieldsChanged', change: WRITTEN });
    contact.send({ type: 'pupil.formSubmitted', idempotencyKey: 'key-2' });
    expect(contact.askedOf('send')).toEqual({ order: { ...ANIAS, ...WRITTEN }, idempotencyKey: 'key-2' });
  });
});
