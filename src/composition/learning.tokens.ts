import type { AssistantLogic } from '#application/learning/assistant/assistant.logic.ts';
import type { ConversationHistoryLogic } from '#application/learning/conversation-history/conversation-history.logic.ts';
import type { Assistant } from '#application/ports/assistant.port.ts';
import type { Conversations } from '#application/ports/conversations.port.ts';
import type { ReadingComfort } from '#application/ports/reading-comfort.port.ts';
import type { Speech } from '#application/ports/speech.port.ts';
import { token } from './token.ts';

/** What the pages of Tutor and Przyjaciel are made of. */
export const LEARNING = {
  assistant: token<Assistant>('Assistant'),
  conversations: token<Conversations>('Conversations'),
  readingComfort: token<ReadingComfort>('ReadingComfort'),
  speech: token<Speech>('Speech'),

  assistantLogic: token<AssistantLogic>('AssistantLogic'),
  conversationHistoryLogic: token<ConversationHistoryLogic>('ConversationHistoryLogic'),
} as const;
