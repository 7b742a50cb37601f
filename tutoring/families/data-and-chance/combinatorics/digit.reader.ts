import type { Arrangement } from './combinatorics.types.ts';
import { signs, wholeNumbers, type DigitCondition } from './digit.arrangements.ts';

const LENGTH_WORDS = ['', '', 'dwucyfrow', 'trzycyfrow', 'czterocyfrow', 'pieciocyfrow'];
const LENGTH = '(?<length>dwucyfrow|trzycyfrow|czterocyfrow|pieciocyfrow)ych';

const CONDITIONS: readonly (readonly [DigitCondition, string])[] = [
  ['any', ''],
  ['different', ' (?:o roznych cyfrach|cyfry rozne|bez powtorzen|cyfry bez powtorzen|w cyfry rozne)'],
  ['even', ' parzystych'],
  ['odd', ' nieparzystych'],
  ['by-five', ' podzielnych przez 5'],
  ['by-ten', ' podzielnych przez 10'],
];

const WHOLE = CONDITIONS.map(([condition, words]): readonly [DigitCondition, readonly RegExp[]] => [
  condition,
  [
    new RegExp(`^(?: jest| istnieje)?(?: wszystkich)? liczb(?: naturalnych)? ${LENGTH}(?: naturalnych)?${words}$`),
    new RegExp(`^(?: jest| istnieje)?(?: wszystkich)?${words} liczb(?: naturalnych)? ${LENGTH}$`),
  ],
]);

const MAKE = '(?: mozna| da)?(?: (?:ulozyc|utworzyc|zbudowac|stworzyc|utworzonych|ulozonych))?';
const THING = `(?: (?:kodow|pinow|hasel|szyfrow)(?: zlozonych z)? (?<k>[2-6])(?: -)? cyfr(?:owych)?| (?:roznych )?liczb(?: naturalnych)? ${LENGTH})`;
const DIGITS = '(?: (?:z|uzywajac|wykorzystujac) (?:cyfr|cyfry))(?<digits>(?: (?:\\d|;|i))+)';
const REPEATED = '(?: \\()?(?: cyfry)? moga powtarzac(?: \\))?';
const DIFFERENT = '(?: \\()?(?: cyfry)? bez powtorzen(?: cyfr)?(?: \\))?';
const FROM_DIGITS = new RegExp(
  `^(?: jest| istnieje)?${THING}${MAKE}${DIGITS}(?:(?<repeated>${REPEATED})|(?<different>${DIFFERENT}))$`,
);

const lengthOf = (word: string | undefined): number => LENGTH_WORDS.indexOf(word ?? '-');

/** Numbers and codes of some digits; the text is canonical. */
export const readDigits = (text: string): Arrangement | undefined => {
  for (const [condition, patterns] of WHOLE)
    for (const pattern of patterns) {
      const length = lengthOf(pattern.exec(text)?.groups?.['length']);
      if (length > 0) return wholeNumbers(length, condition);
    }
  const groups = FROM_DIGITS.exec(text)?.groups;
  if (groups === undefined) return undefined;
  const digits = groups['digits']?.match(/\d/g) ?? [];
  const length = groups['k'] === undefined ? lengthOf(groups['length']) : Number(groups['k']);
  const isRepeated = groups['repeated'] !== undefined;
  if (new Set(digits).size < digits.length || digits.length < 2 || (!isRepeated && length > digits.length))
    return undefined;
  return signs({ digits, length, isRepeated, isNumber: groups['k'] === undefined });
};
