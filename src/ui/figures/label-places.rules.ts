import type { Place } from '#domain/learning/figure/figure.types.ts';
import { kept, LINE, textWidth, WIDTH, type Box } from './drawing.rules.ts';

export interface LabelWish {
  readonly text: string;
  readonly at: Place;
  /** Where from there it belongs; upwards and to the right if nothing is said. */
  readonly towards?: Place;
}

/** A label, centred. */
export interface PlacedLabel extends Place {
  readonly text: string;
}

const DIRECTIONS: readonly Place[] = Array.from({ length: 16 }, (_, index) => ({
  x: Math.cos((index * Math.PI) / 8),
  y: Math.sin((index * Math.PI) / 8),
}));
const GAPS = [6, 14, 24];
const USUAL: Place = { x: Math.SQRT1_2, y: -Math.SQRT1_2 };
const HALF = LINE / 2 - 1;

const boxAround = ({ x, y }: Place, width: number): Box => ({
  x: x - width / 2,
  y: y - HALF,
  width,
  height: 2 * HALF,
});

const holds = (box: Box, { x, y }: Place): boolean =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;

const overlap = (left: Box, right: Box): boolean =>
  left.x < right.x + right.width &&
  right.x < left.x + left.width &&
  left.y < right.y + right.height &&
  right.y < left.y + left.height;

const unit = ({ x, y }: Place): Place => {
  const length = Math.hypot(x, y);
  return length < 1e-9 ? USUAL : { x: x / length, y: y / length };
};

/** For each label the place beside its point that meets the fewest lines and labels, as near as can be to where it belongs. */
export const placeLabels = (
  wishes: readonly LabelWish[],
  lines: readonly Place[],
  height: number,
): readonly PlacedLabel[] => {
  const taken: Box[] = [];
  return wishes.map(({ text, at, towards }) => {
    const width = textWidth(text);
    const wanted = unit(towards ?? USUAL);
    const candidates = GAPS.flatMap((gap) =>
      DIRECTIONS.map((direction) => {
        const place = {
          x: kept(at.x + direction.x * (gap + width / 2), width, WIDTH),
          y: kept(at.y + direction.y * (gap + HALF), 2 * HALF, height),
        };
        const box = boxAround(place, width);
        const met = lines.filter((point) => holds(box, point)).length;
        const covered = taken.filter((other) => overlap(box, other)).length;
        const astray = 1 - (direction.x * wanted.x + direction.y * wanted.y);
        return { place, box, cost: 3 * met + 40 * covered + 4 * astray + gap / 8 + (holds(box, at) ? 20 : 0) };
      }),
    );
    const best = candidates.reduce((least, candidate) => (candidate.cost < least.cost ? candidate : least));
    taken.push(best.box);
    return { text, ...best.place };
  });
};
