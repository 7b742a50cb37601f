const STYLE = `
  body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; font: 1.0625rem/1.6 system-ui, sans-serif; color: #1b1b2f; background: #fff; }
  h1, h2, h3 { line-height: 1.25; }
  section { break-inside: avoid-page; }
  math[display='block'] { display: block; margin: 0.75em 0; overflow-x: auto; }
`;

/** Formulas as mathematics that any browser shows by itself. */
const withPlainFormulas = (shown: Node): Node => {
  const copy = shown.cloneNode(true);
  if (copy instanceof Element || copy instanceof DocumentFragment)
    for (const formula of copy.querySelectorAll('.katex')) {
      const mathematics = formula.querySelector('math');
      if (mathematics !== null) formula.replaceWith(mathematics);
    }
  return copy;
};

/** What was shown, already sanitised, as a page of its own that can neither run nor load anything (R7). */
export const flashcardDocument = (title: string, shown: Node): string => {
  const page = document.implementation.createHTMLDocument(title);
  page.documentElement.lang = 'pl';
  const charset = page.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  const policy = page.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "default-src 'none'; style-src 'unsafe-inline'";
  page.head.prepend(charset, policy);
  page.body.append(page.importNode(withPlainFormulas(shown), true));
  // As text: this page's own policy would refuse the style even in a document that it does not show.
  const html = page.documentElement.outerHTML.replace('</head>', `<style>${STYLE}</style></head>`);
  return `<!doctype html>\n${html}\n`;
};

const UNSAFE = /[\\/:*?"<>|\p{Cc}]+/gu;
const LONGEST_NAME = 80;

/** A name that every file system takes. */
export const fileNameOf = (title: string, ending: 'html' | 'txt'): string =>
  `${title.replaceAll(UNSAFE, ' ').trim().slice(0, LONGEST_NAME).trim() || 'fiszka'}.${ending}`;
