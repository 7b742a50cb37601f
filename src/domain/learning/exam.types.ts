import type { ExamType } from './exam-type.rules.ts';

/** A practice exam. */
export interface Exam {
  /** Null for one that has just been made. */
  readonly id: string | null;
  readonly title: string;
  readonly examType: ExamType;
  readonly subject: string;
  /** As the server sent it, not yet sanitised for showing. */
  readonly htmlContent: string;
  readonly documentUrl: string | null;
}
