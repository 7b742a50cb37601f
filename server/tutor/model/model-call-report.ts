import type { ModelFailureCode } from './model-failure.ts';

/** What the log is told of one call of the model: never a text of anybody (R9). */
export interface ModelCallReport {
  readonly model: string;
  /** An answer, one written anew without the result, the hidden solution that answers are compared with, or questions of a quiz. */
  readonly purpose: 'answer' | 'rewriting' | 'solution' | 'quiz';
  readonly outcome: 'answered' | ModelFailureCode;
  readonly milliseconds: number;
  readonly characters: number;
  readonly attempts: number;
}
