import type { Rational } from '#tutoring/mathematics/rational.ts';
import type { Scientific } from './scientific.rules.ts';

/** A positive number to be written in scientific notation, one to be written out, or two to be multiplied or divided. */
export type ScientificGiven =
  | { readonly asks: 'scientific'; readonly value: Rational }
  | { readonly asks: 'digits'; readonly number: Scientific }
  | { readonly asks: 'product' | 'quotient'; readonly left: Scientific; readonly right: Scientific };
