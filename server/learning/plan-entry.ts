import { hasExamAccess } from '#domain/entitlement/plan-access.rules.ts';
import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import { currentSubscription } from '#server/billing/purchases/current-subscription.ts';
import type { Database } from '#server/database/database.types.ts';
import { findUser } from '#server/identity/users.repository.ts';
import { noAiAccess, requirePlanWithAi } from '#server/learning/ai-entry.rules.ts';

/** The door of flashcards and quizzes. Throws 403 to whoever holds no plan with AI (D9, D16). */
export const requirePlan = async (
  database: Database,
  userId: string,
  askedAt: number,
): Promise<Subscription | null> => {
  const [user, subscription] = await Promise.all([
    findUser(database, userId),
    currentSubscription(database, userId, askedAt),
  ]);
  if (user === null) throw noAiAccess('no_subscription');
  requirePlanWithAi(user, subscription);
  return subscription;
};

/** The door of exams. Throws 403 to whoever holds no plan with AI exams (S2 §6.18, D9). */
export const requireExamPlan = async (database: Database, userId: string, askedAt: number): Promise<void> => {
  const subscription = await requirePlan(database, userId, askedAt);
  if (!hasExamAccess(subscription)) throw noAiAccess('no_exams');
};
