import type { Feedback } from '#domain/learning/feedback/feedback.types.ts';

/** What the pupil who is signed in thought of answers. */
export interface AnswerFeedback {
  read(answerId: string, signal?: AbortSignal): Promise<Feedback | null>;
  /** Another word about the same answer takes the place of the first; fails with `request/not-found` for what is no answer of theirs. */
  give(answerId: string, feedback: Feedback, signal?: AbortSignal): Promise<void>;
}
