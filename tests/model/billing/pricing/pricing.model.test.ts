import { describe, expect, it } from 'vitest';
import { pricingMachine } from '#domain/billing/pricing/pricing.machine.ts';
import type { PricingInput } from '#domain/billing/pricing/pricing.types.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';
import { BASIC_PLAN, ONE_TIME_PLAN } from '../plans.ts';

const PLANS = [BASIC_PLAN, ONE_TIME_PLAN];
const NOTHING_SAID = { period: null, mode: null };

describeMachine('pricing', pricingMachine, {
  inputs: {
    'an address that says nothing': NOTHING_SAID,
    'an address with tabs': { period: 'quarterly', mode: 'one-time' },
  },
  events: {
    'pupil.periodChosen': [{ period: 'monthly' }, { period: 'annual' }],
    'pupil.modeChosen': [{ mode: 'one-time' }, { mode: 'subscription' }],
    'pupil.retried': [{}],
  },
  answers: { fetchPlans: [done(PLANS), done([]), failed('network/offline')] },
  restStates: ['shown', 'failed'],
  endsByItself: { fetchPlans: 'within 30 s: the timeout of the call (S1 §9)' },
  ignored: { 'loading/pupil.retried': 'the button is not there while the plans are loading' },
  invariants: {
    'shows no failure beside plans': ({ snapshot, context }) => !snapshot.matches('shown') || context.failure === null,
    'the tab changes by a press only': ({ context, before, emitted }) =>
      before === undefined ||
      emitted.some(({ type }) => type === 'pricing.tabChosen') ||
      (before.context.period === context.period && before.context.mode === context.mode),
  },
});

const loading = (input: PricingInput = NOTHING_SAID) => testActor(pricingMachine, { input });

describe('the plans', () => {
  it('are asked for at once and shown on the tab of the year (S1 §6.5, §9.46)', () => {
    const pricing = loading();
    expect([pricing.state(), pricing.pending(), pricing.context().period, pricing.snapshot().hasTag('busy')]).toEqual([
      'loading',
      ['fetchPlans'],
      'annual',
      true,
    ]);
    pricing.answer('fetchPlans', done(PLANS));
    expect([pricing.state(), pricing.context()]).toEqual([
      'shown',
      { plans: PLANS, period: 'annual', mode: 'subscription', failure: null },
    ]);
  });

  it('stand on the tab that the address names', () => {
    expect(loading({ period: 'quarterly', mode: 'one-time' }).context()).toEqual({
      plans: [],
      period: 'quarterly',
      mode: 'one-time',
      failure: null,
    });
  });

  it('turn to the tab that is pressed, and tell the address (S1 §2.107)', () => {
    const pricing = loading();
    pricing.answer('fetchPlans', done(PLANS));
    pricing.send({ type: 'pupil.periodChosen', period: 'monthly' });
    pricing.send({ type: 'pupil.modeChosen', mode: 'one-time' });
    expect([pricing.context().period, pricing.context().mode, pricing.emitted]).toEqual([
      'monthly',
      'one-time',
      [
        { type: 'pricing.tabChosen', period: 'monthly', mode: 'subscription' },
        { type: 'pricing.tabChosen', period: 'monthly', mode: 'one-time' },
      ],
    ]);
  });

  it('say that they could not be loaded, and are asked for again; the tab stays (S1 §2.109–2.110, §8.35)', () => {
    const pricing = loading();
    pricing.send({ type: 'pupil.periodChosen', period: 'monthly' });
    pricing.answer('fetchPlans', failed('network/offline'));
    expect([pricing.state(), pricing.context().failure]).toEqual(['failed', 'network/offline']);
    pricing.send({ type: 'pupil.retried' });
    pricing.answer('fetchPlans', done(PLANS));
    expect([pricing.state(), pricing.context()]).toEqual([
      'shown',
      { plans: PLANS, period: 'monthly', mode: 'subscription', failure: null },
    ]);
  });
});
