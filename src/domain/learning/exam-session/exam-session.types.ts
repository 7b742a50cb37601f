import type { ExamType } from '#domain/learning/exam-type.rules.ts';
import type { ExamSheet, MarkingCriterion } from '#domain/learning/exam-sheet.types.ts';
import type { FailureCode } from '#domain/shared/failure.ts';

/** What a pupil wrote or chose, by task; and how often a recording was played, by its id. */
export type ExamAnswers = Readonly<Record<string, WrittenAnswer>>;

export interface WrittenAnswer {
  /** Empty for one that was taken back. */
  readonly text: string;
  /** Milliseconds since the start: of two, the later one counts. */
  readonly writtenAfter: number;
}

/** The points that a pupil gave for answers in own words, by task. */
export type OwnMarks = Readonly<Record<string, number>>;

/** All that is remembered of one attempt of an exam. Times are milliseconds since the epoch. */
export interface ExamRecord {
  readonly examId: string;
  readonly startedAt: number;
  /** Milliseconds. */
  readonly duration: number;
  /** Whether it was begun on a device without a voice, so that its tasks to listen to are not asked. */
  readonly withoutListening: boolean;
  readonly answers: ExamAnswers;
  /** Grows with every change on this device, so that it is known what the server has. */
  readonly revision: number;
  readonly handedInAt: number | null;
}

/** What is written: it is kept with the answers, so that a reload without a connection finds both. */
export interface TimedExam {
  readonly title: string;
  readonly examType: ExamType;
  readonly sheet: ExamSheet;
}

/** What the server and this device remember, read at a moment. */
export interface Recollection {
  readonly at: number;
  /** Null where there is none of that id, it is another pupil's, or it cannot be written against the clock. */
  readonly exam: TimedExam | null;
  readonly server: ExamRecord | null;
  readonly device: ExamRecord | null;
}

export interface TaskReview {
  readonly taskId: string;
  /** What was written or chosen; empty for nothing. */
  readonly answer: string;
  /** Null for a text that the pupil has not marked yet. */
  readonly points: number | null;
  readonly maxPoints: number;
  /** The right option, or the result in Markdown; empty for a text to write. */
  readonly rightAnswer: string;
  /** Markdown. */
  readonly explanation: string;
  /** What it trains, as a chapter is called. */
  readonly topic: string;
  /** Empty for a task with options, which the server marks. */
  readonly criteria: readonly MarkingCriterion[];
}

export interface ExamReview {
  /** Of all that is marked. */
  readonly points: number;
  readonly maxPoints: number;
  readonly tasks: readonly TaskReview[];
}

export interface ExamSessionInput {
  readonly userId: string;
  readonly examId: string;
}

export interface ExamSessionContext extends ExamSessionInput {
  /** Null until it has been found. */
  readonly exam: TimedExam | null;
  /** Null until the exam has been started. */
  readonly record: ExamRecord | null;
  /** The newest time that was heard of; it never goes back. */
  readonly now: number;
  /** The revision that the server has; 0 when it has none. */
  readonly savedRevision: number;
  /** Whether the server has the hand-in. */
  readonly isDelivered: boolean;
  readonly review: ExamReview | null;
  /** As the pupil sees them, perhaps not saved yet. */
  readonly marks: OwnMarks;
  readonly failure: FailureCode | null;
}

export type ExamSessionEvent =
  | {
      readonly type: 'pupil.started';
      readonly at: number;
      /** With additional time where the pupil has it; milliseconds. */
      readonly duration: number;
      /** Whether what is heard is left out, since this device has no voice for it. */
      readonly withoutListening: boolean;
    }
  | { readonly type: 'pupil.answered'; readonly taskId: string; readonly answer: string; readonly at: number }
  | { readonly type: 'pupil.taskMarked'; readonly taskId: string; readonly points: number }
  | { readonly type: 'pupil.handInRequested' }
  | { readonly type: 'pupil.confirmed'; readonly at: number }
  | { readonly type: 'pupil.declined' }
  | { readonly type: 'pupil.retried' }
  | { readonly type: 'clock.checked'; readonly at: number }
  | { readonly type: 'network.returned' };

export type ExamSessionEmitted =
  | {
      readonly type: 'attempt.changed';
      readonly userId: string;
      readonly record: ExamRecord;
      readonly exam: TimedExam;
    }
  | { readonly type: 'attempt.delivered'; readonly userId: string; readonly examId: string };
