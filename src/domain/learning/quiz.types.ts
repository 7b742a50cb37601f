import type { QuizConversation } from './quiz-conversation.types.ts';

export type QuestionType = 'multiple_choice' | 'true_false';
export type Difficulty = 'easy' | 'medium' | 'hard';

export interface QuizQuestion {
  readonly id: string;
  readonly type: QuestionType;
  readonly question: string;
  readonly options: readonly string[];
  readonly correctAnswer: string;
  readonly explanation: string;
}

export interface Quiz {
  /** Null for one that has just been made. */
  readonly id: string | null;
  readonly title: string;
  readonly subject: string;
  /** A class label. */
  readonly classLevel: string;
  readonly topic: string | null;
  readonly difficulty: Difficulty;
  readonly questions: readonly QuizQuestion[];
  /** Null for one of which nothing has been answered. */
  readonly conversation: QuizConversation | null;
}
