import type { Grade } from '#tutoring/grade.types.ts';

/** Tutor leads and never tells; Przyjaciel („buddy”) shows the whole solution. */
export type LessonMode = 'tutor' | 'buddy';

/** What was said before, oldest first. Only the pupil's own turns (`user`) are looked at. */
export interface Turn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

export interface LessonRequest {
  readonly mode: LessonMode;
  readonly prompt: string;
  readonly history: readonly Turn[];
  /** Undefined where nobody has said it: then words and methods of the secondary school serve. */
  readonly grade: Grade | undefined;
  readonly files: readonly { readonly contentType: string; readonly text?: string }[];
}

export interface LessonReply {
  /** Markdown in Polish, formulas between dollars. */
  readonly content: string;
  /** False for talk and refusals: they cost no point (D16). */
  readonly isCharged: boolean;
}
