import { isNegative, isZero, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { countNumbers } from '#tutoring/reading/leftover.rules.ts';
import { plainNotation } from '#tutoring/reading/notation.rules.ts';
import type { PercentQuestion, PercentTask } from '#tutoring/families/task.types.ts';

/** „33 1/3” is one number. */
const NUMBER = '(-?(?:\\d{1,6} (?=\\d{1,6}\\s?/))?\\d{1,12}(?:[.,]\\d{1,6})?(?:\\s?/\\s?\\d{1,6})?)';
const PERCENT = `${NUMBER}\\s?(?:%|procent(?:u|a)?)`;
const UNIT =
  '\\s?(zł(?!\\p{L})|złotych|złote|kg|dag|km|cm|mm|ml|litrów|uczniów|osób|punktów|g(?!\\p{L})|m(?!\\p{L})|l(?!\\p{L})|)';
const GAP = '[^\\d%]{0,60}?';
const CHANGE_UP = '(?:zwięk|zwiek|podnie|podwyż|podwyz|wzr|podroż|podroz|zdroż|zdroz|powięk|powiek)';
const CHANGE_DOWN = '(?:mniej|obniż|obniz|spad|zmala|potani|stania|przecen|skróc)';
const GREATER = '(?:większ|wieksz|wyższ|wyzsz)\\p{L}*';
const SMALLER = '(?:mniejsz|niższ|nizsz)\\p{L}*';

type Reader = readonly [
  pattern: RegExp,
  question: (numbers: readonly Rational[], matched: string, message: string) => PercentQuestion | undefined,
];

const pattern = (source: string): RegExp => new RegExp(source, 'iu');

const question =
  (make: (first: Rational, second: Rational) => PercentQuestion) =>
  ([first, second]: readonly Rational[]): PercentQuestion | undefined =>
    first !== undefined && second !== undefined ? make(first, second) : undefined;

/** A price after a change, when the one before is asked for. */
const original =
  (percentIndex: 0 | 1) =>
  (numbers: readonly Rational[], text: string): PercentQuestion | undefined => {
    const [percent, after] = [numbers[percentIndex], numbers[1 - percentIndex]];
    return percent !== undefined && after !== undefined
      ? { asks: 'original', percent, after, isUp: pattern(CHANGE_UP).test(text) && !pattern(CHANGE_DOWN).test(text) }
      : undefined;
  };

/** „Spadła z 50 na 60” contradicts itself. */
const change = ([from, to]: readonly Rational[], _matched: string, message: string): PercentQuestion | undefined => {
  if (from === undefined || to === undefined) return undefined;
  const [isUp, isDown] = [CHANGE_UP, CHANGE_DOWN].map((words) => pattern(words).test(message));
  return isUp !== isDown && isUp !== to.gt(from) ? undefined : { asks: 'change', from, to };
};

/** Tried in order: what asks for a percentage before what contains one. */
const READERS: readonly Reader[] = [
  [pattern(`o ile (?:procent|%)${GAP}\\bz(?:e)? ${NUMBER}${UNIT}${GAP}\\b(?:do|na) ${NUMBER}`), change],
  [pattern(`\\bz(?:e)? ${NUMBER}${UNIT}${GAP}\\b(?:do|na) ${NUMBER}${UNIT}[^%]{0,60}?o ile (?:procent|%)`), change],
  [
    pattern(
      `(?:jakim procentem|jaki procent|ile procent|jaką częścią procentową)(?: to(?: jest)?)?${GAP}${NUMBER}${UNIT}${GAP}(?:jest|stanowi|to|są)(?: liczba)? ${NUMBER}`,
    ),
    question((whole, part) => ({ asks: 'rate', part, whole })),
  ],
  [
    pattern(
      `(?:^|[^\\d.,])${NUMBER}${UNIT}(?: to| jest| stanowi)*\\s(?:jaki procent|ile procent|jakim procentem)${GAP}${NUMBER}`,
    ),
    question((part, whole) => ({ asks: 'rate', part, whole })),
  ],
  [
    pattern(
      `(?:ile procent|jaki procent|jakim procentem)(?: liczby| to)?${GAP}${NUMBER}${UNIT} z(?: liczby)? ${NUMBER}`,
    ),
    question((part, whole) => ({ asks: 'rate', part, whole })),
  ],
  [
    pattern(
      `(?:której|ktorej|jakiej liczby|pewnej liczby)${GAP}${PERCENT}${GAP}(?:to|wynosi|jest równe|jest rowne|równa się|stanowi|=) ?(?:jest )?${NUMBER}`,
    ),
    question((percent, part) => ({ asks: 'whole', percent, part })),
  ],
  [
    pattern(
      `${PERCENT} (?:pewnej|jakiejś|jakiejs|szukanej|jakiej)? ?(?:liczby|kwoty|całości|calosci)(?: [a-z])?\\s?(?:to|wynosi|jest równe|jest rowne|równa się|=) ?(?:jest )?${NUMBER}`,
    ),
    question((percent, part) => ({ asks: 'whole', percent, part })),
  ],
  [
    pattern(
      `${NUMBER}${UNIT} (?:to|stanowi|jest to) ${PERCENT} (?:jakiej|pewnej|szukanej|której|ktorej) (?:liczby|kwoty)`,
    ),
    question((part, percent) => ({ asks: 'whole', percent, part })),
  ],
  [
    pattern(`(?:po [^\\d%]{0,30}|${CHANGE_UP}[^\\d%]{0,30})\\bo ${PERCENT}[^\\d%]{0,60}${NUMBER}[^%]{0,60}przed`),
    original(0),
  ],
  [pattern(`${NUMBER}${UNIT}[^\\d%]{0,40}\\bpo [^\\d%]{0,30}\\bo ${PERCENT}[^%]{0,60}przed`), original(1)],
  [
    pattern(`${CHANGE_UP}[^\\d%]{0,40}${NUMBER}${UNIT}[^\\d%]{0,20}\\bo ${PERCENT}`),
    question((whole, percent) => ({ asks: 'increased', percent, whole })),
  ],
  [
    pattern(`${CHANGE_DOWN}[^\\d%]{0,40}${NUMBER}${UNIT}[^\\d%]{0,20}\\bo ${PERCENT}`),
    question((whole, percent) => ({ asks: 'decreased', percent, whole })),
  ],
  [
    pattern(`${NUMBER}${UNIT}[^\\d%]{0,80}${CHANGE_UP}[^\\d%]{0,40}\\bo ${PERCENT}`),
    question((whole, percent) => ({ asks: 'increased', percent, whole })),
  ],
  [
    pattern(`${NUMBER}${UNIT}[^\\d%]{0,80}${CHANGE_DOWN}[^\\d%]{0,40}(?:\\bo )?${PERCENT}`),
    question((whole, percent) => ({ asks: 'decreased', percent, whole })),
  ],
  [
    pattern(`(?:\\bo ${PERCENT} ${GREATER}|${GREATER} o ${PERCENT}) (?:od|niż|niz)(?: liczb[ay])? ${NUMBER}`),
    question((percent, whole) => ({ asks: 'increased', percent, whole })),
  ],
  [
    pattern(`(?:\\bo ${PERCENT} ${SMALLER}|${SMALLER} o ${PERCENT}) (?:od|niż|niz)(?: liczb[ay])? ${NUMBER}`),
    question((percent, whole) => ({ asks: 'decreased', percent, whole })),
  ],
  [
    pattern(
      `(?:${CHANGE_DOWN}[^\\d%]{0,30}|minus |- ?)${PERCENT}[^\\d%]{0,20}(?:od|z)(?: liczby| kwoty| ceny)? ${NUMBER}`,
    ),
    question((percent, whole) => ({ asks: 'decreased', percent, whole })),
  ],
  [
    pattern(`${PERCENT}\\s?(?:z|ze|od|liczby|kwoty)(?: liczby| kwoty)? ?${NUMBER}(?!\\d|[.,/]\\d|\\s?%|\\s?procent)`),
    question((percent, whole) => ({ asks: 'part', percent, whole })),
  ],
  [
    pattern(`${NUMBER}${UNIT}[^\\d%]{0,60}\\s${PERCENT} z tego`),
    question((whole, percent) => ({ asks: 'part', percent, whole })),
  ],
  [
    pattern(`(?:z|ze|od|liczby|kwoty) ${NUMBER}${UNIT} (?:oblicz|policz|weź|to|ile to)? ?${PERCENT}`),
    question((whole, percent) => ({ asks: 'part', percent, whole })),
  ],
];

/** Reads the percentage tasks of school: part, rate, whole, increase, decrease, change. */
export const readPercentTask = (message: string): PercentTask | undefined => {
  const text = plainNotation(message.slice(0, 600))
    .replace(/\s+/g, ' ')
    .replace(/(\d)\s?,-/g, '$1 zł')
    .replace(/(?<=\d\s?)zl(?=\P{L}|$)/giu, 'zł')
    .replace(/(?<=ile |jaki )%/gi, 'procent');
  const mentions = text.match(/\d\s?(?:%|procent)/gi)?.length ?? 0;
  if (mentions > 1 || !/%|procent/i.test(text)) return undefined;
  for (const [shape, ask] of READERS) {
    const match = shape.exec(text);
    const numbers = (match?.slice(1) ?? []).filter((part) => /\d/.test(part ?? ''));
    const found = match && ask(numbers.map(numberOf), match[0], text);
    if (found && isSensible(found) && areAllOf(text, numbers) && (isOfChange(found) || !TELLS_OF_CHANGE.test(text)))
      return {
        kind: 'percent',
        question: found,
        unit:
          found.asks === 'rate' || found.asks === 'change'
            ? ''
            : unitIn(text.slice(match.index, match.index + match[0].length + 6)),
      };
  }
  return undefined;
};

const numberOf = (text: string): Rational => {
  const [, wholes, part] = /^(-?\d+) (\d.*)$/.exec(text) ?? [];
  if (wholes !== undefined && part !== undefined) {
    const whole = numberOf(wholes);
    return isNegative(whole) ? whole.sub(numberOf(part)) : whole.add(numberOf(part));
  }
  const [top = '0', bottom = '1'] = text.replace(/\s/g, '').split('/');
  const [digits = '0', decimals = ''] = top.replace(',', '.').split('.');
  const value = rational(BigInt(digits + decimals), 10n ** BigInt(decimals.length));
  return bottom === '1' || /^0+$/.test(bottom) ? value : value.div(rational(BigInt(bottom)));
};

/** Whether no number of the text is left over, nor the sign of one; „-20%” on a price tag is a discount. */
const areAllOf = (text: string, numbers: readonly string[]): boolean =>
  countNumbers(numbers.join(' ')) === countNumbers(text) && countSigns(numbers.join(' ; ')) === countSigns(text);

const countSigns = (text: string): number => text.match(/(?<![\d)%]\s?)-\s?\d+(?![\d.,/]*\s?%)/g)?.length ?? 0;

/** „Liczba większa o 15% od 80” asks for no part of 80. */
const TELLS_OF_CHANGE = pattern(`\\bo ${PERCENT}|${CHANGE_UP}|${CHANGE_DOWN}|${GREATER}|${SMALLER}`);

const isOfChange = ({ asks }: PercentQuestion): boolean =>
  asks === 'increased' || asks === 'decreased' || asks === 'change' || asks === 'original';

const isSensible = (asked: PercentQuestion): boolean => {
  switch (asked.asks) {
    case 'rate':
      return !isZero(asked.whole);
    case 'change':
      return !isZero(asked.from) && !isNegative(asked.from) && !asked.from.equals(asked.to);
    case 'whole':
      return !isZero(asked.percent);
    case 'original':
      return asked.isUp || asked.percent.valueOf() < 100;
    default:
      return true;
  }
};

const unitIn = (text: string): string =>
  /(?<!\p{L})(zł|kg|dag|km|cm|mm|ml)(?=ot|\P{L}|$)/u.exec(text.toLowerCase())?.[1] ?? '';
