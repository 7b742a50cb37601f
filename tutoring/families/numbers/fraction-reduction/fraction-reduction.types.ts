/** A fraction with positive whole numbers; `to` is the new denominator where one is asked for, else 1. */
export interface ReductionGiven {
  readonly asks: 'reduce' | 'extend' | 'toMixed' | 'toImproper';
  readonly top: number;
  readonly bottom: number;
  readonly to: number;
}
