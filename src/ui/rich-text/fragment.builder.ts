import { findFormulas } from './formula.rules.ts';
import { sanitiseHtml } from './html.sanitiser.ts';
import { tieShortWords } from './typography.rules.ts';

const textNodes = (root: Node): readonly Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode())
    if (walker.currentNode instanceof Text && walker.currentNode.parentElement?.closest('code, pre, kbd, samp') == null)
      found.push(walker.currentNode);
  return found;
};

const rename = (element: Element, tagName: string) => {
  const renamed = document.createElement(tagName);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
};

const LONGEST_HEADING = 80;

const moveHeadings = (root: ParentNode, shift: number) => {
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

/** One block ready to be shown, its headings moved down by `headingShift` levels, its formulas still as sources. */
export const buildFragment = (html: string, format: 'markdown' | 'html', headingShift: number): DocumentFragment => {
  const fragment = sanitiseHtml(html);
  moveHeadings(fragment, headingShift);
  if (format === 'markdown') raiseHeadings(fragment);
  boxTables(fragment);
  if (format === 'html') for (const text of textNodes(fragment)) markFormulas(text);
  for (const text of textNodes(fragment)) {
    const tied = tieShortWords(text.data);
    if (tied !== text.data) text.data = tied;
  }
  return fragment;
};
