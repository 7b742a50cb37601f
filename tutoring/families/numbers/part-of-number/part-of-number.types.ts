import type { Rational } from '#tutoring/mathematics/rational.ts';

/** What is asked: a part of the whole, what is left without it, the whole of which a part is known, or which part one number is of another. */
export type PartQuestion = 'part' | 'rest' | 'whole' | 'share';

export interface PartGiven {
  readonly asks: PartQuestion;
  /** The whole; the part where the whole is asked for. */
  readonly amount: Rational;
  /** The fraction; the other number where the fraction is asked for. */
  readonly by: Rational;
  /** An id of `units.ts`. */
  readonly unit: string | undefined;
  /** Where a part of one unit is asked for, „jaką częścią godziny”: its id. The amount is told in `unit`. */
  readonly ofUnit?: string;
  /** A story of `part-of-number.stories.ts`, by its place; undefined where the task is told in bare numbers. */
  readonly story: number | undefined;
}
