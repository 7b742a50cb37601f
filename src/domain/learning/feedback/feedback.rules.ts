import type { AssistantContext } from '#domain/learning/assistant/assistant.types.ts';
import type { FeedbackDetails, Rating } from './feedback.types.ts';

/** Longest comment on an answer, in characters (S2 §4.24, §9.5). */
export const COMMENT_MAX_LENGTH = 2_000;

export const NO_DETAILS: FeedbackDetails = { rating: null, comment: '' };

/** The same star again clears the rating (S2 §4.23). */
export const ratingAfter = (rating: Rating | null, star: Rating): Rating | null => (rating === star ? null : star);

export const isCommentWithinLimit = ({ comment }: FeedbackDetails): boolean =>
  comment.trim().length <= COMMENT_MAX_LENGTH;

/** The conversation that an answer belongs to, and its place in it. */
export const placeOf = (answerId: string): { readonly conversationId: string; readonly position: number } => {
  const [conversationId = '', position = ''] = answerId.split(':');
  return { conversationId, position: Number(position) };
};

/** The answer that may be rated: the assistant's latest one; null where there is none. */
export const latestAnswerOf = ({
  conversationId,
  thread,
}: Pick<AssistantContext, 'conversationId' | 'thread'>): string | null => {
  const index = thread.findLastIndex(({ role }) => role === 'assistant');
  return conversationId === null || index < 0 ? null : `${conversationId}:${index}`;
};
