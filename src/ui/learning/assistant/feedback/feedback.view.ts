import type { SnapshotFrom } from 'xstate';
import type { feedbackMachine } from '#domain/learning/feedback/feedback.machine.ts';
import { COMMENT_MAX_LENGTH, isCommentWithinLimit } from '#domain/learning/feedback/feedback.rules.ts';
import type { Rating } from '#domain/learning/feedback/feedback.types.ts';
import { feedbackTexts as texts } from '#ui/texts/feedback.pl.ts';

type Snapshot = SnapshotFrom<typeof feedbackMachine>;

/** What stands below the latest answer; the question stays while its dialog is open. */
export type FeedbackView = 'none' | 'question' | 'thanks';

export const selectFeedback = (snapshot: Snapshot): FeedbackView => {
  if (snapshot.matches('thanking')) return 'thanks';
  return snapshot.matches('asking') || snapshot.matches('explaining') ? 'question' : 'none';
};

export interface FeedbackDialogView {
  readonly rating: Rating | null;
  readonly comment: string;
  readonly error: string | undefined;
}

/** Null while no dialog is open. */
export const selectFeedbackDialog = (snapshot: Snapshot): FeedbackDialogView | null => {
  if (!snapshot.matches('explaining')) return null;
  const { details } = snapshot.context;
  return {
    ...details,
    error: isCommentWithinLimit(details)
      ? undefined
      : texts.tooLong(details.comment.trim().length - COMMENT_MAX_LENGTH),
  };
};
