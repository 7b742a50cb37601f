import { readFigure } from '#domain/learning/figure/figure.rules.ts';
import { figureText } from '#ui/texts/figures.pl.ts';
import { formulaText } from './formula.writer.ts';

const BLOCK = /^(?:P|DIV|H[1-6]|UL|OL|LI|BLOCKQUOTE|PRE|TABLE|TR|HR|DL|DT|DD|SECTION|ARTICLE)$/;

const markerOf = (item: Element): string => {
  const list = item.parentElement;
  if (!(list instanceof HTMLOListElement)) return '• ';
  return `${list.start + [...list.children].indexOf(item)}. `;
};

/** The line ends of the source between rows, cells and items. */
const isBetweenParts = (text: Text): boolean =>
  text.data.trim() === '' && text.parentElement?.matches('table, thead, tbody, tr, ul, ol') === true;

/** A drawing in words, also before it has come; what cannot be drawn stays as it stands there. */
const figureWords = (place: Element): string => {
  const drawn = place.querySelector('[role="img"]')?.getAttribute('aria-label');
  const source = place.textContent;
  const figure = typeof drawn === 'string' ? null : readFigure(source);
  return drawn ?? (figure === null ? source : figureText(figure));
};

const written = (node: Node): string => {
  if (node instanceof Text) return isBetweenParts(node) ? '' : node.data.replaceAll(/[ \t\n]+/g, ' ');
  if (!(node instanceof Element)) return '';
  if (node.localName === 'br') return '\n';
  if (node.classList.contains('katex')) {
    const formula = node.querySelector('math');
    return formula === null ? '' : formulaText(formula).replaceAll(/ +/g, ' ').trim();
  }
  if (node.classList.contains('figure')) return `\n${figureWords(node).trim()}\n\n`;
  const inside = node.localName === 'pre' ? (node.textContent ?? '') : [...node.childNodes].map(written).join('');
  if (node instanceof HTMLTableCellElement) return `${inside.trim()}\t`;
  const text = node.localName === 'li' ? markerOf(node) + inside.trim() : inside;
  const isDisplayed = BLOCK.test(node.tagName) || node.classList.contains('formula-display');
  if (!isDisplayed) return text;
  return /^(?:LI|TR)$/.test(node.tagName) ? `\n${text.trim()}` : `\n${text.trim()}\n\n`;
};

/** A text as it stands on the screen, to be pasted anywhere: without Markdown, its formulas in plain signs. */
export const readableText = (root: Element): string =>
  written(root)
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
