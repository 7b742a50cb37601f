import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import type { Family, FamilyStep, Pick } from '#tutoring/families/family.types.ts';
import { formFor } from '#tutoring/families/polish-count.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { rational, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { unitOf } from '#tutoring/reading/units.ts';
import { readMedian } from './median.templates.ts';
import type { MedianGiven } from './median.types.ts';

const TWO = rational(2);

const sortedOf = (numbers: readonly Rational[]): readonly Rational[] =>
  numbers.toSorted((one, other) => one.compare(other));

/** One number in the middle, or two. */
const middleOf = (numbers: readonly Rational[]): readonly Rational[] => {
  const half = numbers.length / 2;
  return numbers.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
};

const meanOf = (numbers: readonly Rational[]): Rational =>
  numbers.reduce((sum, number) => sum.add(number), ZERO).div(rational(numbers.length));

const medianOf = (numbers: readonly Rational[]): Rational => meanOf(middleOf(sortedOf(numbers)));

/** By taking away the least and the greatest until one or two are left. */
const leftOver = (numbers: readonly Rational[]): readonly Rational[] => {
  if (numbers.length < 3) return numbers;
  const least = numbers.reduce((one, other) => (other.lt(one) ? other : one));
  const rest = numbers.toSpliced(numbers.indexOf(least), 1);
  const most = rest.reduce((one, other) => (other.gt(one) ? other : one));
  return leftOver(rest.toSpliced(rest.indexOf(most), 1));
};

const ORDINALS = ['', 'pierwsza', 'druga', 'trzecia', 'czwarta', 'piąta', 'szósta', 'siódma', 'ósma'];

const listed = (numbers: readonly Rational[]): string => numbers.map((number) => latexOfRational(number)).join(';\\ ');

const sortingStep = (sorted: readonly Rational[], isAsGiven: boolean): FamilyStep => ({
  operation: 'sort',
  what: isAsGiven
    ? 'Liczby stoją już od najmniejszej do największej'
    : 'Ustawiamy liczby od najmniejszej do największej, powtarzające się tyle razy, ile występują',
  todo: isAsGiven
    ? 'zauważ, że liczby stoją już od najmniejszej do największej, i przepisz je'
    : 'ustaw liczby od najmniejszej do największej',
  why: 'O środku można mówić dopiero wtedy, gdy dane są uporządkowane.',
  shown: listed(sorted),
  claims: [{ sides: sorted.map(plain), relation: '≤' }],
});

const choosingStep = (sorted: readonly Rational[], unit: string | undefined): FamilyStep => {
  const half = Math.ceil(sorted.length / 2);
  const [first = ZERO, second] = middleOf(sorted);
  const median = medianOf(sorted);
  if (second === undefined)
    return {
      operation: 'choose',
      what: `Wybieramy liczbę środkową: w rzędzie jest to ${ORDINALS[half] ?? 'środkowa'} z kolei`,
      todo: 'wskaż liczbę, która stoi dokładnie w środku rzędu',
      why: 'Liczba danych jest nieparzysta, więc jedna stoi w samym środku: po obu jej stronach jest ich tyle samo.',
      shown: latexOfRational(median) + (unit === undefined ? '' : unitOf(unit).latex),
      claims: [],
    };
  return {
    operation: 'average',
    what: `Liczymy średnią dwóch liczb środkowych: stoją one w rzędzie jako ${ORDINALS[half] ?? 'lewa'} i ${ORDINALS[half + 1] ?? 'prawa'}`,
    todo: 'wskaż dwie liczby środkowe i oblicz ich średnią arytmetyczną',
    why: 'Liczba danych jest parzysta, więc w środku stoją dwie, a mediana leży w połowie drogi między nimi.',
    ...calculated([`(${plain(first)} + ${plain(second)}) : 2`, plain(median)], { unit }),
  };
};

/** „były 2 liczby”, „było 5 liczb”. */
const wereOn = (count: number): string =>
  `${formFor(count, ['była', 'były', 'było'])} $${count}$ ${formFor(count, ['liczba', 'liczby', 'liczb'])}`;

const isSorted = (numbers: readonly Rational[]): boolean =>
  sortedOf(numbers).every((number, index) => numbers[index]?.equals(number));

/** Where the order and the middle are as they should be by chance, nothing is to be done. */
const isTelling = (numbers: readonly Rational[]): boolean => {
  const [first = ZERO, second] = middleOf(sortedOf(numbers));
  return !isSorted(numbers) && !meanOf(middleOf(numbers)).equals(medianOf(numbers)) && second?.equals(first) !== true;
};

const WHICH =
  'Gdy ich liczba jest nieparzysta, medianą jest liczba środkowa, a gdy parzysta – średnia dwóch środkowych.';

const TRIES = 20;

const makeTelling = (...range: Parameters<typeof makeNumbers>): readonly Rational[] => {
  const made = Array.from({ length: TRIES }, () => makeNumbers(...range));
  return made.find(isTelling) ?? makeNumbers(...range);
};

const makeNumbers = (pick: Pick, count: number, from: number, to: number): readonly Rational[] =>
  Array.from({ length: count }, () => rational(pick.int(from, to)));

export const medianFamily: Family<MedianGiven> = {
  id: 'median',
  title: 'Mediana',
  grades: [7, 12],
  read: readMedian,
  tell: ({ numbers, unit, of }) =>
    `Wyznacz medianę ${of}: ${numbers.map((number) => `$${latexOfRational(number)}${unit === undefined ? '' : unitOf(unit).latex}$`).join('; ')}.`,

  solve: ({ numbers, unit }) => {
    const sorted = sortedOf(numbers);
    const half = Math.floor(numbers.length / 2);
    const isOdd = numbers.length % 2 === 1;
    return {
      steps: [sortingStep(sorted, isSorted(numbers)), choosingStep(sorted, unit)],
      answer: { kind: 'number', value: exact(medianOf(numbers)), unit },
      proof: isOdd
        ? `Skreślamy po jednej liczbie z obu końców rzędu, aż zostanie sama środkowa: $${latexOfRational(medianOf(numbers))}$. Na lewo od niej ${wereOn(half)}, a na prawo tyle samo.`
        : `Skreślamy po jednej liczbie z obu końców rzędu, aż zostaną dwie: $${listed(leftOver(sorted))}$. Dokładnie w połowie drogi między nimi leży $${latexOfRational(medianOf(numbers))}$.`,
      notice: 'Mediana to wartość środkowa. Czy liczby stoją już od najmniejszej do największej i ile ich jest?',
      nudge: `${isSorted(numbers) ? 'Liczby stoją już rosnąco.' : 'Ustaw liczby rosnąco.'} ${WHICH}`,
    };
  },

  check: ({ numbers }, answer) => {
    const value = rationalIn(answer);
    const [first = ZERO, second = first] = leftOver(numbers);
    return value?.mul(TWO).equals(first.add(second)) ?? false;
  },

  make: (pick, difficulty) => {
    if (difficulty === 1)
      return { numbers: makeTelling(pick, pick.oneOf([4, 5, 7]), 1, 20), unit: undefined, of: 'liczb' };
    const of = pick.oneOf(['ocen', 'liczb', 'temperatur']);
    const count = difficulty === 2 ? pick.oneOf([5, 6]) : pick.oneOf([7, 8]);
    if (of === 'ocen') return { numbers: makeTelling(pick, count + 1, 1, 6), unit: undefined, of };
    if (of === 'liczb') return { numbers: makeTelling(pick, count, 5, 40), unit: undefined, of };
    return { numbers: makeTelling(pick, count, difficulty === 2 ? 1 : -9, 9), unit: 'celsius', of };
  },

  mistakes: [
    {
      id: 'not-sorted',
      leadsTo: ({ numbers }) => [exact(meanOf(middleOf(numbers)))],
      says: 'To środek rzędu w takiej kolejności, w jakiej liczby stoją w zadaniu. Najpierw ustaw je od najmniejszej do największej.',
    },
    {
      id: 'mean',
      leadsTo: ({ numbers }) => [exact(meanOf(numbers))],
      says: 'To średnia arytmetyczna. Mediana jest czymś innym: to wartość środkowa uporządkowanych danych.',
    },
    {
      id: 'left-of-two-middles',
      leadsTo: ({ numbers }) => [exact(middleOf(sortedOf(numbers))[0] ?? ZERO)],
      says: 'Liczba danych jest parzysta, więc w środku stoją dwie. Co trzeba z nimi zrobić?',
    },
    {
      id: 'right-of-two-middles',
      leadsTo: ({ numbers }) => [exact(middleOf(sortedOf(numbers)).at(-1) ?? ZERO)],
      says: 'Po lewej stronie tej liczby stoi więcej danych niż po prawej. W środku są dwie liczby: uwzględnij obie.',
    },
    {
      id: 'repeated-once',
      leadsTo: ({ numbers }) => [
        exact(medianOf(numbers.filter((one, index) => numbers.findIndex((other) => other.equals(one)) === index))),
      ],
      says: 'Powtarzająca się liczba została wpisana tylko raz. Każda dana liczy się tyle razy, ile występuje.',
    },
  ],
};
