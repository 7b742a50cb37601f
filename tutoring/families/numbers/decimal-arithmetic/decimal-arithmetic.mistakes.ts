import type { Mistake } from '#tutoring/families/family.types.ts';
import { exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { isInteger, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { decimalResult, placesOf, shiftOf, tenTo } from './decimal-arithmetic.solver.ts';
import type { DecimalGiven } from './decimal-arithmetic.types.ts';

const of = (value: Rational): readonly Exact[] => [exact(value)];

const isShift = ({ sign, b }: DecimalGiven): boolean => (sign === '*' || sign === ':') && shiftOf(b) !== undefined;

const isByWhole = (given: DecimalGiven): boolean => given.sign === ':' && isInteger(given.b) && !isShift(given);

/** What stands before the comma and behind it, each as a whole number. */
const halves = (value: Rational): readonly [bigint, bigint] => {
  const whole = value.n / value.d;
  return [whole, value.sub(rational(whole)).mul(tenTo(placesOf(value))).n];
};

const joined = (whole: bigint, behind: bigint): Rational =>
  rational(whole).add(rational(behind).div(tenTo(String(behind).length)));

/** Both numbers without their commas. */
const bare = ({ a, b }: DecimalGiven): readonly [Rational, Rational] => [
  a.mul(tenTo(placesOf(a))),
  b.mul(tenTo(placesOf(b))),
];

export const DECIMAL_MISTAKES: readonly Mistake<DecimalGiven>[] = [
  {
    id: 'halves-apart',
    leadsTo: ({ a, sign, b }) => {
      const [[whole, behind], [otherWhole, otherBehind]] = [halves(a), halves(b)];
      if (sign === '+') return of(joined(whole + otherWhole, behind + otherBehind));
      if (sign !== '-' || whole < otherWhole) return undefined;
      return of(joined(whole - otherWhole, behind > otherBehind ? behind - otherBehind : otherBehind - behind));
    },
    says: 'Liczby po przecinku zostały policzone osobno, jak liczby całkowite. Zapisz je przecinek pod przecinkiem i uzupełnij zerami.',
  },
  {
    id: 'places-of-one-number',
    leadsTo: (given) => {
      const places = Math.min(placesOf(given.a), placesOf(given.b));
      return given.sign === '*' && places > 0 ? of(decimalResult(given).mul(tenTo(places))) : undefined;
    },
    says: 'Cyfry są dobre, ale przecinek stoi w złym miejscu: liczymy cyfry po przecinku w obu liczbach razem.',
  },
  {
    id: 'comma-lost',
    leadsTo: (given) => {
      if (isShift(given) || given.sign === ':') return undefined;
      const places =
        given.sign === '*' ? placesOf(given.a) + placesOf(given.b) : Math.max(placesOf(given.a), placesOf(given.b));
      return of(decimalResult(given).mul(tenTo(places)));
    },
    says: 'Cyfry są dobre, ale zginął przecinek. Oszacuj wynik: czy może być aż tak duży?',
  },
  {
    id: 'other-direction',
    leadsTo: (given) => {
      if (!isShift(given)) return undefined;
      return of(given.sign === '*' ? given.a.div(given.b) : given.a.mul(given.b));
    },
    says: 'Przecinek poszedł w złą stronę. Po mnożeniu przez jedynkę z zerami liczba rośnie, po dzieleniu maleje.',
  },
  {
    id: 'shifted-once-less',
    leadsTo: (given) => {
      if (!isShift(given) || given.b.equals(10)) return undefined;
      return of(given.sign === '*' ? decimalResult(given).div(10) : decimalResult(given).mul(10));
    },
    says: 'Kierunek jest dobry, ale przecinek przesunął się o inną liczbę miejsc. Policz zera w drugiej liczbie.',
  },
  {
    id: 'zeros-appended',
    leadsTo: (given) => (isShift(given) && given.sign === '*' ? of(given.a) : undefined),
    says: 'Dopisanie zer za przecinkiem nie zmienia liczby. Przy mnożeniu przez jedynkę z zerami przesuwa się przecinek.',
  },
  {
    id: 'no-zero-before-comma',
    leadsTo: (given) => (isByWhole(given) && given.a.lt(given.b) ? of(bare(given)[0].div(given.b)) : undefined),
    says: 'Zginął przecinek. Dzielnik nie mieści się w jednościach dzielnej, więc wynik zaczyna się od zera i przecinka.',
  },
  {
    id: 'comma-lost-in-quotient',
    leadsTo: (given) => (isByWhole(given) && given.a.gte(given.b) ? of(bare(given)[0].div(given.b)) : undefined),
    says: 'Zginął przecinek. Stawiamy go w wyniku wtedy, gdy skończą się jedności dzielnej.',
  },
  {
    id: 'commas-ignored',
    leadsTo: (given) => {
      if (given.sign !== ':' || isInteger(given.b)) return undefined;
      const [a, b] = bare(given);
      return of(a.div(b));
    },
    says: 'Przecinki zostały pominięte. W obu liczbach trzeba przesunąć przecinek o **tyle samo** miejsc.',
  },
  {
    id: 'only-divisor-shifted',
    leadsTo: (given) => {
      const [, b] = bare(given);
      return given.sign === ':' && placesOf(given.b) > 0 ? of(given.a.div(b)) : undefined;
    },
    says: 'Przecinek przesunął się tylko w dzielniku. Dzielną trzeba pomnożyć przez tę samą liczbę.',
  },
];
