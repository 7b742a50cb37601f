import { curveOfCoefficients, curveOfExpression } from './curve.rules.ts';
import type { Curve } from './curve.types.ts';
import type {
  BarChart,
  Circle,
  CoordinatePlane,
  Figure,
  FractionBar,
  Interval,
  LabelledPlace,
  NumberLine,
  PercentBar,
  Place,
  Polygon,
  Range,
  Segment,
  Shape,
} from './figure.types.ts';
import {
  flag,
  label,
  list,
  NoFigure,
  nullable,
  number,
  object,
  requireThat,
  text,
  whole,
  type Reader,
} from './json-field.rules.ts';

const LONGEST_SOURCE = 4_000;
/** Closer together, the ends of an axis could not be told apart. */
const SMALLEST_SPAN = 0.01;
const MOST_STEPS = 40;
const POINTS = 12;

const constant =
  <Kind extends string>(kind: Kind): Reader<Kind> =>
  (json) => {
    requireThat(json === kind);
    return kind;
  };

const rangeOf = (from: number, to: number): Range => {
  requireThat(to - from >= SMALLEST_SPAN);
  return { from, to };
};

const pair: Reader<readonly [number, number]> = (json) => {
  const [first = 0, second = 0] = list(number(), 2, 2)(json);
  return [first, second];
};

const range: Reader<Range> = (json) => rangeOf(...pair(json));

const place: Reader<Place> = (json) => {
  const [x, y] = pair(json);
  return { x, y };
};

const labelledPlace: Reader<LabelledPlace> = object({ x: number(), y: number(), label });
const segment: Reader<Segment> = (json) => {
  const read = object({ from: place, to: place, label })(json);
  requireThat(read.from.x !== read.to.x || read.from.y !== read.to.y);
  return read;
};

const isIn = (value: number, { from, to }: Range): boolean => value >= from && value <= to;

const interval =
  (line: Range): Reader<Interval> =>
  (json) => {
    const end = nullable(number(line.from, line.to));
    const { from, to, fromOpen, toOpen } = object({ from: end, to: end, fromOpen: flag, toOpen: flag })(json);
    requireThat((from !== null || to !== null) && (from ?? line.from) < (to ?? line.to));
    return { from, to, isFromOpen: fromOpen, isToOpen: toOpen };
  };

/** Read when the line is known. */
const later: Reader<unknown> = (json) => json;

const numberLine: Reader<NumberLine> = (json) => {
  const fields = object({
    kind: constant('number-line'),
    from: number(),
    to: number(),
    step: nullable(number(0.000_1)),
    points: later,
    intervals: later,
  })(json);
  const line = rangeOf(fields.from, fields.to);
  requireThat(fields.step === null || (line.to - line.from) / fields.step <= MOST_STEPS);
  const point = object({ at: number(line.from, line.to), label, open: flag });
  return {
    kind: 'number-line',
    range: line,
    step: fields.step,
    points: list(
      point,
      0,
      POINTS,
    )(fields.points).map(({ at, label: name, open }) => ({ at, label: name, isOpen: open })),
    intervals: list(interval(line), 0, 4)(fields.intervals),
  };
};

const fractionBar: Reader<FractionBar> = object({
  kind: constant('fraction-bar'),
  bars: list(
    (json) => {
      const bar = object({ parts: whole(1, 24), filled: whole(0, 24), label })(json);
      requireThat(bar.filled <= bar.parts);
      return bar;
    },
    1,
    6,
  ),
});

const curve: Reader<{ readonly curve: Curve; readonly label: string | null }> = (json) => {
  const {
    expression,
    coefficients,
    label: name,
  } = object({
    expression: nullable((given) => {
      requireThat(typeof given === 'string');
      return String(given);
    }),
    coefficients: nullable(list(number(), 1, 6)),
    label,
  })(json);
  requireThat((expression === null) !== (coefficients === null));
  const read = expression === null ? curveOfCoefficients(coefficients ?? []) : curveOfExpression(expression);
  if (read === null) throw new NoFigure();
  return { curve: read, label: name };
};

const plane: Reader<CoordinatePlane> = (json) => {
  const read = object<CoordinatePlane>({
    kind: constant('plane'),
    x: range,
    y: range,
    functions: list(curve, 0, 4),
    points: list(labelledPlace, 0, POINTS),
    segments: list(segment, 0, 8),
  })(json);
  const isInside = ({ x, y }: Place) => isIn(x, read.x) && isIn(y, read.y);
  requireThat([...read.points, ...read.segments.flatMap(({ from, to }) => [from, to])].every(isInside));
  return read;
};

const polygon: Reader<Polygon> = (json) => {
  const { points, labels, sides, angles } = object({
    points: list(place, 3, 8),
    labels: list(label, 0, 8),
    sides: list(label, 0, 8),
    angles: list(label, 0, 8),
  })(json);
  requireThat([labels, sides, angles].every(({ length }) => length <= points.length));
  return { vertices: points.map((vertex, index) => ({ ...vertex, label: labels[index] ?? null })), sides, angles };
};

const circle: Reader<Circle> = object({
  x: number(),
  y: number(),
  radius: number(SMALLEST_SPAN),
  label,
  radiusLabel: label,
});

const corners = ({ polygons, circles, segments, points }: Shape): readonly Place[] => [
  ...polygons.flatMap(({ vertices }) => vertices),
  ...circles.flatMap(({ x, y, radius }) => [
    { x: x - radius, y: y - radius },
    { x: x + radius, y: y + radius },
  ]),
  ...segments.flatMap(({ from, to }) => [from, to]),
  ...points,
];

/** The smallest upright box around all of a shape. */
export const boxOf = (shape: Shape): { readonly x: Range; readonly y: Range } => {
  const places = corners(shape);
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  return {
    x: { from: Math.min(...xs), to: Math.max(...xs) },
    y: { from: Math.min(...ys), to: Math.max(...ys) },
  };
};

const shape: Reader<Shape> = (json) => {
  const read = object<Shape>({
    kind: constant('shape'),
    polygons: list(polygon, 0, 3),
    circles: list(circle, 0, 3),
    segments: list(segment, 0, 8),
    points: list(labelledPlace, 0, POINTS),
  })(json);
  requireThat(corners(read).length > 0);
  const { x, y } = boxOf(read);
  requireThat(Math.max(x.to - x.from, y.to - y.from) >= SMALLEST_SPAN);
  return read;
};

/** A triangle by the lengths of its sides AB, BC and CA: AB lies at the bottom. */
const triangle: Reader<Shape> = (json) => {
  const fields = object({
    kind: constant('triangle'),
    lengths: list(number(SMALLEST_SPAN), 3, 3),
    labels: list(label, 0, 3),
    sides: list(label, 0, 3),
    angles: list(label, 0, 3),
  })(json);
  const [ab = 1, bc = 1, ca = 1] = fields.lengths;
  requireThat(ab < bc + ca && bc < ab + ca && ca < ab + bc);
  const x = (ab ** 2 + ca ** 2 - bc ** 2) / (2 * ab);
  const y = Math.sqrt(Math.max(0, ca ** 2 - x ** 2));
  const vertices = [
    { x: 0, y: 0 },
    { x: ab, y: 0 },
    { x, y },
  ].map((vertex, index) => ({
    ...vertex,
    label: fields.labels[index] ?? null,
  }));
  return {
    kind: 'shape',
    polygons: [{ vertices, sides: fields.sides, angles: fields.angles }],
    circles: [],
    segments: [],
    points: [],
  };
};

const barChart: Reader<BarChart> = object({
  kind: constant('bar-chart'),
  title: label,
  unit: label,
  bars: list(object({ label: text, value: number() }), 1, 12),
});

const percentBar: Reader<PercentBar> = (json) => {
  const read = object<PercentBar>({
    kind: constant('percent-bar'),
    whole: label,
    parts: list(object({ percent: number(0, 100), label }), 1, 6),
  })(json);
  // As sums of decimal fractions are.
  requireThat(read.parts.reduce((sum, { percent }) => sum + percent, 0) <= 100 + 1e-9);
  return read;
};

const READERS: ReadonlyMap<unknown, Reader<Figure>> = new Map<unknown, Reader<Figure>>([
  ['number-line', numberLine],
  ['fraction-bar', fractionBar],
  ['plane', plane],
  ['triangle', triangle],
  ['shape', shape],
  ['bar-chart', barChart],
  ['percent-bar', percentBar],
]);

const parsed = (source: string): unknown => {
  try {
    return JSON.parse(source);
  } catch {
    return null;
  }
};

/** A figure from the text of its block; null when it is anything else than docs/figures.md describes. */
export const readFigure = (source: string): Figure | null => {
  if (source.length > LONGEST_SOURCE) return null;
  const json = parsed(source);
  if (typeof json !== 'object' || json === null || !('kind' in json)) return null;
  try {
    return READERS.get(json.kind)?.(json) ?? null;
  } catch (error) {
    if (error instanceof NoFigure) return null;
    throw error;
  }
};
