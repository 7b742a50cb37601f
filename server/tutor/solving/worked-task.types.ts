import type { Exact } from '#server/tutor/mathematics/exact.ts';
import type { Task } from '#server/tutor/reading/task.types.ts';

export interface Step {
  /** What we do, in the first person plural: „Odejmujemy $3$ od obu stron”. */
  readonly what: string;
  /** The same as a request that does not carry it out: „odejmij $3$ od obu stron”. */
  readonly todo: string;
  readonly why: string;
  /** LaTeX of what we have after the step. */
  readonly shown: string;
  /** LaTeX of the same before it is calculated, for hints; without it `shown` serves. */
  readonly prepared?: string;
  readonly move?: Move;
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
}

export interface WorkedTask extends Solution {
  readonly task: Task;
  /** Every number that would give the result away. */
  readonly values: readonly Exact[];
  /** What is asked and what to notice, for the first hint. */
  readonly notice: string;
  /** How to go about the decisive step, in general. */
  readonly nudge: string;
  /** The same for a task of one step, on its own numbers. */
  readonly setup?: string;
}

/** One of the ways to solve a quadratic equation. */
export interface QuadraticMethod {
  readonly steps: readonly Step[];
  readonly roots: readonly Exact[];
  readonly notice: string;
  readonly nudge: string;
}

export type Register = 'primary' | 'high';
