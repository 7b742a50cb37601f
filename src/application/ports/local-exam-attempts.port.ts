import type { ExamRecord } from '#domain/learning/exam-session/exam-session.types.ts';

/** Attempts at exams on this device: they survive reloads and lost connections. */
export interface LocalExamAttempts {
  read(userId: string, examId: string): ExamRecord | null;
  keep(userId: string, record: ExamRecord): void;
  forget(userId: string, examId: string): void;
  /** Forgets everything of everybody: at logout and when the user changes (R14). */
  clear(): void;
}
