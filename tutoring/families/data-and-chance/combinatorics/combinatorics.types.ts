/** A question „na ile sposobów”, told as places that are filled one after another. */
export interface Arrangement {
  /** As a textbook words the task. */
  readonly statement: string;
  /** How many possibilities there are for each place, in their order. */
  readonly places: readonly [number, ...number[]];
  /** Why there are so many, for all places together: a sentence. */
  readonly placesWhy: string;
  /** So many orders count as one: the places are divided by the factorial of this. */
  readonly unordered?: number;
  /** What is chosen, in the accusative: „te same osoby”. Needed with `unordered` where there is no symbol. */
  readonly same?: string;
  /** LaTeX before the first line: `5!`, `\binom{6}{2}`. */
  readonly symbol?: string | undefined;
  /** The count found in another way. */
  readonly recounted: () => number;
  readonly sentence?: string | undefined;
  readonly notice: string;
  readonly proof: string;
  readonly misled: Readonly<Partial<Record<Miscount, number>>>;
}

export type Miscount =
  | 'added'
  | 'order-counted'
  | 'repetition-allowed'
  | 'repetition-forbidden'
  | 'zero-in-front'
  | 'too-few-places'
  | 'base-and-exponent'
  | 'product-of-data'
  | 'factors-added'
  | 'power-for-factorial'
  | 'factors-left-out'
  | 'two-factors-only'
  | 'numbers-subtracted'
  | 'factorial-of-difference'
  | 'numbers-multiplied'
  | 'not-divided'
  | 'fraction-for-symbol';
