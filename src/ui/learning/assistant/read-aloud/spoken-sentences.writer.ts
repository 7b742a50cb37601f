import { spokenFormula } from './formula.speech.rules.ts';

/** A sentence for the voice, and where it stands on the page. */
export interface SpokenSentence {
  readonly text: string;
  readonly range: Range;
}

const BLOCK = /^(?:p|div|h[1-6]|li|blockquote|pre|td|th|dt|dd|figure|svg)$/;
/** Longer ones are cut off by the voices of some browsers. */
const LONGEST = 200;

interface Piece {
  readonly text: string;
  readonly start: (range: Range, offset: number) => void;
  readonly end: (range: Range, offset: number) => void;
}

const ofText = (node: Text): Piece => ({
  text: node.data,
  start: (range, offset) => range.setStart(node, offset),
  end: (range, offset) => range.setEnd(node, offset),
});

const ofElement = (element: Element, words: string): Piece => ({
  text: ` ${words} `,
  start: (range) => range.setStartBefore(element),
  end: (range) => range.setEndAfter(element),
});

/** The pieces of an answer, block by block. */
const blocksOf = (root: Element): readonly (readonly Piece[])[] => {
  const blocks: Piece[][] = [[]];
  const add = (piece: Piece) => blocks.at(-1)?.push(piece);
  const walk = (node: Node): void => {
    if (node instanceof Text) {
      if (node.data !== '') add(ofText(node));
      return;
    }
    if (!(node instanceof Element)) return;
    const math = node.classList.contains('katex') ? node.querySelector('math') : null;
    if (math !== null) {
      add(ofElement(node, spokenFormula(math)));
      return;
    }
    const isBlock = BLOCK.test(node.localName);
    if (isBlock) blocks.push([]);
    if (node.getAttribute('role') === 'img') add(ofElement(node, node.getAttribute('aria-label') ?? ''));
    else if (node.getAttribute('aria-hidden') !== 'true') for (const child of node.childNodes) walk(child);
    if (isBlock) blocks.push([]);
  };
  walk(root);
  return blocks;
};

/** Where sentences begin and end; a long one is cut at its commas. */
const cuts = (text: string): readonly (readonly [number, number])[] => {
  const whole = [...new Intl.Segmenter('pl', { granularity: 'sentence' }).segment(text)];
  return whole.flatMap(({ segment, index }) => {
    const parts = segment.length <= LONGEST ? [segment] : (segment.match(/[^,;:]+[,;:]?\s*/g) ?? [segment]);
    let at = index;
    return parts.map((part): readonly [number, number] => {
      const from = at;
      at += part.length;
      return [from, at];
    });
  });
};

const sentencesOf = (pieces: readonly Piece[]): readonly SpokenSentence[] => {
  const text = pieces.map((piece) => piece.text).join('');
  const starts = pieces.map((_, index) => pieces.slice(0, index).reduce((sum, piece) => sum + piece.text.length, 0));
  const pieceAt = (offset: number): number => starts.findLastIndex((start) => start <= offset);
  return cuts(text).flatMap(([from, to]) => {
    const spoken = text.slice(from, to).replaceAll(/\s+/g, ' ').trim();
    if (!/[\p{L}\p{N}]/u.test(spoken)) return [];
    const [first, last] = [pieceAt(from), pieceAt(to - 1)];
    const range = document.createRange();
    pieces[first]?.start(range, from - (starts[first] ?? 0));
    pieces[last]?.end(range, to - (starts[last] ?? 0));
    return [{ text: spoken, range }];
  });
};

/** All that an answer says, sentence by sentence, its formulas and figures in words. */
export const spokenSentences = (root: Element): readonly SpokenSentence[] => blocksOf(root).flatMap(sentencesOf);
