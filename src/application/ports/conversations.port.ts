import type { AssistantMode, Conversation, ConversationPage } from '#domain/learning/conversation.types.ts';

export interface Conversations {
  /** Newest first, ten a page, pages from 1. */
  page(mode: AssistantMode, page: number, signal?: AbortSignal): Promise<ConversationPage>;
  /** Null when there is none of that id, or it is another pupil's. */
  find(id: string, signal?: AbortSignal): Promise<Conversation | null>;
}
