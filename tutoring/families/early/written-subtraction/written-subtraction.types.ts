export interface DifferenceGiven {
  readonly minuend: number;
  /** Not greater than the minuend. */
  readonly subtrahend: number;
}
