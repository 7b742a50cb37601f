import { lazily } from '#domain/shared/lazily.ts';

type Gender = 'masculine' | 'feminine';

const ONES = ['zero', 'jeden', 'dwa', 'trzy', 'cztery', 'pięć', 'sześć', 'siedem', 'osiem', 'dziewięć', 'dziesięć'];
const TEENS = [
  'dziesięć',
  'jedenaście',
  'dwanaście',
  'trzynaście',
  'czternaście',
  'piętnaście',
  'szesnaście',
  'siedemnaście',
  'osiemnaście',
  'dziewiętnaście',
];
const TENS = [
  '',
  'dziesięć',
  'dwadzieścia',
  'trzydzieści',
  'czterdzieści',
  'pięćdziesiąt',
  'sześćdziesiąt',
  'siedemdziesiąt',
  'osiemdziesiąt',
  'dziewięćdziesiąt',
];
const HUNDREDS = [
  '',
  'sto',
  'dwieście',
  'trzysta',
  'czterysta',
  'pięćset',
  'sześćset',
  'siedemset',
  'osiemset',
  'dziewięćset',
];

/** The form of a noun after a number: jedna, dwie–cztery, pięć. */
export type Form = 'one' | 'few' | 'many';

const rules = lazily(() => new Intl.PluralRules('pl'));

export const formOf = (count: number): Form => {
  const form = rules().select(count);
  return form === 'one' || form === 'few' ? form : 'many';
};

const THOUSANDS: Readonly<Record<Form, string>> = { one: 'tysiąc', few: 'tysiące', many: 'tysięcy' };
const MILLIONS: Readonly<Record<Form, string>> = { one: 'milion', few: 'miliony', many: 'milionów' };

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

const belowThousand = (count: number): string => {
  const rest = count % 100;
  const teen = rest >= 10 && rest < 20;
  return joined([
    HUNDREDS[Math.floor(count / 100)] ?? '',
    teen ? (TEENS[rest - 10] ?? '') : (TENS[Math.floor(rest / 10)] ?? ''),
    teen || rest % 10 === 0 ? '' : (ONES[rest % 10] ?? ''),
  ]);
};

const group = (count: number, nouns: Readonly<Record<Form, string>>): string => {
  if (count === 0) return '';
  return count === 1 ? nouns.one : `${belowThousand(count)} ${nouns[formOf(count)]}`;
};

const feminine = (words: string): string => (words === 'jeden' ? 'jedna' : words.replace(/(?<=^| )dwa$/, 'dwie'));

/** Above it a number is left to the voice. */
const LARGEST = 999_999_999;

/** A whole number in words. */
export const wholeInWords = (digits: string, gender: Gender = 'masculine'): string => {
  const count = Number(digits);
  if (!Number.isSafeInteger(count) || count > LARGEST) return digits;
  if (count === 0) return 'zero';
  const words = joined([
    group(Math.floor(count / 1_000_000), MILLIONS),
    group(Math.floor(count / 1_000) % 1_000, THOUSANDS),
    belowThousand(count % 1_000),
  ]);
  return gender === 'feminine' ? feminine(words) : words;
};

/** What follows a decimal comma, digit by digit at its beginning: 05 is "zero pięć". */
const placesInWords = (places: string): string => {
  const zeros = /^0*/.exec(places)?.[0].length ?? 0;
  const rest = places.slice(zeros);
  return joined([...Array.from({ length: zeros }, () => 'zero'), rest === '' ? '' : wholeInWords(rest)]);
};

/** 3,14 is "trzy przecinek czternaście". */
export const numberInWords = (digits: string): string => {
  const [whole = '', places] = digits.split(/[.,]/);
  const first = wholeInWords(whole === '' ? '0' : whole);
  return places === undefined || places === '' ? first : `${first} przecinek ${placesInWords(places)}`;
};

type Forms = readonly [one: string, few: string, many: string];

const adjective = (stem: string): Forms => [`${stem}a`, `${stem}e`, `${stem}ych`];
const DRUGA: Forms = ['druga', 'drugie', 'drugich'];
const TRZECIA: Forms = ['trzecia', 'trzecie', 'trzecich'];

/** The parts of a whole by their number. */
const PARTS: ReadonlyMap<number, Forms> = new Map([
  [2, DRUGA],
  [3, TRZECIA],
  [4, adjective('czwart')],
  [5, adjective('piąt')],
  [6, adjective('szóst')],
  [7, adjective('siódm')],
  [8, adjective('ósm')],
  [9, adjective('dziewiąt')],
  [10, adjective('dziesiąt')],
  [11, adjective('jedenast')],
  [12, adjective('dwunast')],
  [13, adjective('trzynast')],
  [14, adjective('czternast')],
  [15, adjective('piętnast')],
  [16, adjective('szesnast')],
  [17, adjective('siedemnast')],
  [18, adjective('osiemnast')],
  [19, adjective('dziewiętnast')],
  [20, adjective('dwudziest')],
  [30, adjective('trzydziest')],
  [40, adjective('czterdziest')],
  [50, adjective('pięćdziesiąt')],
  [60, adjective('sześćdziesiąt')],
  [70, adjective('siedemdziesiąt')],
  [80, adjective('osiemdziesiąt')],
  [90, adjective('dziewięćdziesiąt')],
  [100, adjective('setn')],
  [1000, adjective('tysięczn')],
]);

const formIndex: Readonly<Record<Form, 0 | 1 | 2>> = { one: 0, few: 1, many: 2 };

const partsOf = (denominator: number): Forms | null => {
  const exact = PARTS.get(denominator);
  if (exact !== undefined) return exact;
  const [tens, ones] = [PARTS.get(denominator - (denominator % 10)), PARTS.get(denominator % 10)];
  if (denominator > 99 || tens === undefined || ones === undefined) return null;
  return [`${tens[0]} ${ones[0]}`, `${tens[1]} ${ones[1]}`, `${tens[2]} ${ones[2]}`];
};

/** 3/4 is "trzy czwarte"; null where nobody would say it so. */
export const fractionInWords = (numerator: string, denominator: string): string | null => {
  if (!/^\d{1,3}$/.test(numerator) || !/^\d{1,4}$/.test(denominator)) return null;
  const [top, bottom] = [Number(numerator), Number(denominator)];
  if (top === 0) return null;
  const parts = partsOf(bottom);
  if (parts === null) return null;
  // 21/50 is "dwadzieścia jeden pięćdziesiątych".
  return `${wholeInWords(numerator, 'feminine')} ${parts[formIndex[formOf(top)]]}`;
};

const ONES_OF = 'zera jeden dwóch trzech czterech pięciu sześciu siedmiu ośmiu dziewięciu dziesięciu'.split(' ');
const HUNDREDS_OF = ['', 'stu', 'dwustu', 'trzystu', 'czterystu'];

const digitOf = (value: number): string => ONES_OF[value] ?? '';

const TENS_OF = ['', '', 'dwudziestu', 'trzydziestu', 'czterdziestu'];

const tensOf = (value: number): string =>
  TENS_OF[value] ?? wholeInWords(String(value * 10)).replace(/dziesiąt$/, 'dziesięciu');

const belowHundredOf = (value: number): string => {
  if (value <= 10) return digitOf(value);
  if (value < 20) return wholeInWords(String(value)).replace(/aście$/, 'astu');
  return joined([tensOf(Math.floor(value / 10)), value % 10 === 0 ? '' : digitOf(value % 10)]);
};

/** After "z" and "od": szesnastu, dwudziestu pięciu, stu; from a thousand on as it is. */
export const genitiveInWords = (digits: string): string => {
  if (!/^\d{1,3}$/.test(digits)) return numberInWords(digits);
  const [hundreds, rest] = [Math.floor(Number(digits) / 100), Number(digits) % 100];
  if (hundreds === 0) return rest === 1 ? 'jednego' : belowHundredOf(rest);
  return joined([HUNDREDS_OF[hundreds] ?? `${digitOf(hundreds)}set`, rest === 0 ? '' : belowHundredOf(rest)]);
};

const ORDINALS = [
  'zerowej',
  'pierwszej',
  'drugiej',
  'trzeciej',
  'czwartej',
  'piątej',
  'szóstej',
  'siódmej',
  'ósmej',
  'dziewiątej',
  'dziesiątej',
  'jedenastej',
  'dwunastej',
];

/** To the fourth power: czwartej; null where it is said otherwise. */
export const ordinalInWords = (digits: string): string | null =>
  /^\d{1,2}$/.test(digits) ? (ORDINALS[Number(digits)] ?? null) : null;
