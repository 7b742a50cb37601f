import { Marked, type TokenizerAndRendererExtension } from 'marked';
import sanitizeHtml from 'sanitize-html';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Formulas travel as their sources, which the browser sets. */
const formula: TokenizerAndRendererExtension = {
  name: 'formula',
  level: 'inline',
  start: (source) => source.indexOf('$'),
  tokenizer(source) {
    const [raw, display, inline] = /^(?:\$\$([^$]+)\$\$|\$([^$]+)\$)/.exec(source) ?? [];
    const tex = display ?? inline;
    if (raw === undefined || tex === undefined) return undefined;
    return { type: 'formula', raw, text: tex, isDisplay: display !== undefined };
  },
  renderer: ({ text, isDisplay }) =>
    `<code data-formula="${isDisplay === true ? 'display' : 'inline'}">${escaped(String(text))}</code>`,
};

const markdown = new Marked({ extensions: [formula], async: false });

const TAGS =
  'h1 h2 h3 p br hr ul ol li table thead tbody tr th td blockquote pre section a b strong i em u s mark small sub sup code';

/** Nothing that could look otherwise than the page, call home or run (R7). */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: TAGS.split(' '),
  allowedAttributes: { a: ['href', 'rel'], code: ['data-formula'], ol: ['start'], th: ['scope'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }) },
};

/** What may be stored of HTML that somebody else has written. */
export const sanitisedHtml = (html: string): string => sanitizeHtml(html.replaceAll('\0', ''), ALLOWED);

/** Of Markdown, not yet sanitised; what nests deeper than the parser bears stands there as it was written. */
export const htmlOf = (text: string): string => {
  try {
    return markdown.parse(text, { async: false });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return `<p>${escaped(text)}</p>`;
  }
};
