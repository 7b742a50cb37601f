import { boxOf } from '#domain/learning/figure/figure.rules.ts';
import type { Place, Polygon, Shape } from '#domain/learning/figure/figure.types.ts';
import { figureText } from '#ui/texts/figures.pl.ts';
import { Drawing, pathOf, Writings } from './Drawing.tsx';
import { along, WIDTH } from './drawing.rules.ts';
import styles from './Figures.module.css';
import { placeLabels, type LabelWish } from './label-places.rules.ts';

const MARGIN = 34;
/** Beside a shape stand words, above and below it only lines of them. */
const SIDE_MARGIN = 50;
const TALLEST = 240;
const RIGHT_ANGLE = /^90\s?°$/;

/** Makes a shape as large as the drawing allows, in the middle. */
const fitting = (shape: Shape) => {
  const { x, y } = boxOf(shape);
  const [width, depth] = [x.to - x.from, y.to - y.from];
  const factor = Math.min((WIDTH - 2 * SIDE_MARGIN) / Math.max(width, 1e-9), TALLEST / Math.max(depth, 1e-9));
  const left = (WIDTH - width * factor) / 2;
  return {
    factor,
    height: depth * factor + 2 * MARGIN,
    placed: (place: Place): Place => ({
      x: left + (place.x - x.from) * factor,
      y: MARGIN + (y.to - place.y) * factor,
    }),
  };
};

const middle = (from: Place, to: Place): Place => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
const difference = (from: Place, to: Place): Place => ({ x: to.x - from.x, y: to.y - from.y });

const centreOf = (places: readonly Place[]): Place => ({
  x: places.reduce((sum, { x }) => sum + x, 0) / places.length,
  y: places.reduce((sum, { y }) => sum + y, 0) / places.length,
});

const onCircle = (centre: Place, radius: number, angle: number): Place => ({
  x: centre.x + radius * Math.cos(angle),
  y: centre.y + radius * Math.sin(angle),
});

interface Arc {
  readonly arc: readonly Place[];
  /** Between the arms. */
  readonly inside: Place;
  readonly dot: Place | null;
  readonly label: string;
}

const arcAt = (vertex: Place, before: Place, after: Place, label: string): Arc => {
  const [first, second] = [before, after].map((arm) => Math.atan2(arm.y - vertex.y, arm.x - vertex.x));
  const start = first ?? 0;
  const whole = 2 * Math.PI;
  const turn = ((((second ?? 0) - start) % whole) + whole) % whole;
  const opening = turn > Math.PI ? turn - whole : turn;
  const reach = [before, after].map((arm) => Math.hypot(arm.x - vertex.x, arm.y - vertex.y));
  const radius = Math.min(RIGHT_ANGLE.test(label) ? 20 : 24, Math.min(...reach) / 2);
  const half = start + opening / 2;
  return {
    arc: Array.from({ length: 13 }, (_, index) => onCircle(vertex, radius, start + (opening * index) / 12)),
    inside: onCircle(vertex, radius, half),
    dot: RIGHT_ANGLE.test(label) ? onCircle(vertex, radius * 0.55, half) : null,
    label,
  };
};

/** All of a polygon that is drawn or written. */
const drawnPolygon = ({ vertices, sides, angles }: Polygon, placed: (place: Place) => Place) => {
  const corners = vertices.map(placed);
  const centre = centreOf(corners);
  const corner = (index: number): Place => corners[(index + corners.length) % corners.length] ?? centre;
  const edges = corners.flatMap((from, index) => along(from, corner(index + 1)));
  const arcs = angles.flatMap((label, index) =>
    label === null ? [] : [arcAt(corner(index), corner(index - 1), corner(index + 1), label)],
  );
  const names: readonly LabelWish[] = [
    ...vertices.flatMap(({ label }, index) =>
      label === null ? [] : [{ text: label, at: corner(index), towards: difference(centre, corner(index)) }],
    ),
    ...arcs.flatMap(({ label, inside, dot }, index) =>
      dot === null ? [{ text: label, at: inside, towards: difference(arcs[index]?.arc[0] ?? inside, centre) }] : [],
    ),
    ...sides.flatMap((label, index) => {
      const at = middle(corner(index), corner(index + 1));
      const edge = difference(corner(index), corner(index + 1));
      const normal = { x: edge.y, y: -edge.x };
      const out = difference(centre, at);
      const towards = normal.x * out.x + normal.y * out.y < 0 ? { x: -normal.x, y: -normal.y } : normal;
      return label === null ? [] : [{ text: label, at, towards }];
    }),
  ];
  return { outline: `${pathOf(corners)}Z`, edges, arcs, names };
};

export const ShapeFigure = ({ figure }: { readonly figure: Shape }) => {
  const { factor, height, placed } = fitting(figure);
  const polygons = figure.polygons.map((polygon) => drawnPolygon(polygon, placed));
  const circles = figure.circles.map(({ x, y, radius, label, radiusLabel }) => {
    const centre = placed({ x, y });
    const end = onCircle(centre, radius * factor, -Math.PI / 6);
    return { centre, radius: radius * factor, end, label, radiusLabel };
  });
  const segments = figure.segments.map(({ from, to, label }) => ({ label, places: along(placed(from), placed(to)) }));
  const obstacles = [
    ...polygons.flatMap(({ edges, arcs }) => [...edges, ...arcs.flatMap(({ arc }) => arc)]),
    ...circles.flatMap(({ centre, radius, end, radiusLabel }) => [
      ...Array.from({ length: 90 }, (_, index) => onCircle(centre, radius, (index * Math.PI) / 45)),
      ...(radiusLabel === null ? [] : along(centre, end)),
    ]),
    ...segments.flatMap(({ places }) => places),
  ];
  const labels = placeLabels(
    [
      ...polygons.flatMap(({ names }) => names),
      ...circles.flatMap(({ centre, end, label, radiusLabel }) => [
        ...(label === null ? [] : [{ text: label, at: centre, towards: { x: -1, y: 1 } }]),
        ...(radiusLabel === null ? [] : [{ text: radiusLabel, at: middle(centre, end), towards: { x: -0.5, y: -1 } }]),
      ]),
      ...segments.flatMap(({ label, places }) =>
        label === null ? [] : [{ text: label, at: places[Math.floor(places.length / 2)] ?? { x: 0, y: 0 } }],
      ),
      ...figure.points.flatMap((point) => (point.label === null ? [] : [{ text: point.label, at: placed(point) }])),
    ],
    obstacles,
    height,
  );
  return (
    <Drawing text={figureText(figure)} height={height}>
      {circles.map(({ centre, radius, end, label, radiusLabel }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a drawing never changes
        <g key={index}>
          <circle className={styles.outline} cx={centre.x} cy={centre.y} r={radius} />
          {radiusLabel !== null && <path className={styles.line} d={pathOf([centre, end])} />}
          {(label !== null || radiusLabel !== null) && (
            <circle className={styles.point} cx={centre.x} cy={centre.y} r={2} />
          )}
        </g>
      ))}
      {polygons.map(({ outline, arcs }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a drawing never changes
        <g key={index}>
          <path className={styles.outline} d={outline} />
          {arcs.map(({ arc, dot }, number) => (
            // oxlint-disable-next-line react/no-array-index-key -- a drawing never changes
            <g key={number}>
              <path className={styles.axis} d={pathOf(arc)} />
              {dot !== null && <circle className={styles.arrow} cx={dot.x} cy={dot.y} r={2} />}
            </g>
          ))}
        </g>
      ))}
      {segments.map(({ places }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a drawing never changes
        <path key={index} className={styles.line} d={pathOf(places)} />
      ))}
      {figure.points.map((point, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a drawing never changes
        <circle key={index} className={styles.point} cx={placed(point).x} cy={placed(point).y} r={3} />
      ))}
      <Writings labels={labels} />
    </Drawing>
  );
};
