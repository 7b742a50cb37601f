import type { Difficulty, QuestionType, QuizQuestion } from '#domain/learning/quiz.types.ts';
import type { SchoolClass } from '#domain/identity/school-class.rules.ts';

export interface QuizRequest {
  readonly subject: string;
  readonly topic: string | null;
  readonly schoolClass: SchoolClass;
  readonly count: number;
  readonly difficulty: Difficulty;
  readonly types: readonly [QuestionType, ...QuestionType[]];
}

export type MadeQuiz =
  | { readonly kind: 'quiz'; readonly questions: readonly QuizQuestion[] }
  /** No question is known about it. */
  | { readonly kind: 'unknown'; readonly what: 'subject' | 'topic' };

/** Whoever writes the questions of a quiz. */
export interface QuizGenerator {
  /** Rejects when the signal is aborted before it is made. */
  make(request: QuizRequest, signal?: AbortSignal): Promise<MadeQuiz>;
}
