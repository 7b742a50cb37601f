import type { QuizQuestion } from '#domain/learning/quiz.types.ts';

/** A question of a quiz: its key is solved, or stands in the bank. */
export interface MadeQuestion extends QuizQuestion {
  /** What it trains: the family of its task, or a topic. */
  readonly skill: string;
  /** Which mistake leads to which of the wrong options. */
  readonly optionMistakes: readonly OptionMistake[];
}

export interface OptionMistake {
  readonly option: string;
  /** One or two sentences that name the mistake, and not the result. */
  readonly says: string;
}
