import { describe, expect, it } from 'vitest';
import { NO_TRIAL } from '#domain/entitlement/trial-status.rules.ts';
import { purchaseMachine } from '#domain/billing/purchase/purchase.machine.ts';
import type { Offer, RecalledPurchase } from '#domain/billing/purchase/purchase.types.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';
import { BASIC, BASIC_PLAN, CANCELLED, ONE_TIME, ONE_TIME_PLAN, PREMIUM_PLAN, UPGRADE } from '../plans.ts';

const NOW = 10_000_000;
const MINUTE = 60_000;
const PREMIUM_CHOICE = { planId: 'premium-month', timestamp: NOW };
const SESSION = { url: 'https://checkout.stripe.com/c/pay/cs_1' };
const NOTHING = { choice: null, deal: null, idempotencyKey: null, upgrade: null, session: null, failure: null };

const offer = (part: Partial<Offer> = {}): Offer => ({
  plan: PREMIUM_PLAN,
  subscription: null,
  trial: NO_TRIAL,
  ...part,
});
const NEW_PLAN = offer();
const OTHER_PLAN = offer({ subscription: BASIC });
const TRIAL_FIRST = offer({ trial: { ...NO_TRIAL, canStartTrial: true } });
const HELD_PLAN = offer({ plan: BASIC_PLAN, subscription: BASIC });

const ANIA = { userId: 'ania', isTrialOfferable: true };
const NOBODY = { userId: null, isTrialOfferable: false };

/** Chosen before the login. */
const kept = (at: number): RecalledPurchase => ({ visitors: PREMIUM_CHOICE, own: null, at });
/** Chosen by this pupil. */
const own = (at: number): RecalledPurchase => ({ visitors: null, own: PREMIUM_CHOICE, at });
const NOTHING_KEPT: RecalledPurchase = { visitors: null, own: null, at: NOW };

describeMachine('purchase', purchaseMachine, {
  events: {
    'session.established': [ANIA, { userId: 'bartek', isTrialOfferable: false }],
    'session.ended': [{}],
    'auth.dismissed': [{}],
    'pupil.planChosen': [{ planId: 'premium-month', at: NOW }],
    'pupil.checkoutConfirmed': [{ idempotencyKey: 'k1' }],
    'pupil.upgradeConfirmed': [{ idempotencyKey: 'k1', at: NOW }],
    'pupil.purchaseCancelled': [{}],
    'pupil.retried': [{}],
    'page.opened': [{}],
    'page.returned': [{}],
  },
  answers: {
    recallPurchase: [
      done(kept(NOW)),
      done(own(NOW)),
      done(kept(NOW + 30 * MINUTE)),
      done(NOTHING_KEPT),
      failed('unexpected'),
    ],
    checkPayments: [done(true), done(false), failed('network/offline')],
    fetchOffer: [done(NEW_PLAN), done(OTHER_PLAN), done(TRIAL_FIRST), done(HELD_PLAN), failed('network/offline')],
    upgradeSubscription: [done(undefined), failed('payment/card-declined')],
    openCheckout: [done(SESSION), failed('network/timeout')],
    leaveForCheckout: [done(undefined), failed('payment/hand-over')],
  },
  restStates: ['idle'],
  endsByItself: {
    recallPurchase: 'at once: the storage of the browser',
    checkPayments: 'within 30 s: the timeout of the call (S1 §9)',
    upgradeSubscription: 'within 20 s: the timeout of the call (D2)',
    openCheckout: 'within 20 s: the timeout of the call (D2)',
    fetchOffer: 'within 30 s: the timeout of the call (S1 §9)',
  },
  ignored: {
    'reopening/*': 'what was chosen is being looked up',
    'evaluatingOffer/*': 'nothing can be bought before it is known what is offered',
    'deciding/*': 'nothing can be bought before it is known whether payments are taken',
    'openingCheckout/*': 'one order at a time (R10)',
    'upgrading/*': 'one order at a time (R10)',
    'handingOver/*': 'the page is being left for the provider',
  },
  invariants: {
    'nothing is bought that is not offered': ({ snapshot, context }) =>
      (!snapshot.matches('openingCheckout') &&
        !snapshot.matches('handingOver') &&
        !snapshot.matches('selectingMethod')) ||
      context.deal?.kind === 'checkout',
    'a plan is changed only from another one': ({ snapshot, context }) =>
      (!snapshot.matches('confirmingUpgrade') && !snapshot.matches('upgrading')) || context.deal?.kind === 'upgrade',
    'money is asked for after a press only': ({ snapshot, context }) =>
      (!snapshot.matches('openingCheckout') && !snapshot.matches('upgrading')) || context.idempotencyKey === 'k1',
    'nobody buys, nor is told that nothing is sold, without being logged in': ({ snapshot, context }) =>
      snapshot.matches('idle') ||
      snapshot.matches('awaitingPupil') ||
      snapshot.matches('awaitingLogin') ||
      context.userId !== null,
    'of a pending purchase only the plan and the moment are kept (S1 §3.70, R14)': ({ emitted }) =>
      emitted.every((said) => said.type !== 'purchase.kept' || Object.keys(said.pending).join() === 'planId,timestamp'),
    'what is kept is kept for whoever is here': ({ emitted, context }) =>
      emitted.every((said) => said.type !== 'purchase.kept' || said.userId === context.userId),
    'the trial goes first only for whoever may begin it (D27)': ({ before, emitted }) =>
      !emitted.some(({ type }) => type === 'purchase.postponed') || before?.context.isTrialOfferable === true,
    'what one pupil chose is gone when another is here': ({ context, before }) =>
      before === undefined ||
      before.context.userId === null ||
      before.context.userId === context.userId ||
      context.deal === null,
    'a checkout that is pending is not replaced': ({ snapshot, before, emitted }) =>
      !emitted.some(({ type }) => type === 'purchase.refused') ||
      (JSON.stringify(before?.value) === JSON.stringify(snapshot.value) &&
        JSON.stringify(before?.context) === JSON.stringify(snapshot.context)),
  },
});

const visiting = () => testActor(purchaseMachine);

const loggedIn = () => {
  const purchase = visiting();
  purchase.send({ type: 'session.established', ...ANIA });
  purchase.answer('recallPurchase', done(NOTHING_KEPT));
  return purchase;
};

const choosing = () => {
  const purchase = loggedIn();
  purchase.send({ type: 'pupil.planChosen', planId: 'premium-month', at: NOW });
  return purchase;
};

/** What there is to buy is known, and whether payments are taken is not. */
const offered = (answer: Offer) => {
  const purchase = choosing();
  purchase.answer('fetchOffer', done(answer));
  return purchase;
};

const dealt = (answer: Offer) => {
  const purchase = offered(answer);
  purchase.answer('checkPayments', done(true));
  return purchase;
};

const opening = () => {
  const purchase = dealt(NEW_PLAN);
  purchase.send({ type: 'pupil.checkoutConfirmed', idempotencyKey: 'k1' });
  return purchase;
};

const leaving = () => {
  const purchase = opening();
  purchase.answer('openCheckout', done(SESSION));
  return purchase;
};

const upgrading = () => {
  const purchase = dealt(OTHER_PLAN);
  purchase.send({ type: 'pupil.upgradeConfirmed', idempotencyKey: 'k1', at: NOW });
  return purchase;
};

const chosenByVisitor = () => {
  const purchase = visiting();
  purchase.send({ type: 'pupil.planChosen', planId: 'premium-month', at: NOW });
  return purchase;
};

describe('a purchase by a visitor (S1 §4 Payment flow, R14)', () => {
  it('keeps the plan as pending purchase and opens the login (S1 §4.82–4.83)', () => {
    const purchase = chosenByVisitor();
    expect([purchase.state(), purchase.emitted]).toEqual([
      'awaitingLogin',
      [{ type: 'purchase.kept', userId: null, pending: PREMIUM_CHOICE }, { type: 'purchase.loginNeeded' }],
    ]);
  });

  it('is resumed after the login when it is under 30 minutes old, once (S1 §4.60, §4.84)', () => {
    const purchase = chosenByVisitor();
    purchase.send({ type: 'session.established', ...ANIA });
    expect([purchase.state(), purchase.pending()]).toEqual(['recalling', ['recallPurchase']]);
    purchase.answer('recallPurchase', done(kept(NOW + 30 * MINUTE - 1)));
    expect([purchase.state(), purchase.askedOf('fetchOffer'), purchase.emitted.at(-1)]).toEqual([
      'evaluatingOffer',
      'premium-month',
      { type: 'purchase.kept', userId: 'ania', pending: PREMIUM_CHOICE },
    ]);
  });

  it('is discarded when it is 30 minutes old (S1 §4.85, §9.7)', () => {
    const purchase = chosenByVisitor();
    purchase.send({ type: 'session.established', ...ANIA });
    purchase.answer('recallPurchase', done(kept(NOW + 30 * MINUTE)));
    expect([purchase.state(), purchase.context(), purchase.emitted.at(-1)]).toEqual([
      'idle',
      { ...NOTHING, ...ANIA },
      { type: 'purchase.forgotten' },
    ]);
  });

  it('is discarded as well when the browser remembers nothing of it', () => {
    const purchase = chosenByVisitor();
    purchase.send({ type: 'session.established', ...ANIA });
    purchase.answer('recallPurchase', done({ ...NOTHING_KEPT, at: NOW + 30 * MINUTE }));
    expect([purchase.state(), purchase.context()]).toEqual(['idle', { ...NOTHING, ...ANIA }]);
  });

  it('is discarded after 30 minutes of waiting for the login', () => {
    const purchase = chosenByVisitor();
    purchase.pass(30 * MINUTE - 1);
    expect(purchase.state()).toEqual('awaitingLogin');
    purchase.pass(1);
    expect([purchase.state(), purchase.context().choice, purchase.emitted.at(-1)]).toEqual([
      'idle',
      null,
      { type: 'purchase.forgotten' },
    ]);
  });

  it('is resumed in a browser that remembers nothing, and after the page was loaded anew', () => {
    const forgetful = chosenByVisitor();
    forgetful.send({ type: 'session.established', ...ANIA });
    forgetful.answer('recallPurchase', done({ ...NOTHING_KEPT, at: NOW + MINUTE }));
    expect(forgetful.askedOf('fetchOffer')).toEqual('premium-month');
    const loadedAnew = visiting();
    loadedAnew.send({ type: 'session.established', ...ANIA });
    loadedAnew.answer('recallPurchase', done(kept(NOW + MINUTE)));
    expect([loadedAnew.askedOf('fetchOffer'), loadedAnew.context().choice]).toEqual(['premium-month', PREMIUM_CHOICE]);
  });

  it('is given up when the memory fails', () => {
    const purchase = chosenByVisitor();
    purchase.send({ type: 'session.established', ...ANIA });
    purchase.answer('recallPurchase', failed('unexpected'));
    expect([purchase.state(), purchase.context().choice, purchase.emitted.at(-1)]).toEqual([
      'idle',
      null,
      { type: 'purchase.forgotten' },
    ]);
  });

  it('is given up when the login is dismissed, so that whoever logs in next finds nothing', () => {
    const purchase = chosenByVisitor();
    purchase.send({ type: 'auth.dismissed' });
    expect([purchase.state(), purchase.context().choice, purchase.emitted.at(-1)]).toEqual([
      'idle',
      null,
      { type: 'purchase.forgotten' },
    ]);
  });

  it('is of the plan that was chosen last', () => {
    const purchase = chosenByVisitor();
    purchase.send({ type: 'pupil.planChosen', planId: 'basic-month', at: NOW + MINUTE });
    expect([purchase.state(), purchase.emitted.slice(2)]).toEqual([
      'awaitingLogin',
      [
        { type: 'purchase.kept', userId: null, pending: { planId: 'basic-month', timestamp: NOW + MINUTE } },
        { type: 'purchase.loginNeeded' },
      ],
    ]);
    purchase.send({ type: 'session.established', ...ANIA });
    purchase.send({ type: 'pupil.planChosen', planId: 'premium-month', at: NOW + 2 * MINUTE });
    expect([purchase.state(), purchase.askedOf('fetchOffer')]).toEqual(['evaluatingOffer', 'premium-month']);
  });

  it('orders nothing by itself: the login leads to the review, and the pupil presses', () => {
    const purchase = chosenByVisitor();
    purchase.send({ type: 'session.established', ...ANIA });
    purchase.answer('recallPurchase', done(kept(NOW)));
    purchase.answer('fetchOffer', done(NEW_PLAN));
    purchase.answer('checkPayments', done(true));
    expect([purchase.state(), purchase.pending()]).toEqual(['selectingMethod', []]);
  });
});

/** A page of the payment that was loaded anew by a pupil who is logged in. */
const reopened = (recalled: RecalledPurchase) => {
  const purchase = visiting();
  purchase.send({ type: 'page.opened' });
  purchase.send({ type: 'session.established', ...ANIA });
  purchase.answer('recallPurchase', done(recalled));
  return purchase;
};

describe('a page of the payment that is opened by itself', () => {
  it('waits to learn who is here, and takes up what this pupil chose less than half an hour ago', () => {
    const waiting = visiting();
    waiting.send({ type: 'page.opened' });
    expect(waiting.state()).toEqual('awaitingPupil');
    const purchase = reopened(own(NOW + 30 * MINUTE - 1));
    purchase.answer('fetchOffer', done(NEW_PLAN));
    purchase.answer('checkPayments', done(true));
    expect([purchase.state(), purchase.context().deal, purchase.emitted.at(-1)]).toEqual([
      'selectingMethod',
      { kind: 'checkout', plan: PREMIUM_PLAN },
      { type: 'purchase.redirected', to: '/payment/method-selection' },
    ]);
  });

  it('takes it up as well when it comes after the session, and when that is just being looked at', () => {
    const late = loggedIn();
    late.send({ type: 'page.opened' });
    expect([late.state(), late.askedOf('recallPurchase')]).toEqual(['reopening', 'ania']);
    const meanwhile = visiting();
    meanwhile.send({ type: 'session.established', ...ANIA });
    meanwhile.send({ type: 'page.opened' });
    expect([meanwhile.state(), meanwhile.forgotten()]).toEqual(['reopening', []]);
    meanwhile.answer('recallPurchase', done(kept(NOW)));
    expect(meanwhile.state()).toEqual('evaluatingOffer');
  });

  it.each([
    ['nothing is kept', done(NOTHING_KEPT)],
    ['it was half an hour ago', done(own(NOW + 30 * MINUTE))],
    ['the memory fails', failed('unexpected')],
  ] as const)('leads to the plans when %s', (_, answer) => {
    const purchase = visiting();
    purchase.send({ type: 'page.opened' });
    purchase.send({ type: 'session.established', ...ANIA });
    purchase.answer('recallPurchase', answer);
    expect([purchase.state(), purchase.emitted]).toEqual([
      'idle',
      [{ type: 'purchase.forgotten' }, { type: 'purchase.redirected', to: '/pricing' }],
    ]);
  });

  it.each([
    ['it was half an hour ago', done({ ...NOTHING_KEPT, at: NOW + 30 * MINUTE })],
    ['the memory fails', failed('unexpected')],
  ] as const)('forgets what the pupil chose before the login when %s', (_, answer) => {
    const purchase = chosenByVisitor();
    purchase.send({ type: 'session.established', ...ANIA });
    purchase.send({ type: 'page.opened' });
    purchase.answer('recallPurchase', answer);
    expect([purchase.state(), purchase.context()]).toEqual(['idle', { ...NOTHING, ...ANIA }]);
  });

  it('leads to the plans when nobody says for 30 seconds who is here', () => {
    const purchase = visiting();
    purchase.send({ type: 'page.opened' });
    purchase.pass(29_999);
    expect(purchase.state()).toEqual('awaitingPupil');
    purchase.pass(1);
    expect([purchase.state(), purchase.emitted]).toEqual([
      'idle',
      [{ type: 'purchase.forgotten' }, { type: 'purchase.redirected', to: '/pricing' }],
    ]);
  });

  it.each([
    ['before it is known who is here', visiting, 'awaitingLogin'],
    ['while it is looked up what was chosen', loggedIn, 'evaluatingOffer'],
  ] as const)('may be left for another plan %s', (_, begin, state) => {
    const purchase = begin();
    purchase.send({ type: 'page.opened' });
    purchase.send({ type: 'pupil.planChosen', planId: 'basic-month', at: NOW });
    expect([purchase.state(), purchase.context().choice]).toEqual([state, { planId: 'basic-month', timestamp: NOW }]);
  });
});

const asking = () => offered(NEW_PLAN);

const disabled = () => {
  const purchase = asking();
  purchase.answer('checkPayments', done(false));
  return purchase;
};

describe('a purchase that is given up', () => {
  it.each([
    ['deciding', asking],
    ['paymentsDisabled', disabled],
    ['evaluatingOffer', choosing],
    ['refused', () => offered(HELD_PLAN)],
    ['confirmingUpgrade', () => dealt(OTHER_PLAN)],
    ['selectingMethod', () => dealt(NEW_PLAN)],
  ] as const)('is forgotten, here and for the pages of the payment: %s', (state, begin) => {
    const purchase = begin();
    expect(purchase.state()).toEqual(state);
    const before = purchase.emitted.length;
    purchase.send({ type: 'pupil.purchaseCancelled' });
    expect([purchase.state(), purchase.context().choice, purchase.emitted[before]]).toEqual([
      'idle',
      null,
      { type: 'purchase.forgotten' },
    ]);
  });

  it.each([
    ['what is offered', choosing],
    ['whether payments are taken', asking],
  ])('may be of another plan while it is asked %s, which is asked anew', (_, begin) => {
    const purchase = begin();
    purchase.send({ type: 'pupil.planChosen', planId: 'basic-month', at: NOW });
    expect([purchase.pending(), purchase.askedOf('fetchOffer'), purchase.context().deal]).toEqual([
      ['fetchOffer'],
      'basic-month',
      null,
    ]);
  });
});

describe('what a pupil chose after the login', () => {
  it('is kept for the pages of the payment', () => {
    expect(choosing().emitted).toEqual([{ type: 'purchase.kept', userId: 'ania', pending: PREMIUM_CHOICE }]);
  });

  it('is not taken up by a login, nor forgotten', () => {
    const purchase = visiting();
    purchase.send({ type: 'session.established', ...ANIA });
    purchase.answer('recallPurchase', done(own(NOW)));
    expect([purchase.state(), purchase.emitted]).toEqual(['idle', []]);
  });

  it.each([
    [
      'the pupil gives it up',
      (purchase: ReturnType<typeof dealt>) => purchase.send({ type: 'pupil.purchaseCancelled' }),
    ],
    ['the pupil logs out', (purchase: ReturnType<typeof dealt>) => purchase.send({ type: 'session.ended' })],
  ] as const)('is forgotten when %s', (_, end) => {
    const purchase = dealt(NEW_PLAN);
    end(purchase);
    expect(purchase.emitted.map(({ type }) => type)).toContain('purchase.forgotten');
  });

  it('is forgotten by a dismissed login also after the page was loaded anew', () => {
    const purchase = visiting();
    purchase.send({ type: 'auth.dismissed' });
    expect([purchase.state(), purchase.emitted]).toEqual(['idle', [{ type: 'purchase.forgotten' }]]);
  });
});

describe('a purchase is never made for another pupil (R14)', () => {
  it('is forgotten with the session', () => {
    const purchase = opening();
    purchase.send({ type: 'session.ended' });
    expect([purchase.state(), purchase.pending(), purchase.context(), purchase.emitted.at(-1)]).toEqual([
      'idle',
      [],
      { ...NOTHING, ...NOBODY },
      { type: 'purchase.forgotten' },
    ]);
  });

  it('is forgotten when somebody else is here', () => {
    const purchase = dealt(NEW_PLAN);
    purchase.send({ type: 'session.established', userId: 'bartek', isTrialOfferable: false });
    expect([purchase.state(), purchase.context(), purchase.emitted.at(-1)]).toEqual([
      'idle',
      { ...NOTHING, userId: 'bartek', isTrialOfferable: false },
      { type: 'purchase.forgotten' },
    ]);
  });

  it('goes on when the same pupil’s session is refreshed', () => {
    const purchase = dealt(NEW_PLAN);
    purchase.send({ type: 'session.established', ...ANIA });
    expect([purchase.state(), purchase.context().userId]).toEqual(['selectingMethod', 'ania']);
  });
});

describe('a purchase by a pupil (S1 §4 Payment flow)', () => {
  it('asks what the plan costs now, what is held, and whether a trial goes first', () => {
    const purchase = choosing();
    expect([purchase.state(), purchase.askedOf('fetchOffer'), purchase.snapshot().hasTag('busy')]).toEqual([
      'evaluatingOffer',
      'premium-month',
      true,
    ]);
  });

  it('leads to the assistant instead of paying when a trial can be started and none is active (S1 §4.86)', () => {
    const purchase = offered(TRIAL_FIRST);
    expect([purchase.state(), purchase.context().choice, purchase.emitted.slice(-3)]).toEqual([
      'idle',
      null,
      [
        { type: 'purchase.forgotten' },
        { type: 'purchase.postponed' },
        { type: 'purchase.redirected', to: '/assistant' },
      ],
    ]);
  });

  it('goes on to the checkout where this pupil cannot begin the trial now: before a guardian agrees (D27)', () => {
    const purchase = visiting();
    purchase.send({ type: 'session.established', userId: 'ania', isTrialOfferable: false });
    purchase.answer('recallPurchase', done(kept(NOW)));
    purchase.answer('fetchOffer', done(TRIAL_FIRST));
    purchase.answer('checkPayments', done(true));
    expect(purchase.state()).toEqual('selectingMethod');
  });

  it('shows the chosen plan with one button to the checkout (D13)', () => {
    const purchase = dealt(NEW_PLAN);
    expect([purchase.state(), purchase.context().deal, purchase.emitted.at(-1)]).toEqual([
      'selectingMethod',
      { kind: 'checkout', plan: PREMIUM_PLAN },
      { type: 'purchase.redirected', to: '/payment/method-selection' },
    ]);
  });

  it('creates a checkout session and redirects to the payment provider (S1 §4.87–4.88, §7.49, S2 §7.60)', () => {
    const purchase = opening();
    expect([
      purchase.state(),
      purchase.askedOf('openCheckout'),
      purchase.snapshot().hasTag('busy'),
      purchase.emitted.at(-1),
    ]).toEqual([
      'openingCheckout',
      { order: { priceId: 'price_premium_month', type: 'subscription' }, idempotencyKey: 'k1' },
      true,
      { type: 'purchase.redirected', to: '/payment/processing' },
    ]);
    purchase.answer('openCheckout', done(SESSION));
    expect([purchase.state(), purchase.askedOf('leaveForCheckout'), purchase.snapshot().hasTag('pending')]).toEqual([
      { handingOver: 'leaving' },
      SESSION,
      true,
    ]);
    purchase.answer('leaveForCheckout', done(undefined));
    expect([purchase.state(), purchase.snapshot().hasTag('busy')]).toEqual([{ handingOver: 'left' }, true]);
  });

  it('checks out a one-time purchase as one (S1 §7.47)', () => {
    const purchase = dealt(offer({ plan: ONE_TIME_PLAN }));
    purchase.send({ type: 'pupil.checkoutConfirmed', idempotencyKey: 'k1' });
    expect(purchase.askedOf('openCheckout')).toEqual({
      order: { priceId: 'price_premium_once', type: 'one-time' },
      idempotencyKey: 'k1',
    });
  });

  it('says that the checkout failed, and sends the lost order again under its key (S1 §8 Pricing, R10)', () => {
    const purchase = opening();
    purchase.answer('openCheckout', failed('network/timeout'));
    expect([purchase.state(), purchase.context().failure, purchase.emitted.at(-1)]).toEqual([
      'selectingMethod',
      'network/timeout',
      { type: 'purchase.redirected', to: '/payment/method-selection' },
    ]);
    purchase.send({ type: 'pupil.checkoutConfirmed', idempotencyKey: 'k2' });
    expect([purchase.askedOf('openCheckout'), purchase.context().failure]).toEqual([
      { order: { priceId: 'price_premium_month', type: 'subscription' }, idempotencyKey: 'k1' },
      null,
    ]);
  });

  it('returns by itself when the hand-over fails: at once when the host is another, after 15 s when nothing happens (D13, R13)', () => {
    const refused = leaving();
    refused.answer('leaveForCheckout', failed('payment/hand-over'));
    expect([refused.state(), refused.context().failure]).toEqual(['selectingMethod', 'payment/hand-over']);
    const stuck = leaving();
    stuck.answer('leaveForCheckout', done(undefined));
    stuck.pass(14_999);
    expect(stuck.state()).toEqual({ handingOver: 'left' });
    stuck.pass(1);
    expect([stuck.state(), stuck.context().failure]).toEqual(['selectingMethod', 'payment/hand-over']);
  });

  it('evaluates it anew when the pupil comes back from the payment provider: it may be paid meanwhile', () => {
    const purchase = leaving();
    purchase.answer('leaveForCheckout', done(undefined));
    purchase.send({ type: 'page.returned' });
    expect([purchase.state(), purchase.askedOf('fetchOffer'), purchase.context().idempotencyKey]).toEqual([
      'evaluatingOffer',
      'premium-month',
      null,
    ]);
    purchase.answer('fetchOffer', done(NEW_PLAN));
    purchase.answer('checkPayments', done(true));
    purchase.send({ type: 'pupil.checkoutConfirmed', idempotencyKey: 'k2' });
    expect(purchase.askedOf('openCheckout')).toEqual({
      order: { priceId: 'price_premium_month', type: 'subscription' },
      idempotencyKey: 'k2',
    });
  });

  it('leads back to the plans when the pupil does not want it', () => {
    const purchase = dealt(NEW_PLAN);
    purchase.send({ type: 'pupil.purchaseCancelled' });
    expect([purchase.state(), purchase.context().deal, purchase.emitted.at(-1)]).toEqual([
      'idle',
      null,
      { type: 'purchase.redirected', to: '/pricing' },
    ]);
  });

  it('can be left while it is evaluated', () => {
    const purchase = choosing();
    purchase.send({ type: 'pupil.purchaseCancelled' });
    expect([purchase.state(), purchase.pending(), purchase.context().choice]).toEqual(['idle', [], null]);
  });

  it('is of the other plan when the pupil chooses another one, under a key of its own', () => {
    const purchase = opening();
    purchase.answer('openCheckout', failed('network/timeout'));
    purchase.send({ type: 'pupil.planChosen', planId: 'basic-month', at: NOW });
    expect([
      purchase.state(),
      purchase.askedOf('fetchOffer'),
      purchase.context().idempotencyKey,
      purchase.context().failure,
    ]).toEqual(['evaluatingOffer', 'basic-month', null, null]);
    purchase.send({ type: 'pupil.planChosen', planId: 'premium-month', at: NOW });
    expect([purchase.askedOf('fetchOffer'), purchase.forgotten()]).toEqual(['premium-month', []]);
  });
});

describe('a second checkout is refused while one is pending', () => {
  it.each([
    ['a checkout is opened', opening],
    ['the browser leaves', leaving],
    ['a plan is changed', upgrading],
  ] as const)('while %s', (_, begin) => {
    const purchase = begin();
    const state = purchase.state();
    const asks = purchase.asks().length;
    purchase.send({ type: 'pupil.planChosen', planId: 'basic-month', at: NOW });
    expect([purchase.state(), purchase.asks().length, purchase.context().choice, purchase.emitted.at(-1)]).toEqual([
      state,
      asks,
      PREMIUM_CHOICE,
      { type: 'purchase.refused', reason: 'checkout_pending' },
    ]);
  });

  it('while a changed plan is announced', () => {
    const purchase = upgrading();
    purchase.answer('upgradeSubscription', done(undefined));
    purchase.send({ type: 'pupil.planChosen', planId: 'basic-month', at: NOW });
    expect([purchase.state(), purchase.emitted.at(-1)]).toEqual([
      'upgraded',
      { type: 'purchase.refused', reason: 'checkout_pending' },
    ]);
  });
});

describe('a change of plan (S1 §4 Payment flow)', () => {
  it('is confirmed first (S1 §2.52, §4.89)', () => {
    const purchase = dealt(OTHER_PLAN);
    expect([purchase.state(), purchase.pending(), purchase.context().deal]).toEqual([
      'confirmingUpgrade',
      [],
      { kind: 'upgrade', plan: PREMIUM_PLAN, from: UPGRADE.from },
    ]);
    purchase.send({ type: 'pupil.purchaseCancelled' });
    expect([purchase.state(), purchase.context().deal]).toEqual(['idle', null]);
  });

  it('can be of another plan after all', () => {
    const purchase = dealt(OTHER_PLAN);
    purchase.send({ type: 'pupil.planChosen', planId: 'basic-month', at: NOW });
    expect([purchase.state(), purchase.askedOf('fetchOffer')]).toEqual(['evaluatingOffer', 'basic-month']);
  });

  it('is called, told as a success, and after 1 second leads to /payment/success?upgrade=true with a pending upgrade kept', () => {
    const purchase = upgrading();
    // S1 §4.90–4.92, §9.41, S2 §3.28–3.29
    expect([purchase.state(), purchase.askedOf('upgradeSubscription'), purchase.snapshot().hasTag('busy')]).toEqual([
      'upgrading',
      {
        order: { newPriceId: 'price_premium_month', newMembershipTypeID: 'premium-month', days: 30 },
        idempotencyKey: 'k1',
      },
      true,
    ]);
    purchase.answer('upgradeSubscription', done(undefined));
    expect([purchase.state(), purchase.emitted.at(-1)]).toEqual([
      'upgraded',
      {
        type: 'upgrade.kept',
        userId: 'ania',
        upgrade: { ...UPGRADE, timestamp: NOW },
      },
    ]);
    purchase.pass(999);
    expect(purchase.state()).toEqual('upgraded');
    purchase.pass(1);
    expect([purchase.state(), purchase.context(), purchase.emitted.at(-1)]).toEqual([
      'idle',
      { ...NOTHING, ...ANIA },
      { type: 'purchase.forgotten' },
    ]);
    expect(purchase.emitted.at(-2)).toEqual({
      type: 'purchase.redirected',
      to: '/payment/success?upgrade=true&plan=premium-month',
    });
  });

  it('says why it failed and can be confirmed again, under the same key (S1 §8 Pricing, R10)', () => {
    const purchase = upgrading();
    purchase.answer('upgradeSubscription', failed('payment/card-declined'));
    expect([purchase.state(), purchase.context().failure]).toEqual(['confirmingUpgrade', 'payment/card-declined']);
    purchase.send({ type: 'pupil.upgradeConfirmed', idempotencyKey: 'k2', at: NOW + 5 });
    expect([
      purchase.askedOf('upgradeSubscription'),
      purchase.context().failure,
      purchase.context().upgrade?.timestamp,
    ]).toEqual([
      {
        order: { newPriceId: 'price_premium_month', newMembershipTypeID: 'premium-month', days: 30 },
        idempotencyKey: 'k1',
      },
      null,
      NOW + 5,
    ]);
  });
});

describe('a plan that cannot be had', () => {
  it.each([
    ['is held already', HELD_PLAN, 'subscription/already-active'],
    ['cannot follow a one-time purchase (S2 §6.21)', offer({ subscription: ONE_TIME }), 'subscription/one-time'],
    // S1 §6.26
    ['cannot follow a plan that is being cancelled (S1 §6)', offer({ subscription: CANCELLED }), 'subscription/ending'],
    ['is not sold', offer({ plan: null }), 'request/not-found'],
  ] as const)('is refused with its reason when it %s', (_, answer, failure) => {
    const purchase = offered(answer);
    expect([purchase.state(), purchase.context().failure, purchase.pending()]).toEqual(['refused', failure, []]);
    purchase.send({ type: 'pupil.purchaseCancelled' });
    expect([purchase.state(), purchase.context().failure]).toEqual(['idle', null]);
  });

  it('is evaluated again when the server could not be asked, and another one can be chosen', () => {
    const purchase = choosing();
    purchase.answer('fetchOffer', failed('network/offline'));
    expect([purchase.state(), purchase.context().failure]).toEqual(['refused', 'network/offline']);
    purchase.send({ type: 'pupil.retried' });
    expect([purchase.state(), purchase.askedOf('fetchOffer')]).toEqual(['evaluatingOffer', 'premium-month']);
    purchase.answer('fetchOffer', failed('network/offline'));
    purchase.send({ type: 'pupil.planChosen', planId: 'basic-month', at: NOW });
    expect([purchase.askedOf('fetchOffer'), purchase.context().failure]).toEqual(['basic-month', null]);
  });

  it('says so when nobody could say whether payments are taken', () => {
    const purchase = asking();
    purchase.answer('checkPayments', failed('network/offline'));
    expect([purchase.state(), purchase.context().failure]).toEqual(['refused', 'network/offline']);
  });

  it("tells a pupil 'Płatności tymczasowo niedostępne' while payments are switched off (S1 §2.53)", () => {
    const purchase = disabled();
    expect([purchase.state(), purchase.pending()]).toEqual(['paymentsDisabled', []]);
    purchase.send({ type: 'pupil.purchaseCancelled' });
    expect([purchase.state(), purchase.context().choice]).toEqual(['idle', null]);
  });

  it('asks a visitor to log in before that, since nobody can be promised an e-mail whose address we do not know (S1 §4.83, §8.40)', () => {
    const purchase = chosenByVisitor();
    expect([purchase.state(), purchase.pending()]).toEqual(['awaitingLogin', []]);
    purchase.send({ type: 'session.established', ...ANIA });
    purchase.answer('recallPurchase', done(kept(NOW)));
    purchase.answer('fetchOffer', done(NEW_PLAN));
    purchase.answer('checkPayments', done(false));
    expect(purchase.state()).toEqual('paymentsDisabled');
  });

  it.each([
    ['the trial goes first (S1 §4.86)', TRIAL_FIRST, 'idle'],
    ['it is held already', HELD_PLAN, 'refused'],
  ] as const)('says nothing of payments where %s: nobody is turned away by them', (_, answer, state) => {
    const purchase = offered(answer);
    expect([purchase.state(), purchase.asks().includes('checkPayments')]).toEqual([state, false]);
  });
});
