import { describe, expect, it } from 'vitest';
import { forgotPasswordMachine } from '#domain/identity/forgot-password/forgot-password.machine.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';

const OLA = 'ola@example.pl';

describeMachine('forgot password', forgotPasswordMachine, {
  inputs: {
    'an empty login form': { values: { email: '' } },
    'a login form with an address': { values: { email: OLA } },
  },
  events: {
    'pupil.fieldsChanged': [{ change: { email: '' } }, { change: { email: OLA } }],
    'pupil.formSubmitted': [{ idempotencyKey: 'key-1' }],
    'pupil.formDismissed': [{}],
  },
  answers: { send: [done(undefined), failed('auth/user-not-found')] },
  restStates: ['editing'],
  endsByItself: { send: 'within 60 s: Firebase’s own timeout' },
  ignored: { 'sending/pupil.*': 'the form is locked while it is sent' },
  invariants: {
    'no link is sent to nobody': ({ snapshot, context }) =>
      !snapshot.matches('sending') || context.order?.order.email !== '',
    'the address stays until the dialog closes': ({ context, before }) =>
      before === undefined ||
      before.context.order === null ||
      before.context.order.order.email === context.values.email ||
      before.matches('editing'),
  },
});

const submitted = (email: string) => {
  const dialog = testActor(forgotPasswordMachine, { input: { values: { email } } });
  dialog.send({ type: 'pupil.formSubmitted', idempotencyKey: 'key-1' });
  return dialog;
};

describe('forgot password', () => {
  it('wants an e-mail (S1 §5.28)', () => {
    expect([submitted(' ').state(), submitted(' ').context().isChecked, submitted(' ').pending()]).toEqual([
      'editing',
      true,
      [],
    ]);
  });

  it('sends the link to the address that the login form had', () => {
    expect([submitted(` ${OLA}`).state(), submitted(` ${OLA}`).askedOf('send')]).toEqual([
      'sending',
      { order: { email: OLA }, idempotencyKey: 'key-1' },
    ]);
  });

  it('takes another address than the login form had', () => {
    const dialog = testActor(forgotPasswordMachine, { input: { values: { email: OLA } } });
    dialog.send({ type: 'pupil.fieldsChanged', change: { email: 'ula@example.pl' } });
    dialog.send({ type: 'pupil.formSubmitted', idempotencyKey: 'key-1' });
    expect(dialog.askedOf('send')).toEqual({ order: { email: 'ula@example.pl' }, idempotencyKey: 'key-1' });
  });

  it('shows for five seconds that the link was sent, and closes, with the address for the login (S1 §2.36)', () => {
    const dialog = submitted(OLA);
    dialog.answer('send', done(undefined));
    dialog.pass(4_999);
    expect([dialog.state(), dialog.context()]).toEqual([
      'sent',
      { values: { email: OLA }, isChecked: false, order: null, failure: null },
    ]);
    dialog.pass(1);
    expect([dialog.state(), dialog.snapshot().status, dialog.snapshot().output]).toEqual([
      'closed',
      'done',
      { email: OLA },
    ]);
  });

  it.each(['auth/user-not-found', 'auth/invalid-email', 'auth/too-many-requests', 'network/offline'] as const)(
    'says why no link was sent: %s (S1 §8 Forgot password)',
    (code) => {
      const dialog = submitted(OLA);
      dialog.answer('send', failed(code));
      expect([dialog.state(), dialog.context().failure, dialog.context().values.email]).toEqual(['editing', code, OLA]);
      dialog.send({ type: 'pupil.formSubmitted', idempotencyKey: 'key-2' });
      expect(dialog.context().failure).toEqual(null);
    },
  );

  it.each([
    ['the form', () => testActor(forgotPasswordMachine, { input: { values: { email: OLA } } })],
    ['a link on its way', () => submitted(OLA)],
    [
      'a link that failed',
      () => {
        const dialog = submitted(OLA);
        dialog.answer('send', failed('network/offline'));
        return dialog;
      },
    ],
    [
      'the good news',
      () => {
        const dialog = submitted(OLA);
        dialog.answer('send', done(undefined));
        return dialog;
      },
    ],
  ] as const)('closes at %s when the pupil closes it', (_, reach) => {
    const dialog = reach();
    dialog.send({ type: 'pupil.formDismissed' });
    expect([dialog.state(), dialog.pending(), dialog.context()]).toEqual([
      'closed',
      [],
      { values: { email: OLA }, isChecked: false, order: null, failure: null },
    ]);
  });
});
