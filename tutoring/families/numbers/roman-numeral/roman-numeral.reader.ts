import { firstFit, template } from '#tutoring/reading/template.reader.ts';
import { withoutFalseUnits } from '#tutoring/families/story-text.rules.ts';
import { naturalOf } from '#tutoring/mathematics/prime-factors.rules.ts';
import type { RomanNumeralGiven } from './roman-numeral.types.ts';
import { givenOf, GREATEST, numberIn, ROMAN_SIGNS } from './roman-signs.rules.ts';

const CHANGE = '[zapis*|napis*|zamien*|zamian*|przedstaw*|wyraz*]';
const NUMBER = '[liczb*|rok]';
const SIGNS = '(liczb*|cyfr*|znak*|liter*)';
const SYSTEM = '(system*|zapis*)';
const BY = `[na|po|w|we|za pomoca] [${SIGNS}|${SYSTEM}]`;
const ROMAN = `${BY} rzymsk* [${SIGNS}|${SYSTEM} [zapisywania liczb]]`;
const ARABIC = `${BY} (arabsk*|dziesiatkow*|dziesietn*)`;

const READ = '[odczyt*|przeczyt*|co oznacza|co za]';
const WRITTEN = '[zapisan*|oznacza|przedstawia]';

const TO_ROMAN = [`[a] ${CHANGE} ${NUMBER} {n} ${CHANGE} ${ROMAN}`, `${CHANGE} ${ROMAN} ${NUMBER} {n}`].map(template);
/** With the number in place of its numeral: MI is another word there. */
const TO_ARABIC = [
  `${READ} ${CHANGE} [wartosc] ${NUMBER} ${WRITTEN} [${ROMAN}] [jako|zapis] {n} [${WRITTEN}] ${CHANGE} [${ARABIC}|${ROMAN}]`,
  `${CHANGE} ${NUMBER} ${ARABIC} ${NUMBER} [${ROMAN}] {n}`,
].map(template);

const WORD = new RegExp(`(?<![\\p{L}\\d])[${ROMAN_SIGNS}]+(?![\\p{L}\\d])`, 'giu');

/** „i”, „mi” and „ci” are words, and a letter alone is an unknown, unless they are written large. */
const isNumeral = (word: string): boolean => word === word.toUpperCase() || (word.length > 1 && !/^[mc]i$/i.test(word));

/** „ile to CM” and „ml to ile” ask for units. */
const SAYS_NUMBER = /rzymsk|arabsk|liczb|czyta/i;
const LIKE_UNITS = /^(?:.|[mcdl]{2})$/i;
const ASKS = /ile|jak|kt[óo]r|co|rzymsk|arabsk|dziesi|czyta|warto/i;

/** „Zapisz CXLIV po rzymsku” asks for what is there already. */
const BIDS_ROMAN =
  /^(?!.*(?:arabsk|dziesi|czyta|ile|jak|kt[óo]r)).*(?:(?:za|na)pisz|zamie[ńn]|przedstaw|wyra[źz])(?!\p{L}).*rzymsk/isu;

const arabicAsked = (message: string): RomanNumeralGiven | undefined => {
  const [word, ...more] = (message.match(WORD) ?? []).filter(isNumeral);
  const number = word === undefined ? undefined : numberIn(word.toUpperCase());
  if (
    word === undefined ||
    number === undefined ||
    more.length > 0 ||
    /\d/.test(message) ||
    !ASKS.test(message) ||
    BIDS_ROMAN.test(message)
  )
    return undefined;
  if (LIKE_UNITS.test(word) && !SAYS_NUMBER.test(message)) return undefined;
  const text = message.replace(WORD, (one) => (one === word ? String(number) : one));
  return firstFit(TO_ARABIC, withoutFalseUnits(text)) && givenOf('arabic', number);
};

export const readRomanNumeral = (message: string): RomanNumeralGiven | undefined => {
  const found = firstFit(TO_ROMAN, withoutFalseUnits(message));
  if (found === undefined) return arabicAsked(message);
  const number = naturalOf(found.number('n'));
  return number === undefined || number > GREATEST ? undefined : givenOf('roman', number);
};
