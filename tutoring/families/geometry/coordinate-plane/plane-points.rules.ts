import type { FigureSource } from '#domain/learning/figure/figure-source.types.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import type { Answer, FamilyStep, NumbersAnswer, Pick } from '#tutoring/families/family.types.ts';
import { graphFigure, pointLatex } from '#tutoring/families/functions/function/function-lines.rules.ts';
import type { FunctionText, Point } from '#tutoring/families/functions/function/function.types.ts';
import { approximationOf, exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { rational } from '#tutoring/mathematics/rational.ts';

/** Words beside a question about points. */
export const ASIDE = 'punkt*|wspolrzedn*|uklad*|odcin*|konc*|ab';

/** The points of a message that has nothing else and as many of them as are needed. */
export const onlyPoints = (text: FunctionText, count: number): readonly Point[] => {
  const { points, functions, places, slopePlaces, numbers } = text;
  const isAll = functions.length + places.length + slopePlaces.length + numbers.length === 0;
  return isAll && points.length === count ? points : [];
};

export const pointOf = (x: number, y: number): Point => ({ x: rational(x), y: rational(y) });

export const isSamePoint = (one: Point, other: Point): boolean => one.x.equals(other.x) && one.y.equals(other.y);

export const pointAnswer = (point: Point, name: string): NumbersAnswer => ({
  kind: 'numbers',
  values: [
    { symbol: 'x', value: exact(point.x) },
    { symbol: 'y', value: exact(point.y) },
  ],
  isOrdered: true,
  shown: `${name} = ${pointLatex(point)}`,
});

export const mistakenPoint = ({ x, y }: Point): readonly Exact[] => [exact(x), exact(y)];

/** Undefined for an answer that is no point. */
export const answeredPoint = (answer: Answer): { readonly x: number; readonly y: number } | undefined => {
  if (answer.kind !== 'numbers') return undefined;
  const [x, y, ...more] = answer.values.map(({ value }) => approximationOf(value));
  return x === undefined || y === undefined || more.length > 0 ? undefined : { x, y };
};

/** The last line of tasks whose result is a point. */
export const writingThePoint = (point: Point, name: string): FamilyStep => ({
  operation: 'point',
  what: 'Zapisujemy punkt: najpierw współrzędną $x$, potem $y$',
  todo: 'zapisz punkt: najpierw współrzędną $x$, potem $y$',
  why: '',
  shown: `${name} = ${pointLatex(point)}`,
  claims: [{ sides: [plain(point.x)] }, { sides: [plain(point.y)] }],
});

/** Each point by the letter at its place in `letters`; `ends` are joined by segments, in their order. */
export const pointsFigure = (
  points: readonly Point[],
  letters: string,
  ends: readonly Point[] = [],
): FigureSource | undefined => {
  const drawn = graphFigure([], points);
  if (drawn?.kind !== 'plane') return undefined;
  const corners = ends.map(({ x, y }) => [x.valueOf(), y.valueOf()] as const);
  return {
    ...drawn,
    points: points.map(({ x, y }, index) => ({ x: x.valueOf(), y: y.valueOf(), label: letters.charAt(index) })),
    segments: corners.slice(1).flatMap((to, index) => {
      const from = corners[index];
      return from === undefined ? [] : [{ from, to }];
    }),
  };
};

export const anyPoint = (pick: Pick, most: number): Point => pointOf(pick.int(-most, most), pick.int(-most, most));
