import type { FailureCode } from '#domain/shared/failure.ts';

/** What a pupil wrote, by question. */
export type ExamAnswers = Readonly<Record<string, string>>;

/** All that is remembered of one attempt of an exam. Times are milliseconds since the epoch. */
export interface ExamRecord {
  readonly examId: string;
  readonly startedAt: number;
  /** Milliseconds. */
  readonly duration: number;
  readonly answers: ExamAnswers;
  /** Grows with every change, so that the newer of two records is known. */
  readonly revision: number;
  readonly handedInAt: number | null;
}

/** What the server and this device remember, read at a moment. */
export interface Recollection {
  readonly at: number;
  readonly server: ExamRecord | null;
  readonly device: ExamRecord | null;
}

export interface QuestionReview {
  readonly questionId: string;
  readonly answer: string;
  readonly correctAnswer: string;
  readonly explanation: string;
  readonly points: number;
  readonly maxPoints: number;
}

export interface ExamReview {
  readonly points: number;
  readonly maxPoints: number;
  readonly questions: readonly QuestionReview[];
}

export interface ExamSessionInput {
  readonly userId: string;
  readonly examId: string;
  /** Milliseconds. */
  readonly duration: number;
}

export interface ExamSessionContext extends ExamSessionInput {
  /** Null until the exam has been started. */
  readonly record: ExamRecord | null;
  /** The newest time that was heard of; it never goes back. */
  readonly now: number;
  /** The revision that the server has; 0 when it has none. */
  readonly savedRevision: number;
  /** Whether the server has the hand-in. */
  readonly isDelivered: boolean;
  readonly review: ExamReview | null;
  readonly failure: FailureCode | null;
}

export type ExamSessionEvent =
  | { readonly type: 'pupil.started'; readonly at: number }
  | { readonly type: 'pupil.answered'; readonly questionId: string; readonly answer: string; readonly at: number }
  | { readonly type: 'pupil.handInRequested' }
  | { readonly type: 'pupil.confirmed'; readonly at: number }
  | { readonly type: 'pupil.declined' }
  | { readonly type: 'pupil.retried' }
  | { readonly type: 'clock.checked'; readonly at: number }
  | { readonly type: 'network.returned' };

export type ExamSessionEmitted =
  | { readonly type: 'attempt.changed'; readonly userId: string; readonly record: ExamRecord }
  | { readonly type: 'attempt.delivered'; readonly userId: string; readonly examId: string };
