import { describe, expect, it } from 'vitest';
import { newsletterMachine } from '#domain/support/newsletter/newsletter.machine.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';

const OLA = 'ola@example.pl';

describeMachine('newsletter', newsletterMachine, {
  inputs: { 'a visitor': { values: { email: '' } }, 'a pupil': { values: { email: OLA } } },
  events: {
    'pupil.fieldsChanged': [{ change: { email: 'ola' } }, { change: { email: ` ${OLA}` } }],
    'pupil.formSubmitted': [{ idempotencyKey: 'key-1' }],
    'pupil.formDismissed': [{}],
  },
  answers: { send: [done(undefined), failed('request/refused')] },
  restStates: ['editing', 'sent'],
  endsByItself: { send: 'within 30 s: the timeout of the call (S1 §9)' },
  ignored: { 'sending/pupil.*': 'the form is locked while it is sent' },
  invariants: {
    'only an address is sent': ({ snapshot, context }) =>
      !snapshot.matches('sending') || context.order?.order.email === OLA,
    'a failed signup keeps the address': ({ snapshot, context, before }) =>
      before?.matches('sending') !== true ||
      !snapshot.matches('editing') ||
      context.values.email === before.context.values.email,
    'what was sent is cleared': ({ snapshot, context }) =>
      !snapshot.matches('sent') || (context.values.email === '' && context.order === null),
  },
});

const filledWith = (email: string) => {
  const newsletter = testActor(newsletterMachine, { input: { values: { email: '' } } });
  newsletter.send({ type: 'pupil.fieldsChanged', change: { email } });
  newsletter.send({ type: 'pupil.formSubmitted', idempotencyKey: 'key-1' });
  return newsletter;
};

describe('newsletter', () => {
  it.each(['', 'ola', 'ola@example', 'ola @example.pl'])(
    'does not send "%s" and shows what is wrong with it (S1 §5.40)',
    (email) => {
      const newsletter = filledWith(email);
      expect([
        newsletter.state(),
        newsletter.pending(),
        newsletter.context().isChecked,
        newsletter.context().values.email,
      ]).toEqual(['editing', [], true, email]);
    },
  );

  it('sends an address without the blanks around it, and clears the form when it has arrived (S1 §3.59)', () => {
    const newsletter = filledWith(` ${OLA} `);
    expect([newsletter.state(), newsletter.askedOf('send')]).toEqual([
      'sending',
      { order: { email: OLA }, idempotencyKey: 'key-1' },
    ]);
    newsletter.answer('send', done(undefined));
    expect([newsletter.state(), newsletter.context()]).toEqual([
      'sent',
      { values: { email: '' }, isChecked: false, order: null, failure: null },
    ]);
  });

  it.each(['request/refused', 'network/offline'] as const)(
    'says so when the signup fails (%s), and keeps the address (S1 §8 Newsletter)',
    (code) => {
      const newsletter = filledWith(OLA);
      newsletter.answer('send', failed(code));
      expect([newsletter.state(), newsletter.context().failure, newsletter.context().values.email]).toEqual([
        'editing',
        code,
        OLA,
      ]);
    },
  );

  it('forgets the failure when it is sent again', () => {
    const newsletter = filledWith(OLA);
    newsletter.answer('send', failed('network/offline'));
    newsletter.send({ type: 'pupil.formSubmitted', idempotencyKey: 'key-2' });
    expect([newsletter.state(), newsletter.context().failure]).toEqual(['sending', null]);
  });

  it('takes another address when the thanks are dismissed, or when one is just typed', () => {
    const dismissed = filledWith(OLA);
    dismissed.answer('send', done(undefined));
    dismissed.send({ type: 'pupil.formDismissed' });
    expect([dismissed.state(), dismissed.context().values]).toEqual(['editing', { email: '' }]);
    const typed = filledWith(OLA);
    typed.answer('send', done(undefined));
    typed.send({ type: 'pupil.fieldsChanged', change: { email: 'j' } });
    expect([typed.state(), typed.context().values]).toEqual(['editing', { email: 'j' }]);
  });
});
