import type { Rational } from '#tutoring/mathematics/rational.ts';

export type Solid = 'cylinder' | 'cone' | 'sphere';
export type Measure = 'volume' | 'lateral' | 'surface';

/** Lengths in one unit. */
export interface SolidGiven {
  readonly solid: Solid;
  readonly asked: Measure;
  readonly radius: Rational;
  /** Undefined for a sphere, and for a cone whose slant height is told. */
  readonly height: Rational | undefined;
  /** Of a cone, where it is told instead of the height. */
  readonly slant?: Rational | undefined;
  /** An id of a unit of length. */
  readonly unit: string | undefined;
  /** Told by its axial section, a square of this side. */
  readonly isSquareSection: boolean;
}
