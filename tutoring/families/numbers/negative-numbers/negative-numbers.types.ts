export type Moment = 'rano' | 'w dzień' | 'w południe' | 'po południu' | 'wieczorem' | 'w nocy';

/** Whole numbers: the change between two temperatures, a temperature after a change, a distance on the number line. */
export interface NegativeGiven {
  readonly asks: 'change' | 'after' | 'distance';
  readonly from: number;
  /** The second number; for `after` the change with its sign. */
  readonly to: number;
  /** When the first temperature was measured, and when the second. */
  readonly moments?: readonly [Moment, Moment];
}
