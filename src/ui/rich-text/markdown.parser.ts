import { Marked, type TokenizerAndRendererExtension } from 'marked';
import { findFormulas, formulaAt } from './formula.rules.ts';

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

const displayFormula: TokenizerAndRendererExtension = {
  name: 'displayFormula',
  level: 'block',
  // Asked with the first character cut off, so that the beginning of the source is no beginning of a line.
  start: (source) => {
    const lineEnd = /\n {0,3}(?:\$\$|\\\[)/.exec(source)?.index;
    return lineEnd === undefined ? undefined : lineEnd + 1;
  },
  tokenizer: (source) => {
    const indent = /^ {0,3}(?=\$\$|\\\[)/.exec(source)?.[0].length;
    const formula = indent === undefined ? null : formulaAt(source, indent);
    const rest = formula === null ? null : /^[ \t]*(?:\n+|$)/.exec(source.slice(formula.end));
    return formula === null || rest === null
      ? undefined
      : {
          type: 'displayFormula',
          raw: source.slice(0, formula.end + rest[0].length),
          text: formulaSource(formula.tex, true),
        };
  },
  renderer: ({ text }) => `<p>${String(text)}</p>`,
};

const markdown = new Marked({
  gfm: true,
  extensions: [displayFormula, inlineFormula],
  renderer: {
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
    // A picture would load from elsewhere: its description stays.
    image: ({ text }) => escapeHtml(text),
  },
  hooks: {
    // The stars of 2*3 inside a formula do not begin an emphasis.
    emStrongMask: (source) =>
      findFormulas(source).reduce(
        (masked, { start, end }) => masked.slice(0, start) + 'a'.repeat(end - start) + masked.slice(end),
        source,
      ),
  },
});

/** The HTML of each block, not yet sanitised. Nesting beyond what the parser bears throws a RangeError. */
export const parseMarkdown = (source: string): readonly string[] => {
  const tokens = markdown.lexer(source);
  return tokens.filter(({ type }) => type !== 'space' && type !== 'def').map((token) => markdown.parser([token]));
};
