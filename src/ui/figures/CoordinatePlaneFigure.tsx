import type { CoordinatePlane, LabelledPlace, Place, Range } from '#domain/learning/figure/figure.types.ts';
import { curveText, figureNumber, figureText } from '#ui/texts/figures.pl.ts';
import { Drawing, pathOf, Writing, Writings } from './Drawing.tsx';
import { along, multiples, niceStep, scale, textWidth, WIDTH } from './drawing.rules.ts';
import styles from './Figures.module.css';
import { graphOf } from './graph.rules.ts';
import { placeLabels, type LabelWish } from './label-places.rules.ts';

const MARGIN = 16;
const SIDE = WIDTH - 2 * MARGIN;
const TALLEST = 1.25 * SIDE;

/** Equal units on both axes, as on squared paper, unless the drawing would become a strip. */
const heightOf = (x: Range, y: Range): number => {
  const height = SIDE * ((y.to - y.from) / (x.to - x.from));
  return height < SIDE / 2.5 || height > TALLEST ? SIDE * 0.8 : height;
};

const zeroOf = ({ from, to }: Range): number => Math.min(Math.max(0, from), to);

/** On the right, where a graph is far from the others. */
const labelledPoint = (places: readonly Place[]): Place | undefined => places[Math.floor(places.length * 0.85)];

const named = (points: readonly LabelledPlace[], placed: (place: Place) => Place): readonly LabelWish[] =>
  points.flatMap((point) => (point.label === null ? [] : [{ text: point.label, at: placed(point) }]));

/** The how manieth step from zero a number is. */
const stepOf = (value: number, values: readonly number[]) => Math.round(value / ((values[1] ?? 1) - (values[0] ?? 0)));

export const CoordinatePlaneFigure = ({ figure }: { readonly figure: CoordinatePlane }) => {
  const { x, y, functions, points, segments } = figure;
  const inner = heightOf(x, y);
  const height = inner + 2 * MARGIN;
  const [atX, atY] = [scale(x, MARGIN, WIDTH - MARGIN), scale(y, height - MARGIN, MARGIN)];
  const placed = (place: Place): Place => ({ x: atX(place.x), y: atY(place.y) });
  const [originX, originY] = [atX(zeroOf(x)), atY(zeroOf(y))];
  const [xs, ys] = [multiples(x, niceStep(x, 10)), multiples(y, niceStep(y, 10))];

  const graphs = functions.map(({ curve, label }) => ({
    text: label ?? curveText(curve),
    parts: graphOf(curve, x, y).map((part) => part.map(placed)),
  }));
  const lines = segments.map(({ from, to, label }) => ({ label, places: along(placed(from), placed(to)) }));
  const axes = [
    ...along({ x: MARGIN, y: originY }, { x: WIDTH - MARGIN, y: originY }),
    ...along({ x: originX, y: MARGIN }, { x: originX, y: height - MARGIN }),
  ];
  const widest = Math.max(0, ...xs.map((value) => textWidth(figureNumber(value)))) + 10;
  const every = Math.max(1, Math.ceil(widest / Math.max(1, Math.abs(atX(xs[1] ?? x.to) - atX(xs[0] ?? x.from)))));
  const everyY = Math.max(1, Math.ceil(18 / Math.max(1, Math.abs(atY(ys[1] ?? y.to) - atY(ys[0] ?? y.from)))));
  const isLeft = originX > MARGIN + 30;
  const isBelow = originY < height - MARGIN - 12;
  const numbersX = xs
    .filter((value) => value !== 0 && stepOf(value, xs) % every === 0 && atX(value) < WIDTH - MARGIN - 14)
    .map((value) => ({ text: figureNumber(value), x: atX(value), y: originY + (isBelow ? 13 : -12) }));
  const numbersY = ys
    .filter((value) => value !== 0 && stepOf(value, ys) % everyY === 0 && atY(value) > MARGIN + 14)
    .map((value) => ({ text: figureNumber(value), x: originX + (isLeft ? -8 : 8), y: atY(value) }));
  const numberPlaces = [
    ...numbersX.flatMap(({ x: centre, y: level }) => along({ x: centre - 8, y: level }, { x: centre + 8, y: level })),
    ...numbersY.flatMap(({ x: edge, y: level }) =>
      along({ x: edge, y: level }, { x: edge + (isLeft ? -14 : 14), y: level }),
    ),
  ];
  const obstacles = [
    ...axes,
    ...numberPlaces,
    ...graphs.flatMap(({ parts }) => parts.flat()),
    ...lines.flatMap(({ places }) => places),
    ...points.map(placed),
  ];
  const labels = placeLabels(
    [
      ...named(points, placed),
      ...lines.flatMap(({ label, places }) =>
        label === null ? [] : [{ text: label, at: places[Math.floor(places.length / 2)] ?? { x: 0, y: 0 } }],
      ),
      ...graphs.flatMap(({ text, parts }) => {
        const at = labelledPoint(parts.flat());
        return at === undefined ? [] : [{ text, at }];
      }),
    ],
    obstacles,
    height,
  );
  return (
    <Drawing text={figureText(figure)} height={height}>
      {xs.map((value) => (
        <path key={`x${value}`} className={styles.grid} d={`M${atX(value)} ${MARGIN}V${height - MARGIN}`} />
      ))}
      {ys.map((value) => (
        <path key={`y${value}`} className={styles.grid} d={`M${MARGIN} ${atY(value)}H${WIDTH - MARGIN}`} />
      ))}
      <path className={styles.axis} d={`M${MARGIN} ${originY}H${WIDTH - 6}M${originX} ${height - MARGIN}V6`} />
      <path className={styles.arrow} d={`M${WIDTH - 3} ${originY}l-9 -5v10z`} />
      <path className={styles.arrow} d={`M${originX} 3l-5 9h10z`} />
      {graphs.flatMap(({ parts }, number) =>
        parts.map((part) => (
          <path key={`${number} ${part[0]?.x}`} className={styles.graph} data-number={number} d={pathOf(part)} />
        )),
      )}
      {lines.map(({ places }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a drawing never changes
        <path key={index} className={styles.line} d={pathOf(places)} />
      ))}
      {numbersX.map((number) => (
        <Writing key={number.x} {...number} tone="soft" />
      ))}
      {numbersY.map((number) => (
        <Writing key={number.y} {...number} align={isLeft ? 'end' : 'start'} tone="soft" />
      ))}
      <Writing text="x" x={WIDTH - 8} y={originY + (isBelow ? 15 : -14)} />
      <Writing text="y" x={originX + (isLeft ? -13 : 13)} y={12} />
      {points.map((point, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a drawing never changes
        <circle key={index} className={styles.point} cx={atX(point.x)} cy={atY(point.y)} r={4} />
      ))}
      <Writings labels={labels} />
    </Drawing>
  );
};
