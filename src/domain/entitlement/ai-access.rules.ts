import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import { type TrialStatus } from '#domain/entitlement/trial-status.rules.ts';
import { trialEnd } from '#domain/entitlement/trial-status.rules.ts';

export type AiBlockReason = 'trial_expired' | 'points_depleted' | 'no_subscription';

/** What opens Tutor and Przyjaciel to a user, or why nothing does (S1 §4.21–4.24, §6.6–6.8, §6.11). */
export type AiAccess =
  | { readonly kind: 'trial' }
  | { readonly kind: 'plan' }
  | { readonly kind: 'trialToStart' }
  | { readonly kind: 'blocked'; readonly reason: AiBlockReason };

/** In the order of decision D1. `trial` is the trial's status now; `subscription` is null when the user holds none. */
export const aiAccess = (trial: TrialStatus, subscription: Subscription | null): AiAccess => {
  if (trial.hasActiveTrial) return { kind: 'trial' };
  if (subscription !== null && subscription.isActive && subscription.membershipType.hasAI) return { kind: 'plan' };
  if (trial.canStartTrial) return { kind: 'trialToStart' };
  return { kind: 'blocked', reason: blockReason(trial) };
};

const blockReason = (trial: TrialStatus): AiBlockReason => {
  if (!trial.isExpired) return 'no_subscription';
  return trialEnd(trial) === 'expired' ? 'trial_expired' : 'points_depleted';
};
