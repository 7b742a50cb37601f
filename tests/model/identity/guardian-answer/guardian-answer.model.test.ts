import { describe, expect, it } from 'vitest';
import { guardianAnswerMachine } from '#domain/identity/guardian-answer/guardian-answer.machine.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';

const TOKEN = 'id.signature';

describeMachine('guardianAnswer', guardianAnswerMachine, {
  inputs: { 'the link of a letter': { values: { token: TOKEN, agrees: null } } },
  events: {
    'pupil.fieldsChanged': [{ change: { agrees: true } }, { change: { agrees: false } }],
    'pupil.formSubmitted': [{ idempotencyKey: 'key-1' }],
    'pupil.formDismissed': [{}],
  },
  answers: { send: [done(undefined), failed('network/offline')] },
  restStates: ['editing', 'sent'],
  endsByItself: { send: 'within 30 s: the timeout of the call (S1 §9)' },
  ignored: { 'sending/pupil.*': 'the form is locked while it is sent' },
  invariants: {
    'nothing is sent before the guardian says': ({ snapshot, context }) =>
      !snapshot.matches('sending') || context.order?.order.agrees !== null,
    'what is shown as answered is what was sent': ({ snapshot, context, before }) =>
      !snapshot.matches('sent') || context.values.agrees === before?.context.values.agrees,
  },
});

const opened = (token: string) =>
  testActor(guardianAnswerMachine, { input: { values: { token, agrees: null as boolean | null } } });

describe('a guardian’s answer', () => {
  const submit = { type: 'pupil.formSubmitted', idempotencyKey: 'key-1' } as const;

  it('is nothing while the link is only followed (R8)', () => {
    const answer = opened(TOKEN);
    answer.send(submit);
    expect([answer.state(), answer.pending()]).toEqual(['editing', []]);
  });

  it.each([true, false])('is sent as it was given: %s', (agrees) => {
    const answer = opened(TOKEN);
    answer.send({ type: 'pupil.fieldsChanged', change: { agrees } });
    answer.send(submit);
    expect(answer.askedOf('send')).toEqual({ order: { token: TOKEN, agrees }, idempotencyKey: 'key-1' });
    answer.answer('send', done(undefined));
    expect([answer.state(), answer.context().values.agrees]).toEqual(['sent', agrees]);
  });

  it('cannot be given by half a link', () => {
    const answer = opened('');
    answer.send({ type: 'pupil.fieldsChanged', change: { agrees: true } });
    answer.send(submit);
    expect([answer.state(), answer.pending()]).toEqual(['editing', []]);
  });
});
