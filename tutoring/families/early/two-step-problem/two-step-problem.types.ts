/** How the second of two numbers is told by the first. */
export type Comparison = 'more' | 'less' | 'times' | 'part';

/** Two numbers, of which the second is told by the first, are asked for together. */
export interface ComparedGiven {
  readonly kind: 'compared';
  readonly comparison: Comparison;
  readonly a: number;
  readonly b: number;
  readonly unit?: 'zl';
  /** The story, as it was typed or made. */
  readonly text: string;
}

export interface Change {
  readonly isGain: boolean;
  readonly by: number;
}

/** Something comes or goes, twice. */
export interface ChangedGiven {
  readonly kind: 'changed';
  readonly a: number;
  readonly changes: readonly [Change, Change];
  readonly unit?: 'zl';
  /** The story, as it was typed or made. */
  readonly text: string;
}

export type TwoStepGiven = ComparedGiven | ChangedGiven;
