import type { NounForms } from '#tutoring/families/early/nouns.ts';

/**
 * What happens in the story: `gain` and `loss` of `b`, `together` of both, `more` and `less` by `b`, `times` and `part` by the factor `b`,
 * `groups` of `b`, `share` among `b`, `packs` of `b`, `difference` of both, `missing` between them.
 */
export type Situation =
  | 'gain'
  | 'loss'
  | 'together'
  | 'more'
  | 'less'
  | 'times'
  | 'part'
  | 'groups'
  | 'share'
  | 'packs'
  | 'difference'
  | 'missing';

export interface OneStepGiven {
  readonly situation: Situation;
  readonly a: number;
  readonly b: number;
  /** What the result counts, where it is a known word. */
  readonly noun: NounForms | undefined;
  /** Where money is counted. */
  readonly unit?: 'zl';
  /** The story, as it was typed or made. */
  readonly text: string;
}
