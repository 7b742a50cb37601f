import { Marked, type Token, type TokenizerAndRendererExtension } from 'marked';
import { findFormulas, formulaAt } from './formula.rules.ts';
import { withoutUnfinished } from './unfinished.rules.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** A formula on its way to the screen: its source, readable as it is, which KaTeX may replace (S1 §5.52). */
const formulaSource = (tex: string, isDisplay: boolean) =>
  `<code data-formula="${isDisplay ? 'display' : 'inline'}">${escapeHtml(tex)}</code>`;

const inlineFormula: TokenizerAndRendererExtension = {
  name: 'inlineFormula',
  level: 'inline',
  start: (source) => /\$(?!\$\$)|\\[([]/.exec(source)?.index,
  tokenizer: (source) => {
    const formula = formulaAt(source, 0);
    return formula === null
      ? undefined
      : {
          type: 'inlineFormula',
          raw: source.slice(0, formula.end),
          text: formulaSource(formula.tex, formula.isDisplay),
        };
  },
  renderer: ({ text }) => String(text),
};

/** A formula on lines of its own whose opener is at `start`, and where what follows it begins. */
const displayedAt = (source: string, start: number) => {
  const formula = formulaAt(source, start);
  const rest = formula === null ? null : /^[ \t]*(?:\n+|$)/.exec(source.slice(formula.end));
  return formula === null || rest === null ? null : { tex: formula.tex, end: formula.end + rest[0].length };
};

const displayFormula: TokenizerAndRendererExtension = {
  name: 'displayFormula',
  level: 'block',
  // Asked with the first character cut off, so that the beginning of the source is no beginning of a line.
  // Openers without an end do not cut a paragraph: the parser would read what follows again for each of them.
  start: (source) => {
    for (const { 0: sign, index } of source.matchAll(/\n {0,3}(?=\$\$|\\\[)/g))
      if (displayedAt(source, index + sign.length) !== null) return index + 1;
    return undefined;
  },
  tokenizer: (source) => {
    const indent = /^ {0,3}(?=\$\$|\\\[)/.exec(source)?.[0].length;
    const formula = indent === undefined ? null : displayedAt(source, indent);
    return formula === null
      ? undefined
      : { type: 'displayFormula', raw: source.slice(0, formula.end), text: formulaSource(formula.tex, true) };
  },
  renderer: ({ text }) => `<p>${String(text)}</p>`,
};

/** The fence of a picture that is to be drawn: what it says stands there as it is until then. */
const FIGURE = 'figure';

/** Everything between formulas stays; formulas become letters of the same length. */
const withoutFormulas = (source: string): string => {
  const formulas = findFormulas(source);
  const starts = [0, ...formulas.map(({ end }) => end)];
  return [
    ...formulas.flatMap(({ start, end }, index) => [source.slice(starts[index], start), 'a'.repeat(end - start)]),
    source.slice(starts.at(-1)),
  ].join('');
};

const markdown = new Marked({
  gfm: true,
  extensions: [displayFormula, inlineFormula],
  // A sign of less is a sign of less: `x<y` and `vector<int>` keep their words.
  tokenizer: { html: () => undefined, tag: () => undefined },
  renderer: {
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
    // A picture would load from elsewhere: its description stays.
    image: ({ text }) => escapeHtml(text),
    code: ({ lang, text }) => (lang === FIGURE ? `<pre data-figure="">${escapeHtml(text)}</pre>` : false),
  },
  hooks: {
    // The stars of 2*3 inside a formula do not begin an emphasis.
    emStrongMask: withoutFormulas,
  },
});

const isShown = ({ type }: Token) => type !== 'space' && type !== 'def';
const htmlOf = (token: Token) => markdown.parser([token]);

/** The HTML of each block, not yet sanitised. Nesting beyond what the parser bears throws a RangeError. */
export const parseMarkdown = (source: string): readonly string[] => markdown.lexer(source).filter(isShown).map(htmlOf);

/** What is still to come may change the last block, and join it to the one before. */
const UNSETTLED = 2;

/** Reads a text that grows: blocks that nothing can change any more are read once. */
export const growingMarkdown = () => {
  let settled = '';
  let settledBlocks: readonly string[] = [];

  const settle = (tail: string, tokens: readonly Token[], hasLinks: boolean) => {
    const last = tokens.filter(isShown).at(-UNSETTLED - 1);
    if (last === undefined || hasLinks) return;
    const finished = tokens.slice(0, tokens.indexOf(last) + 1);
    const raw = finished.map((token) => token.raw).join('');
    if (!tail.startsWith(raw)) return;
    settled += raw;
    settledBlocks = [...settledBlocks, ...finished.filter(isShown).map(htmlOf)];
  };

  return (source: string): readonly string[] => {
    const text = source.replaceAll(/\r\n?/g, '\n');
    if (!text.startsWith(settled)) [settled, settledBlocks] = ['', []];
    const tail = text.slice(settled.length);
    const tokens = markdown.lexer(withoutUnfinished(tail));
    const blocks = [...settledBlocks, ...tokens.filter(isShown).map(htmlOf)];
    settle(tail, tokens, Object.keys(tokens.links).length > 0);
    return blocks;
  };
};
