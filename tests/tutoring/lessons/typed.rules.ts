/** LaTeX of the screen as a pupil types it. */
export const typed = (latex: string): string =>
  withFractions(
    latex
      .replaceAll('$', '')
      .replaceAll('\\%', '%')
      .replaceAll('**', '')
      .replace(/_\{(\d+)\}/g, '_$1')
      .replace(/\\bar\{([a-z])\}/g, '$1')
      .replace(/\{([,:])\}/g, '$1')
      .replace(/(\d)\\,(?=\d)/g, '$1')
      .replace(/\\text\{([^{}]*)\}/g, '$1')
      .replace(/\\(?:left|right|displaystyle)(?![a-z])/g, '')
      .replace(/\^\{?\\circ\}?/g, '°')
      .replace(/\^(?:\{2\}|2)(?!\d)/g, '²')
      .replace(/\^(?:\{3\}|3)(?!\d)/g, '³')
      .replace(/\\sqrt\[3\]\{([^{}]*)\}/g, (_all, inner: string) => `∛${bracketed(inner)}`)
      .replace(/\\sqrt\[4\]\{([^{}]*)\}/g, (_all, inner: string) => `∜${bracketed(inner)}`)
      .replace(/\\sqrt\{([^{}]*)\}/g, (_all, inner: string) => `√${bracketed(inner)}`),
  )
    .replace(/\\[ ,;]|\\q?quad/g, ' ')
    .replace(/\\[a-zA-Z]+/g, (name) => SIGNS[name] ?? name)
    .replace(/[{}]/g, (brace) => (brace === '{' ? '(' : ')'))
    .replace(/(?<!')\(([a-z\d])\)/g, '$1')
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '')
    .replace(/Δ (?=[a-zA-Z])/g, 'Δ')
    .replace(/ {2,}/g, ' ')
    .trim();

/** The inner ones first. A fraction behind a number is part of a mixed one. */
const withFractions = (latex: string): string => {
  const next = latex.replace(
    /(\d?)\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/,
    (_all, before: string, top: string, bottom: string) =>
      `${before === '' ? '' : `${before} `}${bracketed(top)}/${bracketed(bottom)}`,
  );
  return next === latex ? latex : withFractions(next);
};

const bracketed = (inner: string): string => (/^[\d,]+π?$|^[a-zA-Zπ]$/.test(inner) ? inner : `(${inner})`);

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
  '\\lambda': 'λ',
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
