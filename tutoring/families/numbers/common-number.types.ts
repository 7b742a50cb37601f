/** Two or three whole numbers greater than one of which the common divisor or multiple is asked. */
export interface CommonGiven {
  readonly numbers: readonly number[];
  /** Two things that happen every so many minutes: when again together. */
  readonly isStory: boolean;
}
