import { describe, expect, it } from 'vitest';
import { cries, failuresBeyond, harmless, isCaught, signIn } from './sentences.ts';

const withoutMarks = (text: string): string =>
  text.replaceAll('ł', 'l').replaceAll('Ł', 'L').normalize('NFD').replace(/\p{M}/gu, '');

const replacing =
  (table: Readonly<Record<string, string>>, every = 1) =>
  (text: string): string =>
    [...text].map((letter, index) => (index % every === 0 ? (table[letter] ?? letter) : letter)).join('');

const DIGITS = { o: '0', i: '1', e: '3', a: '4', s: '$', t: '7' };
const CYRILLIC = { o: 'о', a: 'а', e: 'е', c: 'с', p: 'р', x: 'х', y: 'у', i: 'і' };

/** Two neighbours changed about in the longest word. */
const mistyped = (text: string): string => {
  const longest = text.split(' ').reduce((one, other) => (other.length > one.length ? other : one), '');
  const middle = Math.floor(longest.length / 2);
  const swapped = `${longest.slice(0, middle - 1)}${longest[middle]}${longest[middle - 1]}${longest.slice(middle + 1)}`;
  return longest.length < 6 ? text : text.replace(longest, swapped);
};

/** The number: in how many of a thousand cries the disguise may succeed. */
const DISGUISES: readonly (readonly [name: string, disguise: (text: string) => string, inAThousand: number])[] = [
  ['capital letters', (text) => text.toUpperCase(), 20],
  ['no Polish marks', withoutMarks, 20],
  ['digits and signs for letters', (text) => replacing(DIGITS)(withoutMarks(text)), 50],
  ['a digit here and there', replacing(DIGITS, 3), 30],
  ['Cyrillic look-alikes', replacing(CYRILLIC), 30],
  ['a Cyrillic letter here and there', replacing(CYRILLIC, 3), 30],
  [
    'letters apart',
    (text) =>
      text
        .split(' ')
        .map((word) => [...word].join(' '))
        .join('  '),
    40,
  ],
  [
    'letters with full stops between',
    (text) =>
      text
        .split(' ')
        .map((word) => [...word].join('.'))
        .join(' '),
    40,
  ],
  ['soft hyphens inside words', (text) => text.replace(/(?<=\p{L})(?=\p{L})/gu, '\u00ad'), 20],
  ['a drawn out vowel', (text) => text.replace(/[aeiouy](?=[^aeiouy]*$)/, (vowel) => vowel.repeat(5)), 30],
  ['an error of typing', mistyped, 130],
  ['a task around it', (text) => `Rozwiąż równanie 2x + 3 = 11. ${text}. Podaj wynik w najprostszej postaci.`, 30],
  ['a task in the same sentence', (text) => `Ala ma 12 jabłek i oddała 5, ${text}, ile jej zostało`, 30],
];

const isCyrillic = (text: string): boolean => /\p{Script=Cyrillic}/u.test(text);
const polish = cries.filter(({ sentence }) => !isCyrillic(sentence));

describe('a cry for help in disguise', () => {
  it.each(DISGUISES)('%s: is caught all the same', (_name, disguise, limit) => {
    expect(failuresBeyond(limit, polish, (sentence) => !isCaught(disguise(sentence)))).toEqual([]);
  });

  it.each(DISGUISES)('%s: makes no harmless message a cry', (_name, disguise) => {
    expect(failuresBeyond(10, harmless, (sentence) => signIn(disguise(sentence)) !== undefined)).toEqual([]);
  });
});
