import { describe, expect, it } from 'vitest';
import { changePasswordMachine } from '#domain/identity/change-password/change-password.machine.ts';
import { EMPTY_CHANGE_PASSWORD } from '#domain/identity/change-password/change-password.rules.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';

const GOOD = { current: 'poziomka-7', next: 'jagoda-88', confirmation: 'jagoda-88' };

describeMachine('change password', changePasswordMachine, {
  inputs: { 'an empty form': { values: EMPTY_CHANGE_PASSWORD } },
  events: {
    'pupil.fieldsChanged': [{ change: GOOD }, { change: { next: 'poziomka-7', confirmation: 'poziomka-7' } }],
    'pupil.formSubmitted': [{ idempotencyKey: 'key-1' }],
    'pupil.formDismissed': [{}],
  },
  answers: { send: [done(undefined), failed('auth/invalid-credentials')] },
  restStates: ['editing'],
  endsByItself: { send: 'within 60 s: Firebase’s own timeout' },
  ignored: { 'sending/pupil.*': 'the form is locked while it is sent' },
  invariants: {
    'no password outlives its use': ({ snapshot, context }) =>
      !(snapshot.matches('sent') || snapshot.matches('closed')) ||
      JSON.stringify([context.values, context.order]) === JSON.stringify([EMPTY_CHANGE_PASSWORD, null]),
    'a password is never changed into itself': ({ snapshot, context }) =>
      !snapshot.matches('sending') || context.order?.order.current !== context.order?.order.next,
  },
});

const submitted = (change: Partial<typeof GOOD> = {}) => {
  const dialog = testActor(changePasswordMachine, { input: { values: EMPTY_CHANGE_PASSWORD } });
  dialog.send({ type: 'pupil.fieldsChanged', change: { ...GOOD, ...change } });
  dialog.send({ type: 'pupil.formSubmitted', idempotencyKey: 'key-1' });
  return dialog;
};

describe('change password', () => {
  it('proves the present password and hands over the new one as typed, blanks included (S1 §5.30)', () => {
    const dialog = submitted({ next: ' jagoda 88 ', confirmation: ' jagoda 88 ' });
    expect([dialog.state(), dialog.askedOf('send')]).toEqual([
      'sending',
      { order: { ...GOOD, next: ' jagoda 88 ', confirmation: ' jagoda 88 ' }, idempotencyKey: 'key-1' },
    ]);
  });

  it.each([
    ['without the present password', { current: '' }],
    ['with a new one of five characters', { next: 'jagod', confirmation: 'jagod' }],
    ['with the old one as the new one', { next: GOOD.current, confirmation: GOOD.current }],
    ['with another confirmation', { confirmation: 'jagoda-89' }],
  ])('changes nothing %s (S1 §5.31–5.34)', (_, change) => {
    const dialog = submitted(change);
    expect([dialog.state(), dialog.pending(), dialog.context().isChecked]).toEqual(['editing', [], true]);
  });

  it('shows for two seconds that the password was changed, and closes (S1 §8.24)', () => {
    const dialog = submitted();
    dialog.answer('send', done(undefined));
    dialog.pass(1_999);
    expect(dialog.state()).toEqual('sent');
    dialog.pass(1);
    expect([dialog.state(), dialog.snapshot().status, dialog.snapshot().output]).toEqual([
      'closed',
      'done',
      EMPTY_CHANGE_PASSWORD,
    ]);
  });

  it.each([
    'auth/invalid-credentials',
    'auth/weak-password',
    'auth/recent-login-required',
    'auth/not-signed-in',
    'unexpected',
  ] as const)('says why the password stays: %s (S1 §8 Change password)', (code) => {
    const dialog = submitted();
    dialog.answer('send', failed(code));
    expect([dialog.state(), dialog.context().failure, dialog.context().values]).toEqual(['editing', code, GOOD]);
    dialog.send({ type: 'pupil.formSubmitted', idempotencyKey: 'key-2' });
    expect(dialog.context().failure).toEqual(null);
  });

  it.each([
    [
      'the form',
      () => {
        const dialog = submitted();
        dialog.answer('send', failed('unexpected'));
        return dialog;
      },
    ],
    ['a change on its way', () => submitted()],
    [
      'the good news',
      () => {
        const dialog = submitted();
        dialog.answer('send', done(undefined));
        return dialog;
      },
    ],
  ] as const)('closes at %s when the pupil closes it, and forgets every password', (_, reach) => {
    const dialog = reach();
    dialog.send({ type: 'pupil.formDismissed' });
    expect([dialog.state(), dialog.pending(), dialog.context()]).toEqual([
      'closed',
      [],
      { values: EMPTY_CHANGE_PASSWORD, isChecked: false, order: null, failure: null },
    ]);
  });

  it('forgets every password when it has been changed', () => {
    const dialog = submitted();
    dialog.answer('send', done(undefined));
    expect(dialog.context()).toEqual({ values: EMPTY_CHANGE_PASSWORD, isChecked: false, order: null, failure: null });
  });
});
