import type { Quiz } from '#domain/learning/quiz.types.ts';

export interface QuizTurn {
  readonly quiz: Pick<Quiz, 'title' | 'questions'>;
  /** Of the question that waits for an answer, from 0; the number of questions once the quiz is over. */
  readonly index: number;
  readonly said: string;
  /** What has been answered before, in the order of the questions. */
  readonly given: readonly GivenAnswer[];
}

export interface GivenAnswer {
  readonly index: number;
  /** Null for a question that was passed over. */
  readonly chosen: string | null;
  readonly isRight: boolean;
}

export interface QuizReply {
  /** Markdown in Polish. */
  readonly text: string;
  /** Of the question that waits now. */
  readonly index: number;
  readonly isCompleted: boolean;
  /** What was answered with this turn, if anything. */
  readonly given: GivenAnswer | null;
}
