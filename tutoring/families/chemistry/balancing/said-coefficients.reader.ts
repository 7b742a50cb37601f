import { numberOf, plainReaction, sameLetters } from './reaction.reader.ts';
import type { Portion } from './reaction.types.ts';

const AROUND =
  /(?<!\p{L})(?:mam|to|są|beda|będą|wyszł[oya]|wyszl[oya]|wychodz[ią]|współczynnik\p{L}*|wspolczynnik\p{L}*|kolejno|po kolei|odp|odpowied[zź]|chyba|może|moze|więc|wiec|czyli|liczby|i|oraz|a|mi|wynik)(?!\p{L})/giu;

/** „4, 3, 2”, „4:3:2”, „mam 4 3 i 2”: numbers and nothing else; none where there is more. */
export const coefficientsIn = (message: string): readonly number[] => {
  const bare = message.replace(AROUND, ' ').trim();
  return /^\d+(?:[\s,;:.!–-]+\d+)*[\s.!]*$/.test(bare) ? (bare.match(/\d+/g) ?? []).map(Number) : [];
};

const NUMBER = String.raw`\d+(?:[.,/]\d+)?`;
const BEFORE = '(?:przy|przed|do|dla)';
const IS = String.raw`(?:\s|[:=–-]|(?:to|jest|będzie|bedzie|ma|być|byc|daj[eę]|dam|dopisuj[eę]|dopisz[eę]?|stawiam|pisz[eę]|wpisuj[eę]|współczynnik|wspolczynnik|mam)(?!\p{L}))+`;

/** Each number that is said with one of the formulas: „4Al”, „4 przy Al”, „przed Al dopisuję 4”, „Al: 4”. */
export const portionsSaid = (message: string, formulas: readonly string[]): readonly Portion[] => {
  const longestFirst = formulas.toSorted((one, other) => other.length - one.length);
  const formula = `(?<formula>${longestFirst.map(escaped).join('|')})(?![\\p{L}\\d])`;
  const number = `(?<number>${NUMBER})`;
  const patterns = [
    `${number}(?<between>\\s*[·*]?\\s*)${formula}`,
    `${number}\\s+(?:\\p{L}+\\s+)?${BEFORE}\\s+${formula}`,
    `${BEFORE}\\s+${formula}${IS}${number}(?![\\p{L}\\d(])`,
    `${formula}(?<between>\\s*[:=–-]\\s*)${number}(?![\\p{L}\\d(])`,
  ];
  const text = plainReaction(message);
  return patterns.flatMap((pattern) =>
    [...text.matchAll(new RegExp(`(?<![\\p{L}\\d])${pattern}`, 'giu'))].flatMap(({ groups }) => {
      const { formula: written = '', number: said = '', between = '' } = groups ?? {};
      const own = sameLetters(written, formulas);
      // „4 na początek” is no sodium.
      const isMeant = own === written || /\d/.test(written) || !between.startsWith(' ');
      return own === undefined || !isMeant ? [] : [{ formula: own, coefficient: numberOf(said), isWritten: true }];
    }),
  );
};

const escaped = (literal: string): string => literal.replace(/[()]/g, '\\$&');
