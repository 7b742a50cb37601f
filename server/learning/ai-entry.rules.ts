import { aiAccess, type AiAccess, type AiBlockReason } from '#domain/entitlement/ai-access.rules.ts';
import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import { NO_TRIAL, type TrialStatus } from '#domain/entitlement/trial-status.rules.ts';
import { requireConsents } from '#server/access/required-consents.rules.ts';
import { ApiFailure } from '#server/api/api-failure.ts';
import type { UserRow } from '#server/identity/users.repository.ts';

export type GrantedAccess = Exclude<AiAccess, { readonly kind: 'blocked' }>;

/** S2 §8.15 reads "no ai access" (R11). */
export const noAiAccess = (reason: AiBlockReason | 'no_exams'): ApiFailure =>
  new ApiFailure(403, 'no_ai_access', `no ai access: ${reason}`);

/** What opens Tutor and Przyjaciel. Throws 403 where nothing does. */
export const requireAiAccess = (
  user: UserRow,
  trial: TrialStatus,
  subscription: Subscription | null,
): GrantedAccess => {
  // Whoever pays is not charged the points of a trial that still runs.
  const byPlan = planAccess(user, subscription);
  const access = byPlan.kind === 'plan' ? byPlan : aiAccess(trial, subscription);
  if (access.kind === 'blocked') throw noAiAccess(access.reason);
  return access;
};

/** What opens the generators: a plan, never a trial (D9). Throws 403 where there is none. */
export const requirePlanWithAi = (user: UserRow, subscription: Subscription | null): void => {
  if (planAccess(user, subscription).kind !== 'plan') throw noAiAccess('no_subscription');
};

const planAccess = (user: UserRow, subscription: Subscription | null): AiAccess => {
  requireConsents(user);
  return aiAccess(NO_TRIAL, subscription);
};
