import type { Rational } from '#tutoring/mathematics/rational.ts';

export type SequenceKind = 'arithmetic' | 'geometric';

export interface KnownTerm {
  readonly index: number;
  readonly value: Rational;
}

export type SequenceAsk =
  | { readonly what: 'term'; readonly index: number }
  | { readonly what: 'sum'; readonly count: number }
  | { readonly what: 'step' | 'stepAndFirst' | 'formula' | 'middle' };

/** A sequence by its known terms, in their order, and by its difference or ratio: one term and the step, or two terms. */
export interface SequenceGiven {
  readonly known: readonly [KnownTerm, ...KnownTerm[]];
  readonly step: Rational | undefined;
  /** `5, 8, 11, …`: the known terms are told as a list. */
  readonly isListed: boolean;
  /** Of a geometric sequence that has a twin with terms of both signs. */
  readonly isPositive: boolean;
  readonly asks: SequenceAsk;
}
