import type { SnapshotFrom } from 'xstate';
import { hasQuizAccess } from '#domain/entitlement/plan-access.rules.ts';
import { generatorAccess } from '#domain/learning/generator/generator-access.rules.ts';
import type { GeneratorAccess } from '#domain/learning/generator/generator.types.ts';
import type { sessionMachine } from '#domain/identity/session/session.machine.ts';

type Session = SnapshotFrom<typeof sessionMachine>;

/** The plan as the server has told it: what is remembered refuses nobody (D25). */
const toldPlanOf = ({ context: { user, subscription, isRemembered, isPlanRemembered } }: Session) =>
  user === null || isRemembered || isPlanRemembered ? 'unknown' : subscription;

export type FeatureGateView =
  | { readonly gate: 'unknown' }
  | { readonly gate: 'open'; readonly access: GeneratorAccess }
  | { readonly gate: 'closed'; readonly isTrialUsed: boolean };

/** The gate before quizzes and exams: a paid plan with AI opens it, a trial does not (S2 §2.63, §2.81–2.85, D9, D16). */
export const selectFeatureGate = (session: Session, isTrialUsed: boolean): FeatureGateView => {
  const { subscription } = session.context;
  // Also what is remembered: it admits.
  if (subscription !== 'unknown' && hasQuizAccess(subscription))
    return { gate: 'open', access: generatorAccess(subscription) };
  return toldPlanOf(session) === 'unknown' ? { gate: 'unknown' } : { gate: 'closed', isTrialUsed };
};

/** Whether the way to the exams carries a lock (S1 §2.6–2.7, D9, D16); not while nobody knows. */
export const selectIsExamsLocked = (session: Session): boolean => {
  const plan = toldPlanOf(session);
  return plan !== 'unknown' && !hasQuizAccess(plan);
};
