import { homeAction, isInvitedToTrial, type HomeVisitor } from '#domain/access/home-actions.rules.ts';
import { hasActivePlan } from '#domain/entitlement/plan-access.rules.ts';
import type { KnownSubscription } from '#domain/entitlement/subscription.types.ts';
import { NO_TRIAL, type TrialStatus } from '#domain/entitlement/trial-status.rules.ts';
import type { SessionView } from '#ui/navigation/session.view.ts';

/** What is known of whoever looks at the home page. */
export interface HomeKnowledge {
  readonly session: SessionView;
  readonly subscription: KnownSubscription;
  /** Whether a part of it is only remembered. */
  readonly isRemembered: boolean;
  /** Null until the server has told of it. */
  readonly trial: TrialStatus | null;
}

/** As the domain's rule must know them; null while not everything is known. */
const visitorOf = ({ session, subscription, isRemembered, trial }: HomeKnowledge): HomeVisitor | null => {
  if (session.status === 'visitor') return { isLoggedIn: false, trial: NO_TRIAL, subscription: null };
  if (session.status !== 'registered' || isRemembered || trial === null || subscription === 'unknown') return null;
  return { isLoggedIn: true, trial, subscription };
};

/** Where a call to action leads (S1 §2.56–2.62), to members by the guard; while not everything is known, to its target, where the guard waits and decides. */
export const destinationOf = (known: HomeKnowledge, target: string): string => {
  const visitor = visitorOf(known);
  if (visitor === null) return target;
  const action = homeAction(visitor, target);
  return action.kind === 'login' ? action.destination : action.route;
};

/** Whether the hero says „try it for free” (S1 §2.63–2.65, D27). */
export const isHeroInviting = ({ session, subscription, trial }: HomeKnowledge): boolean =>
  isInvitedToTrial(session.status === 'registered' ? { user: session.user, subscription, trial } : null);

/** Whether the plans show (S1 §1.38, §2.75): to whoever holds none, as far as it is known. */
export const arePlansShown = ({ subscription }: Pick<HomeKnowledge, 'subscription'>): boolean =>
  subscription === 'unknown' || !hasActivePlan(subscription);
