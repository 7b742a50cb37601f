import type { QuizQuestion } from '#domain/learning/quiz.types.ts';

/** A question of a quiz whose key is solved, not typed. */
export interface MadeQuestion extends QuizQuestion {
  /** The family of its task. */
  readonly family: string;
  /** Which mistake leads to which of the wrong options. */
  readonly slips: readonly Slip[];
}

export interface Slip {
  readonly option: string;
  /** One or two sentences that name the mistake, and not the result. */
  readonly says: string;
}
