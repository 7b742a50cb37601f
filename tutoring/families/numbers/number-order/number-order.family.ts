import { exact, asRational } from '#tutoring/mathematics/exact.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { isInteger, isNegative, type Rational } from '#tutoring/mathematics/rational.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import type { Family, FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { template } from '#tutoring/reading/template.reader.ts';
import { makeOrder } from './number-order.maker.ts';
import { bottomOf, isOfFractions, isOrdered, isSensible, kindOf } from './number-order.rules.ts';
import type { Kind, OrderGiven } from './number-order.types.ts';

const ORDER = '(uporzadkuj|uloz|ustaw|wypisz|uszereguj|posortuj)';
const THINGS = '[ulamki|liczby|podane liczby|podane ulamki|nastepujace liczby|nastepujace ulamki]';
const RISING =
  '(rosnaco|w kolejnosci rosnacej|od najmniejszej do najwiekszej|od najmniejszego do najwiekszego|od najmniejszej)';
const FALLING =
  '(malejaco|w kolejnosci malejacej|od najwiekszej do najmniejszej|od najwiekszego do najmniejszego|od najwiekszej)';

const templatesFor = (direction: string) => [
  template(`${ORDER} ${direction} ${THINGS} {list=numbers}`),
  template(`${ORDER} ${THINGS} ${direction} {list=numbers}`),
  template(`${ORDER} ${THINGS} {list=numbers} ${direction}`),
];

const TEMPLATES = [
  { isRising: true, templates: templatesFor(RISING) },
  { isRising: false, templates: templatesFor(FALLING) },
];

const sorted = ({ isRising, numbers }: OrderGiven): readonly Rational[] =>
  numbers.toSorted((one, other) => (isRising ? one.compare(other) : other.compare(one)));

const latex = (value: Rational, kind: Kind): string =>
  latexOfRational(value, isOfFractions(kind) ? 'mixed' : 'decimal');

const extended = (value: Rational, bottom: bigint): string =>
  `${value.s < 0n ? '-' : ''}\\frac{${(value.n * bottom) / value.d}}{${bottom}}`;

const commonSteps = ({ numbers, kind }: OrderGiven): readonly FamilyStep[] => {
  if (kind !== 'fractions') return [];
  const bottom = bottomOf(numbers);
  return [
    {
      operation: 'extend',
      what: `Sprowadzamy ułamki do wspólnego mianownika $${bottom}$`,
      todo: 'sprowadź wszystkie ułamki do wspólnego mianownika',
      why: 'Ułamki o równych mianownikach porównuje się po samych licznikach.',
      shown: numbers.map((one) => `${latex(one, kind)} = ${extended(one, bottom)}`).join(',\\quad '),
      claims: numbers.map((one) => ({ sides: [plain(one), `${one.s * one.n * (bottom / one.d)} / ${bottom}`] })),
    },
  ];
};

const BELOW_ZERO = 'Liczby ujemne są mniejsze od zera, a z dwóch ujemnych mniejsza jest ta, która leży dalej od zera.';

const WHY: Readonly<Record<Kind, string>> = {
  fractions: '',
  'fractions-of-one-bottom': 'Mianowniki są równe, więc porównujemy same liczniki.',
  decimals: 'Porównujemy cyfry od lewej: najpierw całości, potem części dziesiąte i setne.',
  whole: 'Większa jest ta liczba, która ma więcej cyfr, a przy tej samej liczbie cyfr porównujemy je od lewej.',
  'below-zero': BELOW_ZERO,
};

type Hints = Partial<Record<'setup', string>> & Record<'notice' | 'nudge', string>;

const hintsOf = ({ kind, isRising, numbers }: OrderGiven): Hints => {
  switch (kind) {
    case 'fractions':
      return {
        notice:
          'Mianowniki są różne, więc części są różnej wielkości. Jak zapisać te ułamki, żeby dało się je porównać?',
        nudge: 'Sprowadź wszystkie ułamki do wspólnego mianownika i porównaj liczniki.',
      };
    case 'fractions-of-one-bottom':
      return {
        notice: 'Jakie mianowniki mają te ułamki? Co w takim razie wystarczy porównać?',
        nudge: 'Mianowniki są równe, więc większy jest ten ułamek, który ma większy licznik.',
        setup: `Znajdź ułamek o ${isRising ? 'najmniejszym' : 'największym'} liczniku: zapisz go jako pierwszy.`,
      };
    case 'decimals':
      return {
        notice: 'Czy kolejność ma być rosnąca, czy malejąca? Ile cyfr po przecinku ma każda z tych liczb?',
        nudge: 'Porównuj cyfry od lewej: najpierw całości, potem części dziesiąte, a gdy są równe – setne.',
        setup: 'Jeśli któraś liczba ma mniej cyfr po przecinku, dopisz jej na końcu zera. Dopiero wtedy porównuj.',
      };
    case 'whole':
      return {
        notice: 'Czy kolejność ma być rosnąca, czy malejąca? Którą liczbę napiszesz jako pierwszą?',
        nudge: 'Porównuj po dwie liczby: która z nich leży dalej na prawo na osi liczbowej?',
        setup: `Znajdź ${isRising ? 'najmniejszą' : 'największą'} liczbę i skreśl ją w zadaniu. Potem szukaj tak samo wśród tych, które zostały.`,
      };
    case 'below-zero':
      return {
        notice: 'Czy kolejność ma być rosnąca, czy malejąca? Które z tych liczb są ujemne?',
        nudge: BELOW_ZERO,
        setup:
          numbers.filter(isNegative).length > 1
            ? `Porównaj same liczby ujemne: która z nich leży najdalej od zera? Jej miejsce jest na ${isRising ? 'początku' : 'końcu'}.`
            : `Liczba ujemna stoi na ${isRising ? 'początku' : 'końcu'}. Porównaj teraz pozostałe liczby.`,
      };
  }
};

const solve = (given: OrderGiven): FamilySolution => {
  const { isRising, kind } = given;
  const ordered = sorted(given);
  const sign = isRising ? '<' : '>';
  return {
    steps: [
      ...commonSteps(given),
      {
        operation: 'order',
        what: isRising ? 'Zapisujemy liczby od najmniejszej' : 'Zapisujemy liczby od największej',
        todo: isRising
          ? 'zapisz liczby od najmniejszej do największej'
          : 'zapisz liczby od największej do najmniejszej',
        why: WHY[kind],
        shown: ordered.map((one) => latex(one, kind)).join(` ${sign} `),
        claims: ordered
          .slice(1)
          .map((one, index) => ({ sides: [plain(ordered[index] ?? one), plain(one)], relation: sign })),
      },
    ],
    answer: {
      kind: 'numbers',
      values: ordered.map((one) => ({ value: exact(one) })),
      isOrdered: true,
      isSorted: true,
      shown: ordered.map((one) => latex(one, kind)).join(',\\ '),
    },
    proof: `Gdy od każdej liczby odejmiemy ${isRising ? 'poprzednią' : 'następną'}, zawsze zostaje więcej niż zero, więc liczby ${isRising ? 'rosną' : 'maleją'}.`,
    ...hintsOf(given),
  };
};

const inOrderOf = (given: OrderGiven, key: (value: Rational) => bigint) =>
  given.numbers
    .toSorted((one, other) => Number(key(one) - key(other)) * (given.isRising ? 1 : -1))
    .map((one) => exact(one));

/** No number of a task has as many digits behind its comma. */
const DIGITS_AS_WHOLE = 10n ** 12n;

/** By what stands above the bars or below them; undefined where that is no order. */
const inOrderOfParts = (given: OrderGiven, part: (value: Rational) => bigint) => {
  const areFractions = given.kind === 'fractions' && given.numbers.every((one) => !isInteger(one));
  const isOrder = new Set(given.numbers.map(part)).size === given.numbers.length;
  return areFractions && isOrder ? inOrderOf(given, part) : undefined;
};

/** Below zero turned around, and left where they are among the others. */
const withNegativesTurned = (given: OrderGiven): readonly Rational[] => {
  const ordered = sorted(given);
  const turned = ordered.filter(isNegative).toReversed();
  const others = ordered.filter((one) => !isNegative(one));
  return given.isRising ? [...turned, ...others] : [...others, ...turned];
};

export const numberOrderFamily: Family<OrderGiven> = {
  id: 'number-order',
  title: 'Porządkowanie liczb',
  grades: [4, 6],

  read: (message) => {
    const text = message.replace(/\\frac\{(\d+)\}\{(\d+)\}/g, ' $1/$2 ').replace(/:/g, ' ');
    for (const { isRising, templates } of TEMPLATES)
      for (const one of templates) {
        const found = one.find(text);
        if (found === undefined) continue;
        const numbers = found.numbers('list');
        const kind = kindOf(numbers, found.text('list').includes('/'));
        return isSensible(numbers) ? { isRising, kind, numbers } : undefined;
      }
    return undefined;
  },

  tell: ({ isRising, numbers, kind }) =>
    `Uporządkuj ${isRising ? 'rosnąco' : 'malejąco'} liczby: ${numbers.map((one) => `$${latex(one, kind)}$`).join('; ')}.`,

  solve,

  check: ({ isRising, numbers }, answer) => {
    if (answer.kind !== 'numbers') return false;
    const values = answer.values.map(({ value }) => asRational(value));
    const known = values.filter((value) => value !== undefined);
    return (
      known.length === numbers.length &&
      isOrdered(known, isRising) &&
      numbers.every((one) => known.some((other) => other.equals(one)))
    );
  },

  make: makeOrder,

  mistakes: [
    {
      id: 'other-direction',
      leadsTo: (given) =>
        sorted(given)
          .map((one) => exact(one))
          .toReversed(),
      says: 'Kolejność jest odwrotna. Sprawdź, czy w zadaniu jest „rosnąco”, czy „malejąco”.',
    },
    {
      id: 'numerators-only',
      leadsTo: (given) => inOrderOfParts(given, ({ n }) => n),
      says: 'Porównane zostały same liczniki, a mianowniki są różne.',
    },
    {
      id: 'denominators-only',
      leadsTo: (given) => inOrderOfParts(given, ({ d }) => d),
      says: 'Porównane zostały same mianowniki. Większy mianownik to mniejsze części.',
    },
    {
      id: 'digits-as-whole-number',
      leadsTo: (given) =>
        given.kind === 'decimals'
          ? inOrderOf(given, (value) => {
              const [wholes, digits = '0'] = value.toString().split('.');
              return BigInt(wholes ?? '0') * DIGITS_AS_WHOLE + BigInt(digits);
            })
          : undefined,
      says: 'Cyfry po przecinku nie tworzą osobnej liczby. Porównuj je od lewej: najpierw części dziesiąte.',
    },
    {
      id: 'signs-ignored',
      leadsTo: (given) =>
        given.kind === 'below-zero'
          ? given.numbers
              .toSorted((one, other) => one.abs().compare(other.abs()) * (given.isRising ? 1 : -1))
              .map((one) => exact(one))
          : undefined,
      says: 'Liczby zostały uporządkowane tak, jakby nie miały znaków. Gdzie na osi liczbowej leżą liczby ujemne?',
    },
    {
      id: 'negatives-turned',
      leadsTo: (given) =>
        given.kind === 'below-zero' ? withNegativesTurned(given).map((one) => exact(one)) : undefined,
      says: 'Sprawdź kolejność liczb ujemnych: mniejsza jest ta, która leży dalej od zera.',
    },
  ],
};
