import type { Rational } from '#tutoring/mathematics/rational.ts';

/** Moles of one substance against its mass, or of a gas against its volume under standard conditions. */
export interface MolesGiven {
  readonly formula: string;
  readonly asked: 'amount-of-mass' | 'mass' | 'amount-of-volume' | 'volume';
  /** In grams, cubic decimetres or moles: what is told. */
  readonly told: Rational;
}
