import { remembered } from '#tutoring/mathematics/remembered.ts';
import { withoutMarks } from './intent.reader.ts';
import { latexBraces, latexCommands, thousands, unicode } from './notation.rules.ts';
import { POLISH_NUMBER_WORDS, withDigits } from './number-words.ts';
import { withUnits } from './units.ts';

const LONGEST_MESSAGE = 2000;
/** Every family reads the same message, some of them in an edition of their own. */
const EDITIONS = 64;

/** Words that ask, bid and thank, and say nothing of the task itself. All of them stand without marks. */
const FILLERS = new Set(
  `prosze poprosze pomoz pomozcie pomozesz pomoc pomocy mi hej czesc siema dzien dobry dobra ok okej no wiec ej halo potrzebuje
  mam takie taki jedno zadanie zadania zad przyklad cwiczenie polecenie domowe nie wiem umiem rozumiem jak zrobic rozwiazac obliczyc policzyc wyliczyc wyznaczyc znalezc
  oblicz policz wylicz wyznacz znajdz podaj ustal okresl rozwiaz wykonaj napisz zapisz obliczam obliczamy chce musze trzeba nalezy
  ile to jest sa wynosi wynosza rowna rowne rowny bedzie beda wyjdzie jaki jaka jakie jakiego jakiej ktory ktora ktore
  jezeli jesli gdy kiedy wiedzac wiadomo ze ktorego ktorej ktorych sie tu tego tej ten ta te dzieki dziekuje plis pls please wynik
  dany dana dane danego danej danych dla pewien pewna pewne pewnego pewnej bardzo szybko odpowiedz tak jego jej`.split(
    /\s+/,
  ),
);

/** A word that asks, bids or thanks: no canonical message holds it. */
export const isFiller = (word: string): boolean => FILLERS.has(word);

/**
 * A message as templates read it (`template.reader.ts`): small letters without marks, single spaces, numbers as `12`, `2.5`, `3/4`,
 * `1 1/2`, `-5`, units as `@cm`, lists of numbers parted by `;`, without punctuation and without words that say nothing of the task.
 * It begins with a space.
 */
export const canonicalOf = remembered((message) => {
  const text = withUnits(spelledOut(message)).replace(/(\d) ?(?:%|proc(?:ent(?:a|u|em|ow|ach)?)?(?![a-z]))/g, '$1 % ');
  return joinedNumbers(text.match(TOKEN) ?? [])
    .filter((token, index, all) => !isFiller(token) && !isConjunction(token, all[index + 1]))
    .map((token) => ` ${token}`)
    .join('');
}, EDITIONS);

/** „a jak to zrobić”; before a sign or a number it is a letter of a formula. */
const isConjunction = (token: string, next = ''): boolean => token === 'a' && /^(?:[a-z]{2}|[iouwz]$)/.test(next);

/** Units, fractions written together, numbers, words and letters, signs. */
const TOKEN = /@\S+|\d+\/\d+(?![\d.])|\d+(?:\.\d+)?|π|(?:(?!π)[a-zα-ω])+|\S/g;

/** Units that only their capital letter tells from words: „2 A”, but „24 a”; „60 W”, but „60 w stosunku”. */
const CAPITAL_UNITS: Readonly<Record<string, string>> = {
  A: 'amper',
  mA: 'miliamper',
  W: 'wat',
  V: 'wolt',
  C: 'kulomb',
  N: 'niuton',
  J: 'dzul',
};

const withCapitalUnits = (message: string): string =>
  withDerivedUnits(message).replace(
    /(\d)(?: ?(mA|[AWVCNJ])(?![\p{L}\d/]|\s?[·*]\s?\p{L})|(?: |\\[ ,])*\\text\{(mA|[AWVCNJ])\})/gu,
    (_all, digit: string, letter = '', latex = '') => `${digit} ${CAPITAL_UNITS[letter + latex] ?? ''}`,
  );

/** „100 N·m”, „30 J/s”, „50 N/m²”: what these units are made of. */
const withDerivedUnits = (message: string): string =>
  message
    .replace(/(\d)\s?N\s?[·*]\s?m(?![\p{L}\d²³^])/gu, '$1 J')
    .replace(/(\d)\s?J\s?\/\s?s(?![\p{L}\d²])/gu, '$1 W')
    .replace(/(\d)\s?N\s?\/\s?m(?:²|\^2|2)(?!\d)/gu, '$1 Pa');

const spelledOut = (message: string): string => {
  const plain = latexBraces(latexCommands(unicode(withCapitalUnits(message.slice(0, LONGEST_MESSAGE)))))
    .replace(/\(\((\d+)\)\/\((\d+)\)\)/g, '$1/$2')
    .toLowerCase();
  return thousands(withDigits(withoutMarks(plain), POLISH_NUMBER_WORDS))
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/[,;](?=\s*-?\d)/g, ' ; ')
    .replace(/\s+/g, ' ')
    .replace(/(\d) ?[,;] (?!-?\d)/g, '$1 ')
    .replace(/(\d)[.?!](?=\s|$)/g, '$1 ')
    .replace(/[?!"'…]|,(?!\d)|(?<!\d)\.|\.(?!\d)/g, ' ')
    .replace(/(?<=[a-z]):(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ');
};

/** A minus that opens a number belongs to it: at the beginning, behind a sign or a word, but not between two numbers. */
const joinedNumbers = (tokens: readonly string[]): readonly string[] => {
  const joined: string[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    const last = joined.at(-2);
    const opens = last === undefined || !/^(?:-?\d[\d./]*|\)|[a-z]|@\S+)$/.test(last);
    if (before === '-' && opens && /^\d/.test(token)) joined.splice(-1, 1, `-${token}`);
    else joined.push(token);
  }
  return joined;
};
