import { POLISH_NUMBER_WORDS, withDigits } from './number-words.ts';

type Rewriting = readonly (readonly [RegExp, string])[];

/** Words for signs: „iks równa się minus cztery”, „dwadzieścia plus trzy”. */
const SPOKEN: Rewriting = [
  [/(?<!\p{L})iks(?:a|em)?(?!\p{L})/giu, 'x'],
  [/(?<!\p{L})igrek(?:a|iem)?(?!\p{L})/giu, 'y'],
  [/\s*(?:równa się|rowna sie|jest równe|jest rowne|jest równa|jest rowna|równe jest)\s*/gi, ' = '],
  [/(?<!\p{L})minus\s+(?=[\d(√])/giu, '-'],
  [/(?<=[\d)]\s*)(?:plus|doda[ćc])\s+(?=[\d(√])/giu, '+ '],
  [/(?<=[\d)]\s*)odj[ąa][ćc]\s+(?=[\d(√])/giu, '- '],
  [/(?<=[\d)]\s*)razy\s+(?=[\d(√])/giu, '* '],
  [/(?<=[\d)]\s*)(?:podzieli[ćc]|podzielone|dzielone)(?: przez| na)?\s+(?=[\d(√])/giu, ': '],
];

const DEGREES: Readonly<Record<string, string>> = {
  drugiego: '2',
  trzeciego: '3',
  czwartego: '4',
  piatego: '5',
  piątego: '5',
};

/** „pierwiastek czwartego stopnia z 16”, ∛27 and \\sqrt[4]{16} as powers. */
const withRootsAsPowers = (text: string): string =>
  text
    .replace(/³\s*√/g, '∛')
    .replace(/⁴\s*√/g, '∜')
    .replace(
      /pierwiastek\s+(?:(drugiego|trzeciego|czwartego|pi[aą]tego|\d)\s+stopnia)\s+z\s+(\d+)(?:\s+to(?=\s+\d)|\s+jest\s+r[oó]wny)?/giu,
      (_all, degree: string, radicand: string) => `${radicand}^(1/${DEGREES[degree.toLowerCase()] ?? degree}) = `,
    )
    .replace(/= +(?==|$)/g, '')
    .replace(/\\sqrt\s*\[(\d)\]\s*\{(\d+)\}/g, '$2^(1/$1)')
    .replace(/∛\s*(\(\s*\d+\s*\/\s*\d+\s*\))/g, '$1^(1/3)')
    .replace(/∛\s*\(?(\d+)\)?/g, '$1^(1/3)')
    .replace(/∜\s*(\(\s*\d+\s*\/\s*\d+\s*\))/g, '$1^(1/4)')
    .replace(/∜\s*\(?(\d+)\)?/g, '$1^(1/4)');

/** „50 − 10 to 40”, „delta 25”, „√Δ = 5”, „x jest większe niż 3”. */
const SAID: Rewriting = [
  [/pierwiastek (?:kwadratowy )?ze? (?:liczby )?(?=\d+\s*$)/giu, '√'],
  [/(?<!^\s*\d+)([-+*/:·]\s*\d+(?:[.,]\d+)?)\s+to\s+(?=-?\d)/gi, '$1 = '],
  [/^(\s*\d+\s*[-+*:·]\s*\d+)\s+to\s+(?=-?\d)/i, '$1 = '],
  [/(\d+\/\d+)\s+to\s+(?=-?\d+\/\d+)/gi, '$1 = '],
  [
    /(?:pierwiastek z (?:delty|wyróżnika|wyroznika)|√\s*\(?(?:Δ|delt[ay])\)?|sqrt\(Δ\))\s*(?:to|=|wynosi)?\s*(\d+)/giu,
    'Δ = $1^2',
  ],
  [/(?:delta|wyróżnik|wyroznik)\s+(?=-?\d)/giu, 'Δ = '],
  [/(?<=[a-z])\s*jest\s+(?:większ\p{L}*|wieksz\p{L}*)\s+(?:niż|niz|od)\s*(?=-?\d)/giu, ' > '],
  [/(?<=[a-z])\s*jest\s+(?:mniejsz\p{L}*)\s+(?:niż|niz|od)\s*(?=-?\d)/giu, ' < '],
];

/** „2x = 8 /:2” and „| -3” beside an equation say what is done next with both sides. */
const NEXT_MOVE = /\s*(?:\/\s*(?=[:*·+-])|\|\s*)[:*·/+-]?\s*\(?-?\d+(?:[.,/]\d+)?[a-z]?\)?\s*$/gim;

/** Sets and pairs: „x ∈ {2,3}”, „{2; 3}”; „x = 2 v x = 3”. */
const SETS: Rewriting = [
  [/([a-z])\s*(?:∈|nalezy do|należy do)\s*\{\s*(-?[\d./√]+)\s*[,;]\s*(-?[\d./√]+)\s*\}/gi, '$1 = $2 ; $1 = $3'],
  [/([a-z])\s*(?:∈|nalezy do|należy do)\s*\{\s*(-?[\d./√]+)\s*\}/gi, '$1 = $2'],
  [/(?<=[\d)]\s*)(?:v|∨|lub|albo)(?=\s*[a-z]\s*_?\d?\s*=)/gi, ' ; '],
  [/(?<=\d),\s*(?=[a-z]_?\d?\s*=)/gi, ' ; '],
  // „6^2 = 36 8^2 = 64”, but not „= 12 000 : 4” nor „= 2 1/2 + 3”.
  [/(=\s*-?\d+(?:[.,]\d+)?)\s+(?!\d{3}(?!\d))(?=-?\d+(?:[.,]\d+)?\s*[-+*:·^²³][^=\n]*=)/g, '$1 ; '],
];

const rewritten = (text: string, rewriting: Rewriting): string =>
  rewriting.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);

/** Numbers and signs of a message that are said in words, as digits and signs. */
export const spokenNotation = (message: string): string => rewritten(withDigits(message, POLISH_NUMBER_WORDS), SPOKEN);

/** „Jedna część to 12” is not 1 = 12. */
const NAMED_PART = /(?<!\p{L})(?:jedna|1)\s+(?:część|czesc|porcja)\s+(?:to|ma|wynosi|jest równa|=)\s*(?=-?\d)/giu;

/** What a pupil answers, as the judges read it: numbers as digits, each statement by itself, without the note of the next move. */
export const replyNotation = (message: string): string =>
  rewritten(
    rewritten(
      withExponents(withRootsAsPowers(withSums(spokenNotation(message.replace(NAMED_PART, ''))))).replace(
        NEXT_MOVE,
        '',
      ),
      SAID,
    ),
    SETS,
  );

/** „2^(3+4)” is 2^7 that is not calculated yet: no other exponent is an expression. */
const withExponents = (text: string): string =>
  text.replace(/\^\s*[({]\s*(\d+)\s*([-+*·:])\s*(\d+)\s*[)}]/g, (whole, one: string, sign: string, other: string) => {
    const exponent = calculated(Number(one), sign, Number(other));
    return Number.isInteger(exponent) && exponent >= 0 ? `^${exponent}` : whole;
  });

const calculated = (one: number, sign: string, other: number): number => {
  if (sign === '+') return one + other;
  if (sign === '-') return one - other;
  return sign === ':' ? one / other : one * other;
};

/** „20 i 10 to 30”, „6 i 4 to 24”: small pupils say what they calculate; which operation is meant, the outcome says. */
const withSums = (text: string): string =>
  text.replace(
    /(?<![\d.,/=]\s?)(\d+)\s+i\s+(\d+)\s+(?:to|daje|jest)\s+(\d+)(?![.,/]?\d)/gi,
    (_all, one: string, other: string, outcome: string) =>
      `${one} ${Number(one) * Number(other) === Number(outcome) ? '*' : '+'} ${other} = ${outcome}`,
  );

const NUMBER = String.raw`-?\d+(?:\/\d+)?`;
const PAIR = new RegExp(
  `(?:\\(\\s*(${NUMBER})\\s*[,;]\\s*(${NUMBER})\\s*\\)|(?<![\\d.,/=])(${NUMBER})\\s*(?:;|,\\s|\\si\\s)\\s*(${NUMBER}))[.!]?\\s*$`,
);

/** „(6, 4)” or „6 i 4”, the pair in its order; undefined for anything else. */
export const pairIn = (message: string): readonly [string, string] | undefined => {
  const [, one, two, three, four] = PAIR.exec(message) ?? [];
  const [first, second] = [one ?? three, two ?? four];
  return first === undefined ? undefined : [first, second ?? ''];
};
