import { describe, expect, it } from 'vitest';
import { done, failed } from './answers.ts';
import { describeMachine } from './describe-machine.ts';
import { MAX_ATTEMPTS, paymentPollingMachine } from './fixtures/payment-polling.machine.ts';
import { testActor } from './test-actor.ts';

describeMachine('payment polling', paymentPollingMachine, {
  inputs: {
    'after a checkout': { sessionId: 'cs_1', isUpgrade: false },
    'by mistake': { sessionId: undefined, isUpgrade: false },
  },
  events: { 'payment.recheckRequested': [{}] },
  answers: {
    fetchCurrentSubscription: [done(null), done({ isActive: true, planName: 'Premium' }), failed('network/offline')],
  },
  restStates: ['success', 'timeout', 'error'],
  endsByItself: { fetchCurrentSubscription: 'within 10 s: the timeout of the call (S2 §9)' },
  invariants: {
    'never asks more than 15 times in one go': ({ context }) => context.attempt <= MAX_ATTEMPTS,
    'confirms only an active plan': ({ emitted, snapshot }) => emitted.length === 0 || snapshot.matches('success'),
  },
});

describe('payment polling', () => {
  it('gives up after 15 checks, two seconds apart (S2 §4)', () => {
    const polling = testActor(paymentPollingMachine, { input: { sessionId: 'cs_1', isUpgrade: false } });
    for (let check = 1; check < MAX_ATTEMPTS; check += 1) {
      polling.answer('fetchCurrentSubscription', done(null));
      polling.pass(2_000);
    }
    expect(polling.state()).toEqual('checking');
    polling.answer('fetchCurrentSubscription', done(null));
    expect([polling.state(), polling.context().attempt]).toEqual(['timeout', 15]);
  });
});
