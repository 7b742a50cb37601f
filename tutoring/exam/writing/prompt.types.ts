import type { MarkingCriterion } from '#domain/learning/exam-sheet.types.ts';

/** What a pupil is asked to write. */
export interface WritingPrompt {
  /** Kebab-case, Polish without marks. */
  readonly id: string;
  /** „Ważna decyzja”: what it is about. */
  readonly title: string;
  /** Polish Markdown: the situation or the topics to choose from, and what has to be in the text. */
  readonly text: string;
}

export interface WritingTask {
  readonly points: number;
  readonly leastWords: number;
  readonly prompts: readonly [WritingPrompt, ...WritingPrompt[]];
  readonly criteria: readonly MarkingCriterion[];
}
