import { describe, expect, it } from 'vitest';
import { done, failed } from './answers.ts';
import { describeMachine } from './describe-machine.ts';
import { paymentPollingMachine } from './fixtures/payment-polling.machine.ts';
import { testActor } from './test-actor.ts';

const CHECKOUT = { sessionId: 'cs_1', isUpgrade: false };
const MISTAKE = { sessionId: undefined, isUpgrade: false };

describeMachine('payment polling', paymentPollingMachine, {
  inputs: { 'after a checkout': CHECKOUT, 'by mistake': MISTAKE },
  events: { 'payment.recheckRequested': [{}] },
  answers: {
    fetchCurrentSubscription: [done(null), done({ isActive: true, planName: 'Premium' }), failed('network/offline')],
  },
  restStates: ['success', 'timeout', 'error'],
  endsByItself: { fetchCurrentSubscription: 'within 10 s: the timeout of the call (S2 §9)' },
  invariants: {
    'never asks more than 15 times in one go': ({ context }) => context.attempt <= 15,
    'confirms only an active plan': ({ emitted, snapshot }) => emitted.length === 0 || snapshot.matches('success'),
  },
});

describe('payment polling', () => {
  it('asks every two seconds (S2 §4)', () => {
    const polling = testActor(paymentPollingMachine, { input: CHECKOUT });
    polling.answer('fetchCurrentSubscription', done(null));
    expect([polling.state(), polling.pending()]).toEqual(['waiting', []]);
    polling.pass(2_000);
    expect([polling.state(), polling.pending()]).toEqual(['checking', ['fetchCurrentSubscription']]);
  });

  it('gives up after 15 checks (S2 §4)', () => {
    const polling = testActor(paymentPollingMachine, { input: CHECKOUT });
    for (let check = 1; check < 15; check += 1) {
      polling.answer('fetchCurrentSubscription', done(null));
      polling.pass(2_000);
    }
    polling.answer('fetchCurrentSubscription', done(null));
    expect([polling.state(), polling.context().attempt]).toEqual(['timeout', 15]);
  });
});
