import { FIRST_NAMES, OF_BOOKS } from './first-names.words.ts';

const NAME = String.raw`\p{Lu}\p{Ll}{1,24}(?:-\p{Lu}\p{Ll}{1,30})?`;
const FULL_NAME = String.raw`${NAME}(?: ${NAME}){0,2}`;

const INTRODUCTION =
  /(?:nazywam się|mam na imię|ma na imię|nazywa się|mają na imię|na imię mi|imię mam|moje imię to|moje imię i nazwisko to|moje nazwisko to|na nazwisko mam|nazwisko(?::| to| mam)?|imię(?::| i nazwisko:?)|nazywam sie|nazywa sie|mam na imie|ma na imie|na imie mi|moje imie to|podpisano[,:]?|pozdrawiam[,:]?|to ja[,:]?|z tej strony[,:]?|tu)\s{1,3}(?=\p{L})/giu;
const AFTER_INTRODUCTION = new RegExp(String.raw`^(?:${FULL_NAME}|\p{Ll}{2,24}(?: ${NAME}){0,2})`, 'u');
/** After these only a name that is written as one counts. */
const WEAK = /^(?:nazywa|tu|to ja|nazwisko$|pozdrawiam)/i;
const SELF_INTRODUCTION = new RegExp(
  String.raw`(?:^|[.!?,]\s{0,3}|cześć\s|czesc\s|hej\s|dzień dobry\s)[Jj]estem\s{1,3}(${FULL_NAME})(?!\p{L})`,
  'gu',
);

const TITLE = String.raw`(?:[Pp]an(?:i|ią|em|a|u|ie|owie|em)?|[Pp]rof(?:\.|esor\p{L}{0,12})|[Dd]yrektor\p{L}{0,12}|[Ww]ychowawc\p{L}{1,24}|[Nn]auczyciel\p{L}{0,12}|[Kk]si[ąe]d?z\p{L}{0,12}|[Kk]atechet\p{L}{1,24}|[Pp]edagog\p{L}{0,12}|[Tt]rener\p{L}{0,12})`;
const TITLED = new RegExp(
  String.raw`(?<!\p{L})${TITLE}\s(?:${TITLE}\s)?(?:od \p{Ll}{1,24}\s)?(${FULL_NAME})(?!\p{L})`,
  'gu',
);
const KIN = String.raw`(?:[Mm][oó]j|[Mm]oj[aąe]|[Mm]oje?(?:go|mu|j)|[Mm]oim|[Nn]asz\p{L}{0,12})\s(?:\p{Ll}{1,24}\s)?(?:brat\p{L}{0,12}|siostr\p{L}{1,24}|koleg\p{L}{0,12}|koledz\p{L}{0,12}|kole[żz]an\p{L}{1,24}|kumpel\p{L}{0,12}|przyjaci\p{L}{1,24}|przyjaci[óo]łk\p{L}{1,24}|mam[aąęyo]|tat[aąęyo]|ojc\p{L}{0,12}|kuzyn\p{L}{0,12}|cioci\p{L}{0,12}|wuj\p{L}{0,12}|babci\p{L}{0,12}|dziad\p{L}{0,12}|s[ąa]siad\p{L}{0,12}|wychowawc\p{L}{1,24}|nauczyciel\p{L}{0,12}|ch[łl]opak\p{L}{0,12}|dziewczyn\p{L}{0,12})`;
const RELATED = new RegExp(String.raw`${KIN}\s(${FULL_NAME})(?!\p{L})`, 'gu');
const TWO_WORDS = new RegExp(
  String.raw`(?<![\p{L}-])(\p{Lu}\p{Ll}{1,20}) (\p{Lu}\p{Ll}{2,24}(?:-\p{Lu}\p{Ll}{2,24})?)(?!\p{L})`,
  'gu',
);

/** Words that follow „nazywam się”, „jestem” or „pan” and are no names. */
const NO_NAMES = new Set(
  `tak jak inaczej to tutaj uczniem uczennicą polakiem polką w z serdecznie gorąco tutor przyjaciel ai tadeusz bóg młody młoda młodą domu dyrektor tadeusza tadeuszu tadeuszem tadeuszowi wołodyjowski zagłoba kleks cogito samochodzik twardowski
  bovary dulska walewska hilary jowialski jezus maryja hyde twierdzenie prawo wzór wielokąt czworokąt trójkąt kwadrat romb trapez zadanie kwadratowe liniowe dodatnia ujemna pierwsza druga trzecia kąt liczba`.split(
    /\s{1,3}/,
  ),
);

const stemOf = (name: string): string => name.replace(/(?:ek|ia|ja|a|o|y|i|e)$/u, '').toLowerCase();
const STEMS: ReadonlyMap<string, number> = new Map(FIRST_NAMES.map((name) => [stemOf(name), stemOf(name).length]));

/** In any case: „Anny”, „Annie”, „Jankowi”. */
const isFirstName = (word: string): boolean => {
  const small = word.toLowerCase();
  for (let length = Math.max(2, small.length - 5); length <= small.length; length += 1)
    if (
      STEMS.has(small.slice(0, length)) &&
      /^(?:|[aeęiąyou]|ia|ie|ią|ię|ii|ja|ji|ję|ją|j|ek|k[aiu]|ka|kowi|kiem|owi|em|iem|ego|emu|im|ym|u|o)$/.test(
        small.slice(length),
      )
    )
      return true;
  return false;
};

const isOfBooks = (word: string): boolean => OF_BOOKS.some((beginning) => word.startsWith(beginning));

const introduced = (text: string): readonly string[] =>
  [...text.matchAll(INTRODUCTION)].flatMap(({ 0: words, index }) => {
    const name = AFTER_INTRODUCTION.exec(text.slice(index + words.length))?.[0];
    if (name === undefined) return [];
    if (WEAK.test(words.trim()) && !(/^\p{Lu}/u.test(name) && isFirstName(name.split(/[ -]/)[0] ?? ''))) return [];
    return [name];
  });

const captured = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

const fullNames = (text: string): readonly string[] =>
  [...text.matchAll(TWO_WORDS)].flatMap(([, first = '', second = '']) => {
    const isPerson =
      isFirstName(first) && !isFirstName(second) && !isOfBooks(second) && !NO_NAMES.has(second.toLowerCase());
    return isPerson ? [`${first} ${second}`] : [];
  });

/** The names that people give of themselves and of others. */
export const namesIn = (text: string): readonly string[] =>
  [
    ...introduced(text),
    ...captured(text, SELF_INTRODUCTION),
    ...captured(text, TITLED).filter((name) => !isOfBooks(name.split(' ').at(-1) ?? '')),
    ...captured(text, RELATED),
    ...fullNames(text),
  ].filter((name) => !NO_NAMES.has((name.split(/[ -]/)[0] ?? '').toLowerCase()));

const ENDINGS = '(?:owi|iem|em|ego|emu|ej|im|ym|ią|ą|ie|ia|a|ę|y|i|u|o|ze|m)?';
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Without these names, in any case of the declension; a first name in small letters too. */
export const withoutNames = (text: string, names: readonly string[]): string => {
  const whole = [...new Set(names)].sort((one, other) => other.length - one.length);
  const parts = [...new Set(names.flatMap((name) => name.split(/[ -]/)))].filter((part) => part.length > 2);
  const withoutWhole = whole.reduce(
    (rest, name) => rest.replace(new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'gu'), '[imię]'),
    text,
  );
  return parts
    .sort((one, other) => other.length - one.length)
    .reduce((rest, part) => {
      const stem = part.length > 3 ? part.replace(/[aeyio]$/u, '') : part;
      const flags = isFirstName(part) || /^\p{Ll}/u.test(part) ? 'giu' : 'gu';
      return rest.replace(
        new RegExp(`(?<!\\p{L})(?:${escaped(part)}|${escaped(stem)})${ENDINGS}(?!\\p{L})`, flags),
        '[imię]',
      );
    }, withoutWhole)
    .replace(/\[imię\](?:[ -]\[imię\])+/g, '[imię]');
};
