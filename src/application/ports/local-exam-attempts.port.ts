import type { ExamRecord, TimedExam } from '#domain/learning/exam-session/exam-session.types.ts';

export interface KeptAttempt {
  readonly exam: TimedExam;
  readonly record: ExamRecord;
}

/** Attempts at exams on this device: they survive reloads and lost connections. */
export interface LocalExamAttempts {
  read(userId: string, examId: string): KeptAttempt | null;
  /** Of two pages that write the same exam, the last answer to each task stays. */
  keep(userId: string, attempt: KeptAttempt): void;
  forget(userId: string, examId: string): void;
}
