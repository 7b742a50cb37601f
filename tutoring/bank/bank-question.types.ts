import type { Difficulty } from '#domain/learning/quiz.types.ts';

/** A question that we wrote about a topic of the curriculum. All texts are Polish Markdown; formulas between dollars, words of another language between asterisks. */
export interface BankQuestion {
  /** Kebab-case, Polish without marks; the topic's id comes first. */
  readonly id: string;
  /** Of `tutoring/topics`, which knows subject and classes. */
  readonly topic: string;
  readonly difficulty: Difficulty;
  readonly question: string;
  readonly right: string;
  readonly wrong: readonly [WrongOption, WrongOption, WrongOption];
  /** Why the right one is right, in one to three sentences. */
  readonly explanation: string;
}

export interface WrongOption {
  readonly option: string;
  /** What somebody has mixed up who chooses it: one sentence that says what this option really is. */
  readonly says: string;
}
