import { assign, emit, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import type { Keyed } from '#domain/shared/idempotency.rules.ts';
import { KEPT_ENTRY_LIFETIME } from '#domain/billing/expiring-entry.rules.ts';
import { failureNoted, type MachineMeta } from '#domain/shared/machine.ts';
import {
  choiceToResume,
  HAND_OVER_PATIENCE,
  pendingUpgrade,
  purchaseStep,
  UPGRADE_REDIRECT,
} from './purchase.rules.ts';
import type {
  CheckoutOrder,
  CheckoutSession,
  Offer,
  PendingPurchase,
  PurchaseContext,
  PurchaseEmitted,
  PurchaseEvent,
  PurchaseInput,
  PurchaseRoute,
  PurchaseStep,
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

/** What the chart of a purchase is made of; its states are in `purchase-choosing.ts` and `purchase-paying.ts`. */
export const purchase = setup({
  types: {
    context: {} as PurchaseContext,
    input: {} as PurchaseInput,
    events: {} as PurchaseEvent,
    emitted: {} as PurchaseEmitted,
    tags: {} as 'busy' | 'pending',
    meta: {} as MachineMeta,
  },
  actors: {
    recallPurchase: actorSlot<RecalledPurchase>('recallPurchase'),
    fetchOffer: actorSlot<Offer, string>('fetchOffer'),
    upgradeSubscription: actorSlot<void, Keyed<UpgradeOrder>>('upgradeSubscription'),
    openCheckout: actorSlot<CheckoutSession, Keyed<CheckoutOrder>>('openCheckout'),
    leaveForCheckout: actorSlot<void, CheckoutSession>('leaveForCheckout'),
  },
  delays: {
    pendingLifetime: KEPT_ENTRY_LIFETIME,
    upgradeRedirect: UPGRADE_REDIRECT,
    handOverPatience: HAND_OVER_PATIENCE,
  },
  guards: {
    arePaymentsDisabled: ({ context }) => context.arePaymentsDisabled,
    isLoggedIn: ({ context }) => context.userId !== null,
    isOtherPupil: ({ context }, userId: string) => context.userId !== null && context.userId !== userId,
    isResumable: ({ context }, recalled: RecalledPurchase) => choiceToResume(context.choice, recalled) !== null,
    isStep: (_, { offer, kind }: { readonly offer: Offer; readonly kind: PurchaseStep['kind'] }) =>
      purchaseStep(offer).kind === kind,
  },
  actions: {
    setUser: assign({ userId: (_, userId: string) => userId }),
    clearUser: assign({ userId: null }),
    choose: assign((_, { planId, at }: { readonly planId: string; readonly at: number }) => ({
      ...NOTHING,
      choice: { planId, timestamp: at },
    })),
    resume: assign(({ context }, recalled: RecalledPurchase) => ({
      ...NOTHING,
      choice: choiceToResume(context.choice, recalled),
    })),
    adoptDeal: assign({
      deal: (_, offer: Offer) => {
        const step = purchaseStep(offer);
        return step.kind === 'checkout' || step.kind === 'upgrade' ? step : null;
      },
    }),
    noteRefusal: assign({
      failure: (_, offer: Offer) => {
        const step = purchaseStep(offer);
        return step.kind === 'refused' ? step.code : null;
      },
    }),
    takeKey: assign({ idempotencyKey: ({ context }, key: string) => context.idempotencyKey ?? key, failure: null }),
    orderUpgrade: assign(({ context }, at: number) => ({ upgrade: pendingUpgrade(context.deal!, at) })),
    adoptSession: assign({ session: (_, session: CheckoutSession) => session }),
    noteFailure: assign(failureNoted),
    forget: assign(NOTHING),
    keepChoice: emit(({ context }): PurchaseEmitted => ({
      type: 'purchase.kept',
      pending: context.choice as PendingPurchase,
    })),
    forgetKept: emit({ type: 'purchase.forgotten' }),
    askForLogin: emit({ type: 'purchase.loginNeeded' }),
    refuse: emit({ type: 'purchase.refused', reason: 'checkout_pending' }),
    leadTo: emit((_, to: PurchaseRoute): PurchaseEmitted => ({ type: 'purchase.redirected', to })),
    keepUpgrade: emit(({ context }): PurchaseEmitted => ({
      type: 'upgrade.kept',
      userId: context.userId!,
      upgrade: context.upgrade!,
    })),
  },
});

export const chosen = {
  target: '#purchase.deciding',
  actions: { type: 'choose', params: ({ event }: { event: { planId: string; at: number } }) => event },
} as const;

export const abandoned = { target: '#purchase.idle', actions: 'forget' } as const;

export const refusedWhilePending = {
  'pupil.planChosen': { actions: 'refuse', meta: { note: 'One checkout at a time: nobody pays twice.' } },
} as const;
