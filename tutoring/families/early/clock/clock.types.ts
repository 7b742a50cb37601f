/** Times of the day and lengths of time in minutes. */
export type ClockGiven =
  | { readonly kind: 'end'; readonly start: number; readonly length: number }
  | { readonly kind: 'start'; readonly end: number; readonly length: number }
  | { readonly kind: 'between'; readonly from: number; readonly to: number; readonly isInMinutes: boolean }
  | Spoken;

/** „Za kwadrans siódma”, „dwadzieścia po ósmej”, „wpół do piątej”. */
export interface Spoken {
  readonly kind: 'spoken';
  readonly phrase: Phrase;
  /** That lack to the hour, or are past it. */
  readonly minutes: number;
  readonly hour: number;
  readonly daytime: Daytime | undefined;
}

export type Phrase = 'to' | 'past' | 'halfTo';

export type Daytime = 'rano' | 'po południu' | 'wieczorem';
