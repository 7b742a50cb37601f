import type { Exact } from '#tutoring/mathematics/exact.ts';
import type { FigureSource } from '#domain/learning/figure/figure-source.types.ts';
import type { Answer, FamilyStep, Graph, LetterLaw, TermRule, Trinomial } from './family.types.ts';
import type { EngineTask } from './task.types.ts';

/** A step of the general engines, which the frame lets claim what its line shows. */
export interface Step extends Omit<FamilyStep, 'claims'> {
  readonly move?: Move;
  readonly claims?: FamilyStep['claims'];
}

/** An action on both sides of an equation, so that a pupil's proposal can be recognised. */
export interface Move {
  readonly action: 'add' | 'subtract' | 'multiply' | 'divide' | 'swap' | 'tidy';
  /** LaTeX of the number or term. */
  readonly by: string;
}

export interface Solution {
  /** Markdown: „Rozwiąż równanie $2x + 3 = 11$.” */
  readonly statement: string;
  readonly steps: readonly Step[];
  /** Markdown of the result alone, for instance `$x = 4$`. */
  readonly result: string;
  /** Markdown: the result put into the task; undefined where nothing can be checked. */
  readonly check: string | undefined;
  /** Drawn when it is asked for: most tasks that are solved are only compared. */
  readonly figure?: () => FigureSource | undefined;
}

export interface KnownMistake {
  readonly id: string;
  /** What a pupil answers who makes it. */
  readonly answers: readonly (Exact | string)[];
  readonly says: string;
}

/** What another task of the kind is for: to be shown solved, or to be practised on. */
export type Purpose = 'example' | 'exercise';

/** A task of a family, as the dialogue knows it. */
export interface FamilyTask {
  readonly kind: 'family';
  readonly family: string;
  readonly answer: Answer;
  /** The misconceptions that make a difference on these data, by what they lead to. */
  readonly mistakes: () => readonly KnownMistake[];
  readonly law?: LetterLaw | undefined;
  readonly graph?: Graph | undefined;
  readonly sequence?: TermRule | undefined;
  readonly trinomial?: Trinomial | undefined;
  /** Others whose statement is fit, the likest first; each is solved by its call, which may throw. Those of the two purposes are made apart. */
  readonly alike: (purpose: Purpose, isFit: (statement: string) => boolean) => Iterable<() => WorkedTask>;
}

export type Task = EngineTask | FamilyTask;

export interface WorkedTask extends Solution {
  readonly task: Task;
  /** Every number that would give the result away. */
  readonly values: readonly Exact[];
  /** What is asked and what to notice, for the first hint. */
  readonly notice: string;
  /** How to go about the decisive step, in general. */
  readonly nudge: string;
  /** The same for a task of one step, on its own numbers. */
  readonly setup?: string | undefined;
}

/** One of the ways to solve a quadratic equation. */
export interface QuadraticMethod {
  readonly steps: readonly Step[];
  readonly roots: readonly Exact[];
  readonly notice: string;
  readonly nudge: string;
}

export type Register = 'primary' | 'high';
