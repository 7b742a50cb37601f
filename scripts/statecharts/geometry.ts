/** Points and boxes of a drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Not `Math.hypot`, whose last digit is each engine's own: the same chart is the same bytes everywhere. */
export const hypotenuse = (x: number, y: number): number => Math.sqrt(x * x + y * y);

/** How near to each other the points are that stand for a line. */
export const STEP = 2;

export const around = (points: readonly Point[]): Box => ({
  left: Math.min(...points.map(({ x }) => x)),
  top: Math.min(...points.map(({ y }) => y)),
  right: Math.max(...points.map(({ x }) => x)),
  bottom: Math.max(...points.map(({ y }) => y)),
});

export const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** The area that two boxes share. */
export const shareOf = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** From a box to the nearest of some points. */
export const distanceOf = ({ left, top, right, bottom }: Box, points: readonly Point[]): number =>
  Math.min(...points.map(({ x, y }) => hypotenuse(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))));

/** Points of a straight line. */
export const straight = (from: Point, to: Point): readonly Point[] => {
  const count = Math.max(1, Math.ceil(hypotenuse(to.x - from.x, to.y - from.y) / STEP));
  return Array.from({ length: count + 1 }, (_, index) => ({
    x: from.x + ((to.x - from.x) * index) / count,
    y: from.y + ((to.y - from.y) * index) / count,
  }));
};

/** Points of the four sides of a box. */
export const frameOf = ({ left, top, right, bottom }: Box): readonly Point[] => [
  ...straight({ x: left, y: top }, { x: right, y: top }),
  ...straight({ x: right, y: top }, { x: right, y: bottom }),
  ...straight({ x: right, y: bottom }, { x: left, y: bottom }),
  ...straight({ x: left, y: bottom }, { x: left, y: top }),
];

const lengthOf = (points: readonly Point[]): number =>
  points.reduce(
    (sum, { x, y }, index) => sum + hypotenuse(x - (points[index - 1]?.x ?? x), y - (points[index - 1]?.y ?? y)),
    0,
  );

/** Points of a Bézier curve: a start, and three points for each of its pieces. */
export const curveOf = (points: readonly Point[]): readonly Point[] => {
  const curve = points.slice(0, 1);
  for (let piece = 0; piece + 3 < points.length; piece += 3) {
    const [from, a, b, to] = points.slice(piece, piece + 4);
    if (from === undefined || a === undefined || b === undefined || to === undefined) break;
    const count = Math.max(1, Math.ceil(lengthOf([from, a, b, to]) / STEP));
    for (let index = 1; index <= count; index += 1) {
      const t = index / count;
      const [u, inner] = [1 - t, 3 * t * (1 - t)];
      const mix = (key: 'x' | 'y'): number =>
        u * u * u * from[key] + inner * u * a[key] + inner * t * b[key] + t * t * t * to[key];
      curve.push({ x: mix('x'), y: mix('y') });
    }
  }
  return curve;
};

const SQUARE = 24;
const squareOf = (value: number): number => Math.floor(value / SQUARE);

/** Points by the square in which they lie, so that a box need not look at all of them. */
export type Squares = ReadonlyMap<string, readonly Point[]>;

export const inSquares = (points: readonly Point[]): Squares => {
  const squares = new Map<string, Point[]>();
  for (const point of points) {
    const key = `${squareOf(point.x)} ${squareOf(point.y)}`;
    const square = squares.get(key);
    if (square === undefined) squares.set(key, [point]);
    else square.push(point);
  }
  return squares;
};

/** How many of the points lie in a box. */
export const countIn = ({ left, top, right, bottom }: Box, squares: Squares): number => {
  let count = 0;
  for (let column = squareOf(left); column <= squareOf(right); column += 1)
    for (let row = squareOf(top); row <= squareOf(bottom); row += 1)
      for (const { x, y } of squares.get(`${column} ${row}`) ?? [])
        if (x > left && x < right && y > top && y < bottom) count += 1;
  return count;
};
