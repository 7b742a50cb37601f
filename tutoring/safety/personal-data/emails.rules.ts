const AT = String.raw`(?:\s?@\s?|\s?[([{<]\s?(?:at|a|małpa|malpa|@)\s?[)\]}>]\s?|\s(?:małpa|malpa|at)\s)`;
const DOT = String.raw`(?:\.|\s?[([{<]\s?(?:dot|kropka|\.)\s?[)\]}>]\s?|\s(?:kropka|dot)\s)`;
const PROVIDERS =
  'gmail|googlemail|wp|o2|onet|op|vp|poczta|interia|outlook|hotmail|yahoo|icloud|proton(?:mail)?|tlen|buziaczek|autograf|gazeta|live|me|spoko';

/** jan@wp.pl, jan @ wp.pl, jan (at) wp (dot) pl, jan małpa wp kropka pl. */
const EMAIL = new RegExp(
  String.raw`(?<![\p{L}\d])[\p{L}\d](?:[\p{L}\d_%+-]|${DOT}(?=[\p{L}\d])){0,64}${AT}[\p{L}\d-]{1,63}(?:${DOT}[\p{L}\d-]{1,63}){0,4}${DOT}\p{L}{2,24}(?!\p{L})`,
  'giu',
);
/** jan małpa gmail com: without its dot an address is known by its provider. */
const SPOKEN = new RegExp(
  String.raw`(?<![\p{L}\d])[\p{L}\d][\p{L}\d._%+-]{0,64}${AT}(?:${PROVIDERS})(?:[ .](?:com|pl|eu|net|me))?(?!\p{L})`,
  'giu',
);

export const withoutEmails = (text: string): string => text.replace(EMAIL, '[e-mail]').replace(SPOKEN, '[e-mail]');
