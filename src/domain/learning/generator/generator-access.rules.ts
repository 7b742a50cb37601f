import { hasExamAccess, hasQuizAccess } from '#domain/entitlement/plan-access.rules.ts';
import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import type { GeneratorAccess } from './generator.types.ts';

/** Generators need an active plan: with AI for quizzes, with AI exams for exams; a trial opens neither (D9). */
export const generatorAccess = (subscription: Subscription | null): GeneratorAccess => ({
  exam: hasExamAccess(subscription),
  quiz: hasQuizAccess(subscription),
});

/** Whether the banner shows that exams need another plan (S2 §6.19). */
export const isExamUpgradeOffered = ({ exam, quiz }: GeneratorAccess): boolean => quiz && !exam;
