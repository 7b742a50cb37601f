/** So many molecules of a substance; without a number where its place is still empty. */
export interface Portion {
  readonly formula: string;
  readonly coefficient: number | undefined;
  /** It was written down, even as 1: what nobody has written is one molecule for now. */
  readonly isWritten: boolean;
}

/** A chemical equation, as far as its coefficients are known. */
export interface Reaction {
  readonly left: readonly Portion[];
  readonly right: readonly Portion[];
}
