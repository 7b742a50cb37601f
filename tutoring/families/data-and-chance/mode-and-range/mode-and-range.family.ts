import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import type { Family, FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { counted } from '#tutoring/families/polish-count.ts';
import { exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { isNegative, rational, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { unitOf } from '#tutoring/reading/units.ts';
import { listTemplates, readNumbers } from '../median/median.templates.ts';
import { meanOf } from '../weighted-mean-deviation/spread.solver.ts';
import { endsOf, differentOnes, modeOf, sorted, timesIn } from './mode-and-range.rules.ts';
import type { ModeOrRange } from './mode-and-range.types.ts';
import { makeModeOrRange } from './mode-and-range.maker.ts';

const MODE = listTemplates('(dominanta|dominante|dominanty|moda|mode|mody|wartosc modalna|najczestsza wartosc)');
const RANGE = listTemplates('(rozstep|rozstepu)');

const read = (message: string): ModeOrRange | undefined => {
  const ofMode = readNumbers(message, MODE);
  if (ofMode !== undefined) return modeOf(ofMode.numbers) === undefined ? undefined : { ...ofMode, asks: 'mode' };
  const ofRange = readNumbers(message, RANGE);
  return ofRange && { ...ofRange, asks: 'range' };
};

const shown = (number: Rational, unit: string | undefined): string =>
  latexOfRational(number) + (unit === undefined ? '' : unitOf(unit).latex);

const rangeOf = (numbers: readonly Rational[]): Rational => {
  const [least, greatest] = endsOf(numbers);
  return greatest.sub(least);
};

const sought = ({ numbers, asks }: ModeOrRange): Rational => {
  const value = asks === 'mode' ? modeOf(numbers) : rangeOf(numbers);
  if (value === undefined) throw new RangeError('no single mode');
  return value;
};

const times = (count: number): string => counted(count, ['raz', 'razy', 'razy']);

const stepsOfMode = (given: ModeOrRange): readonly FamilyStep[] => {
  const { numbers, unit } = given;
  const different = differentOnes(numbers);
  return [
    {
      operation: 'count',
      what: `Liczymy, ile razy występuje każda liczba: ${different.map((one) => `$${latexOfRational(one)}$ – ${times(timesIn(numbers, one))}`).join(', ')}`,
      todo: 'policz, ile razy występuje każda z liczb',
      why: 'Dominanta to wartość, która występuje najczęściej.',
      shown: sorted(numbers)
        .map((one) => latexOfRational(one))
        .join(';\\ '),
      claims: [{ sides: sorted(numbers).map(plain), relation: '≤' }],
    },
    {
      operation: 'choose',
      what: 'Wybieramy liczbę, która występuje najczęściej',
      todo: 'wskaż liczbę, która występuje najwięcej razy',
      why: '',
      shown: shown(sought(given), unit),
      claims: [],
    },
  ];
};

const stepsOfRange = ({ numbers, unit }: ModeOrRange): readonly FamilyStep[] => {
  const [least, greatest] = endsOf(numbers);
  return [
    {
      operation: 'find',
      what: 'Znajdujemy liczbę najmniejszą i największą',
      todo: 'znajdź najmniejszą i największą z liczb',
      why: 'Rozstęp mówi, jak daleko od siebie leżą skrajne wartości.',
      shown: `${latexOfRational(least)};\\ ${latexOfRational(greatest)}`,
      claims: [{ sides: [plain(least), plain(greatest)], relation: '≤' }],
    },
    {
      operation: 'subtract',
      what: 'Od największej odejmujemy najmniejszą',
      todo: 'odejmij najmniejszą liczbę od największej',
      why: '',
      ...calculated([`${plain(greatest)} - ${plain(least)}`, plain(greatest.sub(least))], { unit }),
    },
  ];
};

/** „3 występuje 2 razy”, without the spaces. */
const saidInWords = (given: ModeOrRange): readonly [string, ...string[]] => {
  const value = sought(given);
  const often = `${times(timesIn(given.numbers, value)).replace(' ', '')}`;
  const [number = '', comma = ''] = [plain(value), latexOfRational(value).replace('{,}', ',')];
  return [`${comma}występuje${often}`, `${number}występuje${often}`, `${comma}występujenajczęściej`];
};

const solve = (given: ModeOrRange): FamilySolution => {
  const { numbers, unit, asks } = given;
  const value = sought(given);
  const answer = { kind: 'number', value: exact(value), unit } as const;
  if (asks === 'mode')
    return {
      steps: stepsOfMode(given),
      answer: { ...answer, filledIn: saidInWords(given) },
      proof: `Liczba $${latexOfRational(value)}$ występuje ${times(timesIn(numbers, value))}, a każda inna rzadziej.`,
      notice: 'Dominanta (moda) to wartość, która powtarza się najczęściej. Które liczby się powtarzają?',
      nudge: 'Policz, ile razy występuje każda liczba. Odpowiedzią jest sama liczba, a nie to, ile razy występuje.',
    };
  const [least, greatest] = endsOf(numbers);
  return {
    steps: stepsOfRange(given),
    answer,
    proof: `Cofamy się: do najmniejszej liczby dodajemy rozstęp: $${calculated([`${plain(least)} + ${plain(value)}`, plain(greatest)]).shown}$. Wychodzi największa.`,
    notice: 'Rozstęp mówi, jak bardzo rozrzucone są dane. Które dwie liczby o nim decydują?',
    nudge: 'Znajdź liczbę największą i najmniejszą, a potem oblicz ich różnicę.',
  };
};

const inList = (value: Rational | undefined): readonly Exact[] | undefined => value && [exact(value)];

const sumOfEnds = ({ numbers }: ModeOrRange): Rational => endsOf(numbers).reduce((sum, one) => sum.add(one));

const ofMode = (given: ModeOrRange, value: () => Rational | undefined): readonly Exact[] | undefined =>
  given.asks === 'mode' ? inList(value()) : undefined;
const ofRange = (given: ModeOrRange, value: () => Rational | undefined): readonly Exact[] | undefined =>
  given.asks === 'range' ? inList(value()) : undefined;

export const modeAndRangeFamily: Family<ModeOrRange> = {
  id: 'mode-and-range',
  title: 'Dominanta i rozstęp',
  grades: [7, 12],
  read,
  tell: ({ numbers, unit, of, asks }) =>
    `${asks === 'mode' ? 'Wyznacz dominantę' : 'Oblicz rozstęp'} ${of}: ${numbers.map((number) => `$${shown(number, unit)}$`).join('; ')}.`,
  solve,
  check: ({ numbers, asks }, answer) => {
    const value = rationalIn(answer);
    if (value === undefined) return false;
    if (asks === 'mode')
      return numbers.every((one) => one.equals(value) || timesIn(numbers, one) < timesIn(numbers, value));
    const differences = numbers.flatMap((one) => numbers.map((other) => one.sub(other)));
    return differences.every((one) => one.lte(value)) && differences.some((one) => one.equals(value));
  },
  make: makeModeOrRange,
  mistakes: [
    {
      id: 'times-for-value',
      leadsTo: (given) => ofMode(given, () => rational(timesIn(given.numbers, sought(given)))),
      says: 'To liczba powtórzeń. Dominanta to sama wartość, która powtarza się najczęściej.',
    },
    {
      id: 'greatest-for-mode',
      leadsTo: (given) => ofMode(given, () => endsOf(given.numbers)[1]),
      says: 'To największa z liczb. Dominanta to ta, która występuje najczęściej.',
    },
    {
      id: 'mean-for-mode',
      leadsTo: (given) => ofMode(given, () => meanOf(given.numbers)),
      says: 'To średnia arytmetyczna. Dominanta to wartość, która występuje najczęściej.',
    },
    {
      id: 'last-minus-first',
      leadsTo: (given) =>
        ofRange(given, () =>
          given.numbers
            .at(-1)
            ?.sub(given.numbers[0] ?? ZERO)
            .abs(),
        ),
      says: 'To różnica ostatniej i pierwszej liczby w takiej kolejności, w jakiej je podano. Które są skrajne co do wielkości?',
    },
    {
      id: 'how-many-for-range',
      leadsTo: (given) => ofRange(given, () => rational(given.numbers.length)),
      says: 'To, ile jest liczb. Rozstęp to różnica między największą a najmniejszą z nich.',
    },
    {
      id: 'ends-added',
      leadsTo: (given) => ofRange(given, () => (isNegative(endsOf(given.numbers)[0]) ? undefined : sumOfEnds(given))),
      says: 'Skrajne liczby zostały dodane. Rozstęp mówi, jak daleko leżą od siebie.',
    },
    {
      id: 'minus-lost',
      leadsTo: (given) => ofRange(given, () => (isNegative(endsOf(given.numbers)[0]) ? sumOfEnds(given) : undefined)),
      says: 'Najmniejsza liczba jest ujemna. Odejmij ją razem z jej znakiem: zapisz ją w nawiasie.',
    },
  ],
};
