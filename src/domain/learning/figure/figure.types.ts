import type { Curve } from './curve.types.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Numbers between two ends; an end of `null` is infinite. */
export interface Interval {
  readonly from: number | null;
  readonly to: number | null;
  readonly isFromOpen: boolean;
  readonly isToOpen: boolean;
}

export interface NumberLine {
  readonly kind: 'number-line';
  readonly range: Range;
  /** Between two numbers that are written; `null`: the drawing decides. */
  readonly step: number | null;
  readonly points: readonly { readonly at: number; readonly label: string | null; readonly isOpen: boolean }[];
  readonly intervals: readonly Interval[];
}

export interface FractionBar {
  readonly kind: 'fraction-bar';
  readonly bars: readonly { readonly parts: number; readonly filled: number; readonly label: string | null }[];
}

export interface LabelledPlace extends Place {
  readonly label: string | null;
}

export interface Segment {
  readonly from: Place;
  readonly to: Place;
  readonly label: string | null;
}

export interface CoordinatePlane {
  readonly kind: 'plane';
  readonly x: Range;
  readonly y: Range;
  readonly functions: readonly { readonly curve: Curve; readonly label: string | null }[];
  readonly points: readonly LabelledPlace[];
  readonly segments: readonly Segment[];
}

export interface Polygon {
  readonly vertices: readonly LabelledPlace[];
  /** Of the side that begins at the vertex of the same number. */
  readonly sides: readonly (string | null)[];
  /** At the vertex of the same number. */
  readonly angles: readonly (string | null)[];
}

export interface Circle extends Place {
  readonly radius: number;
  /** Of the centre. */
  readonly label: string | null;
  /** Of the radius, which is drawn only with it. */
  readonly radiusLabel: string | null;
}

/** Figures on plain paper; a side of a given length keeps its proportion. */
export interface Shape {
  readonly kind: 'shape';
  readonly polygons: readonly Polygon[];
  readonly circles: readonly Circle[];
  readonly segments: readonly Segment[];
  readonly points: readonly LabelledPlace[];
}

export interface BarChart {
  readonly kind: 'bar-chart';
  readonly title: string | null;
  readonly unit: string | null;
  readonly bars: readonly { readonly label: string; readonly value: number }[];
}

export interface PercentBar {
  readonly kind: 'percent-bar';
  /** What 100% are, such as "240 zl". */
  readonly whole: string | null;
  readonly parts: readonly { readonly percent: number; readonly label: string | null }[];
}

export type Figure = NumberLine | FractionBar | CoordinatePlane | Shape | BarChart | PercentBar;
