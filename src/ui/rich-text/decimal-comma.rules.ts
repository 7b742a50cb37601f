const NUMBERS = String.raw`\s*[-+]?\d+(?:,\s*[-+]?\d+)+\s*`;
const RIGHT = String.raw`(?:\\right\s*)?`;
const LEFT = String.raw`\s*(?:\\left\s*)?$`;

const LIST_OR_COMMA = new RegExp(
  [
    // The indices of x_{1,2}, but not the base of a logarithm.
    String.raw`(?<!\\log)_\{${NUMBERS}\}`,
    String.raw`(?<=(?:^|=|\\in|\\cup|\\cap|\\setminus)\s*)\{${NUMBERS}\}`,
    String.raw`(?:(?<!\\sqrt)\[|\\\{|\\lbrace\s|\\langle\s)${NUMBERS}${RIGHT}(?:[\])]|\\\}|\\rbrace|\\rangle)`,
    String.raw`\(${NUMBERS}${RIGHT}(?:\]|\\rangle)`,
    String.raw`(?<bracket>\(${NUMBERS}${RIGHT}\))`,
    String.raw`(?<!\d)\d+(?:,\d+){2,}`,
    String.raw`(?<!\d)\d+,\d+(?=,\s*\\[lc]?dots|,[^\s\d])`,
    String.raw`(?<=[^\s\\{],)\d+,\d+`,
    String.raw`(?<comma>(?<=\d),(?=\d))`,
  ].join('|'),
  'g',
);

const OF_ONE = 'sin|cos|tg|ctg|tan|cot|log|ln|exp|sqrt';

/** Of a point, or of a function of several numbers: A, A_1, NWD, \max, but neither f nor \sin. */
const NAME_BEFORE = new RegExp(
  [
    String.raw`(?<![a-zA-Z\\])[A-Z][a-zA-Z]*'*(?:_(?:\w|\{\w+\}))?`,
    String.raw`(?<![a-zA-Z\\])(?!(?:${OF_ONE})(?![a-z]))[a-z]{2,}`,
    String.raw`\\(?:operatorname|mathrm|text)\{(?!(?:${OF_ONE})\})[^{}]*\}`,
    String.raw`\\(?:NWD|nwd|NWW|nww|max|min|gcd)`,
  ]
    .map((name) => `(?:${name})${LEFT}`)
    .join('|'),
);
const FACTOR_BEFORE = new RegExp(
  String.raw`(?:[-+*:/^\d)}]|(?<![a-zA-Z\\])[a-z](?!\s)|\\(?:cdot|times|div|pm|pi|${OF_ONE}))${LEFT}`,
);
const FACTOR_AFTER =
  /^\s*(?:[-+*:/^%]|\\(?:cdot|times|div)(?![a-zA-Z])|\\%)|^(?:[a-z\d(]|\\(?:frac|sqrt|pi)(?![a-zA-Z]))/;

/** How much of a formula before a bracket tells what stands in it. */
const BEFORE = 40;

/** A pair in brackets is one number where one calculates with it, as in 5 - (-2,5), and else a point, an interval or what a function takes. */
const isNumber = (before: string, after: string): boolean =>
  !NAME_BEFORE.test(before) && (FACTOR_BEFORE.test(before) || FACTOR_AFTER.test(after));

/** In Poland 3,14 is a number, and TeX would set a gap after its comma. The commas of lists, as in (6,4), keep theirs. */
export const withDecimalCommas = (tex: string): string =>
  tex.replace(LIST_OR_COMMA, (found, ...given) => {
    const { bracket, comma }: Readonly<Record<string, string | undefined>> = given.at(-1);
    if (comma !== undefined) return '{,}';
    const start = given.find((part) => typeof part === 'number');
    if (bracket === undefined || start === undefined || !/^[^,]*\d,\d[^,]*$/.test(found)) return found;
    const end = start + found.length;
    return isNumber(tex.slice(Math.max(0, start - BEFORE), start), tex.slice(end, end + BEFORE))
      ? found.replace(',', '{,}')
      : found;
  });
