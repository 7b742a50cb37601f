import { withoutMarks } from './intent.reader.ts';

/** Words for 0, 1, 2 …, forms of one number joined by slashes; folded to letters without marks. */
const COUNTED: readonly string[] = [
  `zero/zera/zerem jeden/jedna/jedno/jednego/jednej/jednemu/jednym dwa/dwie/dwoch/dwom/dwoma/dwiema/dwu/dwoje trzy/trzech/trzem/trzema/troje cztery/czterech/czterem/czterema/czworo
  piec/pieciu/piecioma szesc/szesciu/szescioma siedem/siedmiu/siedmioma osiem/osmiu/osmioma dziewiec/dziewieciu/dziewiecioma dziesiec/dziesieciu/dziesiecioma jedenascie/jedenastu/jedenastoma
  dwanascie/dwunastu/dwunastoma trzynascie/trzynastu/trzynastoma czternascie/czternastu/czternastoma pietnascie/pietnastu/pietnastoma szesnascie/szesnastu/szesnastoma
  siedemnascie/siedemnastu/siedemnastoma osiemnascie/osiemnastu/osiemnastoma dziewietnascie/dziewietnastu/dziewietnastoma`,
  'zero one two three four five six seven eight nine _ eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  'null eins zwei drei vier funf/fuenf sechs sieben acht neun zehn elf zwolf/zwoelf dreizehn vierzehn funfzehn/fuenfzehn sechzehn siebzehn achtzehn neunzehn',
  'нуль один/одна/одне/одному два/дві/двом/двох три/трьом/трьох чотири/чотирьом/чотирьох пять/пяти шість/шести сім/семи вісім/восьми девять/девяти десять/десяти одинадцять дванадцять тринадцять чотирнадцять пятнадцять шістнадцять сімнадцять вісімнадцять девятнадцять',
  'ноль один/одна/одно/одному два/две/двум/двух три/трем/трех четыре/четырем/четырех пять/пяти шесть/шести семь/семи восемь/восьми девять/девяти десять/десяти одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать',
  'cero uno/una dos tres cuatro cinco seis siete ocho nueve diez _ doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
  'zero un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
];
/** For 20, 30 … 90. */
const TENS: readonly string[] = [
  'dwadziescia/dwudziestu/dwudziestoma trzydziesci/trzydziestu/trzydziestoma czterdziesci/czterdziestu/czterdziestoma piecdziesiat/piecdziesieciu/piecdziesiecioma szescdziesiat/szescdziesieciu/szescdziesiecioma siedemdziesiat/siedemdziesieciu/siedemdziesiecioma osiemdziesiat/osiemdziesieciu/osiemdziesiecioma dziewiecdziesiat/dziewiecdziesieciu/dziewiecdziesiecioma',
  'twenty thirty forty fifty sixty seventy eighty ninety',
  'zwanzig dreissig/dreißig vierzig funfzig/fuenfzig sechzig siebzig achtzig neunzig',
  'двадцять тридцять сорок пятдесят шістдесят сімдесят вісімдесят девяносто',
  'двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто',
  'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  'vingt trente quarante cinquante soixante',
];
/** For 100, 200 … 900. */
const HUNDREDS: readonly string[] = [
  'sto/stu dwiescie/dwustu trzysta/trzystu czterysta/czterystu piecset/pieciuset szescset/szesciuset siedemset/siedmiuset osiemset/osmiuset dziewiecset/dziewieciuset tysiac',
  'сто двісті/двести триста чотириста/четыреста пятсот/пятьсот шістсот/шестьсот сімсот/семьсот вісімсот/восемьсот девятсот/девятьсот',
];
const MULTIPLIERS: Readonly<Record<string, number>> = {
  hundred: 100,
  hundert: 100,
  cien: 100,
  cent: 100,
  tysiac: 1000,
  tysiace: 1000,
  tysiecy: 1000,
  thousand: 1000,
  tausend: 1000,
  тисяча: 1000,
  тысяча: 1000,
};
/** Halves, thirds … twelfths and hundredths, and what they are called behind another number. */
const PARTS: Readonly<Record<string, number>> = Object.fromEntries(
  'drug trzeci czwart piat szost siodm osm dziewiat dziesiat jedenast dwunast'
    .split(' ')
    .flatMap((stem, place) =>
      ['a', 'e', 'ych', 'ich', 'ej', 'ie'].map((ending): [string, number] => [stem + ending, place + 2]),
    )
    .concat([
      ['setna', 100],
      ['setne', 100],
      ['setnych', 100],
      ['half', 2],
      ['halves', 2],
      ['third', 3],
      ['thirds', 3],
      ['quarter', 4],
      ['quarters', 4],
    ]),
);

const folded = (word: string): string => withoutMarks(word.toLowerCase()).replace(/['’ʼ]/g, '');

const listed = (rows: readonly string[], valueAt: (place: number) => number): readonly (readonly [string, number])[] =>
  rows.flatMap((row) =>
    row.split(/\s+/).flatMap((forms, place) => forms.split('/').map((form) => [folded(form), valueAt(place)] as const)),
  );

const GERMAN_UNITS = ['ein', 'zwei', 'drei', 'vier', 'funf', 'sechs', 'sieben', 'acht', 'neun'];
const JOINED = (TENS[2] ?? '')
  .split(' ')
  .flatMap((forms, ten) =>
    GERMAN_UNITS.flatMap((unit, place) =>
      forms.split('/').map((form) => [folded(`${unit}und${form}`), (ten + 2) * 10 + place + 1] as const),
    ),
  );
const SPANISH = GERMAN_UNITS.map(
  (_unit, place) =>
    [
      `veinti${['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'][place]}`,
      21 + place,
    ] as const,
);

/** What a word counts. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...listed(COUNTED, (place) => place),
  ...listed(TENS, (place) => (place + 2) * 10),
  ...listed(HUNDREDS, (place) => (place + 1) * 100),
  ...JOINED,
  ...SPANISH,
]);

/** The same in Polish alone: „one” and „six” are other words there. */
export const POLISH_NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  [
    ...listed(COUNTED.slice(0, 1), (place) => place),
    ...listed(TENS.slice(0, 1), (place) => (place + 2) * 10),
    ...listed(HUNDREDS.slice(0, 1), (place) => (place + 1) * 100),
  ].filter(([word]) => !word.includes('/')),
);

/** „Jedna siódma” is a part, „dziesięć siódma” is none: an hour stands behind the minutes that lack to it. */
const isHour = (word: string, count: number): boolean => word.endsWith('a') && count !== 1;

/** „dwadzieścia cztery” → „24”, „trzy czwarte” → „3/4”, „dwa i pół” → „2,5”; all else stays. */
export const withDigits = (text: string, numberWords = NUMBER_WORDS): string => {
  const words = [...text.matchAll(/[\p{L}'’ʼ]+|[^\p{L}'’ʼ]+/gu)].map(([word]) => word);
  let written = '';
  let pending: { total: number; last: number; gap: string } | undefined;
  const flush = (): void => {
    if (pending !== undefined) written += pending.total + pending.gap;
    pending = undefined;
  };
  for (const word of words) {
    const plain = folded(word);
    const value = numberWords.get(plain);
    const multiplier = MULTIPLIERS[plain];
    const part = PARTS[plain];
    if (pending === undefined) {
      if (value === undefined)
        written += plain === 'pol' || plain === 'polowa' ? '1/2' : plain === 'poltora' ? '1,5' : word;
      else pending = { total: value, last: value, gap: '' };
    } else if (/^[\s-]+$/.test(word) && pending.gap === '') pending.gap = word;
    else if (/^(?:i|and|und|y|et)$/.test(plain) && pending.gap !== '') pending.gap += word + '\u0001';
    else if (/^\s+$/.test(word) && pending.gap.endsWith('\u0001')) pending.gap += word;
    else if (multiplier !== undefined) pending = { total: pending.total * multiplier, last: multiplier, gap: '' };
    else if (plain === 'pol' && pending.gap.includes('\u0001')) {
      written += `${pending.total},5`;
      pending = undefined;
    } else if (part !== undefined && pending.gap !== '' && !isHour(plain, pending.total)) {
      written += `${pending.total}/${part}`;
      pending = undefined;
    } else if (
      value !== undefined &&
      value > 0 &&
      pending.last >= 20 &&
      value < (pending.last >= 1000 ? 1000 : pending.last >= 100 ? 100 : 10)
    )
      pending = { total: pending.total + value, last: value, gap: '' };
    else {
      flush();
      if (value === undefined) written += word;
      else pending = { total: value, last: value, gap: '' };
    }
  }
  flush();
  return written
    .replaceAll('\u0001', '')
    .replace(/(?<=\b(?:is|equals|are|get|to) )ten\b(?![^.!?\n]*\p{L}{3})/giu, '10');
};
