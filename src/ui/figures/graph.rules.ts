import { valueAt } from '#domain/learning/figure/curve.rules.ts';
import type { Curve } from '#domain/learning/figure/curve.types.ts';
import type { Place, Range } from '#domain/learning/figure/figure.types.ts';

const SAMPLES = 280;
/** Between two samples that are far apart, it may come and go. */
const CLOSER = 16;

interface Sample {
  readonly x: number;
  readonly y: number | null;
}

const sampled = (curve: Curve, from: number, to: number, count: number): readonly Sample[] =>
  Array.from({ length: count + 1 }, (_, index) => {
    const x = from + ((to - from) * index) / count;
    return { x, y: valueAt(curve, x) };
  });

const samplesOf = (curve: Curve, x: Range, y: Range): readonly Sample[] => {
  const rough = sampled(curve, x.from, x.to, SAMPLES);
  return rough.flatMap((sample, index) => {
    const next = rough[index + 1];
    if (next === undefined) return [sample];
    const isFar = sample.y === null || next.y === null || Math.abs(next.y - sample.y) > (y.to - y.from) / 4;
    return isFar ? sampled(curve, sample.x, next.x, CLOSER).slice(0, -1) : [sample];
  });
};

/** Where the straight line between two samples leaves the range. */
const edge = (inside: Place, outside: Place, y: Range): Place => {
  const limit = outside.y > y.to ? y.to : y.from;
  const part = outside.y === inside.y ? 0 : (limit - inside.y) / (outside.y - inside.y);
  return { x: inside.x + (outside.x - inside.x) * part, y: limit };
};

/** The visible parts of a graph: nothing of them lies outside of the two ranges. */
export const graphOf = (curve: Curve, x: Range, y: Range): readonly (readonly Place[])[] => {
  const parts: Place[][] = [];
  let part: Place[] = [];
  let before: Place | null = null;
  const isInside = (place: Place) => place.y >= y.from && place.y <= y.to;
  const end = () => {
    if (part.length > 1) parts.push(part);
    part = [];
  };
  for (const { x: at, y: value } of samplesOf(curve, x, y)) {
    const here: Place | null = value === null ? null : { x: at, y: value };
    if (here !== null && isInside(here)) {
      if (before !== null && !isInside(before)) part.push(edge(here, before, y));
      part.push(here);
    } else {
      if (before !== null && here !== null && isInside(before)) part.push(edge(before, here, y));
      end();
    }
    before = here;
  }
  end();
  return parts;
};
