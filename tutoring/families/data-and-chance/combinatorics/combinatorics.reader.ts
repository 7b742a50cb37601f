import { isDenied } from '#tutoring/families/denial.rules.ts';
import { isInteger, isNegative } from '#tutoring/mathematics/rational.ts';
import { canonicalOf } from '#tutoring/reading/canonical.reader.ts';
import { firstFit, template, type Found } from '#tutoring/reading/template.reader.ts';
import { withPartedNumbers } from '../number-list.rules.ts';
import { binomial, factorial, factorialRatio } from './bare.arrangements.ts';
import type { Arrangement } from './combinatorics.types.ts';
import { readDigits } from './digit.reader.ts';
import { delegates, matches, outfit, posts, queue, throws } from './told.arrangements.ts';

const WAYS = '(na sposobow|na roznych sposobow|sposobow)';
const CAN = '[mozna|moze|moga|mozemy|da]';
const PEOPLE =
  '(osoby|osob|osobowej klasy|uczniow|uczniowie|dzieci|kolegow|kolezanek|zawodnikow|ludzi|dziewczat|chlopcow|kobiet|mezczyzn|kandydatow|pracownikow)';
const BOOKS = '[roznych|rozne] (ksiazek|ksiazki|tomow|tomy|kwiatow|obrazow|figurek|kubkow|podrecznikow)';
const PUT = '(ustawic|ustawi|ustawia|posadzic|usiasc|stanac|rozmiescic|uszeregowac|ulozyc)';
const LINE = '(w kolejce|w kolejke|w rzedzie|w szeregu|w rzad|na lawce|na polce|obok siebie|na 1 polce)';
const CHOSEN = '[roznych] (delegatow|delegatki|przedstawicieli|osoby|osob|uczniow|reprezentantow|zawodnikow|dyzurnych)';

const within = (found: Found, slot: string, most: number): number | undefined => {
  const value = found.number(slot);
  return isInteger(value) && !isNegative(value) && value.n <= BigInt(most) ? Number(value.n) : undefined;
};

const oneOf = (sources: readonly string[], build: (found: Found) => Arrangement | undefined) => {
  const templates = sources.map((source) => template(source));
  return (message: string): Arrangement | undefined => {
    const found = firstFit(templates, message);
    return found && build(found);
  };
};

const pairOf =
  (build: (all: number, chosen: number) => Arrangement, isWhole: boolean) =>
  (found: Found): Arrangement | undefined => {
    const [all, chosen] = [within(found, 'n', 60), within(found, 'k', 8)];
    const isMeant = all !== undefined && chosen !== undefined && chosen > (isWhole ? 0 : 1) && chosen < all;
    return isMeant ? build(all, chosen) : undefined;
  };

const queueOf =
  (isOfBooks: boolean) =>
  (found: Found): Arrangement | undefined => {
    const count = within(found, 'n', 10);
    return count === undefined || count < 2 ? undefined : queue(count, isOfBooks);
  };

const POSTS = ['przewodniczacego', '(zastepce|wiceprzewodniczacego)', 'skarbnika', 'sekretarza'];
const postsOf = (count: number): string => `${POSTS.slice(0, count).join(' [i|oraz] ')}`;

const throwsOf =
  (isOfCoin: boolean) =>
  (found: Found): Arrangement | undefined => {
    const count = within(found, 'n', 10);
    return count === undefined || count < 2 ? undefined : throws(count, isOfCoin);
  };

const OUTCOMES = '[jest|mozemy otrzymac|mozna otrzymac] [wszystkich] [mozliwych] [roznych] wynikow [rzutow]';

const READERS = [
  oneOf(
    [`(rzucamy|rzucono|rzuca) moneta {n} razy ${OUTCOMES}`, `${OUTCOMES} (w|przy) {n} rzutach moneta`],
    throwsOf(true),
  ),
  oneOf(
    [`(rzucamy|rzucono|rzuca) kostka [do gry] {n} razy ${OUTCOMES}`, `${OUTCOMES} (w|przy) {n} rzutach kostka`],
    throwsOf(false),
  ),
  oneOf(
    [`${WAYS} ${CAN} ${PUT} {n} ${PEOPLE} [${LINE}]`, `${WAYS} {n} ${PEOPLE} ${CAN} ${PUT} ${LINE}`],
    queueOf(false),
  ),
  oneOf(['(permutacji|permutacje) zbioru {n} - elementowego', '(permutacji|permutacje) {n} elementow'], queueOf(false)),
  oneOf(
    [
      `${WAYS} ${CAN} ${PUT} {n} ${BOOKS} [${LINE}]`,
      `${WAYS} ${CAN} ${PUT} ${LINE} {n} ${BOOKS}`,
      `${WAYS} {n} ${BOOKS} ${CAN} ${PUT} ${LINE}`,
    ],
    queueOf(true),
  ),
  oneOf(
    [
      `(z|sposrod) {n} ${PEOPLE} (wybieramy|wybrano|losujemy|mamy wybrac|wybiera) {k} ${CHOSEN} [${WAYS}] [mozna]`,
      `${WAYS} ${CAN} (z|sposrod) {n} ${PEOPLE} ${CAN} wybrac {k} ${CHOSEN}`,
      `${WAYS} ${CAN} wybrac {k} ${CHOSEN} (z|sposrod) {n} [${PEOPLE}]`,
      `kombinacji {k} - elementowych zbioru {n} - elementowego`,
      `{k} - elementowych podzbiorow zbioru {n} - elementowego`,
      `{k} - elementowych podzbiorow [ma] zbior {n} - elementowy`,
    ],
    pairOf(delegates, true),
  ),
  ...[2, 3, 4].map((count) =>
    oneOf(
      [
        `${WAYS} ${CAN} wybrac (z|sposrod) {n} ${PEOPLE} ${postsOf(count)}`,
        `${WAYS} ${CAN} (z|sposrod) {n} ${PEOPLE} ${CAN} wybrac ${postsOf(count)}`,
        `${WAYS} ${CAN} wybrac ${postsOf(count)} (z|sposrod) {n} ${PEOPLE}`,
        `(z|sposrod) {n} ${PEOPLE} (wybieramy|wybiera) ${postsOf(count)} [${WAYS}] [mozna]`,
      ],
      (found) => {
        const all = within(found, 'n', 40);
        return all === undefined || all <= count ? undefined : posts(all, count);
      },
    ),
  ),
  oneOf(
    [
      'w (turnieju|zawodach|lidze) [gra|bierze udzial|graja|startuje] {n} (druzyn|druzyny|zawodnikow|graczy) kazd* z kazd* [1] [mecz|1 raz] meczow [zostanie|rozegranych|rozegrano] [rozegranych]',
      'meczow [rozegra|rozegraja|rozegrano] {n} (druzyn|druzyny) [gra|grajac|graja] kazd* z kazd* [po 1 meczu|1 raz|1 mecz]',
    ],
    (found) => {
      const teams = within(found, 'n', 30);
      return teams === undefined || teams < 3 ? undefined : matches(teams);
    },
  ),
  oneOf(
    [
      `<who> ma {a} (bluzki|bluzek|koszulki|koszulek|koszule|koszul) (i|oraz) {b} (spodnice|spodnic|pary spodni|par spodni|spodnie) ${WAYS} moze [ubrac] [wybierajac po 1 rzeczy kazdego rodzaju]`,
      `<who> ma {a} (bluzki|bluzek|koszulki|koszulek|koszule|koszul) [i|;] {b} (spodnice|spodnic|pary spodni|par spodni|spodnie) [i|oraz|;] {c} (kurtki|kurtek|pary butow|par butow) ${WAYS} moze [ubrac] [wybierajac po 1 rzeczy kazdego rodzaju]`,
    ],
    (found) => {
      const [a, b] = [within(found, 'a', 20), within(found, 'b', 20)];
      const c = found.has('c') ? within(found, 'c', 20) : undefined;
      if (a === undefined || b === undefined || (found.has('c') && c === undefined)) return undefined;
      return outfit([a, b, ...(c === undefined ? [] : [c])]);
    },
  ),
  oneOf(['(dwumian|symbol) [newtona] {n} (nad|po) {k}', '{n} (nad|po) {k}'], pairOf(binomial, true)),
];

const FACTORIAL = /^[^\d!]{0,40}?(\d{1,2})\s?!\s?[?.=]*$/u;
const RATIO = /^[^\d!]{0,40}?(\d{1,2})\s?!\s?[:/]\s?(\d{1,2})\s?!\s?[?.=]*$/u;
const ASKED = /^(?:\s*(?:oblicz|policz|ile|to|jest|wynosi|wartość|wartosc|silni[aęe]|silnie|liczby|z|:))*\s*$/iu;

const bareIn = (message: string): Arrangement | undefined => {
  const text = message
    .replace(/\\d?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '$1/$2')
    .replace(/[$]/g, '')
    .trim();
  const ratio = RATIO.exec(text);
  const single = FACTORIAL.exec(text) ?? /^(?:oblicz |ile to )?(\d{1,2}) silnia[?.]*$/iu.exec(text);
  const lead = text.slice(0, text.search(/\d/));
  if (!ASKED.test(lead)) return undefined;
  const [above, below] = [Number((ratio ?? single)?.[1]), Number(ratio?.[2] ?? Number.NaN)];
  if (ratio !== null) {
    const isReach = below >= 1 && above > below && above <= 20 && above - below <= 5;
    return isReach ? factorialRatio(above, below) : undefined;
  }
  return single !== null && above >= 2 && above <= 12 ? factorial(above) : undefined;
};

/** „Nie mogą się powtarzać” is no other task, but a condition of its own. */
const prepared = (message: string): string =>
  withPartedNumbers(message)
    .replace(/\bnie (?:mogą|moga|mogły|mogly) się powtarzać|\bnie mog[aą] si[eę] powtarza[cć]/giu, 'bez powtórzeń')
    .replace(/\bnie powtarzaj[aą] si[eę]/giu, 'bez powtórzeń')
    .replace(/\\binom\s*\{(\d+)\}\s*\{(\d+)\}/g, '$1 nad $2')
    .replace(/(\d+)[- ]?osobow\p{L}+ (?:delegacj|grup|komisj|reprezentacj|dru[żz]yn|zesp)\p{L}+/giu, '$1 osoby');

export const readCombinatorics = (message: string): Arrangement | undefined => {
  const bare = bareIn(message);
  if (bare !== undefined) return bare;
  const meant = prepared(message);
  if (isDenied(meant)) return undefined;
  for (const reader of READERS) {
    const found = reader(meant);
    if (found !== undefined) return found;
  }
  return readDigits(canonicalOf(meant));
};
