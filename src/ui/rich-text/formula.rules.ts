/** A formula in a text: `source.slice(start, end)` is the formula with its delimiters. */
export type Formula = {
  readonly start: number;
  readonly end: number;
  readonly tex: string;
  readonly isDisplay: boolean;
};

export const FORMULA_LIMITS = {
  characters: 2_000,
  depth: 40,
  cells: 400,
  perMessage: 200,
  setCharacters: 500_000,
} as const;

/** How far the end of a formula is looked for: a formula too long to be set is still shown as one. */
export const LONGEST_FORMULA = 2 * FORMULA_LIMITS.characters;

const OPENER = /\$\$?|\\[([]/g;
const CLOSERS: Readonly<Record<string, string>> = { '\\(': '\\)', '\\[': '\\]' };
const isSpace = (character: string | undefined) => character === undefined || /\s/.test(character);
const isDigit = (character: string | undefined) => character !== undefined && /\d/.test(character);

const isEscaped = (source: string, index: number) => {
  let backslashes = 0;
  while (source[index - 1 - backslashes] === '\\') backslashes += 1;
  return backslashes % 2 === 1;
};

const between = (source: string, start: number, opener: string, closer: string, isDisplay: boolean): Formula | null => {
  const from = start + opener.length;
  const ahead = source.slice(from, from + LONGEST_FORMULA);
  const close = ahead.indexOf(closer);
  const tex = close < 0 ? '' : ahead.slice(0, close).trim();
  return tex === '' ? null : { start, end: from + close + closer.length, tex, isDisplay };
};

/** `$…$` as in Pandoc: no space inside the dollars, no digit after the last, no empty line: "$5 i $6" is money. */
const betweenDollars = (source: string, start: number): Formula | null => {
  if (isSpace(source[start + 1])) return null;
  const last = Math.min(source.length, start + 2 + FORMULA_LIMITS.characters);
  for (let index = start + 1; index < last; index += 1) {
    const character = source[index];
    if (character === '\\') index += 1;
    else if (character === '\n' && /^\n[ \t]*\n/.test(source.slice(index, index + 80))) return null;
    else if (character === '$')
      return index === start + 1 || isSpace(source[index - 1]) || isDigit(source[index + 1])
        ? null
        : { start, end: index + 1, tex: source.slice(start + 1, index), isDisplay: false };
  }
  return null;
};

/** The formula that begins exactly at `start`. */
export const formulaAt = (source: string, start: number): Formula | null => {
  if (source.startsWith('$$', start)) return between(source, start, '$$', '$$', true);
  if (source.startsWith('\\[', start)) return between(source, start, '\\[', '\\]', true);
  if (source.startsWith('\\(', start)) return between(source, start, '\\(', '\\)', false);
  return source[start] === '$' ? betweenDollars(source, start) : null;
};

/** Every formula of a text. A closing bracket is looked for once, and not again for each opening one that waits for it. */
export const findFormulas = (source: string): readonly Formula[] => {
  const formulas: Formula[] = [];
  const opener = new RegExp(OPENER);
  const closers = new Map<string, number>();
  const isFar = (closer: string, from: number) => {
    const known = closers.get(closer) ?? -1;
    const next = known >= from ? known : source.indexOf(closer, from);
    closers.set(closer, next < 0 ? Number.POSITIVE_INFINITY : next);
    return next < 0 || next > from + LONGEST_FORMULA;
  };
  for (let match = opener.exec(source); match !== null; match = opener.exec(source)) {
    const [sign] = match;
    const hasNoEnd = sign !== '$' && isFar(CLOSERS[sign] ?? sign, match.index + sign.length);
    const formula = hasNoEnd || isEscaped(source, match.index) ? null : formulaAt(source, match.index);
    if (formula !== null) formulas.push(formula);
    opener.lastIndex = formula?.end ?? match.index + sign.length;
  }
  return formulas;
};

const NESTING = /\\begin(?![a-zA-Z])|\\end(?![a-zA-Z])|\\left(?![a-zA-Z])|\\right(?![a-zA-Z])|\\[^]|[{}]/g;
const DEEPER = new Set(['{', '\\begin', '\\left']);
const SHALLOWER = new Set(['}', '\\end', '\\right']);

const deepest = (tex: string) => {
  let depth = 0;
  let deepestYet = 0;
  for (const [sign] of tex.matchAll(NESTING)) {
    if (DEEPER.has(sign)) depth += 1;
    else if (SHALLOWER.has(sign)) depth -= 1;
    deepestYet = Math.max(deepestYet, depth);
  }
  return deepestYet;
};

// Definitions and diagrams: a school formula needs none, a formula bomb does.
const REFUSED = /\\(?:[gex]?def|(?:new|renew|provide)command|global|long|let|futurelet)(?![a-zA-Z])|\\begin\s*\{CD\}/;

const cells = (tex: string) => tex.split(/&|\\\\|\\cr(?![a-zA-Z])/).length;

/** A refused formula stays readable as its source. */
export const isFormulaAllowed = (tex: string) =>
  tex.length <= FORMULA_LIMITS.characters &&
  // Fewer signs cannot nest deeper.
  (tex.length <= FORMULA_LIMITS.depth || deepest(tex) <= FORMULA_LIMITS.depth) &&
  cells(tex) <= FORMULA_LIMITS.cells &&
  !REFUSED.test(tex);

const FRACTION_SIGNS = /\\[dt]?frac(?![a-zA-Z])|\\[a-zA-Z]+|\\[^]|[{}^_]/g;

/** The younger read no small fractions: they are as large within a line, or in another fraction, as on a line of their own. Those in exponents stay small. */
export const withLargeFractions = (tex: string): string => {
  if (!tex.includes('frac')) return tex;
  const groups: boolean[] = [];
  let isScript = false;
  let isNextScript = false;
  return tex.replace(FRACTION_SIGNS, (sign) => {
    const isShifted = isNextScript;
    isNextScript = sign === '^' || sign === '_';
    if (sign === '{') {
      groups.push(isScript);
      isScript ||= isShifted;
    } else if (sign === '}') isScript = groups.pop() ?? false;
    return /^\\[dt]?frac$/.test(sign) && !isScript && !isShifted ? '\\dfrac' : sign;
  });
};
