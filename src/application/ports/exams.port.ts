import type { Exam } from '#domain/learning/exam.types.ts';
import type { ExamOrder } from '#domain/learning/generator/generator.types.ts';
import type { Keyed } from '#domain/shared/idempotency.rules.ts';

export interface Exams {
  /** Null unless the server says `success: true` (S2 §7.36). */
  make(order: Keyed<ExamOrder>, signal?: AbortSignal): Promise<Exam | null>;
  /** Null when there is none of that id, or it is another pupil's. */
  find(id: string, signal?: AbortSignal): Promise<Exam | null>;
}
