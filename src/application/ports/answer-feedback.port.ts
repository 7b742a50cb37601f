import type { Feedback } from '#domain/learning/feedback/feedback.types.ts';

/** What pupils thought of answers. It stays on their device (S2 §4.27). */
export interface AnswerFeedback {
  read(userId: string, answerId: string): Feedback | null;
  keep(userId: string, answerId: string, feedback: Feedback): void;
  /** Forgets everything of everybody: at logout and when the user changes (R14). */
  clear(): void;
}
