import { canonicalOf } from '#tutoring/reading/canonical.reader.ts';
import { numberOf } from '#tutoring/reading/template.reader.ts';
import { rational, isPositive } from '#tutoring/mathematics/rational.ts';
import { withAskSigns } from '../percent-text.rules.ts';
import type { DepositGiven, TimesAYear } from './compound-interest.types.ts';

const NUMBER = String.raw`(\d+(?:\.\d+)?)`;
const AMOUNT = new RegExp(` ${NUMBER} @?zl(?:otych)?(?= |$)`, 'g');
const RATE = new RegExp(` ${NUMBER} @?(?:%|procent)(?= |$)`, 'g');

const HIGHEST_RATE = rational(60);
const MOST_MONTHS = 600;

const ADDED = String.raw`(?:kapitaliz\w*|dopis\w*|dolicz\w*|naliczan\w*)`;
const EVERY = (words: string): RegExp =>
  new RegExp(
    ` (?:odset\\w* )?${ADDED}(?: (?:odset\\w*|nastepuje|po|na|w))*(?: (?:${words}))(?: odset\\w*)?(?= |$)|(?: z)? (?:${words}) (?:${ADDED})(?: odset\\w*)?(?= |$)`,
  );

/** How often interest is capitalised, as it is said. */
const CAPITALISED: readonly (readonly [TimesAYear, RegExp])[] = [
  [
    12,
    EVERY(
      'miesieczn\\w*|co (?:1 )?miesiac|12 razy (?:w roku|rocznie)|uplywie kazdego miesiaca|koniec kazdego miesiaca',
    ),
  ],
  [4, EVERY('kwartaln\\w*|co (?:1 )?kwartal|co 3 miesiace|4 razy (?:w roku|rocznie|do roku)|koniec kazdego kwartalu')],
  [2, EVERY('polroczn\\w*|co (?:1/2|pol) ?roku|co 6 miesiecy|(?:2 razy|dwukrotnie) (?:w roku|rocznie|do roku)')],
  [
    1,
    EVERY(
      'roczn\\w*|co (?:1 )?rok|rocznie|(?:1 )?raz (?:w roku|do roku|rocznie)|(?:uplywie|koniec) kazdego roku|koncu kazdego roku',
    ),
  ],
];

const SIMPLE =
  /(?: to)? lokat\w* prost\w*| (?:odset\w*|procent\w*|oprocentowani\w*) prost\w*| bez kapitalizacji(?: odsetek)?/g;
const COMPOUND = / (?:na )?(?:procent\w*|odset\w*|lokat\w*) skladan\w*/g;

/** In months. */
const TIMES: readonly (readonly [RegExp, (count: string) => number])[] = [
  [/ (\d+) (?:rok|roku|lat|lata|latach)(?= |$)/g, (count) => 12 * Number(count)],
  [/ (\d+) (?:miesiac\w*|miesiec\w*)(?= |$)/g, Number],
  [/ (\d+) kwartal\w*(?= |$)/g, (count) => 3 * Number(count)],
  [/ 1\/2 roku(?= |$)| polrocz(?:u|e)(?= |$)/g, () => 6],
  [/ 1\.5 roku(?= |$)| poltora roku(?= |$)/g, () => 18],
  [/ dwuletni\w*(?= |$)/g, () => 24],
  [/ trzyletni\w*(?= |$)/g, () => 36],
  [/ (?:po|przez|na|za)(?: uplywie)? (?:rok|roku)(?= |$)| w ciagu roku(?= |$)/g, () => 12],
];

/** „Pani Anna wpłaciła” */
const WHO = /^(?: (?!na |do |z |od )[a-z]{3,}){1,2}(?= (?:wplaci|zlozy|ulokowa|wlozy)(?:l|la|li|ly)? )/;

const ACCOUNTED =
  /^(?:;|§|a|i|o|z|ze|w|we|na|do|od|po|przez|przy|za|od|wplac\w*|zloz\w*|ulok\w*|wlozy\w*|wlozono|lokat\w*|bank\w*|kont\w*|rachun\w*|oszczednosciow\w*|kapital\w*|poczatkow\w*|koncow\w*|kwot\w*|sum\w*|oprocentow\w*|procent\w*|stop\w*|roczn\w*|rocznie|nominaln\w*|odset\w*|zysk\w*|zarobi\w*|wynios\w*|wynies\w*|otrzyma\w*|dostanie|wyplac\w*|uplywie|czasie|tym|okres\w*|koniec|koncu|stan\w*|pieniedzy|lokacie|wartosc|urosnie|jej|jego|uzyska\w*|mial\w*|ma|wroci)$/;

const only = <Found>(found: readonly Found[]): Found | undefined => (found.length === 1 ? found[0] : undefined);

/** A deposit of one amount at one rate, with every word accounted for. */
export const readDeposit = (message: string): DepositGiven | undefined => {
  if (message.length > 400) return undefined;
  let text = canonicalOf(withAskSigns(message.replace(/[()]/g, ' ')))
    .replaceAll(' w skali roku', ' rocznie')
    .replaceAll(' w stosunku rocznym', ' rocznie');
  const take = (pattern: RegExp): readonly string[] => {
    const found = [...text.matchAll(pattern)].map(([, value = '']) => value);
    text = text.replace(pattern, ' ');
    return found;
  };
  const spaced = (): void => {
    text = text.replace(/ +/g, ' ').trimEnd();
  };
  const [principal, rate] = [only(take(AMOUNT)), only(take(RATE))];
  if (principal === undefined || rate === undefined) return undefined;
  spaced();
  const isSimple = take(SIMPLE).length > 0;
  const isCompound = take(COMPOUND).length > 0;
  const capitalised = CAPITALISED.filter(([, pattern]) => {
    const isSaid = pattern.test(text);
    text = text.replace(pattern, ' ');
    return isSaid;
  }).map(([times]) => times);
  spaced();
  const months = only(TIMES.flatMap(([pattern, inMonths]) => take(pattern).map(inMonths)));
  spaced();
  const words = text
    .replace(WHO, '')
    .split(' ')
    .filter((word) => word !== '');
  if (months === undefined || capitalised.length > 1 || !words.every((word) => ACCOUNTED.test(word))) return undefined;
  const timesAYear = capitalised[0] ?? (isCompound || months === 12 ? 1 : undefined);
  if (isSimple ? capitalised.length > 0 || isCompound : timesAYear === undefined) return undefined;
  const given: DepositGiven = {
    principal: numberOf(principal),
    rate: numberOf(rate),
    months,
    timesAYear: isSimple ? undefined : timesAYear,
    asks: words.some((word) => /^(?:odset|zysk|zarobi)/.test(word)) ? 'interest' : 'amount',
    opening: 'Wpłacono',
  };
  return isSensible(given) ? given : undefined;
};

const isSensible = ({ principal, rate, months, timesAYear }: DepositGiven): boolean =>
  isPositive(principal) &&
  isPositive(rate) &&
  rate.lte(HIGHEST_RATE) &&
  months > 0 &&
  months <= MOST_MONTHS &&
  (timesAYear === undefined || (months * timesAYear) % 12 === 0);
