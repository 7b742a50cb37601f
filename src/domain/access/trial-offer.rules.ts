import { isGuardianMissing } from '#domain/identity/guardian.rules.ts';
import type { User } from '#domain/identity/user.types.ts';
import { hasActivePlan } from './plan-access.rules.ts';
import type { Subscription } from './subscription.types.ts';

/** Whether a trial may be offered to a user: not beside a plan (S1 §2), nor before a guardian has agreed (R8). */
export const isTrialOfferable = (user: Pick<User, 'isUnder16' | 'guardianConsent'>, subscription: Subscription | null): boolean =>
  !hasActivePlan(subscription) && !isGuardianMissing(user);
