/** What is said with a new number when the one before was a mistake: „nie, …”, „sorki …”, „czekaj …”. */
const TAKEN_BACK =
  /^.{0,60}?\d.{0,20}?(?:(?:[\s,.…?!–-]+nie\s*[,.…–-]+|[\s,.…?!–-]+(?:nie\s+)?(?:sory|sorry|sorki|sorka|czekaj|stop|poprawka|pomyłka|pomylka|ups|oops|miało być|mialo byc)(?!\p{L})[\s,.…!:–-]*)|(?:\s*[.…,?!;]+\s*)(?=(?:chyba|raczej|jednak|moze|może|a jednak)\s))\s*/iu;

/** „nie 32 tylko 42” */
const NOT_THIS = /(?<!\p{L})nie\s+(?:[a-z]\s*=\s*)?-?\d\S*\s*(?:[a-z²³]{1,4}\s*)?,?\s*(?:tylko|ale|lecz)\s+/iu;

const HAS_NUMBER = /\d/;

/** The message without the number or formula that its writer takes back in it; the last word counts. */
export const withoutTakenBack = (message: string): string =>
  [NOT_THIS, TAKEN_BACK].reduce((text, pattern) => {
    const rest = text.replace(pattern, '');
    return HAS_NUMBER.test(rest) ? rest : text;
  }, message);
