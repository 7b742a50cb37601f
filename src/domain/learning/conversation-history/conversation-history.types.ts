import type { FailureCode } from '#domain/shared/failure.ts';
import type { AssistantMode, ConversationSummary } from '#domain/learning/conversation.types.ts';

export interface ConversationHistoryInput {
  readonly mode: AssistantMode;
}

export interface ConversationHistoryContext extends ConversationHistoryInput {
  readonly conversations: readonly ConversationSummary[];
  /** The page that was asked for last, from 1. */
  readonly page: number;
  readonly hasNextPage: boolean;
  readonly failure: FailureCode | null;
}

export type ConversationHistoryEvent =
  | { readonly type: 'history.refreshRequested'; readonly mode: AssistantMode }
  | { readonly type: 'pupil.moreRequested' }
  | { readonly type: 'pupil.retried' };
