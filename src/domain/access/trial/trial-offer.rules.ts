import { isGuardianMissing } from '#domain/identity/guardian.rules.ts';
import { needsCompletion } from '#domain/identity/profile-completion/profile-completion.rules.ts';
import type { User } from '#domain/identity/user.types.ts';
import { hasActivePlan } from '#domain/entitlement/plan-access.rules.ts';
import type { KnownSubscription } from '#domain/entitlement/subscription.types.ts';
import type { TrialStatus } from '#domain/entitlement/trial-status.rules.ts';

/** Whether a trial may be offered to a user: not beside a plan (S1 §2.38) or while nobody knows of one, nor before a guardian has agreed (R8), nor over the page where a profile is completed. */
export const isTrialOfferable = (user: User, subscription: KnownSubscription): boolean =>
  subscription !== 'unknown' && !hasActivePlan(subscription) && !isGuardianMissing(user) && !needsCompletion(user);

/** Whether a trial can really be begun by this user now (D27); not while nobody knows (`null`). The button, the banner, the hero and the purchase ask this. */
export const canBeginTrial = (user: User, subscription: KnownSubscription, trial: TrialStatus | null): boolean =>
  trial !== null && trial.canStartTrial && !trial.hasActiveTrial && isTrialOfferable(user, subscription);
