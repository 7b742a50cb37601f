import type { Rational } from '#tutoring/mathematics/rational.ts';

interface Told {
  /** The unit of mass, an id of `units.ts`. */
  readonly unit: string;
  /** As the pupil or the book words it, in Markdown. */
  readonly text: string;
}

/** Solutions of one substance in water; concentrations in percent. */
export type SolutionsGiven =
  /** How much of the substance a solution holds. */
  | (Told & { readonly kind: 'substance'; readonly mass: Rational; readonly percent: Rational })
  /** The concentration; `water` where the mass of the solution is not said. */
  | (Told & {
      readonly kind: 'concentration';
      readonly substance: Rational;
      readonly water: Rational;
      readonly isWaterTold: boolean;
    })
  /** The concentration of two solutions together. */
  | (Told & {
      readonly kind: 'mixed';
      readonly masses: readonly [Rational, Rational];
      readonly percents: readonly [Rational, Rational];
    })
  /** How much water is poured in, or evaporates, until the concentration is `target`. */
  | (Told & {
      readonly kind: 'water';
      readonly isAdded: boolean;
      readonly mass: Rational;
      readonly percent: Rational;
      readonly target: Rational;
    });

export type OfKind<Kind extends SolutionsGiven['kind']> = Extract<SolutionsGiven, { kind: Kind }>;
