import { buildBlocks } from './block.builder.ts';
import { blockReader, type ReadBlock } from './block.reader.ts';
import type { RichTextFormat } from './rich-text.types.ts';
import { watchScrolling } from './scrolling.ts';

/** Sets one formula; null if it cannot or must not be set. */
export type RenderFormula = (tex: string, isDisplay: boolean) => HTMLElement | null;

interface WrittenBlock extends ReadBlock {
  readonly headingShift: number;
  readonly element: HTMLElement;
  /** Its formulas by their sources; null until there is somebody to set them. */
  readonly boxes: ReadonlyMap<string, HTMLElement[]> | null;
}

/** A formula of the block before, which has been set already, or a new one. */
const setAgain = (
  before: ReadonlyMap<string, HTMLElement[]>,
  render: RenderFormula,
  key: string,
  ...formula: Parameters<RenderFormula>
) => before.get(key)?.pop() ?? render(...formula);

/** Puts formulas in the place of their sources; what cannot or must not be set stays as source. */
const setFormulas = (
  root: ParentNode,
  limit: number,
  render: RenderFormula,
  before: ReadonlyMap<string, HTMLElement[]>,
): ReadonlyMap<string, HTMLElement[]> => {
  const boxes = new Map<string, HTMLElement[]>();
  if (limit === 0) return boxes;
  for (const source of [...root.querySelectorAll('code[data-formula]')].slice(0, limit)) {
    const tex = source.textContent;
    const isDisplay = source.getAttribute('data-formula') === 'display';
    const key = `${isDisplay} ${tex}`;
    const box = setAgain(before, render, key, tex, isDisplay);
    if (box === null) continue;
    source.replaceWith(box);
    boxes.set(key, [...(boxes.get(key) ?? []), box]);
  }
  return boxes;
};

const NONE: ReadonlyMap<string, HTMLElement[]> = new Map();

/** A place on the page where a picture is to be drawn. */
export interface FigurePlace {
  readonly place: HTMLElement;
  readonly source: string;
}

/** Takes the sources of pictures out of new blocks, and says where they stood. */
const figurePlaces = (block: HTMLElement): readonly FigurePlace[] =>
  [...block.querySelectorAll('pre[data-figure]')].map((written) => {
    const place = document.createElement('div');
    place.className = 'figure';
    written.replaceWith(place);
    return { place, source: written.textContent };
  });

interface Shown {
  readonly text: string;
  readonly format: RichTextFormat;
  readonly isGrowing: boolean;
  readonly renderFormula: RenderFormula | null;
}

/** Writes a text into `box`, again and again while it grows: only what has changed is made anew (D46). */
export const blockWriter = (box: HTMLElement) => {
  const read = blockReader();
  let written: readonly WrittenBlock[] = [];
  let figures: readonly (FigurePlace & { readonly block: HTMLElement })[] = [];
  let end: HTMLElement | null = null;

  const writeEnd = (rest: string) => {
    if (rest === (end?.textContent ?? '')) return;
    end?.remove();
    end = document.createElement('div');
    end.className = 'as-written';
    end.textContent = rest;
    if (rest === '') end = null;
    else box.append(end);
  };

  const write = ({ text, format, isGrowing, renderFormula }: Shown) => {
    const { blocks, headingShift, rest } = read(text, format, isGrowing);
    /** The block that stood in its place, if it is the same. */
    const keptOf = ({ html, formulas }: ReadBlock, before: WrittenBlock | undefined): WrittenBlock | null =>
      before?.html === html && before.formulas === formulas && before.headingShift === headingShift ? before : null;
    const changed = blocks.filter((block, place) => keptOf(block, written[place]) === null);
    const made = buildBlocks(
      changed.map(({ html }) => html),
      format,
      headingShift,
    ).values();

    const next = blocks.map((block, place): WrittenBlock => {
      const before = written[place];
      const kept = keptOf(block, before);
      if (kept !== null && (kept.boxes !== null || renderFormula === null)) return kept;
      const element = kept?.element ?? made.next().value ?? document.createElement('div');
      const boxes =
        renderFormula === null ? null : setFormulas(element, block.formulas, renderFormula, before?.boxes ?? NONE);
      if (kept === null) {
        figures = [...figures, ...figurePlaces(element).map((figure) => ({ ...figure, block: element }))];
        if (before === undefined) box.insertBefore(element, end);
        else before.element.replaceWith(element);
      }
      return { ...block, headingShift, element, boxes };
    });
    for (const { element } of written.slice(next.length)) element.remove();
    written = next;
    writeEnd(rest);
    const remaining = figures.filter(({ block }) => block.parentNode === box);
    if (remaining.length !== figures.length) figures = remaining;
    watchScrolling(box);
    return { figures, hasFormulas: blocks.some(({ formulas }) => formulas > 0) };
  };
  return { write };
};
