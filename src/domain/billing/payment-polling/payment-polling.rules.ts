import { hasActivePlan } from '#domain/entitlement/plan-access.rules.ts';
import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import type {
  PaymentPollingContext,
  PaymentPollingInput,
  RecalledUpgrade,
  UpgradeTarget,
} from './payment-polling.types.ts';

/** How often a go asks (S2 §4.47, §9.41). */
export const POLL_ATTEMPTS = 15;
/** Between an answer and the next question (S2 §4.46, §9.40). */
export const POLL_INTERVAL = 2_000;
/** How long a go lasts at most, however slow the answers are (D24). */
export const POLL_TIMEOUT = 60_000;

/** Paid is what the current subscription says; a plan change only when it names the wanted plan (R4). */
export const isPaid = (subscription: Subscription | null, target: UpgradeTarget | null): boolean =>
  hasActivePlan(subscription) && (target === null || subscription.membershipType.uniqueID === target.planId);

/** What a change is to end with: the plan that the address names, else the one that was ordered in this browser. After a checkout no earlier change counts. */
export const upgradeTarget = (
  { sessionId, planId }: Pick<PaymentPollingInput, 'sessionId' | 'planId'>,
  upgrade: RecalledUpgrade,
): UpgradeTarget | null => {
  if (sessionId !== null) return null;
  const wanted = planId ?? upgrade?.to.uniqueID;
  if (wanted === undefined) return null;
  return { planId: wanted, from: upgrade?.to.uniqueID === wanted ? upgrade.from.name : null };
};

/** Whether there was a change of plan: by the query or a pending upgrade (S2 §4.51–4.52). */
export const speaksOfUpgrade = ({ isUpgrade, target }: Pick<PaymentPollingContext, 'isUpgrade' | 'target'>): boolean =>
  isUpgrade || target !== null;

/** Asking on would bring the same answer. */
export const isHopeless = (code: FailureCode): boolean => code === 'session/expired' || code === 'session/forbidden';
