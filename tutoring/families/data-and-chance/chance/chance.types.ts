import type { Rational } from '#tutoring/mathematics/rational.ts';

/** A draw with equally likely results, and an event of it. */
export interface Chance {
  /** As a textbook words the task. */
  readonly statement: string;
  readonly all: Counted;
  readonly favourable: Counted;
  /** How many results fit and how many there are, found by going through every one of them. */
  readonly listed: () => Odds;
  readonly notice: string;
  /** What fits counted in another way than by `favourable`, for the pupil to see: Markdown. */
  readonly proof: string;
  /** What pupils answer who count wrongly. */
  readonly misled: Readonly<Partial<Record<Miscount, Rational>>>;
}

export type Odds = readonly [favourable: number, all: number];

export interface Counted {
  readonly what: string;
  readonly todo: string;
  readonly why: string;
  /** LaTeX of the results themselves, where they are few. Its numbers stand in `listedAs`. */
  readonly list?: string;
  /** Numbers of the list. */
  readonly listedAs?: readonly string[];
  /** In the notation of calculators; the last one is the count. */
  readonly sides: readonly [string, ...string[]];
}

/** Each has a sentence in `chance.mistakes.ts`. */
export type Miscount =
  | 'boundary'
  | 'counted-twice'
  | 'equal-chances'
  | 'order-ignored'
  | 'order-half-ignored'
  | 'put-back'
  | 'kept-out'
  | 'throws-added'
  | 'other-kind'
  | 'only-part';
