import type { SpokenOperation } from '#tutoring/families/early/spoken-operation.reader.ts';
import type { Mistake } from '#tutoring/families/family.types.ts';
import { exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { isInteger, isZero, leastCommonMultiple, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { numberOf } from '#tutoring/reading/template.reader.ts';

interface Parts {
  readonly top: bigint;
  readonly bottom: bigint;
}

/** As it stands, not reduced; a mixed number as an improper fraction. */
const partsOf = (written: string): Parts => {
  const [, whole = '0', top, bottom] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(written) ?? [];
  if (top === undefined || bottom === undefined) return { top: numberOf(written).n, bottom: 1n };
  return { top: BigInt(whole) * BigInt(bottom) + BigInt(top), bottom: BigInt(bottom) };
};

const ofParts = (top: bigint, bottom: bigint): readonly Exact[] | undefined =>
  top <= 0n || bottom <= 0n ? undefined : [exact(rational(top, bottom))];

const ofValue = (value: Rational): readonly Exact[] => [exact(value)];

const isMixed = (written: string): boolean => /\d \d/.test(written);

const wholesOf = ({ n, d }: Rational): Rational => rational(n / d);

const restOf = (value: Rational): Rational => value.sub(wholesOf(value));

/** Both as fractions, with the sign of an addition or subtraction as a factor. */
const summands = ({ left, sign, right }: SpokenOperation): readonly [Parts, Parts, bigint] | undefined =>
  sign === '+' || sign === '-' ? [partsOf(left), partsOf(right), sign === '+' ? 1n : -1n] : undefined;

export const FRACTION_MISTAKES: readonly Mistake<SpokenOperation>[] = [
  {
    id: 'denominators-too',
    leadsTo: (given) => {
      const found = summands(given);
      if (found === undefined) return undefined;
      const [one, other, factor] = found;
      return ofParts(one.top + factor * other.top, one.bottom + factor * other.bottom);
    },
    says: 'Mianowników nie dodajemy i nie odejmujemy: mówią, jak duże są części. Dodajemy albo odejmujemy tylko liczniki, gdy mianowniki są równe.',
  },
  {
    id: 'numerators-not-widened',
    leadsTo: (given) => {
      const found = summands(given);
      if (found === undefined) return undefined;
      const [one, other, factor] = found;
      return one.bottom === other.bottom
        ? undefined
        : ofParts(one.top + factor * other.top, leastCommonMultiple(one.bottom, other.bottom));
    },
    says: 'Mianownik jest wspólny, ale liczniki zostały stare. Rozszerzając ułamek, mnożymy i mianownik, i licznik.',
  },
  {
    id: 'added-for-subtracted',
    leadsTo: ({ left, sign, right }) =>
      sign === '-'
        ? ofValue(numberOf(left).add(numberOf(right)))
        : sign === '+'
          ? ofValue(numberOf(left).sub(numberOf(right)).abs())
          : undefined,
    says: 'Sprawdź znak działania: czy to dodawanie, czy odejmowanie?',
  },
  {
    id: 'not-inverted',
    leadsTo: ({ left, sign, right }) => (sign === ':' ? ofValue(numberOf(left).mul(numberOf(right))) : undefined),
    says: 'Przy dzieleniu mnożymy przez **odwrotność** drugiej liczby. Czy druga liczba została odwrócona?',
  },
  {
    id: 'wrong-one-inverted',
    leadsTo: ({ left, sign, right }) =>
      sign === ':' && !isZero(numberOf(left)) ? ofValue(numberOf(right).div(numberOf(left))) : undefined,
    says: 'Odwrócona została pierwsza liczba, a odwracamy tylko tę, przez którą dzielimy.',
  },
  {
    id: 'inverted-in-product',
    leadsTo: ({ left, sign, right }) =>
      sign === '*' && !isZero(numberOf(right)) ? ofValue(numberOf(left).div(numberOf(right))) : undefined,
    says: 'Odwracamy liczbę przy dzieleniu, a to jest mnożenie: licznik razy licznik, mianownik razy mianownik.',
  },
  {
    id: 'denominator-kept',
    leadsTo: ({ left, sign, right }) => {
      const [one, other] = [partsOf(left), partsOf(right)];
      return sign === '*' && one.bottom === other.bottom ? ofParts(one.top * other.top, one.bottom) : undefined;
    },
    says: 'Mianownik przepisujemy przy dodawaniu. Przy mnożeniu mianowniki też się mnoży.',
  },
  {
    id: 'both-by-the-whole-number',
    leadsTo: ({ left, sign, right }) =>
      sign === '*' && !right.includes('/')
        ? ofValue(numberOf(left))
        : sign === '*' && !left.includes('/')
          ? ofValue(numberOf(right))
          : undefined,
    says: 'Przez liczbę całkowitą mnożymy tylko licznik. Pomnożenie licznika i mianownika to samo rozszerzanie ułamka.',
  },
  {
    id: 'wholes-apart',
    leadsTo: ({ left, sign, right }) => {
      const [a, b] = [numberOf(left), numberOf(right)];
      if (sign !== '*' || !isMixed(left) || !isMixed(right)) return undefined;
      return ofValue(
        wholesOf(a)
          .mul(wholesOf(b))
          .add(restOf(a).mul(restOf(b))),
      );
    },
    says: 'Całości i ułamki zostały pomnożone osobno. Zamień najpierw liczby mieszane na ułamki niewłaściwe.',
  },
  {
    id: 'wholes-multiplied-only',
    leadsTo: ({ left, sign, right }) => {
      if (sign !== '*' || isMixed(left) === isMixed(right)) return undefined;
      const [a, b] = [numberOf(left), numberOf(right)];
      const [mixed, whole] = isMixed(left) ? [a, b] : [b, a];
      return isInteger(whole) ? ofValue(wholesOf(mixed).mul(whole).add(restOf(mixed))) : undefined;
    },
    says: 'Pomnożone zostały same całości, a ułamek został bez zmian. Zamień najpierw liczbę mieszaną na ułamek niewłaściwy.',
  },
  {
    id: 'wholes-subtracted-only',
    leadsTo: ({ left, sign, right }) => {
      const [a, b] = [numberOf(left), numberOf(right)];
      return sign === '-' && isInteger(a) && isMixed(right) ? ofValue(a.sub(wholesOf(b)).add(restOf(b))) : undefined;
    },
    says: 'Odjęte zostały same całości, a ułamek został dopisany. Jego też trzeba odjąć: rozmień jedną całość na części.',
  },
];
