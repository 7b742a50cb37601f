import { around, curveOf, frameOf, inSquares, straight, type Box, type Point, type Squares } from './geometry.ts';
import { textWidth } from './text-width.ts';

/** Words of an arrow, or the name of a frame, that may stand elsewhere. */
export interface Label {
  /** What they belong to: the arrow, or the line in the frame on which its name stands. */
  readonly line: readonly Point[];
  readonly isName: boolean;
  /** Of its letters. */
  readonly size: Point;
  /** Where Graphviz has put it. */
  readonly origin: Box;
}

/** What stands in a chart of Graphviz. */
export interface Drawing {
  /** By the element of which they are part. */
  readonly labels: ReadonlyMap<string, Label>;
  /** States and the heads of arrows. */
  readonly boxes: readonly Box[];
  /** Arrows and frames. */
  readonly lines: Squares;
  readonly page: Box;
}

/** The ascent is from the base of a line to the top of its letters. */
const LOOKS = { arrow: { font: 10, ascent: 9 }, name: { font: 12, ascent: 11 } };
const LINE_HEIGHT = 12;
/** See the style of the charts: the words of an arrow stand a little beside it. */
export const GAP = 4;
/** The name of a frame keeps away from its corners. */
const CORNER = 10;

/** The elements that Graphviz writes: states, frames and arrows. */
export const ELEMENT = /<g id="[^"]*" class="(node|cluster|edge)[^"]*">[\s\S]*?<\/g>/g;
const TEXT = /<text [^>]*? x="([^"]*)" y="([^"]*)"[^>]*>([^<]*)<\/text>/g;

/** The letters of a text, without the spaces that are kept beside it. */
const wordsOf = (text: string): string =>
  text
    .replaceAll('&#160;', '\u00a0')
    .replaceAll(/&[a-z#\d]+;/g, '&')
    .replace(/[\s\u00a0]+$/, '');

const pointsIn = (text: string): readonly Point[] => {
  const numbers = (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) => ({
    x: numbers[2 * index] ?? 0,
    y: numbers[2 * index + 1] ?? 0,
  }));
};

const shapeOf = (element: string, shape: 'path' | 'polygon'): readonly Point[] =>
  pointsIn(new RegExp(`<${shape} [^>]*? (?:d|points)="([^"]*)"`).exec(element)?.[1] ?? '');

/** Where a machine begins is a dot. */
const dotOf = (element: string): readonly Point[] => {
  const [, x = 0, y = 0, radius = 0] = (/cx="([^"]*)" cy="([^"]*)" rx="([^"]*)"/.exec(element) ?? []).map(Number);
  return [
    { x: x - radius, y: y - radius },
    { x: x + radius, y: y + radius },
  ];
};

const outlineOf = (element: string): Box => {
  const [path, polygon] = [shapeOf(element, 'path'), shapeOf(element, 'polygon')];
  return around(path.length > 0 ? path : polygon.length > 0 ? polygon : dotOf(element));
};

const labelIn = (element: string, kind: string): Label | null => {
  const texts = [...element.matchAll(TEXT)]
    .map(([, x, y, text = '']) => ({ x: Number(x), y: Number(y), words: wordsOf(text) }))
    .filter(({ words }) => words !== '');
  const [first] = texts;
  if (first === undefined || kind === 'node') return null;
  const isName = kind === 'cluster';
  const { font, ascent } = isName ? LOOKS.name : LOOKS.arrow;
  const size = {
    x: Math.max(...texts.map(({ words }) => textWidth(words, font))),
    y: (texts.length - 1) * LINE_HEIGHT + font,
  };
  const left = first.x + (isName ? 0 : GAP);
  const top = first.y - ascent;
  const outline = outlineOf(element);
  const line = isName
    ? straight({ x: outline.left + CORNER, y: first.y }, { x: outline.right - CORNER, y: first.y })
    : curveOf(shapeOf(element, 'path'));
  return { line, isName, size, origin: { left, top, right: left + size.x, bottom: top + size.y } };
};

const pageOf = (svg: string): Box => {
  const [left = 0, top = 0, width = 0, height = 0] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  const [, dx = 0, dy = 0] = (/translate\(([^ ]*) ([^)]*)\)/.exec(svg) ?? []).map(Number);
  return { left: left - dx, top: top - dy, right: left - dx + width, bottom: top - dy + height };
};

/** Reads what Graphviz has drawn. */
export const drawingOf = (svg: string): Drawing => {
  const elements = [...svg.matchAll(ELEMENT)].map(([element, kind = '']) => ({ element, kind }));
  const of = (wanted: string): readonly string[] =>
    elements.flatMap(({ element, kind }) => (kind === wanted ? [element] : []));
  return {
    labels: new Map(
      elements.flatMap(({ element, kind }) => {
        const label = labelIn(element, kind);
        return label === null ? [] : [[element, label] as const];
      }),
    ),
    boxes: [...of('node').map(outlineOf), ...of('edge').map((element) => around(shapeOf(element, 'polygon')))],
    lines: inSquares([
      ...of('edge').flatMap((element) => curveOf(shapeOf(element, 'path'))),
      ...of('cluster').flatMap((element) => frameOf(outlineOf(element))),
    ]),
    page: pageOf(svg),
  };
};
