import type { WrittenQuestion } from '#tutoring/bank/bank-question.types.ts';
import type { ExamType } from '#domain/learning/exam-type.rules.ts';

/** What a sheet has one of each, in this order: each sounds otherwise and asks otherwise. */
export const LISTENING_KINDS = ['shortTexts', 'speakers', 'conversation'] as const;
export type ListeningKind = (typeof LISTENING_KINDS)[number];

/** A text to be heard that we wrote, with questions on it. */
export interface ListeningText {
  /** Kebab-case, Polish without marks. */
  readonly id: string;
  readonly examType: ExamType;
  readonly kind: ListeningKind;
  /** Who says what, in the language of the subject; nobody is who announces. */
  readonly lines: readonly (readonly [speaker: string, text: string])[];
  /** Those on `speakers` have the speakers as their options. */
  readonly questions: readonly WrittenQuestion[];
}
