import DOMPurify from 'dompurify';

const BLOCKS = [
  'p',
  'br',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'pre',
  'div',
  'section',
  'article',
  'header',
  'footer',
];
const LISTS = ['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const WORDS = [
  'a',
  'abbr',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'del',
  'ins',
  'mark',
  'small',
  'sub',
  'sup',
  'span',
  'q',
  'cite',
  'code',
  'kbd',
  'samp',
  'var',
];
const ATTRIBUTES = [
  'align',
  'colspan',
  'rowspan',
  'scope',
  'start',
  'reversed',
  'lang',
  'dir',
  'data-formula',
  'data-figure',
];

DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName !== 'A' || !element.hasAttribute('href')) return;
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer nofollow');
});

DOMPurify.setConfig({
  ALLOWED_TAGS: [...BLOCKS, ...LISTS, ...WORDS],
  ALLOWED_ATTR: ['href', ...ATTRIBUTES],
  // Only href holds an address; without this the others would have to look like one.
  ADD_URI_SAFE_ATTR: ATTRIBUTES,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:)/i,
  RETURN_DOM_FRAGMENT: true,
});

/** HTML that anybody may have written, as nodes that can neither run, load, navigate, be named nor cover the page (S1 §5.53–5.54, R7). */
export const sanitiseHtml = (html: string): DocumentFragment =>
  // What is configured once is not asked for again; the type of what comes back follows what is said here.
  DOMPurify.sanitize(html, { RETURN_DOM_FRAGMENT: true });
