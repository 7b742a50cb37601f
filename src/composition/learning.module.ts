import { ContainerModule } from 'inversify';
import { httpAnswerFeedback } from '#adapters/http/http-answer-feedback.adapter.ts';
import { httpAssistant } from '#adapters/http/http-assistant.adapter.ts';
import { httpConversations } from '#adapters/http/http-conversations.adapter.ts';
import { draftKeptQuestions } from '#adapters/storage/draft-kept-questions.adapter.ts';
import { localStorageFormulaKeyPreference } from '#adapters/storage/local-storage-formula-key-preference.adapter.ts';
import { localStorageReadingComfort } from '#adapters/storage/local-storage-reading-comfort.adapter.ts';
import { assistantLogic } from '#application/learning/assistant/assistant.logic.ts';
import { conversationHistoryLogic } from '#application/learning/conversation-history/conversation-history.logic.ts';
import { feedbackLogic } from '#application/learning/feedback/feedback.logic.ts';
import { backend } from './backend.module.ts';
import { BACKEND } from './backend.tokens.ts';
import { storage } from './browser.tokens.ts';
import { CORE } from './core.tokens.ts';
import { LEARNING } from './learning.tokens.ts';
import { speech } from './speech.module.ts';
import { wire } from './token.ts';

/** What the assistant's page loads. */
export const learning = [
  backend,
  speech,
  new ContainerModule(({ bind }) => {
    wire(bind, LEARNING.answerFeedback, httpAnswerFeedback, [BACKEND.http]);
    wire(bind, LEARNING.assistant, httpAssistant, [BACKEND.http]);
    wire(bind, LEARNING.keptQuestions, draftKeptQuestions, [CORE.drafts, CORE.clock]);
    wire(bind, LEARNING.conversations, httpConversations, [BACKEND.http]);
    wire(bind, LEARNING.formulaKeyPreference, localStorageFormulaKeyPreference, [storage]);
    wire(bind, LEARNING.readingComfort, localStorageReadingComfort, [storage]);

    wire(bind, LEARNING.conversationHistoryLogic, conversationHistoryLogic, [LEARNING.conversations]);
    wire(bind, LEARNING.feedbackLogic, feedbackLogic, [LEARNING.answerFeedback]);
    wire(bind, LEARNING.assistantLogic, assistantLogic, [
      LEARNING.assistant,
      LEARNING.conversations,
      CORE.drafts,
      LEARNING.keptQuestions,
      LEARNING.conversationHistoryLogic,
      CORE.accessContext,
    ]);
  }),
];
