/**
 * Polish numbers as they are written down: 600-100-200, 600.100.200, 600100200, (22) 123 45 67, 22 123 45 67.
 * Not inside a calculation: no operator, equals sign, letter, comma or further digit beside it.
 */
const PHONE =
  /(?<![\d.,=+*/:^\\{(]\s?|\d\s-\s)(?<!\p{L})(?:(?:\+|00)48[ -]?)?(?:[2-9]\d{2}([ .\u00a0-])\d{3}\1\d{3}|\d{3} \d{2} \d{2} \d{2}|\(?\d{2}\)?[ -]\d{3}[ -]\d{2}[ -]\d{2}|[5-8]\d{8})(?!\s?[=*/:^%+\d]|[.,]\d|\s-\s\d|\s?\p{L}\b|\s?(?:zł|kg|km|cm|mm|mld|os[oó]b|ludzi|mln|tys|m[23²³]|gram|litr|sztuk|lat|sekund|ton))/gu;
const PREFIXED_PHONE = /(?:\+|(?<!\d)00)\s?\(?48\)?(?:[ .\u00a0/()-]{0,2}\d){9}(?!\d)/g;
const NAMED_PHONE =
  /(?=[+\d])(?<=(?:tel(?:efon\p{L}{0,12})?|numer\p{L}{0,12}|nr|kom(?:órk\p{L}{0,12}|ork\p{L}{0,12})?|zadzwo[ńn]|dzwo[ńn]|sms\p{L}{0,12}|whatsapp\p{L}{0,12}|wpp|kontakt\p{L}{0,12})[\s.:,-]{1,3}(?:(?:telefonu|to|jest|do|mnie|mamy|taty|pod|na|nr|numer|mój|moj|mam)[\s:]{1,2}){0,4})(?:\+?(?:48[ -]?)?\d(?:(?:[ \u00a0/()-]{0,3}|\.)\d){8}(?!\d)|\+?\d(?:(?:[ \u00a0/()-]{0,3}|\.)\d){6,13}(?!\d))/giu;

/** „987 654 321 podziel przez 3”: a sentence about a number speaks of no telephone. */
const ABOUT_NUMBERS =
  /liczb|cyfr|podziel|dziel|pomn|mnoż|doda[ćjm]|odejm|oblicz|policz|ile to|zaokrągl|pierwiast|równani|zapisz słow|mieszkańc|ludnoś|rzymsk|potęg|większ|mniejsz/i;
const ABOUT_PHONES = /tel(?:\.|efon)|kom[óo]rk|zadzwo[ńn]|dzwo[ńn]|sms|whatsapp|kontakt/i;

const WORDS =
  '(?:zero|jeden|dwa|trzy|cztery|pięć|piec|sześć|szesc|siedem|osiem|dziewięć|dziewiec|dziesięć|\\p{L}{3,8}naście|\\p{L}{3,8}nascie|dwadzieścia|trzydzieści|czterdzieści|pięćdziesiąt|sześćdziesiąt|siedemdziesiąt|osiemdziesiąt|dziewięćdziesiąt|sto|dwieście|trzysta|czterysta|pięćset|sześćset|siedemset|osiemset|dziewięćset)';
const SPOKEN_PHONE = new RegExp(`(?<!\\p{L})${WORDS}(?:[ ,-]{1,2}${WORDS}){4,16}(?!\\p{L})`, 'giu');

export const withoutPhones = (text: string): string => {
  const isAboutPhones = ABOUT_PHONES.test(text);
  const rest = text.replace(NAMED_PHONE, '[telefon]').replace(PREFIXED_PHONE, '[telefon]');
  const spoken =
    isAboutPhones || /(?:mój|moj|mamy|taty) numer/i.test(text) ? rest.replace(SPOKEN_PHONE, '[telefon]') : rest;
  return ABOUT_NUMBERS.test(text) && !isAboutPhones ? spoken : spoken.replace(PHONE, '[telefon]');
};
