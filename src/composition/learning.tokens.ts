import type { AssistantLogic } from '#application/learning/assistant/assistant.logic.ts';
import type { ConversationHistoryLogic } from '#application/learning/conversation-history/conversation-history.logic.ts';
import type { FeedbackLogic } from '#application/learning/feedback/feedback.logic.ts';
import type { AnswerFeedback } from '#application/ports/answer-feedback.port.ts';
import type { Assistant } from '#application/ports/assistant.port.ts';
import type { KeptQuestions } from '#application/ports/kept-questions.port.ts';
import type { Conversations } from '#application/ports/conversations.port.ts';
import type { FormulaKeyPreference } from '#application/ports/formula-key-preference.port.ts';
import type { ReadingComfort } from '#application/ports/reading-comfort.port.ts';
import { token } from './token.ts';

/** What the pages of Tutor and Przyjaciel are made of. */
export const LEARNING = {
  answerFeedback: token<AnswerFeedback>('AnswerFeedback'),
  assistant: token<Assistant>('Assistant'),
  keptQuestions: token<KeptQuestions>('KeptQuestions'),
  conversations: token<Conversations>('Conversations'),
  formulaKeyPreference: token<FormulaKeyPreference>('FormulaKeyPreference'),
  readingComfort: token<ReadingComfort>('ReadingComfort'),

  assistantLogic: token<AssistantLogic>('AssistantLogic'),
  feedbackLogic: token<FeedbackLogic>('FeedbackLogic'),
  conversationHistoryLogic: token<ConversationHistoryLogic>('ConversationHistoryLogic'),
} as const;
