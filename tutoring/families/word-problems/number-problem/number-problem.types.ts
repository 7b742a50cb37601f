import type { Rational } from '#tutoring/mathematics/rational.ts';
import type { AskedParts } from '../two-parts.mistakes.ts';

export interface Action {
  readonly does: 'multiply' | 'divide' | 'add' | 'subtract';
  readonly by: Rational;
}

/** A number was thought of, changed, and something came out. */
interface RiddleGiven {
  readonly kind: 'riddle';
  readonly actions: readonly Action[];
  readonly result: Rational;
  /** As the pupil or the book words it, in Markdown. */
  readonly text: string;
}

/** A number made greater or smaller by its own half. */
interface OwnPartGiven {
  readonly kind: 'ownPart';
  readonly isMore: boolean;
  readonly result: Rational;
  readonly text: string;
}

interface ConsecutiveGiven {
  readonly kind: 'consecutive';
  readonly count: number;
  readonly of: 'any' | 'even' | 'odd';
  readonly total: Rational;
  readonly asks: 'all' | 'least' | 'greatest';
  readonly text: string;
}

interface PairGiven extends AskedParts {
  readonly kind: 'pair';
  /** Numbers, or things that are counted. */
  readonly isCounted: boolean;
  readonly text: string;
}

export type NumberProblemGiven = RiddleGiven | OwnPartGiven | ConsecutiveGiven | PairGiven;

export type OfKind<Kind extends NumberProblemGiven['kind']> = Extract<NumberProblemGiven, { kind: Kind }>;
