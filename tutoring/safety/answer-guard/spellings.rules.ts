/** Entities, escapes, signs of full width, keycaps, circled digits, marks of Markdown: one spelling for all. */
export const plainSpelling = (text: string): string =>
  text
    .replace(/&#x([\da-f]{1,5});/gi, (_whole, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,6});/g, (_whole, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replace(/\\(?:u00|x)([\da-f]{2})/gi, (_whole, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/%(3\d|2[\da-f]|5[\da-f]|6[\da-f]|7[\da-f])/gi, (_whole, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]|\ufe0f|\u20e3/g, '')
    .replace(/²/g, '^2')
    .replace(/³/g, '^3')
    .replace(/[¼½¾⅓⅔⅕-⅞]/g, (sign) => ` ${sign.normalize('NFKC')} `)
    .normalize('NFKC')
    .replace(/⁄/g, '/')
    .replace(/\p{Nd}/gu, (digit) => (/\d/.test(digit) ? digit : String(digitOf(digit))))
    .replace(/(?<!\p{L})[хХ](?!\p{L})/gu, 'x')
    .replace(/<\/?[a-z][^<>]{0,60}>/gi, '')
    .replace(/\\(?:boxed|mathbf|mathrm|mathit|textbf|underline|text|bf|fbox|color\{\w+\})\s?\{([^{}]*)\}/g, ' $1 ')
    .replace(/\{,\}/g, ',')
    .replace(/\*\*|__|~~|`|==(?=\S+==)/g, '')
    .replace(/(?<![\d\s)*])\*(?=\S)|(?<=\S)\*(?![\d\s(*])/g, '');

/** Digits of other scripts stand in tens, each in order. */
const digitOf = (digit: string): number => {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
};

/** „1. ”, „2) ” before an item, „krok 2”, „klasa 7”: numbers that count nothing of the task. */
export const withoutNumbering = (text: string): string =>
  text
    .replace(/^([ \t>]*)\d{1,2}[.)][ \t]+(?=\S)/gm, '$1')
    .replace(
      /(?:krok\p{L}*|kroku|etap\p{L}*|podpowied[zź]\p{L}*|zadani\p{L}*|zad\.|klas\p{L}*|punkt\p{L}*|przykład\p{L}*|stron\p{L}*)\s+(?:nr\s+)?\d{1,3}(?![\d,/])/giu,
      ' ',
    );
