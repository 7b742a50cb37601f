const EMAIL = /[\p{L}\d._%+-]{1,64}@[\p{L}\d.-]{1,190}\.\p{L}{2,24}/gu;

/**
 * Polish numbers as they are written down: +48 600 100 200, 600-100-200, 600100200, (22) 123 45 67, 22 123 45 67.
 * Not inside a calculation: no operator, equals sign, letter, comma or further digit beside it.
 */
const PHONE =
  /(?<![\d.,=+*/:^\\{(]\s?|\d\s-\s)(?<!\p{L})(?:(?:\+|00)48[ -]?)?(?:\d{3}([ -])\d{3}\1\d{3}|\(?\d{2}\)?[ -]\d{3}[ -]\d{2}[ -]\d{2}|[5-8]\d{8})(?!\s?[=*/:^%+\d]|[.,]\d|\s-\s\d|\s?\p{L}\b|\s?(?:zł|kg|km|cm|mm|osób|ludzi|mln|tys))/gu;
const PREFIXED_PHONE = /(?:\+|\b00)48[ -]?\d{3}[ -]?\d{3}[ -]?\d{3}(?!\d)/g;
const NAMED_PHONE =
  /(?<=(?:tel(?:efon\p{L}*)?|numer\p{L}*|nr|kom(?:órk\p{L}*)?|zadzwoń|dzwoń|sms)[\s.:]{1,3}(?:telefonu[\s:]{1,2}|to[\s:]{1,2}|do mnie[\s:]{1,2})?)\+?\d(?:[ -]?\d){6,13}(?!\d)/giu;

const INTRODUCTION =
  /(?:nazywam się|mam na imię|na imię mi|moje imię to|moje imię i nazwisko to|moje nazwisko to|nazywam sie|mam na imie|na imie mi|moje imie to|podpisano[,:]?|pozdrawiam[,:]?)\s+(\p{L}{2,24}(?:[ -]\p{Lu}\p{L}{1,30}){0,2})/giu;
const SELF_INTRODUCTION =
  /(?:^|[.!?,]\s*|cześć\s|czesc\s|hej\s|dzień dobry\s)[Jj]estem\s+(\p{Lu}\p{Ll}{1,24}(?:[ -]\p{Lu}\p{Ll}{1,30}){0,2})(?!\p{L})/gu;

/** Words that follow „nazywam się” or „jestem” and are no names. */
const NO_NAMES = new Set([
  'tak',
  'jak',
  'inaczej',
  'to',
  'tutaj',
  'uczniem',
  'uczennicą',
  'polakiem',
  'polką',
  'w',
  'z',
  'serdecznie',
  'gorąco',
  'tutor',
  'przyjaciel',
]);

/** Replaces e-mails, phone numbers and the names by which pupils introduce themselves, everywhere in the thread. Mathematics stays as it is. */
export const redacted = (texts: readonly string[]): readonly string[] => {
  const names = texts.flatMap(namesIn);
  return texts.map((text) => withoutNames(withoutNumbers(text.replace(EMAIL, '[e-mail]')), names));
};

/** „987 654 321 podziel przez 3”: a sentence about a number speaks of no telephone. */
const ABOUT_NUMBERS =
  /liczb|cyfr|podziel|dziel|pomn|mnoż|doda[ćjm]|odejm|oblicz|policz|ile to|zaokrągl|pierwiast|równani|zapisz słow|mieszkańc|ludnoś/i;
const ABOUT_PHONES = /tel(?:\.|efon)|kom[óo]rk|zadzwo[ńn]|dzwo[ńn]|sms|whatsapp|kontakt/i;

const withoutNumbers = (text: string): string => {
  const rest = text.replace(NAMED_PHONE, '[telefon]').replace(PREFIXED_PHONE, '[telefon]');
  return ABOUT_NUMBERS.test(text) && !ABOUT_PHONES.test(text) ? rest : rest.replace(PHONE, '[telefon]');
};

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(INTRODUCTION), ...text.matchAll(SELF_INTRODUCTION)]
    .map(([, name = '']) => name)
    .filter((name) => !NO_NAMES.has(name.toLowerCase()));

const withoutNames = (text: string, names: readonly string[]): string => {
  const parts = [...new Set(names.flatMap((name) => [name, ...name.split(/[ -]/)]))]
    .filter((part) => part.length > 2)
    .sort((one, other) => other.length - one.length);
  return parts.reduce(
    (rest, part) => rest.replace(new RegExp(`(?<!\\p{L})${part}(?:owi|em|ą|a|ę|y|i|ie)?(?!\\p{L})`, 'giu'), '[imię]'),
    text,
  );
};
