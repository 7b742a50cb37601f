import { drawingOf, ELEMENT, GAP, type Drawing, type Label } from './drawing.ts';
import { countIn, distanceOf, grown, hypotenuse, shareOf, STEP, type Box } from './geometry.ts';

/** What is nearer than this looks as if it touched. */
const AIR = 1.5;
/** How far beside its arrow a label may stand, and by how much it may leave its first place. */
const OFFSETS = [GAP, GAP + 6, GAP + 14];
const SHIFTS = [-30, -20, -12, -6, 0, 6, 12, 20, 30];
/** Of the points of an arrow some are enough. */
const EVERY = 5;

/** What is worst: words that cover something, then words that might be another arrow's, then words far from their first place. */
const COST = { clash: 1_000, distance: 8, outside: 10_000, line: 12 };
/** From farther away words are not read as their arrow's. */
const FARTHEST = 20;
const ROUNDS = 3;

interface Place {
  readonly box: Box;
  /** From what it belongs to. */
  readonly distance: number;
}

/** How much words at a place would cover, or be covered by. */
const clashAt = (place: Box, others: readonly Box[], { boxes, lines, page }: Drawing): number => {
  const box = grown(place, AIR);
  const isOutside = box.left < page.left || box.right > page.right || box.top < page.top || box.bottom > page.bottom;
  let clash = (isOutside ? COST.outside : 0) + countIn(box, lines) * STEP * COST.line;
  for (const other of boxes) clash += shareOf(box, other);
  for (const other of others) clash += shareOf(box, other);
  return clash;
};

/** Beside each point of the arrow, on either side, or around its first place; the name of a frame along its upper side. */
const placesFor = ({ line, isName, size, origin }: Label): readonly Place[] => {
  const at = (left: number, top: number): Box => ({ left, top, right: left + size.x, bottom: top + size.y });
  if (isName)
    return line.flatMap(({ x }) =>
      x + size.x > (line.at(-1)?.x ?? 0) ? [] : [{ box: at(x, origin.top), distance: 0 }],
    );
  const some = line.filter((_, index) => index % EVERY === 0);
  const around = SHIFTS.flatMap((x) => SHIFTS.map((y) => at(origin.left + x / 2, origin.top + y)));
  return [
    ...around.map((box) => ({ box, distance: distanceOf(box, some) })),
    ...some.flatMap(({ x, y }) =>
      OFFSETS.flatMap((distance) => {
        const lefts = [x - distance - size.x, x - size.x / 2, x + distance];
        const tops = [y - distance - size.y, y - size.y / 2, y + distance];
        return lefts.flatMap((left) => tops.map((top) => ({ box: at(left, top), distance })));
      }),
    ),
  ];
};

/** The nearest place without a clash, or with the smallest one. */
const bestPlace = (label: Label, others: readonly Box[], drawing: Drawing): Box => {
  const places = placesFor(label)
    .map(({ box, distance }) => ({
      box,
      cost: distance * COST.distance + hypotenuse(box.left - label.origin.left, box.top - label.origin.top),
    }))
    .toSorted((a, b) => a.cost - b.cost);
  let best = { box: label.origin, cost: Number.POSITIVE_INFINITY };
  for (const { box, cost } of places) {
    if (cost >= best.cost) break;
    const whole = cost + clashAt(box, others, drawing) * COST.clash;
    if (whole < best.cost) best = { box, cost: whole };
  }
  return best.box;
};

const rounded = (value: number): string => String(Math.round(value * 100) / 100);

const movedTo = (element: string, { origin, isName }: Label, { left, top }: Box): string => {
  if (left === origin.left && top === origin.top) return element;
  const x = rounded(left - (isName ? 0 : GAP));
  return element.replaceAll(
    /(<text [^>]*? x=")[^"]*(" y=")([^"]*)"/g,
    (_, before: string, middle: string, y: string) => `${before}${x}${middle}${rounded(Number(y) - origin.top + top)}"`,
  );
};

export interface ClearedChart {
  readonly svg: string;
  /** How much of the words is still covered; 0 where they all stand clear. */
  readonly clash: number;
}

/**
 * Graphviz keeps the words of an arrow apart from states, but neither from frames nor from arrows that leave a state by its
 * side, and puts those of a frame's own arrow anywhere. Such words are put elsewhere beside their arrow.
 */
export const withClearLabels = (svg: string): ClearedChart => {
  const drawing = drawingOf(svg);
  const places = new Map([...drawing.labels].map(([element, { origin }]) => [element, origin]));
  const othersOf = (own: string): readonly Box[] =>
    [...places].flatMap(([element, place]) => (element === own ? [] : [place]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [element, label] of drawing.labels) {
      const others = othersOf(element);
      const place = places.get(element) ?? label.origin;
      if (clashAt(place, others, drawing) > 0 || distanceOf(place, label.line) > FARTHEST)
        places.set(element, bestPlace(label, others, drawing));
    }
  return {
    svg: svg.replaceAll(ELEMENT, (element) => {
      const [label, place] = [drawing.labels.get(element), places.get(element)];
      return label === undefined || place === undefined ? element : movedTo(element, label, place);
    }),
    clash: [...places].reduce((sum, [element, place]) => sum + clashAt(place, othersOf(element), drawing), 0),
  };
};
