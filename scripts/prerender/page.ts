export interface Prerendered {
  readonly content: string;
  /** Of the first paint. */
  readonly fonts: readonly string[];
  /** What the scripts will ask for as soon as they run. */
  readonly modules: readonly string[];
  readonly calls: readonly string[];
}

const ROOT = '<div id="root"></div>';
const SCRIPTS = /\n\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

/** The built page with its content. What is painted comes first; the scripts stand behind it and wait for it. */
export const prerenderedPage = (page: string, { content, fonts, modules, calls }: Prerendered): string => {
  const [before, after, ...others] = page.replaceAll(SCRIPTS, '').split(ROOT);
  if (before === undefined || after === undefined || others.length > 0)
    throw new Error(`The page has not one ${ROOT}.`);
  const preloads = fonts.map(
    (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>\n    `,
  );
  const scripts = [
    ...(page.match(SCRIPTS) ?? []),
    ...modules.map((module) => `\n    <link rel="modulepreload" crossorigin href="${module}">`),
    ...calls.map((call) => `\n    <link rel="preload" href="${call}" as="fetch" crossorigin>`),
  ];
  const waiting = scripts.join('').replaceAll(/<(?:script|link)/g, '$& fetchpriority="low"');
  return `${before.replace('<title>', `${preloads.join('')}<title>`)}<div id="root">${content}</div>${waiting}${after}`;
};
