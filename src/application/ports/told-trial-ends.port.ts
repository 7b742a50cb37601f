/** Remembers in this browser which trials' ends were told (D26). */
export interface ToldTrialEnds {
  /** Notes that the end of the trial that expired at this time, in ISO form, is told; false when it was told before. */
  claim(expiredAt: string): boolean;
  /** Whatever was told counts as untold. */
  forget(): void;
}
