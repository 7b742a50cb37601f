import { firstFit, template, type Found } from '#tutoring/reading/template.reader.ts';
import { naturalOf } from '#tutoring/mathematics/prime-factors.rules.ts';
import type { DivisibilityGiven } from './divisibility.types.ts';

const DIVIDES = [
  template('[sprawdz] czy [liczba|liczbe] {n} (dzieli|podzieln*|mozna podzielic) [bez reszty] przez {d} [bez reszty]'),
  template('[sprawdz] czy {d} (dzielnik*) [liczby] {n}'),
  template('[sprawdz] czy [liczba] {n} (wielokrotnosc*) [liczby] {d}'),
];
const AMONG = [
  template(
    '[wskaz|wypisz|wybierz] (z liczb|sposrod liczb|wsrod liczb|z podanych liczb|liczby) {list=numbers} (dziela|podzieln*|sa podzielne) [bez reszty] przez {d}',
  ),
  template(
    '[wskaz|wypisz|wybierz] [z liczb|z podanych liczb|liczby] (dziela|podzieln*|liczby podzielne) przez {d} (z|sposrod|wsrod) [liczb] {list=numbers}',
  ),
];
const DIVISORS = [template('[wypisz|wymien] [wszystkie] [naturalne] (dzielniki|dzielnikow) [naturalne] [liczby] {n}')];
const PRIME = [
  template('[sprawdz] czy [liczba] {n} [liczba] pierwsza'),
  template('[sprawdz] czy [liczba] {n} [liczba] (pierwsza czy zlozona|zlozona czy pierwsza)'),
  template('[liczba] {n} (pierwsza czy zlozona|liczba pierwsza czy zlozona)'),
];
const DIGIT = [
  template(
    '[cyfre|cyfra|cyfry|cyfr] [wstaw|wstawic|wpisz|wpisac|mozna wpisac|mozna wstawic|dopisac|dopisz|postawic] [w|zamiast|miejsce|w miejsce|w puste miejsce|w luke|w liczbie|do] [liczby] maska [cyfre|cyfra] (zeby|aby|by) [liczba] [byla|bylo|powstala liczba|otrzymana liczba] (podzieln*|dzielil*) przez {d}',
  ),
  template(
    '[cyfre|cyfra|cyfry|cyfr] [trzeba|nalezy|mozna] (wstawic|wpisac) [(zeby|aby|by|w)] (liczba|liczbie) maska [(zeby|aby|by)] [(byla|bylo)] (podzieln*|dzielil*) przez {d}',
  ),
];

const MASK = /(?<![\p{L}\d])(\d{0,5}_\d{0,5})(?![\p{L}\d_])/u;

/** „W miejsce gwiazdki”, where the number with it stands beside. */
const withoutNamedBlank = (message: string): string =>
  message.replace(/(?:w\s+miejsce|zamiast)\s+(?:gwiazdki|kratki|okienka|kreski|_)(?=[\s,])/iu, ' ');

export const readDivisibility = (message: string): DivisibilityGiven | undefined => {
  const masked = withoutNamedBlank(message.replace(/_+|□|\*(?=\d|\s)/gu, '_'));
  const [, pattern] = MASK.exec(masked) ?? [];
  if (pattern !== undefined) return readDigit(masked, pattern);
  const divides = firstFit(DIVIDES, message);
  if (divides !== undefined) {
    const [number, by] = [numberIn(divides, 'n'), numberIn(divides, 'd')];
    return number !== undefined && by !== undefined && by > 1 && by <= number
      ? { asks: 'divides', number, by }
      : undefined;
  }
  const among = firstFit(AMONG, message);
  if (among !== undefined) {
    const by = numberIn(among, 'd');
    const all = among.numbers('list').map(naturalOf);
    const numbers = all.filter((one) => one !== undefined);
    return by !== undefined && by > 1 && numbers.length === all.length && numbers.length > 1 && numbers.length < 13
      ? { asks: 'among', numbers, by }
      : undefined;
  }
  const divisors = firstFit(DIVISORS, message);
  const prime = divisors ?? firstFit(PRIME, message);
  const number = prime && numberIn(prime, 'n');
  if (number === undefined || number < 2 || number > 1000) return undefined;
  return { asks: divisors === undefined ? 'prime' : 'divisors', number };
};

const readDigit = (message: string, pattern: string): DivisibilityGiven | undefined => {
  const found = firstFit(DIGIT, message.replace(pattern, ' maska '));
  const by = found && numberIn(found, 'd');
  return by === undefined || by < 2 || by > 100 || pattern.length < 2 ? undefined : { asks: 'digit', pattern, by };
};

const numberIn = (found: Found, slot: string): number | undefined => naturalOf(found.number(slot));
