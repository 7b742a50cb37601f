import type { ExamRecord, ExamReview } from '#domain/learning/exam-session/exam-session.types.ts';

/** Attempts at exams as the server keeps them; its clock decides what came in time. */
export interface ExamAttempts {
  /** Null when this exam was never begun. */
  find(examId: string, signal?: AbortSignal): Promise<ExamRecord | null>;
  /** The revision that the server has then: an older one never replaces a newer one. */
  save(record: ExamRecord, signal?: AbortSignal): Promise<number>;
  /** Fails with `request/conflict` when it was handed in before. */
  handIn(record: ExamRecord, signal?: AbortSignal): Promise<void>;
  /** Null while it has not been marked. */
  review(examId: string, signal?: AbortSignal): Promise<ExamReview | null>;
}
