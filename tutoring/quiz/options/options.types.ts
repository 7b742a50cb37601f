import type { OptionMistake } from '#tutoring/quiz/made-question.types.ts';

/** What one may choose from, in Markdown. */
export interface Options {
  readonly texts: readonly string[];
  /** One of the texts. */
  readonly right: string;
  readonly optionMistakes: readonly OptionMistake[];
}
