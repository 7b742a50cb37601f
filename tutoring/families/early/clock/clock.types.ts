/** Times of the day and lengths of time in minutes. */
export type ClockGiven =
  | { readonly kind: 'end'; readonly start: number; readonly length: number }
  | { readonly kind: 'start'; readonly end: number; readonly length: number }
  | { readonly kind: 'between'; readonly from: number; readonly to: number; readonly isInMinutes: boolean }
  | { readonly kind: 'spoken'; readonly phrase: Phrase; readonly hour: number; readonly daytime: Daytime | undefined };

/** A quarter to, a quarter past, half an hour before the hour that is named. */
export type Phrase = 'quarterTo' | 'quarterPast' | 'halfTo';

export type Daytime = 'rano' | 'po południu' | 'wieczorem';
