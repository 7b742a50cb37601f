import { hasActivePlan } from '#domain/entitlement/plan-access.rules.ts';
import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import { isFresh } from '#domain/billing/expiring-entry.rules.ts';
import type { PaymentPollingContext, RecalledUpgrade } from './payment-polling.types.ts';
import type { PendingUpgrade } from '#domain/billing/purchase/purchase.types.ts';

/** How often a go asks (S2 §4.47, §9.41). */
export const POLL_ATTEMPTS = 15;
/** Between an answer and the next question (S2 §4.46, §9.40). */
export const POLL_INTERVAL = 2_000;

/** Paid is what the current subscription says; a plan change only when it names the wanted plan (R4). */
export const isPaid = (subscription: Subscription | null, upgrade: PendingUpgrade | null): boolean =>
  hasActivePlan(subscription) && (upgrade === null || subscription.membershipType.uniqueID === upgrade.to.uniqueID);

export const upgradeToConfirm = ({ upgrade, at }: RecalledUpgrade): PendingUpgrade | null =>
  upgrade !== null && isFresh(upgrade, at) ? upgrade : null;

/** Whether the screen speaks of a changed plan: by the query or a pending upgrade (S2 §4.51–4.52). */
export const speaksOfUpgrade = ({
  isUpgrade,
  upgrade,
}: Pick<PaymentPollingContext, 'isUpgrade' | 'upgrade'>): boolean => isUpgrade || upgrade !== null;

/** Asking on would bring the same answer. */
export const isHopeless = (code: FailureCode): boolean => code === 'session/expired' || code === 'session/forbidden';
