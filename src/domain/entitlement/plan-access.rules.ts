import type { Subscription } from './subscription.types.ts';

/** What a plan opens beyond Tutor and Przyjaciel. The subscription is null when the user holds none. */
type Held = Subscription | null;

export const hasActivePlan = (subscription: Held): subscription is Subscription =>
  subscription !== null && subscription.isActive;

/** Quizzes and flashcards: a paid plan with AI; a trial is not enough (S1 §1.16, §6.9, §6.12–6.14, D9, D16). */
export const hasQuizAccess = (subscription: Held): boolean =>
  hasActivePlan(subscription) && subscription.membershipType.hasAI;

/** Exams: a paid plan with AI exams (S1 §6.15, D9). */
export const hasExamAccess = (subscription: Held): boolean =>
  hasActivePlan(subscription) && subscription.membershipType.hasAIExams;

/** Whether a better plan is offered (S1 §2.61, §2.101, §4.39–4.42, §4.47, §6.25–6.26, D21): to who holds a plan with AI and without exams that renews itself, has not cancelled it and owes nothing for it. Every button and banner asks this. */
export const offersUpgrade = (subscription: Held): boolean =>
  hasQuizAccess(subscription) &&
  !hasExamAccess(subscription) &&
  subscription?.isRecurring === true &&
  !subscription.isCancelled &&
  subscription.isPaymentDue !== true;

/** Who bought once cannot change the plan (S2 §6.21). */
export const isOneTimePurchase = (subscription: Held): boolean =>
  hasActivePlan(subscription) && !subscription.isRecurring;
