import type { ExamRecord, ExamReview, OwnMarks } from '#domain/learning/exam-session/exam-session.types.ts';

/** Attempts at exams as the server keeps them. */
export interface ExamAttempts {
  /** Null when this exam was never begun. */
  find(examId: string, signal?: AbortSignal): Promise<ExamRecord | null>;
  /** The last answer to each task stays, whichever page or device sent it. The first one begins the attempt. Fails with `request/conflict` when it was handed in before. */
  save(record: ExamRecord, signal?: AbortSignal): Promise<void>;
  /** Fails with `request/conflict` when it was handed in before. */
  handIn(record: ExamRecord, signal?: AbortSignal): Promise<void>;
  /** Null while it has not been handed in. */
  review(examId: string, signal?: AbortSignal): Promise<ExamReview | null>;
  /** The exam as it is marked then. */
  mark(examId: string, marks: OwnMarks, signal?: AbortSignal): Promise<ExamReview>;
}
