import type { SnapshotFrom } from 'xstate';
import type { subscriptionStatusMachine } from '#domain/billing/subscription-status/subscription-status.machine.ts';
import {
  billingMode,
  callToAction,
  canResume,
  heldFeatures,
  offersCancellation,
  planEnd,
  subscriptionStatus,
  type BillingMode,
  type CallToAction,
  type HeldFeature,
  type PlanEnd,
} from '#domain/billing/subscription-status/subscription-status.rules.ts';
import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import { paymentFailureText } from '#ui/texts/failures.pl.ts';
import { upgradeMessageTexts } from '#ui/texts/held-plan.pl.ts';

type Snapshot = SnapshotFrom<typeof subscriptionStatusMachine>;

export type PlanTone = 'success' | 'warning' | 'neutral';

export type HeldPlanView =
  | { readonly screen: 'loading' }
  | { readonly screen: 'unread' }
  | { readonly screen: 'none' }
  | {
      readonly screen: 'plan';
      readonly name: string;
      readonly tone: PlanTone;
      readonly end: PlanEnd;
      readonly mode: BillingMode;
      readonly features: readonly HeldFeature[];
      readonly canCancel: boolean;
      readonly canResume: boolean;
      readonly isResuming: boolean;
      /** A change waits for the payment provider. */
      readonly isConfirming: boolean;
      readonly isUpdated: boolean;
      readonly error: string | undefined;
    };

const TONES: Readonly<Record<PlanEnd['kind'], PlanTone>> = {
  renews: 'success',
  expires: 'success',
  cancelled: 'warning',
  lapses: 'warning',
  due: 'warning',
  ended: 'neutral',
};

/** What stands on the card of the plan; what was known stays while it is read anew. */
export const selectHeldPlan = (snapshot: Snapshot): HeldPlanView => {
  const { subscription, expected, failure } = snapshot.context;
  if (snapshot.matches({ status: 'loading' }) || snapshot.matches({ status: 'notLoggedIn' }))
    return { screen: 'loading' };
  if (snapshot.matches({ status: 'unknown' }))
    return snapshot.matches({ activity: 'refreshing' }) ? { screen: 'loading' } : { screen: 'unread' };
  if (subscription === null) return { screen: 'none' };
  const end = planEnd(subscription);
  const isConfirming = expected !== null;
  return {
    screen: 'plan',
    name: subscription.membershipType.name,
    tone: TONES[end.kind],
    end,
    mode: billingMode(subscription),
    features: heldFeatures(subscription.membershipType),
    canCancel: offersCancellation(subscription) && !isConfirming,
    canResume: canResume(subscription) && !isConfirming,
    isResuming: snapshot.matches({ activity: 'resuming' }),
    isConfirming,
    isUpdated: snapshot.matches({ news: 'updated' }),
    error: failure === null ? undefined : paymentFailureText(failure),
  };
};

export interface Invitation {
  readonly action: CallToAction['action'];
  readonly route: '/pricing' | '/upgrade';
  readonly message: string;
}

/** What somebody is invited to by what they hold (S1 §2.101, §4.43, D21); null for nothing. */
export const invitationFor = (subscription: Subscription | null): Invitation | null => {
  const invited = callToAction(subscription);
  const status = subscriptionStatus(subscription);
  return invited === null || invited.route === null || status === 'premium'
    ? null
    : { action: invited.action, route: invited.route, message: upgradeMessageTexts[status] };
};

const IS_READ = ['noSubscription', 'inactive', 'active'] as const;

export const selectInvitation = (snapshot: Snapshot): Invitation | null =>
  IS_READ.some((status) => snapshot.matches({ status })) ? invitationFor(snapshot.context.subscription) : null;

export const selectSubscription = ({ context }: Snapshot): Subscription | null => context.subscription;
