/** Beyond these a formula's styles are set element by element: nobody fills the page with rules. */
const MOST = 2_000;

const classes = new Map<string, string>();
let sheet: CSSStyleSheet | null = null;

const adoptedSheet = (): CSSStyleSheet => {
  const adopted = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, adopted];
  return adopted;
};

/** The class of all elements with this style: the heights and shifts of formulas are few, their elements many. */
const classOf = (style: string): string | null => {
  const known = classes.get(style);
  if (known !== undefined) return known;
  if (classes.size >= MOST) return null;
  sheet ??= adoptedSheet();
  const name = `tex-${classes.size}`;
  const rule = sheet.cssRules[sheet.insertRule(`.${name}{}`, sheet.cssRules.length)];
  // Set as a style, it can end neither its rule nor its element.
  if (rule instanceof CSSStyleRule) rule.style.cssText = style;
  classes.set(style, name);
  return name;
};

const STYLED_SPAN = /<span(?: class="([^"]*)")? style="([^"&]*)"/g;

/** KaTeX's HTML without styles, which the page's policy refuses in HTML: classes in their place, and `data-style` where there is none. */
export const withoutStyles = (html: string): string =>
  html
    .replaceAll(STYLED_SPAN, (whole, names: string | undefined, style: string) => {
      const name = classOf(style);
      return name === null ? whole : `<span class="${names === undefined ? '' : `${names} `}${name}"`;
    })
    .replaceAll(' style="', ' data-style="');

/** Sets by script what has no class. */
export const setStyles = (root: ParentNode) => {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    element.removeAttribute('data-style');
  }
};
