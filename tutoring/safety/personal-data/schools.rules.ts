const CITY = String.raw`(?:\s{1,3}(?:w|we)\s{1,3}\p{Lu}\p{L}{1,24}(?:[ -]\p{Lu}\p{L}{1,24}){0,2})?`;
const PATRON = String.raw`(?:\s{1,3}(?:im\.|imienia)\s?\p{Lu}[\p{L}.]{0,30}(?:[ -](?:\p{Lu}[\p{L}.]{0,30}|i|(?<=im\. )w)){0,5})`;
const KIND = String.raw`(?:[Ss]zko[łl]\p{L}{1,24}\s{1,3}[Pp]odstawow\p{L}{1,24}|SP|[Ll]ice\p{L}{1,24}\s{1,3}[Oo]g[oó]lnokszta[łl]c\p{L}{1,24}|[Ll]ice(?:um|ów)|LO|[Tt]echnik(?:um|ów)|[Zz]esp[oó][łl]\p{L}{0,12}\s{1,3}[Ss]zk[oó][łl](?:\s{1,3}\p{Lu}\p{L}{1,24}){0,3}|ZSP?|ZSO|[Gg]imnazj(?:um|ów)|[Pp]odstaw[oó]wk\p{L}{1,24}|[Pp]rzedszkol\p{L}{1,24}|[Ss]zko[łl]\p{L}{1,24})`;
const NUMBER = String.raw`(?:\s{1,3}(?:nr\.?|numer)\s{0,3}\d{1,3})`;

const PATTERNS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L}|[Kk]las\p{L}{0,12} )[IVXL]{1,6}\.?\s{1,3}(?:LO|Liceum(?:\s{1,3}Og[oó]lnokszta[łl]c\p{L}{1,24})?)(?!\p{L})${PATRON}?${CITY}`,
    'gu',
  ),
  new RegExp(String.raw`(?<!\p{L})${KIND}${NUMBER}${PATRON}?${CITY}`, 'gu'),
  new RegExp(String.raw`(?<!\p{L})${KIND}${PATRON}${CITY}`, 'gu'),
  new RegExp(String.raw`(?<![\p{L}\d])SP[ -]?\d{1,3}(?!\d)${PATRON}?${CITY}`, 'gu'),
  // „chodzę do liceum Batorego w Warszawie”
  new RegExp(
    String.raw`(?<=(?:chodz\p{L}{1,24}|ucz[ęe] si[ęe]|jestem|uczenn?i\p{L}{1,24}|uczniem)\s{1,3}(?:do|w|z|ze)\s{1,3})${KIND}\s{1,3}(?:\p{Lu}\p{L}{1,24}(?:\s\p{Lu}\p{L}{1,24})?|(?:w|we)\s{1,3}\p{Lu}\p{L}{1,24}(?:[ -]\p{Lu}\p{L}{1,24})?)${CITY}`,
    'gu',
  ),
  /(?<=(?:moja|nasza|mojej|naszej)\s{1,3}szko[łl]\p{L}{1,24}\s{1,3}(?:to|nazywa si[ęe]|:)\s{0,3})(?=\S)[^\n.,!?]{2,60}/giu,
  new RegExp(
    String.raw`(?<=(?:chodz[ęe]|chodzimy) do )(?:sp|lo|szko[łl]y)\s?(?:nr\.?\s?)?\d{1,3}(?!\d)(?:\s{1,3}w\s{1,3}\p{L}{1,24})?`,
    'giu',
  ),
];

export const withoutSchools = (text: string): string =>
  PATTERNS.reduce((rest, pattern) => rest.replace(pattern, '[szkoła]'), text);
