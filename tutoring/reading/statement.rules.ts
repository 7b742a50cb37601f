const trig = (name: string, degrees: number): RegExp =>
  new RegExp(
    String.raw`\\?\b${name === 'tg' ? 'ta?[ng]' : name}\s*\(?\s*${degrees}(?!\d)(?:\s*(?:°|stopni|\^\\circ))?\s*\)?`,
    'giu',
  );

/** What a unit of one letter is told in otherwise: „600 g = 0,6 kg”. */
const TOLD_OTHERWISE: readonly (readonly [unit: string, others: string])[] = [
  ['h', 'min|s|h'],
  ['m', '[cdkm]?m'],
  ['s', 'min|m?s|h'],
  ['g', 'k?g|dag|mg|t'],
  ['t', 'k?g|dag|t'],
  ['l', '[mh]?l|[cd]m'],
  ['u', 'u'],
  ['W', '[kMm]?W'],
];

const QUANTITY = String.raw`\s*=\s*[-(]?\d[\d.,:*·/ ()]*`;
const CONVERTED = TOLD_OTHERWISE.map(([unit, others]) => `${unit}${QUANTITY}(?:${others})(?![a-z])`).join('|');
const FACTOR = String.raw`(?<=[·*/:×]\s*\d+(?:[.,]\d+)?\s+)(?:h|m|s|g|u|A|V)${QUANTITY}[a-z]+(?!\s*=)`;
/** „x = 2 y = 3”, but neither „3 h = 180 min” nor „E = 3 kW · 4 h = 12 kWh”. */
const NEXT_CLAIM = new RegExp(
  String.raw`(?:,\s*|(?<==[^=;\n]*\d)\s+)(?=[a-z](?:_\{?[a-z]\}?)?\s*=)(?!${CONVERTED}|${FACTOR})`,
  'gi',
);

/** How pupils write statements, and how they are read by `said.reader.ts`, in this order. */
const WRITTEN: readonly (readonly [RegExp, string])[] = [
  // Formulas that are copied from an answer.
  [/,?\s*\\q?quad(?![a-z])/g, ' ; '],
  [/\\approx(?![a-z])/g, '≈'],
  [/\\(?:text|operatorname)\s*\{([^{}]*)\}/g, '$1'],
  [/\^\s*\{?\\circ\}?/g, '°'],
  [/(?<![\p{L}\d\\])([as])(?:_\{?(?:\d{1,3}|n)\}?|\d{1,3}|[₀-₉]{1,3}|ₙ)(?=\s*=)/giu, '$1'],
  [/(?:\\|(?<!\p{L}))pi(?!\p{L})/giu, 'π'],
  [/(?<!\p{L})(mm|cm|dm|m|km)\s+kw(?:adr\p{L}*|\.)?(?!\p{L})/giu, '$1²'],
  [/(?<!\p{L})(mm|cm|dm|m|km)\s+sze[śs]c\p{L}*/giu, '$1³'],
  // The angles whose values are learnt by heart.
  [trig('sin', 30), '(1/2)'],
  [trig('cos', 60), '(1/2)'],
  [trig('sin', 45), '(sqrt(2)/2)'],
  [trig('cos', 45), '(sqrt(2)/2)'],
  [trig('sin', 60), '(sqrt(3)/2)'],
  [trig('cos', 30), '(sqrt(3)/2)'],
  [trig('tg', 30), '(sqrt(3)/3)'],
  [trig('tg', 45), '1'],
  [trig('tg', 60), 'sqrt(3)'],
  // „o 19%”, „a 2/3 godziny”
  [/^\s*[aowz]\s+(?=-?\d)/i, ''],
  // „3% na pół roku”
  [/(?<=%)\s+(?:na|za|co|przez)\s+(?:pół|pol|0,5|1\/2)\s+roku/giu, ''],
  // „35 g na 100 g wody” is one solubility.
  [/(\d\s*g(?:ram\p{L}*)?)\s*(?:na|w|\/)\s*100\s*g(?:ram\p{L}*)?\s+wody/giu, '$1'],
  // „72000 m w 3600 s”
  [/(\d\s*\p{L}{1,3})\s+w\s+(?=\d)/giu, '$1 ; '],
  // „23 : 5 = 4 reszty 3” says both, and that 23 = 5 · 4 + 3.
  [
    /(\d+)\s*[:/]\s*(\d+)\s*=\s*(\d+)(?:\s*,?\s*(?:i\s+)?reszt\p{L}*\s*|\s*r\.?\s*)(\d+)/giu,
    '$3 ; $4 ; $1 = $2 * $3 + $4',
  ],
  [/(\d+)(?:\s*,?\s*(?:i\s+)?reszt\p{L}*\s*|\s+r\.?\s*|r)(?=\d)/giu, '$1 ; '],
  // The slope at a point is no product of a bracket.
  [/\b[fgh]\s*['’′]\s*\(\s*-?\d+(?:[.,/]\d+)?\s*\)\s*=/gi, ' ; a ='],
  // Points and sets are no decimals; below and above a bar, and under a root, decimals are meant.
  [/(?:\b[A-Z]\s*=?\s*)?\(\s*(-?\d+(?:[.,]\d+)?)\s*;\s*(-?\d+(?:[.,]\d+)?)\s*\)/g, ' $1 ; $2 ; '],
  [/(?<!\\(?:[dt]?frac(?:\s*\{[^{}]*\})?|sqrt)\s*)([({⟨<]\s*-?\d+)\s*,\s*(-?\d+\s*[)}⟩>])/g, '$1 ; $2'],
  [/\b([a-z])_?\{?[12]\}?\s*=/gi, ' ; $1 ='],
  // The only zero of a function; v₀ is a quantity of its own.
  [/\bx_?\{?0\}?\s*=/gi, ' ; x ='],
  [NEXT_CLAIM, ' ; '],
  // „2 godziny i 30 min” is one quantity, „12 zł i 24 zł” are two.
  [/(\d\s*(\p{L}+)\.?)\s+i\s+(?=\d+\s*(?!\2)(?:min|gr|cm|mm|dag|g|m|s)(?:\p{L}{0,5})(?!\p{L}))/giu, '$1 '],
  [/(?<=\s|^|\d)(?:∨|lub|albo|oraz|i|∧|and|v(?=\s+[^\s·*/:+=]))(?=\s|$)/giu, ' ; '],
  // „NWD(16, 24) = 8”
  [/(?<!\p{L})(?:nwd|nww)\s*\([^()]*\)\s*(?==)/giu, ''],
  // „80 · 1 = 80 km, 112 · 3 = 336 km”
  [/,\s+(?=[^,;=()]*\d[^,;=()]*=)/g, ' ; '],
  // „a1 = a2 : q”: of what is calculated with, the place alone is said.
  [/(?<==[^;\n]*)(?<![\p{L}\d])([as])_?\{?(?:\d{1,3}|n)\}?(?=\s*[-+*·:/=)}])/giu, '$1'],
  [/,?\s*(?<!\p{L})czyli\s+(?=[a-z]\s*=)/giu, ' ; '],
  // What is rounded stands behind the sign.
  [/(?<=^|[;\n])([^;\n\d=≈]*=)?[^;\n≈]*\d[^;\n≈]*≈/g, '$1'],
  [/[∈≈≅]|(?<!\p{L})czyli(?!\p{L})/giu, '='],
  // „1/5 to 15”: a share of something, with its value.
  [/(?<![\d:*+-]\s?)\b\d+\/\d+\s+to\s+(?=\d)/giu, ''],
  [/(\d\s*(?:\p{L}{1,10}[²³]?|%)?)\s+to\s+(?=\d)/giu, '$1 = '],
  // „1 kg - 4 zł”
  [/(\d\s*(\p{L}+))\s+[-–—]\s+(?=\d+(?:[.,]\d+)?\s*(?!\2(?!\p{L}))\p{L})/giu, '$1 = '],
  [/\s*\/\s*[:*+-]\s*\d+\s*$/gm, ''],
];

/** The statements of a message, each by itself. */
export const statementsIn = (message: string): readonly string[] =>
  (listIn(message) ?? [message]).flatMap((part) =>
    WRITTEN.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), part).split(/;|\n/),
  );

const NUMBER = String.raw`-?\d+(?:\/\d+)?`;
/** Parted by spaces, by commas with spaces, or by commas alone where there are three or more. */
const LISTS = [
  new RegExp(String.raw`^${NUMBER}(?:[,;]?\s+${NUMBER}){2,}$`),
  new RegExp(String.raw`^-?\d+(?:[.,]\d+)?(?:[,;]\s+-?\d+(?:[.,]\d+)?)+$`),
  new RegExp(String.raw`^${NUMBER}(?:,${NUMBER}){2,}$`),
];

/** „24, 36”, „30 60 90”, „4,6,8,10”: the numbers of a message that is nothing else; undefined for what is no list. */
export const listIn = (message: string): readonly string[] | undefined => {
  const text = message.trim().replace(/[.!]$/, '');
  if (/^\d{1,3}(?: \d{3})+$/.test(text)) return undefined;
  const kind = LISTS.findIndex((pattern) => pattern.test(text));
  if (kind < 0) return undefined;
  return text.split(kind === 1 ? /[,;]\s+/ : /[,;\s]+/);
};
