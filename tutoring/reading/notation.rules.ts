/** One spelling for all that pupils, keyboards and LaTeX editors write. Pure text to text; `formula.reader.ts` cuts it into formulas. */
export const plainNotation = (message: string): string =>
  [
    unicode,
    latexCommands,
    latexBraces,
    squareBrackets,
    assignments,
    partsOfNumbers,
    spokenDiscriminant,
    labels,
    thousands,
    letterIndices,
    letterProducts,
    letterPowers,
  ].reduce((text, rewrite) => rewrite(text), message);

type Rewriting = readonly (readonly [RegExp, string])[];

const rewriter =
  (rewriting: Rewriting) =>
  (text: string): string =>
    rewriting.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);

/** „x != 5”, „x =/= 5” and `x \neq 5` with the sign that is meant. */
export const withUnequalSigns = (text: string): string => text.replace(/\\neq?(?![a-z])|!=|=\/=/g, '≠');

/** One sign for each of the dashes, dots, fractions and quotation marks that keyboards write. */
export const unicode = (text: string): string =>
  rewriter([
    [/[\u00a0\u2000-\u200a\u202f\u205f\u3000\t]/g, ' '],
    [/[\u200b-\u200f\u2060\ufeff]/g, ''],
    [/[−–—‒‐‑﹣]/g, '-'],
    [/[×·⋅∙•∗]/g, '*'],
    [/[÷∶]/g, ':'],
    [/[¼½¾⅓⅔⅕-⅞]/g, ' $& '],
    [/[≤⩽]/g, '<'],
    [/[≥⩾]/g, '>'],
    // „a√2” is a product, and no word „asqrt”; „i”, „o”, „w” and „z” before a root are words.
    [/(?<!\p{L})([a-hj-np-vxy])(?=√)/giu, '$1*'],
    [/√\s*\(/g, 'sqrt('],
    [/√\s*(\d+(?:[.,]\d+)?|[a-z])/gi, 'sqrt($1)'],
    [/[„”“"«»]/g, ' '],
  ])(text.normalize('NFC'))
    .replace(/[¼½¾⅓⅔⅕-⅞]/g, (sign) => sign.normalize('NFKC'))
    .replace(/⁻?[⁰¹²³⁴-⁹]+/g, superscript)
    .replace(/[⁄∕]/g, '/');

/** „x⁴”, „10⁻³” and „2¹²”. */
const superscript = (raised: string): string => {
  const exponent = raised.normalize('NFKC').replace('−', '-');
  return /^\d+$/.test(exponent) ? `^${exponent}` : `^(${exponent})`;
};

export const latexCommands = rewriter([
  [/\{,\}/g, ','],
  [/\\%/g, '%'],
  [/\\(?:begin|end)\s*\{[a-z]+\*?\}(?:\{[^{}]*\})?/g, ' ; '],
  [/\\\\/g, ' ; '],
  [/\\(?:left|right)\./g, ' '],
  [/\\[,;:! ]/g, ' '],
  [/\\(?:cdot|times)(?![a-z])/g, '*'],
  [/\\div(?![a-z])/g, ' : '],
  [/\\pm(?![a-z])/g, '±'],
  [/\\Delta(?![a-z])/g, 'Δ'],
  [/\\pi(?![a-z])/g, ' π '],
  [/\\(?:leq?|lt)(?![a-z])/g, '<'],
  [/\\(?:geq?|gt)(?![a-z])/g, '>'],
  [/\\(?:land|wedge|lor|vee)(?![a-z])|[∧∨]/g, ' ; '],
  [/\^\s*\{?\\circ\}?\s*(?:\\text\s*\{\s*C\s*\}|C(?![a-z]))/g, ' °C '],
  [/\^\s*\{?\\circ\}?/g, '°'],
  [/\\Omega(?![a-z])/g, 'Ω'],
  [/\\text\s*\{([^{}]*)\}\s*\^\s*\{?([23])\}?/g, ' $1$2 '],
  [/\\(?:text|operatorname)\s*\{([^{}]*)\}/g, ' $1 '],
  [/\\[()[\]]|\$+|&/g, ' '],
]);

/** Innermost braces first, so that nested fractions and roots come out right. */
export const latexBraces = (message: string): string => {
  let text = message.replace(/\\[dt]?frac\s*(\d)\s*(\d)/g, '\\frac{$1}{$2}');
  for (let round = 0; round < 8 && /\\|\^\s*\{/.test(text); round += 1) {
    text = text
      .replace(/(\d)\s*\\[dt]?frac\s*\{\s*(\d+)\s*\}\s*\{\s*(\d+)\s*\}/g, '$1 $2/$3 ')
      .replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '(($1)/($2))')
      .replace(/\\sqrt\s*\{([^{}]*)\}/g, 'sqrt($1)')
      .replace(/\\sqrt\s*(\d+)/g, 'sqrt($1)')
      .replace(/\^\s*\{([^{}]*)\}/g, '^($1)');
  }
  return text.replace(/\\[a-zA-Z]+/g, ' ').replace(/[{}]/g, ' ; ');
};

const squareBrackets = rewriter([
  [/\[/g, '('],
  [/\]/g, ')'],
]);

/** „x=6 y=4” and „3a+2b=12 a-b=-1” are two equations; „2x = 8 x = 4” too. */
const assignments = rewriter([
  [/(=\s*-?\d+(?:[.,/]\d+)?)\s+(?=(?:\d+\s*)?[a-z](?:_?\d)?\s*(?:=|[-+*]\s*\d*\s*[a-z(\d][^=<>;\n]*=))/gi, '$1 ; '],
]);

/** „2/3 z 60” and „połowa liczby 18” are products. */
const partsOfNumbers = rewriter([
  [/połow(?:a|ę|y)\s+(?=(?:z|liczby|z liczby)\s+\d)/giu, '1/2 '],
  [/(\d\s*\/\s*\d+|\(\(\d+\)\/\(\d+\)\))\s+(?:z(?: liczby| kwoty)?|liczby|kwoty)\s+(?=\d)/giu, '$1 * '],
]);

/** „Delta wyszła 1” is an equation for Δ. */
const spokenDiscriminant = rewriter([
  [/(?:delta|deltę|delte|wyróżnik|wyroznik)(?!\p{L})/giu, 'Δ'],
  [
    /Δ\s*(?:to|wynosi|wyszła|wyszla|wyszło|wyszlo|wyszedł|jest równa|równa się|mi wyszła|wychodzi)\s*(?=[-\d])/gi,
    'Δ = ',
  ],
]);

/** „Zadanie 5:”, „a)” and „2)” are no part of a formula. */
const labels = (text: string): string =>
  text
    .replace(/(?<!\S)(?:[a-h]|\d{1,2})\)\s/g, (label, offset: number) => (isInBracket(text, offset) ? label : ' ; '))
    .replace(/(?:zadanie|zad\.?|przykład|przyklad|punkt|nr)\s*\d{1,4}[a-z]?\s*[.:)]?(?=\s|$)/gi, ' ; ');

const isInBracket = (text: string, offset: number): boolean => {
  const before = text.slice(0, offset);
  const [opened, closed] = [/\(/g, /\)/g].map((bracket) => before.match(bracket)?.length ?? 0);
  return before.lastIndexOf('(') > before.lastIndexOf(')') || (opened ?? 0) > (closed ?? 0);
};

/** 12 345,6 is one number; 1 250/1000 is a mixed one. */
export const thousands = (text: string): string =>
  text.replace(/(?<![\d.,/])\d{1,3}(?: \d{3})+(?![\d/])/g, (digits) => digits.replaceAll(' ', ''));

/** The names of roots lose their index: `x_1 = 2` is `x = 2`. */
const letterIndices = rewriter([
  [/([a-z])_?[12]\s*(?==)/gi, '$1 '],
  [/([a-z])_\(?[12]\)?/gi, '$1'],
]);

/** `3 x 4` multiplies, and so does `3x4` where no other x stands. */
const letterProducts = (text: string): string => {
  const spaced = text.replace(/(\d)\s+x\s+(?=\d)/gi, '$1*');
  const isSign = !spaced.includes('=') && !/(?:^|[^\d])x|x(?!\d)/i.test(spaced);
  return isSign ? spaced.replace(/(\d)x(?=\d)/gi, '$1*') : spaced;
};

/** `x2` copied from a page is x². */
const letterPowers = rewriter([[/(?<!\p{L})([a-z])([23])(?![\d.,]\d|\d)/giu, '$1^$2']]);
