import type { NumberStyle } from '#tutoring/mathematics/latex.ts';
import type { Amount } from '#tutoring/families/amount-text.ts';
import type { Difficulty, Mistake, Pick } from '#tutoring/families/family.types.ts';
import type { Dimension } from '#tutoring/reading/units.ts';

/** „2 m 35 cm na centymetry”: one amount or two that belong together. */
export interface ConversionGiven {
  readonly parts: readonly Amount[];
  readonly to: string;
  /** How the numbers of the task are written. */
  readonly style: NumberStyle;
}

/** What the families of units differ in. */
export interface ConversionShape {
  readonly id: string;
  readonly title: string;
  readonly grades: readonly [from: 4 | 5 | 7, to: 8];
  readonly dimension: Dimension;
  /** Each unit with how many of the one before it make it; the smallest first. */
  readonly units: readonly (readonly [unit: string, ofTheOneBefore: bigint])[];
  /** „metry”, or a sign as LaTeX: what one converts to. */
  readonly accusative: Readonly<Record<string, string>>;
  /** 1 h = 60 · 60 s: what a pupil multiplies to know how many of the smaller unit make the larger. */
  readonly factors: (ratio: number) => readonly number[];
  readonly whyOfFactor: string;
  readonly make: (pick: Pick, difficulty: Difficulty) => ConversionGiven;
  readonly mistakes: readonly Mistake<ConversionGiven>[];
  /** Own spellings of the message, before it is read. */
  readonly respelled?: (message: string) => string;
  /** Whether a broken number of the larger unit is said in two units as well: 2 h 30 min. */
  readonly isSaidInTwo?: boolean;
}
