import type { WantedPage } from '#domain/learning/conversation-history/conversation-history.types.ts';
import type { Conversation, ConversationPage, ConversationSummary } from '#domain/learning/conversation.types.ts';

export interface Conversations {
  /** Newest first, ten a page. */
  page(wanted: WantedPage, signal?: AbortSignal): Promise<ConversationPage>;
  /** Null when there is none of that id, or it is another pupil's. */
  find(id: string, signal?: AbortSignal): Promise<Conversation | null>;
  /** Null when there is none of that id any more. */
  rename(id: string, title: string, signal?: AbortSignal): Promise<ConversationSummary | null>;
  /** With its messages, for good. What is gone already is no failure. */
  remove(id: string, signal?: AbortSignal): Promise<void>;
}
