import { FORMULA_LIMITS, formulaAt, LONGEST_FORMULA } from './formula.rules.ts';

/** What decides whether a formula may begin: fences and ticks of code, escaped signs, openers. */
const SIGNS =
  /(?:^|\n)[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(?<fence>`{3,}|~{3,})(?<language>[^`\n]*)(?=\n|$)|(?<ticks>`+)|\$\$?|\\[^]|\\$/g;

const BLANK_LINE = /\n[ \t]*\n/;

/** The end of a fenced block whose opening line ends at `from`; null while it is open. */
const fenceEnd = (source: string, fence: string, from: number): number | null => {
  const closing = new RegExp(`\\n[ \\t>]*${fence}${fence.slice(0, 1)}*[ \\t]*(?=\\n|$)`, 'g');
  closing.lastIndex = from;
  return closing.test(source) ? closing.lastIndex : null;
};

/** The end of code within a line. */
const ticksEnd = (source: string, ticks: string, from: number): number | null => {
  const closing = new RegExp(`(?<!\`)${ticks}(?!\`)`, 'g');
  closing.lastIndex = from;
  return closing.test(source) && !BLANK_LINE.test(source.slice(from, closing.lastIndex)) ? closing.lastIndex : null;
};

/** Whether what is still to come may make a formula of an opener that has no end yet. */
const mayStillClose = (source: string, start: number, opener: string): boolean => {
  const rest = source.slice(start + opener.length);
  if (rest.length >= LONGEST_FORMULA) return false;
  if (opener === '$')
    return (
      rest.length <= FORMULA_LIMITS.characters &&
      !/^\s/.test(rest) &&
      !BLANK_LINE.test(rest) &&
      !/(?<!\\)(?:\\\\)*\$/.test(rest)
    );
  const line = source.slice(source.lastIndexOf('\n', start) + 1, start);
  const isBlock = opener !== '\\(' && /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*$/.test(line);
  const closer = { '\\(': '\\)', '\\[': '\\]' }[opener] ?? opener;
  return !rest.includes(closer) && (isBlock || !BLANK_LINE.test(rest));
};

/** Where something begins whose end has not come yet: a formula, a picture, or a sign that may become the beginning of one. */
const unfinishedAt = (source: string): number => {
  const signs = new RegExp(SIGNS);
  for (let match = signs.exec(source); match !== null; match = signs.exec(source)) {
    const [sign] = match;
    const { fence, language = '', ticks } = match.groups ?? {};
    if (fence !== undefined) {
      const end = fenceEnd(source, fence, signs.lastIndex);
      if (end === null) return 'figure'.startsWith(language.trim()) ? match.index : source.length;
      signs.lastIndex = end;
    } else if (ticks !== undefined) {
      const end = ticksEnd(source, ticks, signs.lastIndex);
      if (end === null && signs.lastIndex === source.length) return match.index;
      signs.lastIndex = end ?? signs.lastIndex;
    } else if (sign === '\\') return match.index;
    else if (/^(?:\$|\\[([])/.test(sign)) {
      const formula = formulaAt(source, match.index);
      if (formula === null && mayStillClose(source, match.index, sign)) return match.index;
      signs.lastIndex = formula?.end ?? signs.lastIndex;
    }
  }
  return source.length;
};

/** A last line that is nothing but a mark yet: of a list, a heading, a quotation or an underlining. */
const LONE_MARK = /(?:^|\n)[ \t>]*(?:[-*+=]+|#{1,6}|\d{1,9}[.)]?)?[ \t]*$/;
/** The head of a table whose second line is not complete. */
const TABLE_HEAD = /(?:^|\n[ \t]*\n)[ \t]*\|[^\n]*(?:\n[ \t]*[|:-][|:\- \t]*)?$/;

/** A text that grows, without what would look different as soon as more of it has come: a half-written formula is never seen as its source. */
export const withoutUnfinished = (source: string): string =>
  source.slice(0, unfinishedAt(source)).replace(TABLE_HEAD, '').replace(LONE_MARK, '');
