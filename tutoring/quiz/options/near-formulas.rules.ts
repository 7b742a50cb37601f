/** A number that may be another one: no index, and no part of a decimal fraction or of a number with spaces. */
const NUMBER = /(?<![\d_]|\{,\}|_\{|\\,)\d+(?!\d|\{,\}|\\,)/g;
const SIGN = / [+-] /g;
/** The exponent of a number may become what somebody gets who adds, subtracts or multiplies instead. */
const MOST_OFF = 12;
const LARGEST = 100;

/** Formulas in LaTeX that differ from one in a sign, in a number, in an exponent or in what is above and below. */
export const nearFormulas = (latex: string): readonly string[] => [
  ...[...latex.matchAll(NUMBER)].flatMap(({ 0: digits, index }) => {
    const before = latex.slice(0, index);
    // Of a power of a number the exponent is asked, and it alone.
    if (isPowerOfNumber(latex) && !before.includes('^')) return [];
    const most = isPowerOfNumber(latex) && !latex.includes('\\frac') ? MOST_OFF : 1;
    return othersThan(Number(digits), most).map(
      (other) => `${before}${String(other)}${latex.slice(index + digits.length)}`,
    );
  }),
  ...[...latex.matchAll(SIGN)].map(
    ({ 0: sign, index }) =>
      `${latex.slice(0, index)}${sign === ' + ' ? ' - ' : ' + '}${latex.slice(index + sign.length)}`,
  ),
  ...(latex.startsWith('-') ? [latex.slice(1)] : []),
  ...exponentsTurned(latex),
  ...turnedOver(latex),
];

/** 7^{8}, and 7{,}4 · 10^{6}. */
const isPowerOfNumber = (latex: string): boolean =>
  latex.includes('^') && !/[a-z]/.test(latex.replace(/\\(?:frac|cdot)/g, ''));

const othersThan = (value: number, most: number): readonly number[] => {
  if (value > LARGEST) return [];
  return Array.from({ length: 2 * most + 1 }, (_, place) => value - most + place).filter(
    (other) => other > 1 && other !== value,
  );
};

/** 10^{-5} beside 10^{5}, where there is one power alone. */
const exponentsTurned = (latex: string): readonly string[] => {
  const [power, ...more] = latex.match(/\^\{-?\d+\}/g) ?? [];
  if (power === undefined || more.length > 0 || /[a-z]\^/.test(latex)) return [];
  return [latex.replace(power, power.includes('-') ? power.replace('-', '') : power.replace('{', '{-'))];
};

const turnedOver = (latex: string): readonly string[] => {
  const [, above, below] = /^\\frac\{([^{}]*)\}\{([^{}]*)\}$/.exec(latex) ?? [];
  return above === undefined || below === undefined ? [] : [`\\frac{${below}}{${above}}`, `${above} \\cdot ${below}`];
};
