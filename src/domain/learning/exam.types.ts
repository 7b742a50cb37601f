import type { ExamSheet } from './exam-sheet.types.ts';
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
  /** Its tasks as data, to be written against the clock; null for one that is a document only. */
  readonly sheet: ExamSheet | null;
}
