import { render } from 'katex';
import './formula.css';
import { FORMULA_LIMITS, isFormulaAllowed, withDecimalCommas } from './formula.rules.ts';

/** Made anew for each formula, because KaTeX writes definitions into it. */
const polishMacros = () => ({
  '\\nwd': '\\operatorname{NWD}',
  '\\NWD': '\\operatorname{NWD}',
  '\\nww': '\\operatorname{NWW}',
  '\\NWW': '\\operatorname{NWW}',
});

/** The younger read no small fractions: within a line they are as large as on a line of their own. Those in exponents stay small. */
const withLargeFractions = (tex: string) => (tex.includes('\\frac') ? `\\displaystyle ${tex}` : tex);

const renderFormula = (tex: string, isDisplay: boolean): HTMLElement | null => {
  if (!isFormulaAllowed(tex)) return null;
  const box = document.createElement('span');
  box.className = isDisplay ? 'formula formula-display' : 'formula';
  try {
    render(withLargeFractions(withDecimalCommas(tex)), box, {
      displayMode: isDisplay,
      macros: polishMacros(),
      strict: 'ignore',
      throwOnError: false,
      trust: false,
      maxExpand: 300,
      maxSize: 12,
    });
  } catch {
    // KaTeX still throws RangeError on some inputs.
    return null;
  }
  return box.querySelector('.katex-error') === null && box.innerHTML.length <= FORMULA_LIMITS.setCharacters
    ? box
    : null;
};

/** Puts formulas in the place of their sources; what cannot or must not be set stays as source. */
export const renderFormulas = (root: ParentNode, limit: number) => {
  for (const source of [...root.querySelectorAll('code[data-formula]')].slice(0, limit)) {
    const box = renderFormula(source.textContent, source.getAttribute('data-formula') === 'display');
    if (box !== null) source.replaceWith(box);
  }
};
