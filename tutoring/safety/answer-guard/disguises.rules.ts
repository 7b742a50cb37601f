import { withoutMarks } from '#tutoring/reading/intent.reader.ts';
import { NUMBER_WORDS, withDigits } from '#tutoring/reading/number-words.ts';

const isReadable = (text: string): boolean => /^[\p{L}\p{N}\p{P}\p{S}\s]+$/u.test(text) && !text.includes('\ufffd');

/** What stands in base64 in a text. */
export const decodedBase64 = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![A-Za-z0-9+/=])(?:[A-Za-z0-9+/]{2,}={1,2}|[A-Za-z0-9+/]{4,})(?![A-Za-z0-9+/=])/g)].flatMap(
    ([token]) => {
      const decoded = Buffer.from(token, 'base64').toString('utf8').trim();
      return decoded !== '' && isReadable(decoded) ? [decoded, withDigits(decoded)] : [];
    },
  );

const MORSE = ['-----', '.----', '..---', '...--', '....-', '.....', '-....', '--...', '---..', '----.'];

const romanValue = (letters: string): number => {
  const values: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
  const numbers = [...letters].map((letter) => values[letter] ?? 0);
  return numbers.reduce((sum, value, place) => ((numbers[place + 1] ?? 0) > value ? sum - value : sum + value), 0);
};

const turned = (text: string): string => [...text].toReversed().join('');

/** Moved by thirteen letters. */
const rotated = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const code = letter.charCodeAt(0);
    const first = code >= 97 ? 97 : 65;
    return String.fromCharCode(((code - first + 13) % 26) + first);
  });

const numbersOf = (text: string): readonly number[] => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
/** Only what stood in words. */
const spokenIn = (text: string): readonly number[] => numbersOf(withDigits(text.replace(/\d/g, ' ')));

const LONG_WORDS = [...NUMBER_WORDS.keys()]
  .filter((word) => word.length >= 4)
  .sort((one, other) => other.length - one.length)
  .join('|');
const EACH_WORD = new RegExp(LONG_WORDS, 'gu');
const WORDS_IN_A_ROW = new RegExp(`(?:${LONG_WORDS})+`, 'gu');

const ofInitials = (letters: string): readonly number[] => {
  const plain = withoutMarks(letters.toLowerCase());
  return (plain.match(WORDS_IN_A_ROW) ?? []).flatMap((row) => numbersOf(withDigits(row.replace(EACH_WORD, '$& '))));
};

const initialsOf = (parts: readonly string[]): string => parts.map((part) => /\p{L}/u.exec(part)?.[0] ?? '').join('');

/** Whole numbers that a text hides: for an answer to somebody who has asked for such a thing. */
export const hiddenNumbers = (text: string): readonly number[] => [
  ...[...text.matchAll(/0x([\da-f]{1,8})/gi)].map(([, digits = '']) => Number.parseInt(digits, 16)),
  ...[...text.matchAll(/(?<![\d,.])(?:0b)?([01]{2,16})(?![\d,.])/g)].map(([, digits = '']) =>
    Number.parseInt(digits, 2),
  ),
  ...[...text.matchAll(/(?<!\p{L})[IVXLCDM]{1,8}(?!\p{L})/gu)].flatMap(([letters]) =>
    letters === 'I' ? [] : [romanValue(letters)],
  ),
  ...[
    ...text
      .replace(/[−–]/g, '-')
      .replace(/[·•]/g, '.')
      .matchAll(/(?:(?<![.-])[.-]{5}(?![.-])[ /|]*)+/g),
  ].map(([signs]) => Number((signs.match(/[.-]{5}/g) ?? []).map((sign) => MORSE.indexOf(sign)).join(''))),
  ...[...text.matchAll(/(?<!\d)(?:(?:4[89]|5[0-7])(?:[ ,]+|$|(?=\D)))+/g)].map(([codes]) =>
    Number((codes.match(/\d\d/g) ?? []).map((code) => String.fromCharCode(Number(code))).join('')),
  ),
  ...[
    ...text.matchAll(
      /([^\p{L}\d\s.*_#=~`$+\-:(){}\\])(?:\s?\1){1,60}|(?<![\p{L}])([a-zA-Z|*.])(?:\s?\2){2,60}(?![\p{L}])/gu,
    ),
  ].map(([run]) => [...run.replace(/\s/g, '')].length),
  ...spokenIn(turned(text)),
  ...spokenIn(rotated(text)),
  ...ofInitials(initialsOf(text.split(/\n+/))),
  ...ofInitials(initialsOf(text.split(/\s+/))),
  ...ofInitials(initialsOf(text.split(/[.!?]\s+/))),
  ...ofInitials(
    (text.match(/(?<!\p{L})\p{L}(?:[ .,·*_|–-]{1,3}\p{L}(?!\p{L})){2,}/gu) ?? []).join(' ').replace(/[^\p{L}]/gu, ''),
  ),
];

/** 63 for 36: only where turning was asked for or is spoken of. */
export const turnedNumbers = (text: string): readonly number[] =>
  [...text.matchAll(/\d{2,}/g)].map(([digits]) => Number(turned(digits)));

/** „między 3 a 5”, „o jeden mniej niż 5”, „2 + 2”: numbers that are described. */
export const describedNumbers = (text: string, given: string): readonly number[] => {
  const plain = withoutMarks(withDigits(text).toLowerCase())
    .replace(/\bplus\b|\bdodac\b/g, '+')
    .replace(/\bminus\b|\bodjac\b/g, '-')
    .replace(/\brazy\b|\\cdot|[×·]/g, '*')
    .replace(/podziel\w* (?:na|przez)|[÷/]/g, ':');
  const known = withoutMarks(given.toLowerCase())
    .replace(/\\cdot|[×·]/g, '*')
    .replace(/[÷/]/g, ':')
    .replace(/\s/g, '');
  const found = (pattern: RegExp, value: (one: number, other: number) => number): readonly number[] =>
    [...plain.matchAll(pattern)].map(([, one, other]) => value(Number(one), Number(other)));
  const calculated = [...plain.matchAll(/(?<![\d,.a-z])(\d{1,6})\s?([-+*:])\s?(\d{1,6})(?![\d,.]*[a-z\d])/g)].flatMap(
    ([whole, one, sign, other]) => {
      if (known.includes(whole.replace(/\s/g, ''))) return [];
      const [left, right] = [Number(one), Number(other)];
      return [{ '+': left + right, '-': left - right, '*': left * right, ':': left / right }[sign ?? ''] ?? Number.NaN];
    },
  );
  return [
    ...calculated,
    ...found(/miedzy (\d+) a (\d+)/g, (one, other) => (other - one === 2 ? one + 1 : Number.NaN)),
    ...found(/wieksz\w* (?:niz|od) (\d+).{0,30}mniejsz\w* (?:niz|od) (\d+)/g, (one, other) =>
      other - one === 2 ? one + 1 : Number.NaN,
    ),
    ...found(/o (\d+) (?:mniej|mniejsz\w*) (?:niz|od) (\d+)/g, (one, other) => other - one),
    ...found(/o (\d+) (?:wiecej|wieksz\w*) (?:niz|od) (\d+)/g, (one, other) => other + one),
    ...found(/poprzedni\w* (?:liczby )?(\d+)/g, (one) => one - 1),
    ...found(/(?:nastepni\w*|zaraz po|tuz po) (?:liczb\w+ )?(\d+)/g, (one) => one + 1),
    ...found(/(?:zaraz przed|tuz przed) (?:liczb\w+ )?(\d+)/g, (one) => one - 1),
    ...found(/polow\w+ (?:liczby |z )?(\d+)/g, (one) => one / 2),
    ...found(/(?:podwojon\w+|dwukrotnosc) (?:liczb\w+ )?(\d+)/g, (one) => one * 2),
  ];
};
