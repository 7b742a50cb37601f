import type { ExamType } from '#domain/learning/exam-type.rules.ts';
import type { BankQuestion } from '#tutoring/bank/bank-question.types.ts';

/** A text that we wrote, with questions on it. */
export interface ReadingText {
  /** Kebab-case, Polish without marks. */
  readonly id: string;
  readonly examType: ExamType;
  readonly title: string;
  /** Markdown, in the language of the subject. */
  readonly text: string;
  readonly questions: readonly ReadingQuestion[];
}

/** Its id begins with the text's. */
export type ReadingQuestion = Omit<BankQuestion, 'topic' | 'difficulty'>;
