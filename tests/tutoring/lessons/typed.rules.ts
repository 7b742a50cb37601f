/** LaTeX of the screen as a pupil types it. */
export const typed = (latex: string): string =>
  latex
    .replaceAll('$', '')
    .replace(/\{([,:])\}/g, '$1')
    .replace(
      /\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g,
      (_all, top: string, bottom: string) => `${bracketed(top)}/${bracketed(bottom)}`,
    )
    .replace(/\\sqrt\{([^{}]*)\}/g, (_all, inner: string) => `√${bracketed(inner)}`)
    .replace(/\\text\{([^{}]*)\}/g, '$1')
    .replace(/\\[ ,;]|\\quad|\\qquad/g, ' ')
    .replace(/\^\{?2\}?(?!\d)/g, '²')
    .replace(/\^\{?3\}?(?!\d)/g, '³')
    .replaceAll('^\\circ', '°')
    .replace(/\\(?:left|right|displaystyle)(?![a-z])/g, '')
    .replace(/\\[a-zA-Z]+/g, (name) => SIGNS[name] ?? name)
    .replace(/[{}]/g, (brace) => (brace === '{' ? '(' : ')'))
    .replace(/\(([a-z\d])\)/g, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();

const bracketed = (inner: string): string => (/^[\d,]+$|^[a-z]$/.test(inner) ? inner : `(${inner})`);

const SIGNS: Readonly<Record<string, string>> = {
  '\\cdot': '·',
  '\\pi': 'π',
  '\\approx': '≈',
  '\\le': '≤',
  '\\ge': '≥',
  '\\leq': '≤',
  '\\geq': '≥',
  '\\ne': '≠',
  '\\neq': '≠',
  '\\in': '∈',
  '\\infty': '∞',
  '\\langle': '<',
  '\\rangle': '>',
  '\\cup': '∪',
  '\\emptyset': '∅',
  '\\Rightarrow': '⇒',
  '\\Omega': 'Ω',
  '\\alpha': 'α',
  '\\beta': 'β',
  '\\gamma': 'γ',
  '\\Delta': 'Δ',
  '\\sin': 'sin',
  '\\cos': 'cos',
  '\\tan': 'tg',
  '\\log': 'log',
  '\\pm': '±',
  '\\to': '→',
  '\\Leftrightarrow': '⇔',
  '\\lor': 'lub',
  '\\land': 'i',
  '\\ldots': '...',
  '\\dots': '...',
  '\\cdots': '...',
  '\\colon': ':',
  '\\div': ':',
  '\\times': 'x',
};
