import type { SnapshotFrom } from 'xstate';
import { canBeginTrial } from '#domain/access/trial/trial-offer.rules.ts';
import type { trialMachine } from '#domain/access/trial/trial.machine.ts';
import { hasActivePlan } from '#domain/entitlement/plan-access.rules.ts';
import { trialEnd, type TrialEnd } from '#domain/entitlement/trial-status.rules.ts';
import type { sessionMachine } from '#domain/identity/session/session.machine.ts';

export type TrialBannerView =
  | { readonly banner: 'none' }
  /** Nobody is here: the button opens the login (S2 §2.127, §6.2–6.3). */
  | { readonly banner: 'visitor' }
  | { readonly banner: 'available' }
  | { readonly banner: 'used'; readonly reason: TrialEnd };

/** What the page of the plans says of the trial (S1 §2.112, S2 §2.124–2.125, D27). */
export const selectTrialBanner = (
  session: SnapshotFrom<typeof sessionMachine>,
  { context: { status } }: SnapshotFrom<typeof trialMachine>,
): TrialBannerView => {
  if (session.matches({ account: 'unauthenticated' })) return { banner: 'visitor' };
  const { user, subscription, isRemembered, isPlanRemembered } = session.context;
  if (user === null || isRemembered || isPlanRemembered || status === null || subscription === 'unknown')
    return { banner: 'none' };
  if (canBeginTrial(user, subscription, status)) return { banner: 'available' };
  return status.isExpired && !hasActivePlan(subscription)
    ? { banner: 'used', reason: trialEnd(status) }
    : { banner: 'none' };
};
