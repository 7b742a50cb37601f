import type { Rational } from '#tutoring/mathematics/rational.ts';

/** One substance in water, as much of it as dissolves; masses in grams, solubility in grams for each hundred grams of water. */
export type DissolvingGiven =
  | { readonly kind: 'substance'; readonly solubility: Rational; readonly water: Rational }
  | { readonly kind: 'water'; readonly solubility: Rational; readonly substance: Rational }
  | { readonly kind: 'solubility'; readonly substance: Rational; readonly water: Rational }
  /** The concentration of the saturated solution, in percent. */
  | { readonly kind: 'concentration'; readonly solubility: Rational }
  /** The solubility, from that concentration. */
  | { readonly kind: 'saturated'; readonly percent: Rational };

export type OfKind<Kind extends DissolvingGiven['kind']> = Extract<DissolvingGiven, { kind: Kind }>;
