import type { TimedTurn } from './conversation.types.ts';

export interface QuizProgress {
  /** From 0 to 100. */
  readonly percentage: number;
  /** From 1. */
  readonly currentQuestion: number;
  readonly answered: number;
  readonly remaining: number;
  readonly total: number;
}

export interface QuizState {
  /** From 0. */
  readonly questionIndex: number;
  readonly isCompleted: boolean;
  readonly progress: QuizProgress;
}

/** What has been said about a quiz, and where it stands. */
export interface QuizConversation {
  readonly thread: readonly TimedTurn[];
  readonly quizState: QuizState;
}
