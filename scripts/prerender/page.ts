/** What a page asks for before its scripts do. */
export interface Ahead {
  readonly fonts: readonly string[];
  readonly modules: readonly string[];
  readonly styles: readonly string[];
  readonly calls: readonly string[];
}

const ROOT = '<div id="root"></div>';
const SCRIPTS = /\n\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;
const STYLE_LINK = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

/** The page with its styles in it: nothing but itself is fetched before it is painted. */
export const withStylesInside = (page: string, styleOf: (href: string) => string): string => {
  const hrefs = [...page.matchAll(STYLE_LINK)].map(([, href = '']) => href);
  const styles = hrefs.map(styleOf).join('');
  if (styles.includes('</')) throw new Error('A style sheet would end the element that it stands in.');
  return page
    .replaceAll(new RegExp(`\\n\\s*${STYLE_LINK.source}`, 'g'), '')
    .replace('</title>', () => `</title>\n    <style>${styles}</style>`);
};

/** The page with further styles in it, behind its own. */
export const withMoreStyles = (page: string, styles: readonly string[]): string => {
  if (styles.some((style) => style.includes('</')))
    throw new Error('A style sheet would end the element that it stands in.');
  return page.replace('</style>', () => `${styles.join('')}</style>`);
};

/** The page, which asks at once for what its scripts would ask for one after the other. */
export const withRequestsAhead = (page: string, { fonts, modules, styles, calls }: Ahead): string => {
  const links = [
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    ...styles.map((style) => `<link rel="stylesheet" crossorigin href="${style}">`),
    ...modules.map((module) => `<link rel="modulepreload" crossorigin href="${module}">`),
    ...calls.map((call) => `<link rel="preload" href="${call}" as="fetch" crossorigin>`),
  ];
  return page.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`);
};

/** The page with its content. What is painted comes first; the scripts stand behind it and wait for it. */
export const prerenderedPage = (page: string, content: string): string => {
  const [before, after, ...others] = page.replaceAll(SCRIPTS, '').split(ROOT);
  if (before === undefined || after === undefined || others.length > 0)
    throw new Error(`The page has not one ${ROOT}.`);
  const waiting = (page.match(SCRIPTS) ?? []).join('').replaceAll(/<(?:script|link)/g, '$& fetchpriority="low"');
  return `${before}<div id="root">${content}</div>${waiting}${after}`;
};
