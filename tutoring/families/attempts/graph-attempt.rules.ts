import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { approximationOf } from '#tutoring/mathematics/exact.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { pointsIn, type SaidPoint } from '#tutoring/reading/points.reader.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { Answer, Graph } from '#tutoring/families/family.types.ts';
import { areClose } from '#tutoring/mathematics/closeness.rules.ts';

/** „(0, -3) i (1, -1)”, said of a graph that is to be drawn; undefined where no point is named. */
export const judgePoints = (message: string, { notation, enough }: Graph, answer: Answer): Verdict | undefined => {
  const points = pointsIn(message);
  if (points.length === 0) return undefined;
  const beside = points.find((point) => !isOn(point, notation));
  if (beside !== undefined) return { kind: 'wrong', step: latexOfPoint(beside), suspicion: NOT_ON_GRAPH };
  if (points.some((point) => isAsked(point, answer)) || new Set(points.map(latexOfPoint)).size >= (enough ?? Infinity))
    return { kind: 'solved' };
  return enough === undefined
    ? { kind: 'right', praise: points.length === 1 ? ON_GRAPH : ALL_ON_GRAPH, remaining: undefined }
    : { kind: 'partial', praise: ON_GRAPH, missing: 'Do narysowania prostej potrzeba dwóch punktów. Znajdź drugi.' };
};

const ON_GRAPH = 'Ten punkt leży na wykresie.';
const ALL_ON_GRAPH = 'Te punkty leżą na wykresie.';
const NOT_ON_GRAPH =
  'Ten punkt nie leży na wykresie. Wstaw pierwszą współrzędną w miejsce $x$: druga musi być wartością funkcji.';

const isOn = ({ x, y }: SaidPoint, notation: string): boolean =>
  areClose(approximately(notation, { x: x.valueOf() }), y.valueOf());

/** Whether the answer is this very point. */
const isAsked = ({ x, y }: SaidPoint, answer: Answer): boolean => {
  const [first = Number.NaN, second = Number.NaN] =
    answer.kind === 'numbers' ? answer.values.map(({ value }) => approximationOf(value)) : [];
  return x.valueOf() === first && y.valueOf() === second;
};

const latexOfPoint = ({ x, y }: SaidPoint): string =>
  `(${latexOfRational(x, 'fraction')};\\ ${latexOfRational(y, 'fraction')})`;
