import { exact, asRational } from '#tutoring/mathematics/exact.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { isInteger, leastCommonMultiple, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import type { Family, FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { template } from '#tutoring/reading/template.reader.ts';
import { isDenied } from '../story-text.rules.ts';

/** Different numbers, to be written from the least or from the greatest. */
interface OrderGiven {
  readonly isRising: boolean;
  readonly numbers: readonly Rational[];
  readonly style: 'mixed' | 'decimal';
}

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

const latex = (value: Rational, style: OrderGiven['style']): string => latexOfRational(value, style);

const extended = (value: Rational, bottom: bigint): string =>
  `${value.s < 0n ? '-' : ''}\\frac{${(value.n * bottom) / value.d}}{${bottom}}`;

const commonSteps = ({ numbers, style }: OrderGiven): readonly FamilyStep[] => {
  const bottom = bottomOf(numbers);
  if (bottom === 1n || style === 'decimal') return [];
  return [
    {
      operation: 'extend',
      what: `Sprowadzamy ułamki do wspólnego mianownika $${bottom}$`,
      todo: 'sprowadź wszystkie ułamki do wspólnego mianownika',
      why: 'Ułamki o równych mianownikach porównuje się po samych licznikach.',
      shown: numbers.map((one) => `${latex(one, style)} = ${extended(one, bottom)}`).join(',\\quad '),
      claims: numbers.map((one) => ({ sides: [plain(one), `${one.s * one.n * (bottom / one.d)} / ${bottom}`] })),
    },
  ];
};

const solve = (given: OrderGiven): FamilySolution => {
  const { isRising, style } = given;
  const ordered = sorted(given);
  const sign = isRising ? '<' : '>';
  const steps = commonSteps(given);
  return {
    steps: [
      ...steps,
      {
        operation: 'order',
        what: isRising ? 'Zapisujemy liczby od najmniejszej' : 'Zapisujemy liczby od największej',
        todo: isRising
          ? 'zapisz liczby od najmniejszej do największej'
          : 'zapisz liczby od największej do najmniejszej',
        why: style === 'decimal' ? 'Porównujemy cyfry od lewej: najpierw całości, potem części dziesiąte i setne.' : '',
        shown: ordered.map((one) => latex(one, style)).join(` ${sign} `),
        claims: ordered
          .slice(1)
          .map((one, index) => ({ sides: [plain(ordered[index] ?? one), plain(one)], relation: sign })),
      },
    ],
    answer: {
      kind: 'numbers',
      values: ordered.map((one) => ({ value: exact(one) })),
      isOrdered: true,
      shown: ordered.map((one) => latex(one, style)).join(',\\ '),
    },
    proof: `Gdy od każdej liczby odejmiemy ${isRising ? 'poprzednią' : 'następną'}, zawsze zostaje więcej niż zero, więc liczby ${isRising ? 'rosną' : 'maleją'}.`,
    notice:
      steps.length > 0
        ? 'Mianowniki są różne, więc części są różnej wielkości. Jak zapisać te ułamki, żeby dało się je porównać?'
        : 'Czy kolejność ma być rosnąca, czy malejąca? Którą liczbę napiszesz jako pierwszą?',
    nudge:
      steps.length > 0
        ? 'Sprowadź wszystkie ułamki do wspólnego mianownika i porównaj liczniki.'
        : 'Porównuj po dwie liczby: która z nich leży dalej na prawo na osi liczbowej?',
    setup: 'Porównaj najpierw dwie pierwsze liczby, potem dołącz trzecią.',
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

const areFractions = ({ numbers, style }: OrderGiven): boolean =>
  style === 'mixed' && numbers.every((one) => !isInteger(one));

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
        const style = found.text('list').includes('/') ? 'mixed' : 'decimal';
        return isSensible(numbers) ? { isRising, numbers, style } : undefined;
      }
    return undefined;
  },

  tell: ({ isRising, numbers, style }) =>
    `Uporządkuj ${isRising ? 'rosnąco' : 'malejąco'} liczby: ${numbers.map((one) => `$${latex(one, style)}$`).join('; ')}.`,

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

  make: (pick, difficulty) => {
    const isRising = pick.int(0, 1) === 1;
    const style = pick.oneOf(['mixed', 'decimal']);
    const bottoms =
      difficulty === 1
        ? ([4, 6, 12] as const)
        : difficulty === 2
          ? ([4, 5, 6, 10] as const)
          : ([8, 9, 12, 15] as const);
    const numbers: Rational[] = [];
    while (numbers.length < 2 + Math.max(1, difficulty - 1) || !isSensible(numbers)) {
      if (!isSensible(numbers) && numbers.length > 3) numbers.length = 0;
      const bottom = style === 'decimal' ? pick.oneOf([10, 100]) : pick.oneOf(bottoms);
      const one = rational(pick.int(1, bottom - 1), bottom);
      if (numbers.every((other) => !other.equals(one))) numbers.push(one);
    }
    return { isRising, numbers, style };
  },

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
        given.style === 'decimal'
          ? inOrderOf(given, (value) => BigInt(value.toString().replace(/^-?0?\.|\./g, '') || '0'))
          : undefined,
      says: 'Cyfry po przecinku nie tworzą osobnej liczby. Porównuj je od lewej: najpierw części dziesiąte.',
    },
  ],
};
