import { isTrialOfferable } from '#domain/access/trial/trial-offer.rules.ts';
import type { KnownSubscription } from '#domain/entitlement/subscription.types.ts';
import type { User } from '#domain/identity/user.types.ts';
import { connecting, type ActorsOf, type AppLogics, type Connection } from '../app.connections.ts';
import type { PurchaseLogic } from './purchase/purchase.logic.ts';

/** The purchase among those whom it hears and who hear it. */
interface BillingLogics extends Pick<AppLogics, 'session' | 'authDialog' | 'toasts'> {
  readonly purchase: PurchaseLogic;
}

export type BillingActors = ActorsOf<BillingLogics>;

interface Member {
  readonly user: User;
  readonly subscription: KnownSubscription;
}

/** What the purchase is told of whoever is here; whether the trial goes first is the rule of its offer (D27). */
export const buyerOf = ({ user, subscription }: Member) =>
  ({
    type: 'session.established',
    userId: user.id,
    isTrialOfferable: isTrialOfferable(user, subscription),
  }) as const;

const connect = connecting<BillingLogics>();

/** How the purchase talks to the machines that live as long as the page: all of it. */
export const CONNECTIONS: readonly Connection<BillingActors>[] = [
  connect('session', 'session.established', 'purchase', buyerOf),
  connect('session', 'session.ended', 'purchase', () => ({ type: 'session.ended' })),
  connect('authDialog', 'auth.dismissed', 'purchase', (said) => said),
  connect('purchase', 'purchase.loginNeeded', 'authDialog', () => ({ type: 'pupil.loginRequested' })),
  connect('purchase', 'purchase.refused', 'toasts', () => ({
    type: 'toast.requested',
    toast: { type: 'info', topic: 'purchase/pending' },
  })),
  connect('purchase', 'purchase.postponed', 'toasts', () => ({
    type: 'toast.requested',
    toast: { type: 'info', topic: 'purchase/postponed' },
  })),
];
