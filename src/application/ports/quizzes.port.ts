import type { QuizOrder } from '#domain/learning/generator/generator.types.ts';
import type { Quiz } from '#domain/learning/quiz.types.ts';
import type { Keyed } from '#domain/shared/idempotency.rules.ts';

export interface Quizzes {
  make(order: Keyed<QuizOrder>, signal?: AbortSignal): Promise<Quiz>;
  /** Null when there is none of that id, or it is another pupil's. */
  find(id: string, signal?: AbortSignal): Promise<Quiz | null>;
}
