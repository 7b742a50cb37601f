import { FORMULA_LIMITS } from './formula.rules.ts';
import { growingMarkdown, parseMarkdown } from './markdown.parser.ts';
import type { RichTextFormat } from './rich-text.types.ts';

/** A block of a text, not yet sanitised. */
export interface ReadBlock {
  readonly html: string;
  /** How many formulas it may still set. */
  readonly formulas: number;
}

export interface ReadText {
  readonly blocks: readonly ReadBlock[];
  /** By how many levels its headings are moved: the page has its own h1 and h2, the highest heading of a text becomes an h3. */
  readonly headingShift: number;
  /** What goes on beyond the limit, to be shown as it was written. */
  readonly rest: string;
}

/** Longer answers are refused by the server (R12); one that comes nevertheless is shown, its end without typesetting. */
const LONGEST = { markdown: 20_000, html: 500_000 } as const;
/** What is longer than any answer is cut. */
const LONGEST_REST = 180_000;

/** Where a long text is cut: between two paragraphs if there are any near the limit. */
const cutOf = (text: string, format: RichTextFormat): number => {
  const limit = LONGEST[format];
  if (text.length <= limit) return text.length;
  const paragraph = text.lastIndexOf('\n\n', limit);
  return paragraph > limit / 2 ? paragraph : limit;
};

const restOf = (text: string): string =>
  text.length <= LONGEST_REST ? text.trim() : `${text.slice(0, LONGEST_REST).trim()}…`;

const shiftOf = (blocks: readonly string[]): number => {
  const levels = blocks.flatMap((html) => [...html.matchAll(/<h([1-6])\b/gi)].map(([, level]) => Number(level)));
  return levels.length === 0 ? 0 : 3 - Math.min(...levels);
};

const countFormulas = (html: string, format: RichTextFormat): number =>
  html.split(format === 'markdown' ? 'data-formula=' : /\$|\\[([]|data-formula=/).length - 1;

/** Reads one text again and again while it grows. */
export const blockReader = () => {
  const readGrowing = growingMarkdown();

  const htmlOf = (text: string, format: RichTextFormat, isGrowing: boolean): readonly string[] => {
    if (format === 'html') return [text];
    return isGrowing ? readGrowing(text) : parseMarkdown(text);
  };

  return (text: string, format: RichTextFormat, isGrowing: boolean): ReadText => {
    const cut = cutOf(text, format);
    try {
      const htmls = htmlOf(text.slice(0, cut), format, isGrowing && cut === text.length);
      let left: number = FORMULA_LIMITS.perMessage;
      const blocks = htmls.map((html) => {
        const formulas = Math.min(left, countFormulas(html, format));
        left -= formulas;
        return { html, formulas };
      });
      return { blocks, headingShift: shiftOf(htmls), rest: restOf(text.slice(cut)) };
    } catch {
      // Nested too deep to be read.
      return { blocks: [], headingShift: 0, rest: restOf(text) };
    }
  };
};
