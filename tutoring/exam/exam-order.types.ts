import type { ExamSheet, Recording, TaskKey } from '#domain/learning/exam-sheet.types.ts';
import type { ExamSubject, ExamType } from '#domain/learning/exam-type.rules.ts';

/** Whose sheets are texts, the language and something to write. */
export type LanguageSubject = Exclude<ExamSubject, 'mathematics'>;

export interface ExamOrder {
  readonly type: ExamType;
  readonly subject: ExamSubject;
  /** The same exam for the same seed. */
  readonly seed: number;
}

export interface MadeExam {
  readonly sheet: ExamSheet;
  /** Of each task, in their order. */
  readonly keys: readonly TaskKey[];
}

/** A task with its key, before it has its number. */
export interface DraftTask {
  readonly id: string;
  readonly points: number;
  readonly text: string;
  readonly options: readonly string[];
  readonly leastWords: number | null;
  readonly key: Omit<TaskKey, 'taskId'>;
}

export interface DraftPart {
  readonly title: string;
  readonly text: string;
  readonly recording: Recording | null;
  readonly tasks: readonly DraftTask[];
}
