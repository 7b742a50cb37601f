import { describe, expect, it } from 'vitest';
import { newsletterLeaveMachine } from '#domain/support/newsletter-leave/newsletter-leave.machine.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';

const TOKEN = 'id.signature';

describeMachine('newsletterLeave', newsletterLeaveMachine, {
  inputs: { 'the link of a letter': { values: { token: TOKEN } }, 'half a link': { values: { token: '' } } },
  events: {
    'pupil.fieldsChanged': [{ change: { token: TOKEN } }],
    'pupil.formSubmitted': [{ idempotencyKey: 'key-1' }],
    'pupil.formDismissed': [{}],
  },
  answers: { send: [done(undefined), failed('request/not-found')] },
  restStates: ['editing', 'sent'],
  endsByItself: { send: 'within 30 s: the timeout of the call (S1 §9)' },
  ignored: { 'sending/pupil.*': 'the form is locked while it is sent' },
  invariants: {
    'only what the link carries is sent': ({ snapshot, context }) =>
      !snapshot.matches('sending') || context.order?.order.token === TOKEN,
  },
});

const opened = (token: string) => testActor(newsletterLeaveMachine, { input: { values: { token } } });

describe('leaving the newsletter', () => {
  it('asks nothing of the server before the button is pressed: mail programs follow links by themselves (R16)', () => {
    const leaving = opened(TOKEN);
    const before = leaving.pending();
    leaving.send({ type: 'pupil.formSubmitted', idempotencyKey: 'key-1' });
    expect([before, leaving.askedOf('send')]).toEqual([[], { order: { token: TOKEN }, idempotencyKey: 'key-1' }]);
  });

  it('sends nothing for a link that carries nothing', () => {
    const leaving = opened('');
    leaving.send({ type: 'pupil.formSubmitted', idempotencyKey: 'key-1' });
    expect([leaving.state(), leaving.pending()]).toEqual(['editing', []]);
  });
});
