import { accessHandlers } from '#server/access/access.handlers.ts';
import type { Payments } from '#server/billing/payments.types.ts';
import { planHandlers } from '#server/billing/plans.handlers.ts';
import { purchaseHandlers } from '#server/billing/purchase.handlers.ts';
import { renewalHandlers } from '#server/billing/renewal.handlers.ts';
import { webhookHandlers } from '#server/billing/webhook.handlers.ts';
import type { OpenDatabase } from '#server/database/database.types.ts';
import type { Handlers } from '#server/api/handler.types.ts';
import { systemHandlers, type Upkeep } from '#server/http/system.handlers.ts';
import type { AccountDeletion } from '#server/identity/account-deletion.port.ts';
import type { TokenVerifier } from '#server/identity/token-verifier.port.ts';
import { schoolYearHandlers } from '#server/identity/school-years.handlers.ts';
import { guardianHandlers } from '#server/identity/guardian.handlers.ts';
import { userHandlers } from '#server/identity/users.handlers.ts';
import type { AiPlaces } from '#server/learning/ai-places.ts';
import type { VisitorLimits } from '#server/support/visitor-limits.ts';
import { assistantHandlers, type TutorReplies } from '#server/learning/assistant.handlers.ts';
import { cardHandlers } from '#server/learning/cards/cards.handlers.ts';
import { conversationHandlers } from '#server/learning/conversations.handlers.ts';
import { examAttemptHandlers } from '#server/learning/exams/exam-attempts.handlers.ts';
import { examChatHandlers } from '#server/learning/exams/exam-chat.handlers.ts';
import { examHandlers } from '#server/learning/exams/exams.handlers.ts';
import { feedbackHandlers } from '#server/learning/feedback.handlers.ts';
import { flashcardHandlers } from '#server/learning/flashcards.handlers.ts';
import type { QuizGenerator } from '#server/learning/quiz-generator/quiz-generator.port.ts';
import { quizChatHandlers } from '#server/learning/quiz-chat.handlers.ts';
import { progressHandlers } from '#server/learning/progress/progress.handlers.ts';
import { questionReportHandlers } from '#server/learning/question-reports.handlers.ts';
import { quizHandlers } from '#server/learning/quizzes.handlers.ts';
import type { Mailing } from '#server/mail/mailing.types.ts';
import { contactHandlers } from '#server/support/contact.handlers.ts';
import { logHandlers } from '#server/support/logs.handlers.ts';
import { visitHandlers } from '#server/support/visits.handlers.ts';
import { newsletterHandlers } from '#server/support/newsletter.handlers.ts';
import type { Tutor } from '#server/tutor/tutor.port.ts';

export interface HandlerDependencies {
  readonly database: OpenDatabase;
  readonly verifier: TokenVerifier;
  readonly upkeep: Upkeep;
  readonly deletion: AccountDeletion;
  readonly tutor: Tutor;
  readonly replies: TutorReplies;
  readonly quizGenerator: QuizGenerator;
  readonly places: AiPlaces;
  readonly visitorLimits: VisitorLimits;
  readonly payments: Payments;
  readonly mailing: Mailing;
  readonly now: () => number;
}

/** Every call that has behaviour. */
export const allHandlers = ({
  database: open,
  verifier,
  upkeep,
  deletion,
  tutor,
  replies,
  quizGenerator,
  places,
  visitorLimits,
  payments,
  mailing,
  now,
}: HandlerDependencies): Handlers => {
  const { database } = open;
  return {
    ...systemHandlers({ database: open, verifier, upkeep }),
    ...userHandlers({ database, deletion, mailing, now }),
    ...guardianHandlers({ database, mailing, now }),
    ...schoolYearHandlers({ database, now }),
    ...logHandlers({ database, now }),
    ...visitHandlers({ database, now }),
    ...accessHandlers({ database, now }),
    ...assistantHandlers({ database, tutor, replies, places, now }),
    ...conversationHandlers({ database }),
    ...feedbackHandlers({ database, now }),
    ...flashcardHandlers({ database, now }),
    ...cardHandlers({ database, now }),
    ...quizHandlers({ database, quizGenerator, places, now }),
    ...quizChatHandlers({ database, now }),
    ...examHandlers({ database, now }),
    ...examChatHandlers({ database, now }),
    ...examAttemptHandlers({ database, now }),
    ...questionReportHandlers({ database, now }),
    ...progressHandlers({ database, now }),
    ...planHandlers({ database, payments, now }),
    ...purchaseHandlers({ database, payments, now }),
    ...renewalHandlers({ database, payments, now }),
    ...webhookHandlers({ database, payments, now }),
    ...newsletterHandlers({ database, mailing, visitorLimits, now }),
    ...contactHandlers({ database, mailing, visitorLimits, now }),
  };
};
