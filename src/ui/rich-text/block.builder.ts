import { findFormulas } from './formula.rules.ts';
import { sanitiseHtml } from './html.sanitiser.ts';
import type { RichTextFormat } from './rich-text.types.ts';
import { tieShortWords } from '#ui/texts/typography.rules.ts';

const CODE = /^(?:CODE|PRE|KBD|SAMP)$/;

/** Every text outside code. */
const visitTexts = (node: Node, visit: (text: Text) => void) => {
  // The next one is asked for first: a visit may put others in its place.
  for (let child = node.firstChild; child !== null;) {
    const next = child.nextSibling;
    if (child instanceof Text) visit(child);
    else if (!CODE.test(child.nodeName)) visitTexts(child, visit);
    child = next;
  }
};

const rename = (element: Element, tagName: string) => {
  const renamed = document.createElement(tagName);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
};

const LONGEST_HEADING = 80;

const moveHeadings = (root: ParentNode, shift: number) => {
  if (shift === 0) return;
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6'))
    rename(heading, `h${Math.min(6, Number(heading.tagName.slice(1)) + shift)}`);
};

/** A line of Markdown that is nothing but bold words, such as **Wynik**, is meant as a heading, and can be found as one. */
const raiseHeadings = (root: ParentNode) => {
  for (const bold of root.querySelectorAll('p > strong:only-child')) {
    const paragraph = bold.parentElement;
    const text = bold.textContent;
    if (paragraph?.textContent === text && text.length <= LONGEST_HEADING && !/[.,:;!?…]$/.test(text))
      rename(paragraph, 'h3');
  }
};

const boxTables = (root: ParentNode) => {
  for (const table of root.querySelectorAll('table')) {
    const box = document.createElement('div');
    box.className = 'table-box';
    table.replaceWith(box);
    box.append(table);
  }
};

const formulaSource = (tex: string, isDisplay: boolean) => {
  const code = document.createElement('code');
  code.dataset['formula'] = isDisplay ? 'display' : 'inline';
  code.textContent = tex;
  return code;
};

/** HTML has no Markdown around its formulas: they stand in its texts. */
const markFormulas = (text: Text) => {
  const formulas = findFormulas(text.data);
  if (formulas.length === 0) return;
  const starts = [0, ...formulas.map(({ end }) => end)];
  text.replaceWith(
    ...formulas.flatMap(({ start, tex, isDisplay }, index) => [
      text.data.slice(starts[index], start),
      formulaSource(tex, isDisplay),
    ]),
    text.data.slice(starts.at(-1)),
  );
};

/** A line does not begin with the comma behind a formula, nor end with the bracket before it. */
const tieMarks = (root: ParentNode) => {
  for (const formula of root.querySelectorAll('code[data-formula="inline"]')) {
    const { previousSibling: before, nextSibling: after } = formula;
    const opening = before instanceof Text ? (/[([„]$/.exec(before.data)?.[0] ?? '') : '';
    const closing = after instanceof Text ? (/^[.,;:!?…)\]”]+/.exec(after.data)?.[0] ?? '') : '';
    if (opening === '' && closing === '') continue;
    if (before instanceof Text) before.data = before.data.slice(0, before.data.length - opening.length);
    if (after instanceof Text) after.data = after.data.slice(closing.length);
    const tied = document.createElement('span');
    tied.className = 'tied';
    formula.replaceWith(tied);
    tied.append(opening, formula, closing);
  }
};

const tieWords = (text: Text) => {
  const tied = tieShortWords(text.data);
  if (tied !== text.data) text.data = tied;
};

const finishedHtml = (html: string, format: RichTextFormat, headingShift: number): DocumentFragment => {
  const fragment = sanitiseHtml(html);
  moveHeadings(fragment, headingShift);
  if (format === 'markdown') raiseHeadings(fragment);
  boxTables(fragment);
  if (format === 'html') visitTexts(fragment, markFormulas);
  visitTexts(fragment, tieWords);
  tieMarks(fragment);
  return fragment;
};

/** Blocks ready to be shown, their headings moved down by `headingShift` levels, their formulas still as sources. */
export const buildBlocks = (
  blocks: readonly string[],
  format: RichTextFormat,
  headingShift: number,
): readonly HTMLElement[] => {
  const boxOf = (html: string): HTMLElement => {
    const box = document.createElement('div');
    box.append(finishedHtml(html, format, headingShift));
    return box;
  };
  // HTML that anybody wrote could leave its box, and is sanitised alone; Markdown all at once.
  if (format === 'html') return blocks.map(boxOf);
  const together = finishedHtml(blocks.map((html) => `<div>${html}</div>`).join(''), format, headingShift);
  const boxes = [...together.children].filter((box) => box instanceof HTMLElement);
  // The browser flattens what is nested deeper than 512 elements.
  return boxes.length === blocks.length ? boxes : blocks.map(boxOf);
};
