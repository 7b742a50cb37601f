/** What stands on an exam sheet: no key among it. */
export interface ExamSheet {
  /** What there is to do it in, without additional time. */
  readonly minutes: number;
  readonly parts: readonly ExamPart[];
}

export interface ExamPart {
  readonly title: string;
  /** Markdown that is read before the tasks; empty where there is none. */
  readonly text: string;
  /** What is heard before the tasks; null where there is nothing to hear. */
  readonly recording: Recording | null;
  readonly tasks: readonly ExamTask[];
}

/** A text that a voice of the device says: nobody sees it while the exam is written. */
export interface Recording {
  /** How often it was played is kept under it. */
  readonly id: string;
  readonly language: HeardLanguage;
  readonly lines: readonly SpokenLine[];
}

export type HeardLanguage = 'en' | 'de';

export interface SpokenLine {
  /** Who says it, as the text calls them; empty for the one who announces. */
  readonly speaker: string;
  readonly text: string;
}

export interface ExamTask {
  readonly id: string;
  /** As it is called on the sheet, from 1 through all parts. */
  readonly number: number;
  /** At most. */
  readonly points: number;
  /** Markdown. */
  readonly text: string;
  /** To choose one of; none for a task that is answered in own words. */
  readonly options: readonly string[];
  /** How long the text to write must be; null for every other task. */
  readonly leastWords: number | null;
}

/** What one task is marked by. */
export interface TaskKey {
  readonly taskId: string;
  /** What it trains, as a chapter is called. */
  readonly topic: string;
  /** The right option, or the result in Markdown; empty for a text to write. */
  readonly answer: string;
  /** Markdown. */
  readonly explanation: string;
  /** For what points are given where no option was chosen: the pupil marks by it. */
  readonly criteria: readonly MarkingCriterion[];
}

/** One thing that is looked at, and what may be got for it. */
export interface MarkingCriterion {
  readonly name: string;
  /** From the most to the fewest points; one level where it is for the marker to decide how much. */
  readonly levels: readonly MarkingLevel[];
}

export interface MarkingLevel {
  readonly points: number;
  readonly says: string;
}
