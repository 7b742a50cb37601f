import type { Difficulty, QuestionType } from '#domain/learning/quiz.types.ts';
import type { Grade } from '#tutoring/grade.types.ts';
import type { MadeQuestion } from './made-question.types.ts';
import type { SchoolSubject } from '#tutoring/subjects/school-subject.reader.ts';

export interface QuizOrder {
  /** As it is called at school. */
  readonly subject: string;
  readonly topic: string | null;
  readonly grade: Grade | undefined;
  readonly count: number;
  readonly difficulty: Difficulty;
  readonly types: readonly [QuestionType, ...QuestionType[]];
  /** The same quiz for the same seed. */
  readonly seed: number;
}

/** What a source needs to know of an order; `topic` is null for any. */
export interface SourceOrder extends Pick<QuizOrder, 'topic' | 'grade' | 'difficulty' | 'seed'> {
  readonly subject: SchoolSubject;
}

/** Makes one question of the wanted type; undefined where that cannot be done. */
export type QuestionDraft = (type: QuestionType) => MadeQuestion | undefined;

/** Where questions come from: drafts on what was ordered, until there are no more; none where it has nothing about it. */
export type QuestionSource = (order: SourceOrder) => Generator<QuestionDraft>;
