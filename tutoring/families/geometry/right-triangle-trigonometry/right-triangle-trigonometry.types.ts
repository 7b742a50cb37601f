import type { Exact } from '#tutoring/mathematics/exact.ts';
import type { Rational } from '#tutoring/mathematics/rational.ts';
import type { Trig } from '../special-angles.rules.ts';

export type Side = 'hypotenuse' | 'opposite' | 'adjacent';

/** A multiple of a function of an angle in degrees. */
export interface TrigTerm {
  readonly factor: number;
  readonly trig: Trig;
  readonly angle: number;
}

export type TrigGiven =
  /** The square of the value is rational. */
  | { readonly kind: 'other-function'; readonly known: Trig; readonly value: Exact; readonly asked: Trig }
  | { readonly kind: 'sum'; readonly terms: readonly [TrigTerm, ...TrigTerm[]] }
  | {
      readonly kind: 'function-of-legs';
      readonly opposite: Rational;
      readonly adjacent: Rational;
      readonly asked: Trig;
    }
  | {
      readonly kind: 'side';
      readonly known: Side;
      readonly length: Rational;
      readonly unit: string | undefined;
      /** 30, 45 or 60 degrees. */
      readonly angle: number;
      readonly asked: Side;
      /** What throws a shadow, in the nominative: the leg at the angle is its shadow. */
      readonly thing?: Thing | undefined;
    };

export type Thing = 'drzewo' | 'maszt' | 'słup';
