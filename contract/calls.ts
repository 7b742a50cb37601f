import * as analytics from '#contract/calls/analytics.calls.ts';
import * as assistant from '#contract/calls/assistant.calls.ts';
import * as cards from '#contract/calls/cards.calls.ts';
import * as contact from '#contract/calls/contact.calls.ts';
import * as conversations from '#contract/calls/conversations.calls.ts';
import * as examAttempts from '#contract/calls/exam-attempts.calls.ts';
import * as exams from '#contract/calls/exams.calls.ts';
import * as feedback from '#contract/calls/feedback.calls.ts';
import * as flashcards from '#contract/calls/flashcards.calls.ts';
import * as guardian from '#contract/calls/guardian.calls.ts';
import * as logs from '#contract/calls/logs.calls.ts';
import * as newsletter from '#contract/calls/newsletter.calls.ts';
import * as progress from '#contract/calls/progress.calls.ts';
import * as questionReports from '#contract/calls/question-reports.calls.ts';
import * as quizzes from '#contract/calls/quizzes.calls.ts';
import * as schoolYears from '#contract/calls/school-years.calls.ts';
import * as stripe from '#contract/calls/stripe.calls.ts';
import * as subscriptions from '#contract/calls/subscriptions.calls.ts';
import * as system from '#contract/calls/system.calls.ts';
import * as trial from '#contract/calls/trial.calls.ts';
import * as users from '#contract/calls/users.calls.ts';

/** Every call by its name, for the server, the OpenAPI page and tests. The browser imports single calls, so that the rest is not shipped. */
export const CALLS = {
  [users.findUser.name]: users.findUser,
  [users.listUsers.name]: users.listUsers,
  [users.addUser.name]: users.addUser,
  [users.updateUser.name]: users.updateUser,
  [users.removeUser.name]: users.removeUser,
  [users.exportUser.name]: users.exportUser,
  [guardian.answerAsGuardian.name]: guardian.answerAsGuardian,
  [schoolYears.currentSchoolYear.name]: schoolYears.currentSchoolYear,
  [schoolYears.findUserSchoolYear.name]: schoolYears.findUserSchoolYear,
  [schoolYears.listUserSchoolYears.name]: schoolYears.listUserSchoolYears,
  [schoolYears.addUserSchoolYear.name]: schoolYears.addUserSchoolYear,
  [logs.writeLog.name]: logs.writeLog,
  [analytics.countVisits.name]: analytics.countVisits,
  [trial.getTrialStatus.name]: trial.getTrialStatus,
  [trial.startTrial.name]: trial.startTrial,
  [assistant.askTutor.name]: assistant.askTutor,
  [assistant.askBuddy.name]: assistant.askBuddy,
  [assistant.stopReply.name]: assistant.stopReply,
  [conversations.listConversations.name]: conversations.listConversations,
  [conversations.findConversation.name]: conversations.findConversation,
  [feedback.listFeedback.name]: feedback.listFeedback,
  [feedback.giveFeedback.name]: feedback.giveFeedback,
  [conversations.renameConversation.name]: conversations.renameConversation,
  [conversations.removeConversation.name]: conversations.removeConversation,
  [flashcards.analyzeFlashcard.name]: flashcards.analyzeFlashcard,
  [flashcards.generateFlashcard.name]: flashcards.generateFlashcard,
  [flashcards.listFlashcards.name]: flashcards.listFlashcards,
  [flashcards.findFlashcard.name]: flashcards.findFlashcard,
  [cards.listDueCards.name]: cards.listDueCards,
  [cards.reviewCard.name]: cards.reviewCard,
  [cards.listOwnCards.name]: cards.listOwnCards,
  [cards.addCard.name]: cards.addCard,
  [cards.changeCard.name]: cards.changeCard,
  [cards.removeCard.name]: cards.removeCard,
  [exams.generateExam.name]: exams.generateExam,
  [exams.listExams.name]: exams.listExams,
  [exams.findExam.name]: exams.findExam,
  [exams.chatAboutExam.name]: exams.chatAboutExam,
  [examAttempts.findExamAttempt.name]: examAttempts.findExamAttempt,
  [examAttempts.saveExamAttempt.name]: examAttempts.saveExamAttempt,
  [examAttempts.handInExam.name]: examAttempts.handInExam,
  [examAttempts.reviewExam.name]: examAttempts.reviewExam,
  [examAttempts.markExam.name]: examAttempts.markExam,
  [progress.findProgress.name]: progress.findProgress,
  [progress.correctMistake.name]: progress.correctMistake,
  [questionReports.reportQuestion.name]: questionReports.reportQuestion,
  [quizzes.generateQuiz.name]: quizzes.generateQuiz,
  [quizzes.listQuizzes.name]: quizzes.listQuizzes,
  [quizzes.findQuiz.name]: quizzes.findQuiz,
  [quizzes.chatAboutQuiz.name]: quizzes.chatAboutQuiz,
  [subscriptions.listPlans.name]: subscriptions.listPlans,
  [subscriptions.currentSubscription.name]: subscriptions.currentSubscription,
  [subscriptions.getStripeKey.name]: subscriptions.getStripeKey,
  [subscriptions.createCheckoutSession.name]: subscriptions.createCheckoutSession,
  [subscriptions.checkoutResult.name]: subscriptions.checkoutResult,
  [subscriptions.awaitPayments.name]: subscriptions.awaitPayments,
  [subscriptions.upgradeSubscription.name]: subscriptions.upgradeSubscription,
  [subscriptions.cancelSubscription.name]: subscriptions.cancelSubscription,
  [subscriptions.resumeSubscription.name]: subscriptions.resumeSubscription,
  [subscriptions.listInvoices.name]: subscriptions.listInvoices,
  [subscriptions.openBillingPortal.name]: subscriptions.openBillingPortal,
  [stripe.receiveStripeEvent.name]: stripe.receiveStripeEvent,
  [newsletter.subscribeToNewsletter.name]: newsletter.subscribeToNewsletter,
  [newsletter.unsubscribeFromNewsletter.name]: newsletter.unsubscribeFromNewsletter,
  [newsletter.leaveNewsletter.name]: newsletter.leaveNewsletter,
  [contact.sendContactMessage.name]: contact.sendContactMessage,
  [assistant.previewAI.name]: assistant.previewAI,
  [assistant.askAI.name]: assistant.askAI,
  [system.getHealth.name]: system.getHealth,
  [system.getReadiness.name]: system.getReadiness,
} as const;

export type Calls = typeof CALLS;
export type CallName = keyof Calls;
