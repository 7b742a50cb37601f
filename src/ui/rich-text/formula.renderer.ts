import { renderToString } from 'katex';
import './formula.css';
import { withDecimalCommas } from './decimal-comma.rules.ts';
import { FORMULA_LIMITS, isFormulaAllowed, withLargeFractions } from './formula.rules.ts';
import { trustFormula } from './formula.policy.ts';
import { setStyles, withoutStyles } from './formula.styles.ts';

/** Made anew for each formula, because KaTeX writes definitions into it. */
const polishMacros = () => ({
  '\\nwd': '\\operatorname{NWD}',
  '\\NWD': '\\operatorname{NWD}',
  '\\nww': '\\operatorname{NWW}',
  '\\NWW': '\\operatorname{NWW}',
});

const htmlOf = (tex: string, isDisplay: boolean): string | null => {
  try {
    const html = renderToString(withLargeFractions(withDecimalCommas(tex)), {
      displayMode: isDisplay,
      macros: polishMacros(),
      strict: 'ignore',
      throwOnError: false,
      trust: false,
      maxExpand: 300,
      maxSize: 12,
    });
    return html.length > FORMULA_LIMITS.setCharacters || html.includes('class="katex-error"') ? null : html;
  } catch {
    // KaTeX still throws RangeError on some inputs.
    return null;
  }
};

/** A thread says its short formulas again and again: so many of them, so long at most, are set once. */
const KEPT = { formulas: 500, characters: 60 } as const;
const kept = new Map<string, string | null>();

const htmlToSet = (tex: string, isDisplay: boolean): string | null => {
  const key = `${isDisplay} ${tex}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const html = isFormulaAllowed(tex) ? htmlOf(tex, isDisplay) : null;
  const ready = html && withoutStyles(html);
  if (kept.size >= KEPT.formulas) kept.clear();
  if (tex.length <= KEPT.characters) kept.set(key, ready);
  return ready;
};

/** The formula in its box; null if it cannot or must not be set. */
export const renderFormula = (tex: string, isDisplay: boolean): HTMLElement | null => {
  const html = htmlToSet(tex, isDisplay);
  if (html === null) return null;
  const box = document.createElement('span');
  box.className = isDisplay ? 'formula formula-display' : 'formula';
  Object.assign(box, { innerHTML: trustFormula(html) });
  if (html.includes('data-style')) setStyles(box);
  return box;
};
