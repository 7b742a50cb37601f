import { assign, emit, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import type { Keyed } from '#domain/shared/idempotency.rules.ts';
import { ENTRY_TTL } from '#domain/billing/expiring-entry.rules.ts';
import { failureNoted, type MachineMeta } from '#domain/shared/machine.ts';
import {
  choiceAfterLogin,
  choiceOfPage,
  dealOf,
  HAND_OVER_TIMEOUT,
  pendingUpgrade,
  PUPIL_TIMEOUT,
  purchaseStep,
  UPGRADE_REDIRECT,
} from './purchase.rules.ts';
import type {
  Buyer,
  CheckoutOrder,
  CheckoutSession,
  Offer,
  PendingPurchase,
  PurchaseContext,
  PurchaseEmitted,
  PurchaseEvent,
  PurchaseRoute,
  RecalledPurchase,
  UpgradeOrder,
} from './purchase.types.ts';

/** What is left of a purchase that is over. */
export const NOTHING = {
  choice: null,
  deal: null,
  idempotencyKey: null,
  upgrade: null,
  session: null,
  failure: null,
} as const;

export const purchase = setup({
  types: {
    context: {} as PurchaseContext,
    events: {} as PurchaseEvent,
    emitted: {} as PurchaseEmitted,
    tags: {} as 'busy' | 'pending',
    meta: {} as MachineMeta,
  },
  actors: {
    /** Asked for a user by their id. */
    recallPurchase: actorSlot<RecalledPurchase, string>('recallPurchase'),
    /** Whether anybody takes payments here now (S1 §6.27). */
    checkPayments: actorSlot<boolean>('checkPayments'),
    fetchOffer: actorSlot<Offer, string>('fetchOffer'),
    upgradeSubscription: actorSlot<void, Keyed<UpgradeOrder>>('upgradeSubscription'),
    openCheckout: actorSlot<CheckoutSession, Keyed<CheckoutOrder>>('openCheckout'),
    leaveForCheckout: actorSlot<void, CheckoutSession>('leaveForCheckout'),
  },
  delays: {
    pendingLifetime: ENTRY_TTL,
    pupilTimeout: PUPIL_TIMEOUT,
    upgradeRedirect: UPGRADE_REDIRECT,
    handOverTimeout: HAND_OVER_TIMEOUT,
  },
  guards: {
    areSwitchedOff: (_, taken: boolean) => !taken,
    isLoggedIn: ({ context }) => context.userId !== null,
    isOtherPupil: ({ context }, userId: string) => context.userId !== null && context.userId !== userId,
    isResumable: ({ context }, recalled: RecalledPurchase) => choiceAfterLogin(context.choice, recalled) !== null,
    isVisitors: (_, { visitors }: RecalledPurchase) => visitors !== null,
    isReopenable: ({ context }, recalled: RecalledPurchase) => choiceOfPage(context.choice, recalled) !== null,
    isTrialFirst: ({ context }, offer: Offer) => purchaseStep(offer, context.isTrialOfferable).kind === 'trial',
    isDeal: ({ context }, offer: Offer) => dealOf(purchaseStep(offer, context.isTrialOfferable)) !== null,
    isUpgrade: ({ context }) => context.deal?.kind === 'upgrade',
  },
  actions: {
    setBuyer: assign((_, { userId, isTrialOfferable }: Buyer) => ({ userId, isTrialOfferable })),
    clearUser: assign({ userId: null, isTrialOfferable: false }),
    choose: assign((_, { planId, at }: { readonly planId: string; readonly at: number }) => ({
      ...NOTHING,
      choice: { planId, timestamp: at },
    })),
    resume: assign(({ context }, recalled: RecalledPurchase) => ({
      ...NOTHING,
      choice: choiceOfPage(context.choice, recalled),
    })),
    adoptDeal: assign({
      deal: ({ context }, offer: Offer) => dealOf(purchaseStep(offer, context.isTrialOfferable)),
    }),
    noteRefusal: assign({
      failure: ({ context }, offer: Offer) => {
        const step = purchaseStep(offer, context.isTrialOfferable);
        return step.kind === 'refused' ? step.code : null;
      },
    }),
    takeKey: assign({ idempotencyKey: ({ context }, key: string) => context.idempotencyKey ?? key, failure: null }),
    dropKey: assign({ idempotencyKey: null, session: null, failure: null }),
    orderUpgrade: assign(({ context }, at: number) => ({ upgrade: pendingUpgrade(context.deal!, at) })),
    adoptSession: assign({ session: (_, session: CheckoutSession) => session }),
    noteFailure: assign(failureNoted),
    forget: assign(NOTHING),
    keepChoice: emit(({ context }): PurchaseEmitted => ({
      type: 'purchase.kept',
      userId: context.userId,
      pending: context.choice as PendingPurchase,
    })),
    forgetKept: emit({ type: 'purchase.forgotten' }),
    postpone: emit({ type: 'purchase.postponed' }),
    askForLogin: emit({ type: 'purchase.loginNeeded' }),
    refuse: emit({ type: 'purchase.refused', reason: 'checkout_pending' }),
    redirectTo: emit((_, to: PurchaseRoute): PurchaseEmitted => ({ type: 'purchase.redirected', to })),
    keepUpgrade: emit(({ context }): PurchaseEmitted => ({
      type: 'upgrade.kept',
      userId: context.userId!,
      upgrade: context.upgrade!,
    })),
  },
});

const choosing = {
  actions: { type: 'choose', params: ({ event }: { event: { planId: string; at: number } }) => event },
} as const;

/** By somebody who is known. */
export const chosen = { target: '#purchase.evaluatingOffer', ...choosing } as const;

export const chosenByVisitor = {
  target: '#purchase.awaitingLogin',
  ...choosing,
  meta: { note: 'Also where no payments are taken: we must know whom we owe the e-mail that announces them.' },
} as const;

export const abandoned = { target: '#purchase.idle', actions: ['forget', 'forgetKept'] } as const;

export const leadingToPlans = {
  target: '#purchase.idle',
  actions: ['forget', 'forgetKept', { type: 'redirectTo', params: '/pricing' }],
} as const;

export const refusedWhilePending = {
  'pupil.planChosen': { actions: 'refuse', meta: { note: 'One checkout at a time: nobody pays twice.' } },
} as const;
