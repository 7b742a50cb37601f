import { ifWithinReach } from '#tutoring/mathematics/beyond-reach.ts';
import { readExpression } from '#tutoring/mathematics/expression.reader.ts';
import { latexOf } from '#tutoring/mathematics/latex.ts';

/** The notation of calculators as a pupil types it: „-x - 6” for „(-1) * x + (-6)”. */
export const typedNotation = (notation: string): string => {
  const formula = ifWithinReach(() => latexOf(readExpression(notation)));
  return (formula === undefined ? notation.replaceAll('*', '·').replaceAll('.', ',') : typed(formula))
    .replace(/\(\(([^()]*)\)\)/g, '($1)')
    .replace(/\((-\d+)([a-z]?)\)/g, (whole, number: string, letter: string, at: number, all: string) =>
      /[·:^/\d]\s?$/.test(all.slice(0, at)) ? whole : number + letter,
    )
    .replace(/\+ -/g, '- ')
    .replace(/(?<![\d,])1(?=[a-z(])/g, '')
    .replace(/\((-?\d)\)(?=[a-z])/g, '$1');
};

/** LaTeX of the screen as a pupil types it. */
export const typed = (latex: string): string =>
  withPlainParts(
    latex
      .replaceAll('$', '')
      .replaceAll('\\%', '%')
      .replaceAll('**', '')
      .replaceAll('\\pi', 'π')
      // „log₆ 216” is no number of thousands.
      .replace(/_\{(\d+)\} (?=\d)/g, '_$1 \u{2009}')
      .replace(/\\mathrm\{((?:[^{}]|\{[^{}]*\})*)\}/g, '$1')
      .replace(/_\{(\w+)\}/g, '_$1')
      .replace(/\^\{(-?[2-9]|-?\d{2,}|-1)\}(?!\d)/g, '^$1')
      .replace(/\\bar\{([a-z])\}/g, '$1')
      .replace(/\{([,:])\}/g, '$1')
      .replace(/(\d)\\,(?=\d)/g, '$1')
      .replace(/\\text\{([^{}]*)\}/g, '$1')
      .replace(/\\(?:left|right|displaystyle)(?![a-z])/g, '')
      .replace(/\^\{?\\circ\}?/g, '°')
      .replace(/\^2(?!\d)/g, '²')
      .replace(/\^3(?!\d)/g, '³'),
  )
    .replace(/\\[ ,;]|\\q?quad/g, ' ')
    .replace(/\\[a-zA-Z]+/g, (name) => SIGNS[name] ?? name)
    .replace(/[{}]/g, (brace) => (brace === '{' ? '(' : ')'))
    .replace(/(?<!['fgh])\(([a-z\d])\)/g, '$1')
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '')
    .replaceAll('\u{2009}', '')
    .replace(/Δ (?=[a-zA-Z])/g, 'Δ')
    .replace(/ {2,}/g, ' ')
    .trim();

/** Roots and fractions, the inner ones first. A fraction behind a number is part of a mixed one. */
const withPlainParts = (latex: string): string => {
  const next = latex
    .replace(
      /\\sqrt(?:\[([34])\])?\{([^{}]*)\}/g,
      (_all, degree: string | undefined, inner: string) => `${ROOTS[degree ?? ''] ?? '√'}${bracketed(inner.trim())}`,
    )
    .replace(
      /(\d?)\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/,
      (_all, before: string, top: string, bottom: string) =>
        `${before === '' ? '' : `${before} `}${bracketed(top.trim())}/${bracketed(bottom.trim())}`,
    );
  return next === latex ? latex : withPlainParts(next);
};

const ROOTS: Readonly<Record<string, string>> = { 3: '∛', 4: '∜' };

const bracketed = (inner: string): string => (/^[\d,]+π?$|^[a-zA-Zπ](?:_\w+)?$/.test(inner) ? inner : `(${inner})`);

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
  '\\rightarrow': '→',
  '\\square': '_',
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
