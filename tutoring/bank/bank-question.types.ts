import type { Difficulty } from '#domain/learning/quiz.types.ts';

/** A question that we wrote. All texts are Markdown; formulas between dollars, words of another language between asterisks. */
export interface WrittenQuestion {
  /** Kebab-case, Polish without marks; what it is about comes first. */
  readonly id: string;
  readonly question: string;
  readonly right: string;
  readonly wrong: readonly WrongOption[];
  /** Why the right one is right, in one to three Polish sentences. */
  readonly explanation: string;
}

/** One about a topic of the curriculum, whose id begins its own. */
export interface BankQuestion extends WrittenQuestion {
  /** Of `tutoring/topics`, which knows subject and classes. */
  readonly topic: string;
  readonly difficulty: Difficulty;
  readonly wrong: readonly [WrongOption, WrongOption, WrongOption];
}

export interface WrongOption {
  readonly option: string;
  /** What somebody has mixed up who chooses it: one sentence that says what this option really is. */
  readonly says: string;
}
