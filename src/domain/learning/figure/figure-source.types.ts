type Label = string | null;
type Pair = readonly [x: number, y: number];
type SegmentSource = { readonly from: Pair; readonly to: Pair; readonly label?: Label };
type PointSource = { readonly x: number; readonly y: number; readonly label?: Label };
type Corners = {
  readonly labels?: readonly Label[];
  readonly sides?: readonly Label[];
  readonly angles?: readonly Label[];
};
type CurveSource = ({ readonly expression: string } | { readonly coefficients: readonly number[] }) & {
  readonly label?: Label;
};

/** What an engine writes into a block of an answer (docs/figures.md). */
export type FigureSource =
  | {
      readonly kind: 'number-line';
      readonly from: number;
      readonly to: number;
      readonly step?: number;
      readonly points?: readonly { readonly at: number; readonly label?: Label; readonly open?: boolean }[];
      readonly intervals?: readonly {
        readonly from?: number | null;
        readonly to?: number | null;
        readonly fromOpen?: boolean;
        readonly toOpen?: boolean;
      }[];
    }
  | {
      readonly kind: 'fraction-bar';
      readonly bars: readonly { readonly parts: number; readonly filled: number; readonly label?: Label }[];
    }
  | {
      readonly kind: 'plane';
      readonly x: Pair;
      readonly y: Pair;
      readonly functions?: readonly CurveSource[];
      readonly points?: readonly PointSource[];
      readonly segments?: readonly SegmentSource[];
    }
  | ({ readonly kind: 'triangle'; readonly lengths: readonly [ab: number, bc: number, ca: number] } & Corners)
  | {
      readonly kind: 'shape';
      readonly polygons?: readonly ({ readonly points: readonly Pair[] } & Corners)[];
      readonly circles?: readonly (PointSource & { readonly radius: number; readonly radiusLabel?: Label })[];
      readonly segments?: readonly SegmentSource[];
      readonly points?: readonly PointSource[];
    }
  | {
      readonly kind: 'bar-chart';
      readonly title?: Label;
      readonly unit?: Label;
      readonly bars: readonly { readonly label: string; readonly value: number }[];
    }
  | {
      readonly kind: 'percent-bar';
      readonly whole?: Label;
      readonly parts: readonly { readonly percent: number; readonly label?: Label }[];
    };
