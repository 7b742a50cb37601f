const UNDECOMPOSED: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o' };

/** In small letters and without marks: `Żółć` is `zolc`, `CO₂` is `co2`. */
export const foldMarks = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łßæœø]/g, (letter) => UNDECOMPOSED[letter] ?? letter);

/** Endings of nouns, adjectives and verbs without marks; the first that fits is cut, so a longer one stands before those it ends with. */
const ENDINGS = `
  owaniami owaniem owanie owania owaniu owane owana owany owac ujemy uje uja aniami eniami aniem eniem
  aniach eniach anie enie ania enia aniu eniu iami ach iach ami imi ymi iego ego iemu emu iowi owi iow ow
  iom om iej ej ich ych iem em im ym amy emy imy ymy ac ec yc ie ia iu ii io a e i o u y`
  .trim()
  .split(/\s+/)
  .toSorted((one, other) => other.length - one.length);

const SHORTEST_STEM = 3;

const SOFTENED: readonly (readonly [soft: RegExp, hard: string])[] = [
  [/dz$/, 'd'],
  [/sc$/, 'st'],
];

const hardened = (stem: string): string => {
  const change = SOFTENED.find(([soft]) => soft.test(stem));
  return change === undefined ? stem : stem.replace(change[0], change[1]);
};

/** A letter that comes and goes: `komórek` beside `komórka`, `węgiel` beside `węgla`, `tlenek` beside `tlenki`. */
const withoutMovableE = (stem: string): string => stem.replace(/(?<=[a-z]{2}[^aeiouy])i?e([kl])$/, '$1');

/**
 * What the forms of a Polish word have in common, near enough to find it: no word of a dictionary. The word comes without marks (`foldMarks`).
 * A word with a digit is a formula or a number and stays as it is.
 */
export const polishStem = (word: string): string => {
  if (/\d/.test(word) || word.length <= SHORTEST_STEM) return word;
  const ending = ENDINGS.find(
    (end) => word.endsWith(end) && word.length - end.length >= Math.max(SHORTEST_STEM, end.length),
  );
  if (ending === undefined) return withoutMovableE(word);
  const stem = word.slice(0, -ending.length);
  return withoutMovableE(ending === 'ie' ? hardened(stem) : stem);
};
