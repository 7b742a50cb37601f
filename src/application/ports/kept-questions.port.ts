import type { KeptQuestion } from '#domain/learning/assistant/assistant.types.ts';

/** The questions on their way or lost, one per user and thread; they survive reloads and expired sessions, and go where drafts go (R14). */
export interface KeptQuestions {
  /** One that is old counts as lost: nothing is asked by itself that was forgotten long ago. */
  read(userId: string, thread: string): KeptQuestion | null;
  keep(userId: string, thread: string, question: KeptQuestion | null): void;
}
