import type { FailureCode } from '#domain/shared/failure.ts';
import type { AssistantMode, ConversationSummary } from '#domain/learning/conversation.types.ts';

export interface ConversationHistoryInput {
  readonly mode: AssistantMode;
}

/** Which conversations are wanted, and which page of them, from 1. */
export interface WantedPage {
  readonly mode: AssistantMode;
  /** Words that each stand in a title or in a message of the pupil; may be empty. */
  readonly query: string;
  readonly page: number;
}

/** What the pupil does with one of the conversations. */
export interface ConversationEdit {
  readonly conversation: ConversationSummary;
  /** As it is typed. */
  readonly title: string;
  /** Why it did not work the last time. */
  readonly failure: FailureCode | null;
}

export interface ConversationHistoryContext extends WantedPage {
  readonly conversations: readonly ConversationSummary[];
  readonly hasNextPage: boolean;
  readonly failure: FailureCode | null;
  readonly edit: ConversationEdit | null;
  /** Ids of what was deleted: a page on its way may still name it. */
  readonly removed: readonly string[];
}

export type ConversationHistoryEvent =
  | { readonly type: 'history.refreshRequested'; readonly mode: AssistantMode }
  | { readonly type: 'pupil.moreRequested' }
  | { readonly type: 'pupil.retried' }
  | { readonly type: 'pupil.queryChanged'; readonly query: string }
  | { readonly type: 'pupil.searchSent' }
  | { readonly type: 'pupil.renameRequested'; readonly id: string; readonly title: string }
  | { readonly type: 'pupil.titleChanged'; readonly title: string }
  | { readonly type: 'pupil.titleSent' }
  | { readonly type: 'pupil.removalRequested'; readonly id: string }
  | { readonly type: 'pupil.confirmed' }
  | { readonly type: 'pupil.declined' };

export interface ConversationHistoryEmitted {
  readonly type: 'history.conversationRemoved';
  readonly conversationId: string;
}
