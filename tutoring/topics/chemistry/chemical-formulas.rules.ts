const COUNT = String.raw`(?:_\{?\d+\}?)?`;
const CHARGE = String.raw`(?:\^\{?[\d+-]+\}?)?`;
const ELEMENT = String.raw`[A-Z][a-z]?${COUNT}`;
const GROUP = String.raw`\((?:${ELEMENT})+\)${COUNT}`;
const FORMULA = String.raw`\d*-?(?:${ELEMENT}|${GROUP})+${CHARGE}(?:\\(?:down|up)arrow)?`;
/** A formula, or an equation of a reaction; no quantity, which is a letter by itself. */
const CHEMICAL = new RegExp(
  String.raw`^(?=.*(?:[A-Z].*[A-Z]|_|[A-Z][a-z]|\^))${FORMULA}(?:\s*(?:\+|\\rightarrow)\s*${FORMULA})*$`,
);

/** „H₂SO₄” stands upright; only quantities are set in italics. Markdown with formulas between dollars. */
export const withUprightFormulas = (text: string): string =>
  text.replace(/\$([^$]+)\$/g, (whole, tex: string) => (CHEMICAL.test(tex) ? `$\\mathrm{${tex}}$` : whole));
