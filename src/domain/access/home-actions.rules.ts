import { aiAccess } from '#domain/entitlement/ai-access.rules.ts';
import { hasActivePlan, hasExamAccess } from '#domain/entitlement/plan-access.rules.ts';
import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import type { TrialStatus } from '#domain/entitlement/trial-status.rules.ts';

/** Who looks at the home page. */
export interface HomeVisitor {
  readonly isLoggedIn: boolean;
  readonly trial: TrialStatus;
  readonly subscription: Subscription | null;
  /** The upgrade call-to-action of the subscription's status. */
  readonly upgradeApplies: boolean;
}

export type HomeAction =
  { readonly kind: 'login'; readonly destination: string } | { readonly kind: 'go'; readonly route: string };

const EXAM_ROUTE = '/egzaminy';

/** Where a call-to-action of the home page leads (S1 §2.56–2.62): to the login, to the plans, or to its target. */
export const homeAction = (
  { isLoggedIn, trial, subscription, upgradeApplies }: HomeVisitor,
  target: string,
): HomeAction => {
  if (!isLoggedIn) return { kind: 'login', destination: target };
  if (aiAccess(trial, subscription).kind === 'blocked') return { kind: 'go', route: '/pricing' };
  if (target !== EXAM_ROUTE || hasExamAccess(subscription)) return { kind: 'go', route: target };
  return { kind: 'go', route: upgradeApplies ? '/upgrade' : '/pricing' };
};

/** The button „try it for free”; null where it is not shown (S1 §2.63–2.67). */
export const heroAction = ({ isLoggedIn, trial, subscription }: HomeVisitor): HomeAction | null => {
  if (!isLoggedIn) return { kind: 'login', destination: '/assistant' };
  if (hasActivePlan(subscription) || trial.hasActiveTrial || !trial.canStartTrial) return null;
  return { kind: 'go', route: '/assistant' };
};
