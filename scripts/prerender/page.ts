/** What a page asks for before its scripts do. */
export interface Ahead {
  readonly fonts: readonly string[];
  readonly modules: readonly string[];
  readonly styles: readonly string[];
  readonly calls: readonly string[];
}

const ROOT = '<div id="root"></div>';
const SCRIPTS =
  /\n\s*<(?:script(?: fetchpriority="\w+")? type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;
const STYLE_LINK = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

const styleElement = (hrefs: readonly string[], styleOf: (href: string) => string): string => {
  const styles = hrefs.map(styleOf).join('');
  if (styles.includes('</')) throw new Error('A style sheet would end the element that it stands in.');
  return `<style>${styles}</style>`;
};

const atEndOfHead = (page: string, elements: readonly string[]): string =>
  page.replace('</head>', () => `  ${elements.join('\n    ')}\n  </head>`);

/**
 * Scripts look for these links, and fetch no style sheet once more that has one. The browser fetches nothing for a link
 * that is disabled.
 */
const present = (hrefs: readonly string[]): string[] =>
  hrefs.map((href) => `<link rel="stylesheet" crossorigin href="${href}" disabled>`);

/** The page with its styles in it: nothing but itself is fetched before it is painted. */
export const withStylesInside = (page: string, styleOf: (href: string) => string): string => {
  const hrefs = [...page.matchAll(STYLE_LINK)].map(([, href = '']) => href);
  return page
    .replaceAll(new RegExp(`\\n\\s*${STYLE_LINK.source}`, 'g'), '')
    .replace('</title>', () => ['</title>', styleElement(hrefs, styleOf), ...present(hrefs)].join('\n    '));
};

/** They need nothing but what stands before them, and the first of them is the largest. */
const AT_ONCE = [
  ['libraries', 'high'],
  ['domain', 'low'],
];

/** Libraries and the domain are evaluated when they come, each in a task of its own, and not with all the rest when that is here too. */
export const withScriptsAtOnce = (page: string): string =>
  AT_ONCE.reduce((result, [name, priority]) => {
    const link = new RegExp(`<link rel="modulepreload" crossorigin href="(/assets/${name}-[^"]+)">`);
    if (!link.test(result)) throw new Error(`The page asks for no file of ${name}.`);
    return result.replace(
      link,
      `<script fetchpriority="${priority}" type="module" async crossorigin src="$1"></script>`,
    );
  }, page);

/** The page with the styles of its chunks in it as well. */
export const withMoreStylesInside = (
  page: string,
  hrefs: readonly string[],
  styleOf: (href: string) => string,
): string => (hrefs.length === 0 ? page : atEndOfHead(page, [styleElement(hrefs, styleOf), ...present(hrefs)]));

/** The page, which asks at once for what its scripts would ask for one after the other. */
export const withRequestsAhead = (page: string, { fonts, modules, styles, calls }: Ahead): string => {
  const links = [
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    ...styles.map((style) => `<link rel="stylesheet" crossorigin href="${style}">`),
    ...modules.map((module) => `<link rel="modulepreload" crossorigin href="${module}">`),
    ...calls.map((call) => `<link rel="preload" href="${call}" as="fetch" crossorigin>`),
  ];
  return atEndOfHead(page, links);
};

/** The page with something in the place of the root, or behind it. What is painted comes first; the scripts stand behind it and wait for it. */
const withPainted = (page: string, painted: string): string => {
  const [before, after, ...others] = page.replaceAll(SCRIPTS, '').split(ROOT);
  if (before === undefined || after === undefined || others.length > 0)
    throw new Error(`The page has not one ${ROOT}.`);
  const waiting = (page.match(SCRIPTS) ?? [])
    .join('')
    .replaceAll(/<(?:script|link)(?! fetchpriority)/g, '$& fetchpriority="low"');
  return `${before}${painted}${waiting}${after}`;
};

/** The page at a path with its content. */
export const prerenderedPage = (page: string, path: string, content: string): string =>
  withPainted(page, `<div id="root" data-page="${path}">${content}</div>`);

/** The page with what can be used before its code is here, by its mode, and the script that keeps what is done there (D70). */
export const earlyPage = (page: string, early: Readonly<Record<string, string>>, script: string): string => {
  const modes = Object.entries(early).map(([mode, content]) => `<div data-mode="${mode}">${content}</div>`);
  return withPainted(page, `${ROOT}<div id="early">${modes.join('')}</div><script>${script}</script>`);
};
