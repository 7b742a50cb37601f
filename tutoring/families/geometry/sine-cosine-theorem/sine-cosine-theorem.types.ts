import type { Exact } from '#tutoring/mathematics/exact.ts';

/** A side; the angle opposite to it is called α, β or γ. */
export type SideName = 'a' | 'b' | 'c';

interface InUnit {
  /** An id of a unit of length; undefined where the task has none. */
  readonly unit: string | undefined;
}

/** Sides are single terms, such as 5 or 4√2; angles are whole degrees of the school's table. */
export type TriangleGiven = InUnit &
  (
    | {
        readonly kind: 'third-side';
        readonly sides: readonly [Exact, Exact];
        readonly angle: number;
        readonly name: SideName;
      }
    | { readonly kind: 'area'; readonly sides: readonly [Exact, Exact]; readonly angle: number }
    | { readonly kind: 'angle'; readonly sides: readonly [Exact, Exact]; readonly opposite: Exact }
    | { readonly kind: 'radius'; readonly side: Exact; readonly angle: number; readonly name: SideName }
    | {
        readonly kind: 'side';
        readonly side: Exact;
        readonly angle: number;
        readonly name: SideName;
        readonly otherAngle: number;
        readonly otherName: SideName;
      }
  );

export type Of<Kind extends TriangleGiven['kind']> = Extract<TriangleGiven, { readonly kind: Kind }>;
