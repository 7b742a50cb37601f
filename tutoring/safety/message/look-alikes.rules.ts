const paired = (from: string, to: string): ReadonlyMap<string, string> => {
  const targets = [...to];
  return new Map([...from].map((letter, index) => [letter, targets[index] ?? letter]));
};

const CYRILLIC_TO_LATIN = paired('абвеёіїјкмнопрсѕтухгьиԁԛԝһαεικνορτυχ', 'abbeeiijkmhonpcstyxrbudqwhaeikvoptux');
const LATIN_TO_CYRILLIC = paired('abcehikmoptxyunr', 'авсенікмортхуипг');
const LATIN_DIGITS = paired('0123456789@$!|€£¡', 'oizeasbtbgasiieli');
const CYRILLIC_DIGITS = paired('01346@!', 'оизчбаі');

const LOOKS_LATIN = /[аеорсухіѕјкмтвн]/g;
const CYRILLIC = /\p{Script=Cyrillic}/gu;
const LATIN = /\p{Script=Latin}/gu;
const NO_LETTER = /[^\p{L}]/gu;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const replaced = (text: string, table: ReadonlyMap<string, string>): string =>
  Array.from(text, (letter) => table.get(letter) ?? letter).join('');

/** Lower case, full-width and ornamental letters made plain, what cannot be seen taken out. */
export const visible = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}'’ʼ`]/gu, '');

/** The words that a token may stand for: letters of the other alphabet, digits and signs instead of letters. */
export const unmasked = (token: string): readonly string[] => [
  ...new Set(inOneAlphabet(token).flatMap(withDigitsRead)),
];

/** A word of look-alikes only may belong to either alphabet, a mixed one is a disguise. */
const inOneAlphabet = (token: string): readonly string[] => {
  const cyrillic = count(token, CYRILLIC);
  const isMixed = cyrillic > 0 && count(token, LATIN) > 0;
  if (isMixed) return [replaced(token, CYRILLIC_TO_LATIN), replaced(token, LATIN_TO_CYRILLIC)];
  const isAmbiguous = cyrillic > 0 && count(token, LOOKS_LATIN) === cyrillic;
  return isAmbiguous ? [token, replaced(token, CYRILLIC_TO_LATIN)] : [token];
};

const withDigitsRead = (written: string): readonly string[] => {
  const letters = written.replace(NO_LETTER, '');
  if (letters === written) return [written];
  const digits = count(written, CYRILLIC) > 0 ? CYRILLIC_DIGITS : LATIN_DIGITS;
  const read = (text: string): string => replaced(text, digits).replace(NO_LETTER, '');
  return [letters, read(written), read(written.replaceAll('1', 'l'))].filter((word) => word !== '');
};
