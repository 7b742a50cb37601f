const TOKEN = String.raw`[„"'«]?(?:[^\s,;„”"'«»]{2,64})[”"'»]?`;
/** „Moje hasło do Librusa to kotek”: whose it is, is said. */
const OWN = new RegExp(
  String.raw`((?:moje|mojego|mam|nasze|jego|jej|mamy|taty|swoje)\s{1,3}(?:\p{L}{1,24}\s{1,3})?(?:has[łl]o|hase[łl]ko|password)(?:\s{1,3}(?:do|na|od|w)\s{1,3}[\p{L}\d.-]{1,40}){0,2}\s{0,3}(?:to|jest|brzmi|takie|:|=|-|–)(?:\s{0,3}(?:to|:))?\s{0,3})${TOKEN}`,
  'giu',
);
/** „hasło: kot123”: nobody's, but not a word either. */
const STRANGE = new RegExp(
  String.raw`((?:has[łl]o|password|passwd|pwd)(?:\s{1,3}(?:do|na|od|w)\s{1,3}[\p{L}\d.-]{1,40}){0,2}\s{0,3}(?:to|jest|brzmi|is|:|=|-|–)?\s{0,3})(?=[^\s,;]{0,40}(?:\d[^\s,;]{0,40}\p{L}|\p{L}[^\s,;]{0,40}[\d!@#$%^&*_?]{1,40}\S))${TOKEN}`,
  'giu',
);
const LOGIN_AND_PASSWORD = new RegExp(
  String.raw`(login\s{0,3}[:=-]\s{0,3})\S{2,64}([ ,;]+has[łl]o\s{0,3}[:=-]\s{0,3})${TOKEN}`,
  'giu',
);
const PIN =
  /((?:(?:m[oó]j|do karty|do telefonu|kod)\s{1,3})?(?<!\p{L})(?:pin|cvv2?|cvc2?)(?:\s{1,3}(?:do|na|od)\s{1,3}\p{L}{1,24})?\s{0,3}(?:to|jest|:|=|-)?\s{0,3})\d{3,8}(?!\d)/giu;

export const withoutPasswords = (text: string): string =>
  text
    .replace(LOGIN_AND_PASSWORD, '$1[login]$2[hasło]')
    .replace(OWN, '$1[hasło]')
    .replace(STRANGE, '$1[hasło]')
    .replace(PIN, '$1[hasło]');
