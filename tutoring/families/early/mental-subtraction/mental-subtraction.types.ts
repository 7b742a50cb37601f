import type { MentalGiven } from '#tutoring/families/early/mental-operation.rules.ts';

/** How it is best calculated; each way has hints and similar tasks of its own. */
export type Way =
  | 'ones'
  | 'ones-across-ten'
  | 'tens'
  | 'tens-across-hundred'
  | 'full-ten'
  | 'full-hundred'
  | 'places'
  | 'places-across-ten';

export interface SubtractionGiven extends MentalGiven {
  readonly way: Way;
}
