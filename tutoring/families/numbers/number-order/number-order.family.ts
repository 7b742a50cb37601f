import { exact, asRational } from '#tutoring/mathematics/exact.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { isInteger, isNegative, leastCommonMultiple, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import type { Difficulty, Family, FamilySolution, FamilyStep, Pick } from '#tutoring/families/family.types.ts';
import { shuffled } from '#tutoring/families/pick.ts';
import { template } from '#tutoring/reading/template.reader.ts';
import { isDenied } from '#tutoring/families/story-text.rules.ts';

/** Different numbers, to be written from the least or from the greatest. */
interface OrderGiven {
  readonly isRising: boolean;
  readonly numbers: readonly Rational[];
  readonly kind: Kind;
}

/** By what they are compared: each kind has hints of its own. */
type Kind = 'fractions' | 'fractions-of-one-bottom' | 'decimals' | 'whole' | 'below-zero';

const kindOf = (numbers: readonly Rational[], isWithFractions: boolean): Kind => {
  if (isWithFractions) return new Set(numbers.map(({ d }) => d)).size === 1 ? 'fractions-of-one-bottom' : 'fractions';
  if (numbers.some(isNegative)) return 'below-zero';
  return numbers.every(isInteger) ? 'whole' : 'decimals';
};

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

const MOST = 6;
const LARGEST_DENOMINATOR = 2520n;

const bottomOf = (numbers: readonly Rational[]): bigint =>
  numbers.reduce((bottom, { d }) => leastCommonMultiple(bottom, d), 1n);

const isSensible = (numbers: readonly Rational[]): boolean =>
  numbers.length >= 3 &&
  numbers.length <= MOST &&
  bottomOf(numbers) <= LARGEST_DENOMINATOR &&
  numbers.every((one, index) => numbers.slice(index + 1).every((other) => !other.equals(one)));

const sorted = ({ isRising, numbers }: OrderGiven): readonly Rational[] =>
  numbers.toSorted((one, other) => (isRising ? one.compare(other) : other.compare(one)));

const isOfFractions = (kind: Kind): boolean => kind === 'fractions' || kind === 'fractions-of-one-bottom';

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

/** Each two neighbours by their products across. */
const isOrdered = (values: readonly Rational[], isRising: boolean): boolean =>
  values.every((one, index) => {
    const next = values[index + 1];
    if (next === undefined) return true;
    const [left, right] = [one.s * one.n * next.d, next.s * next.n * one.d];
    return isRising ? left < right : left > right;
  });

const inOrderOf = (given: OrderGiven, key: (value: Rational) => bigint) =>
  given.numbers
    .toSorted((one, other) => Number(key(one) - key(other)) * (given.isRising ? 1 : -1))
    .map((one) => exact(one));

const areFractions = ({ numbers, kind }: OrderGiven): boolean =>
  isOfFractions(kind) && numbers.every((one) => !isInteger(one));

/** Below zero turned around, and left where they are among the others. */
const withNegativesTurned = (given: OrderGiven): readonly Rational[] => {
  const ordered = sorted(given);
  const turned = ordered.filter(isNegative).toReversed();
  const others = ordered.filter((one) => !isNegative(one));
  return given.isRising ? [...turned, ...others] : [...others, ...turned];
};

const FRACTION_BOTTOMS = { 1: [4, 6, 12], 2: [4, 5, 6, 10], 3: [8, 9, 12, 15] } as const;

const KINDS = {
  1: ['fractions', 'decimals', 'whole', 'fractions-of-one-bottom'],
  2: ['fractions', 'decimals', 'below-zero'],
  3: ['fractions', 'decimals', 'below-zero'],
} as const;

const drawn = (pick: Pick, kind: Kind, difficulty: Difficulty): readonly Rational[] => {
  const count = difficulty === 3 ? 4 : 3;
  if (kind === 'below-zero') {
    const [near, one] = [pick.int(1, 9), pick.int(1, 9)];
    const negatives = [-near, -near - pick.int(1, 9), ...(difficulty === 3 ? [-pick.int(1, 19)] : [])];
    return [...negatives, one, 0].map((value) => rational(value));
  }
  if (kind === 'decimals') {
    // Fewer tenths with more hundredths, so that the digits alone mislead.
    const tenths = pick.int(1, 8);
    const hundredths = pick.oneOf([tenths, pick.int(tenths, 9)]);
    const both = 10 * pick.int(1, 9) + pick.int(1, 9);
    const more = difficulty === 3 ? [rational(pick.int(1, 9), 10)] : [];
    return [rational(tenths, 10), rational(hundredths, 100), rational(both, 100), ...more];
  }
  if (kind === 'whole') {
    const [one, other] = [pick.int(1, 9), pick.int(1, 9)];
    const more = difficulty === 3 ? [100 * other + one] : [];
    return [100 * one + other, 100 * one + 10 * other, 10 * other + one, ...more].map((value) => rational(value));
  }
  if (kind === 'fractions-of-one-bottom') {
    const bottom = pick.oneOf([7, 11, 13]);
    return Array.from({ length: count }, () => rational(pick.int(1, bottom - 1), bottom));
  }
  return Array.from({ length: count }, () => {
    const bottom = pick.oneOf(FRACTION_BOTTOMS[difficulty]);
    return rational(pick.int(1, bottom - 1), bottom);
  });
};

const make = (pick: Pick, difficulty: Difficulty): OrderGiven => {
  const isRising = pick.oneOf([true, false]);
  const kind = pick.oneOf(KINDS[difficulty]);
  let numbers: readonly Rational[];
  do numbers = shuffled(drawn(pick, kind, difficulty), pick);
  while (!isSensible(numbers) || isOrdered(numbers, isRising) || kindOf(numbers, isOfFractions(kind)) !== kind);
  return { isRising, kind, numbers };
};

export const numberOrderFamily: Family<OrderGiven> = {
  id: 'number-order',
  title: 'Porządkowanie liczb',
  grades: [4, 6],

  read: (message) => {
    if (isDenied(message)) return undefined;
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

  make,

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
      leadsTo: (given) => (areFractions(given) ? inOrderOf(given, ({ n }) => n) : undefined),
      says: 'Porównane zostały same liczniki, a mianowniki są różne.',
    },
    {
      id: 'denominators-only',
      leadsTo: (given) => (areFractions(given) ? inOrderOf(given, ({ d }) => d) : undefined),
      says: 'Porównane zostały same mianowniki. Większy mianownik to mniejsze części.',
    },
    {
      id: 'digits-as-whole-number',
      leadsTo: (given) =>
        given.kind === 'decimals'
          ? inOrderOf(given, (value) => BigInt(value.toString().replace(/^-?0?\.|\./g, '') || '0'))
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
