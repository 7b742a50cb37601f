/** A number up to 3999, and which of its two writings is asked for. */
export interface RomanNumeralGiven {
  readonly asks: 'roman' | 'arabic';
  readonly number: number;
  /** What its groups are like: those of a similar task are so too. */
  readonly kinds: readonly { readonly place: RomanPlace; readonly isSubtracted: boolean }[];
}

/** The thousands, hundreds, tens or ones of a number: 900 is CM. */
export interface RomanGroup {
  readonly place: RomanPlace;
  readonly value: number;
  readonly numeral: string;
}

export type RomanPlace = 'thousands' | 'hundreds' | 'tens' | 'ones';
