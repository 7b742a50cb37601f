/** Whether a pupil has put the mathematical keys away, in this browser. */
export interface FormulaKeyPreference {
  areAway(): boolean;
  keep(areAway: boolean): void;
}
