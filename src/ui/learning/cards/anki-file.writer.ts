import type { Card } from '#domain/learning/card.types.ts';

const HEADER = ['#separator:tab', '#html:true', '#columns:Front\tBack'];

/** Cards as a text file that Anki imports: one a line, its sides parted by a tab, formulas for its MathJax. */
export const ankiFile = (cards: readonly Card[]): string =>
  [...HEADER, ...cards.map(({ front, back }) => `${field(front)}\t${field(back)}`), ''].join('\n');

const field = (side: string): string => `"${html(side).replaceAll('"', '""')}"`;

const html = (markdown: string): string =>
  markdown
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .split(FORMULA)
    .map((part, place) => (place % 2 === 0 ? words(part) : formula(part)))
    .join('')
    .replaceAll('\t', ' ');

/** Its parts stand at the odd places. */
const FORMULA = /(\$\$[^$]+\$\$|\$[^$\n]+\$)/;

const formula = (part: string): string => {
  const [opening, closing, dollars] = part.startsWith('$$') ? ['\\[', '\\]', 2] : ['\\(', '\\)', 1];
  return opening + part.slice(dollars, -dollars).replace(/\s+/g, ' ').trim() + closing;
};

const words = (part: string): string =>
  part
    .replace(/\*\*([^*\n]+)\*\*/g, '<b>$1</b>')
    .replace(/\*([^*\s][^*\n]*)\*/g, '<i>$1</i>')
    .replace(/\r\n?|\n/g, '<br>');
