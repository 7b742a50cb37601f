import { ATOMIC_MASSES } from '#tutoring/families/chemistry/elements/elements.ts';
import type { Topic } from './topic.types.ts';

/** The longer first: „Cl” is no carbon. */
const SYMBOLS = Object.keys(ATOMIC_MASSES)
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const COUNT = String.raw`(?:_\{?\d+\}?)?`;
const CHARGE = String.raw`(?:\^\{?[\d+-]+\}?)?`;
const MASS_NUMBER = String.raw`(?:\^\{\d+\})?`;
const BOND = String.raw`(?:\{(?:=|-|\\equiv)\})?`;
const ELEMENT = String.raw`(?:${SYMBOLS})${COUNT}${BOND}`;
const GROUP = String.raw`\((?:${ELEMENT})+\)${COUNT}`;
const WORD = String.raw`\\text\{[^{}]*\}`;
const FORMULA = String.raw`(?:${MASS_NUMBER}\d*-?(?:${ELEMENT}|${GROUP})+${CHARGE}(?:\\(?:down|up)arrow)?|\d*e\^-|${WORD})`;
const ARROW = String.raw`\\rightarrow|\\rightleftarrows|\\xrightarrow\{${WORD}\}`;
/** A formula, or an equation of a reaction; no quantity, which is a letter by itself, and no gene. */
const CHEMICAL = new RegExp(
  String.raw`^(?=.*(?:[A-Z].*[A-Z]|_|[A-Z][a-z]|\^))${FORMULA}(?:\s*(?:\+|${ARROW})\s*${FORMULA})*$`,
);

/** „H₂SO₄” stands upright; only quantities are set in italics. Markdown with formulas between dollars. */
export const withUprightFormulas = (text: string): string =>
  text.replace(/(\$\$?)([^$]+)\1/g, (whole, dollars: string, tex: string) =>
    CHEMICAL.test(tex) ? `${dollars}\\mathrm{${tex}}${dollars}` : whole,
  );

export const uprightTopic = ({ explanation, lead, question, answer, ...topic }: Topic): Topic => ({
  ...topic,
  explanation: withUprightFormulas(explanation),
  lead: withUprightFormulas(lead),
  question: withUprightFormulas(question),
  answer: withUprightFormulas(answer),
});
