import type { Difficulty } from '#tutoring/families/family.types.ts';

/** Which tasks a sheet has, as those of the examination board are spread over the chapters. */
export interface Blueprint {
  /** One point each. */
  readonly closed: readonly Slot[];
  readonly open: readonly OpenSlot[];
}

/** A place on the sheet, for a task of one of these families. */
export interface Slot {
  readonly families: readonly [string, ...string[]];
  readonly difficulty: Difficulty;
}

export interface OpenSlot extends Slot {
  readonly points: number;
}
