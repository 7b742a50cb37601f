import { canBeginTrial } from '#domain/access/trial/trial-offer.rules.ts';
import { aiAccess } from '#domain/entitlement/ai-access.rules.ts';
import { hasExamAccess, offersUpgrade } from '#domain/entitlement/plan-access.rules.ts';
import type { KnownSubscription, Subscription } from '#domain/entitlement/subscription.types.ts';
import type { TrialStatus } from '#domain/entitlement/trial-status.rules.ts';
import type { User } from '#domain/identity/user.types.ts';

/** Who looks at the home page. */
export interface HomeVisitor {
  readonly isLoggedIn: boolean;
  readonly trial: TrialStatus;
  readonly subscription: Subscription | null;
}

export type HomeAction =
  { readonly kind: 'login'; readonly destination: string } | { readonly kind: 'go'; readonly route: string };

const EXAM_ROUTE = '/egzaminy';

/** Where a call-to-action of the home page leads (S1 §2.56–2.62): to the login, to the plans, or to its target. */
export const homeAction = ({ isLoggedIn, trial, subscription }: HomeVisitor, target: string): HomeAction => {
  if (!isLoggedIn) return { kind: 'login', destination: target };
  if (aiAccess(trial, subscription).kind === 'blocked') return { kind: 'go', route: '/pricing' };
  if (target !== EXAM_ROUTE || hasExamAccess(subscription)) return { kind: 'go', route: target };
  return { kind: 'go', route: offersUpgrade(subscription) ? '/upgrade' : '/pricing' };
};

/** A registered user as the hero knows them; the trial is null until the server has told of it. */
export interface HeroMember {
  readonly user: User;
  readonly subscription: KnownSubscription;
  readonly trial: TrialStatus | null;
}

/** Whether the hero says „try it for free” (S1 §2.63–2.65): to whoever has not registered, and to who can begin a trial now (D27). */
export const isInvitedToTrial = (member: HeroMember | null): boolean => {
  if (member === null) return true;
  const { user, subscription, trial } = member;
  return canBeginTrial(user, subscription, trial);
};
