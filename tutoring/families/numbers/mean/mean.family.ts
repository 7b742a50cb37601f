import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { isTerminating, rational, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import type { Family } from '#tutoring/families/family.types.ts';
import { readMean } from './mean.templates.ts';
import type { MeanGiven } from './mean.types.ts';

const sumOf = (numbers: readonly Rational[]): Rational => numbers.reduce((sum, number) => sum.add(number), ZERO);

const resultOf = ({ numbers, mean }: MeanGiven): Rational =>
  mean === undefined
    ? sumOf(numbers).div(rational(numbers.length))
    : mean.mul(rational(numbers.length + 1)).sub(sumOf(numbers));

const listed = (numbers: readonly Rational[]): string =>
  numbers.map((number) => `$${latexOfRational(number)}$`).join('; ');

const COUNTS = ['', '', 'dwóch', 'trzech', 'czterech', 'pięciu', 'sześciu', 'siedmiu'];

export const meanFamily: Family<MeanGiven> = {
  id: 'mean',
  title: 'Średnia arytmetyczna',
  grades: [5, 7],
  read: readMean,
  tell: ({ numbers, mean, letter }) =>
    mean !== undefined && letter !== undefined
      ? `Średnia arytmetyczna liczb: ${listed(numbers)}; $${letter}$ jest równa $${latexOfRational(mean)}$. Oblicz $${letter}$.`
      : mean === undefined
        ? `Oblicz średnią arytmetyczną liczb: ${listed(numbers)}.`
        : `Średnia ${COUNTS[numbers.length + 1] ?? ''} liczb to $${latexOfRational(mean)}$. Znane są: ${listed(numbers)}. Jaka jest brakująca liczba?`,

  solve: (given) => {
    const { numbers, mean } = given;
    const [sum, result] = [sumOf(numbers), resultOf(given)];
    const unit = { unit: given.unit };
    const all = numbers.map(plain).join(' + ');
    const style = isTerminating(result) ? 'decimal' : 'mixed';
    if (mean === undefined)
      return {
        steps: [
          {
            operation: 'add',
            what: 'Dodajemy wszystkie liczby',
            todo: 'dodaj wszystkie liczby',
            why: 'Suma mówi, ile jest razem do rozdzielenia po równo.',
            ...calculated([all, plain(sum)], unit),
          },
          {
            operation: 'divide',
            what: 'Dzielimy sumę przez to, ile jest liczb',
            todo: 'podziel sumę przez to, ile jest liczb',
            why: 'Średnia to tyle, ile miałby każdy, gdyby podzielić po równo.',
            ...calculated([`${plain(sum)} : ${numbers.length}`, plain(result)], { ...unit, style }),
          },
        ],
        answer: { kind: 'number', value: exact(result), style, ...unit },
        proof: `Gdyby każda z liczb była równa średniej, suma byłaby ta sama: $${numbers.length} \\cdot ${latexOfRational(result, style)} = ${latexOfRational(sum)}$.`,
        notice: 'Ile jest liczb i ile wynosi ich suma? Pomyśl o średniej jak o podziale po równo.',
        nudge: 'Dodaj wszystkie liczby, a potem podziel sumę przez to, ile ich jest.',
      };
    const total = mean.mul(rational(numbers.length + 1));
    if (result.s < 0n) throw new BeyondReach('operation');
    return {
      steps: [
        {
          operation: 'multiply',
          what: 'Obliczamy sumę wszystkich liczb: średnia razy ich liczba',
          todo: 'pomnóż średnią przez to, ile jest wszystkich liczb',
          why: 'Średnia to suma podzielona przez liczbę składników, więc sumę odzyskamy mnożeniem.',
          ...calculated([`${plain(mean)} * ${numbers.length + 1}`, plain(total)]),
        },
        {
          operation: 'subtract',
          what: 'Od sumy odejmujemy znane liczby',
          todo: 'odejmij od sumy wszystkie znane liczby',
          why: 'To, co zostaje, jest brakującą liczbą.',
          ...calculated([`${plain(total)} - ${numbers.map(plain).join(' - ')}`, plain(result)]),
        },
      ],
      answer: {
        kind: 'number',
        value: exact(result),
        style,
        symbol: given.letter,
      },
      proof: `Liczymy średnią z tą liczbą: $(${[...numbers, result].map((number) => latexOfRational(number)).join(' + ')}) : ${numbers.length + 1} = ${latexOfRational(mean)}$.`,
      notice: 'Znasz średnią i to, ile jest liczb. Co można z tego obliczyć od razu?',
      nudge: 'Suma wszystkich liczb to średnia razy ich liczba. Odejmij od niej liczby znane.',
    };
  },

  check: ({ numbers, mean }, answer) => {
    const value = rationalIn(answer);
    if (value === undefined) return false;
    if (mean === undefined) return sumOf(numbers.map((number) => number.sub(value))).equals(ZERO);
    return sumOf([...numbers, value].map((number) => number.sub(mean))).equals(ZERO);
  },

  make: (pick, difficulty) => {
    const count = difficulty + 2;
    const most = 8 * difficulty;
    const numbers = Array.from({ length: count - 1 }, () => pick.int(2, most));
    const sum = numbers.reduce((total, number) => total + number, 0);
    const last = count * Math.ceil(sum / count + 1) - sum;
    if (difficulty === 3 && pick.int(0, 1) === 1)
      return {
        numbers: numbers.map((number) => rational(number)),
        mean: rational((sum + last) / count),
        unit: undefined,
        ...(pick.int(0, 1) === 1 ? { letter: 'x' } : {}),
      };
    return { numbers: [...numbers, last].map((number) => rational(number)), mean: undefined, unit: undefined };
  },

  mistakes: [
    {
      id: 'not-divided',
      leadsTo: ({ numbers, mean }) => (mean === undefined ? [exact(sumOf(numbers))] : undefined),
      says: 'To dopiero suma. Średnia jest wtedy, gdy sumę podzielimy przez to, ile jest liczb.',
    },
    {
      id: 'divided-by-two',
      leadsTo: ({ numbers, mean }) => (mean === undefined ? [exact(sumOf(numbers).div(rational(2)))] : undefined),
      says: 'Suma została podzielona na pół, a dzielimy ją przez to, ile jest liczb. Policz je jeszcze raz.',
    },
    {
      id: 'count-off-by-one',
      leadsTo: ({ numbers, mean }) =>
        mean === undefined && numbers.length > 2
          ? [exact(sumOf(numbers).div(rational(numbers.length - 1)))]
          : undefined,
      says: 'Suma została podzielona przez złą liczbę. Policz, ile jest wszystkich składników.',
    },
    {
      id: 'middle-of-extremes',
      leadsTo: ({ numbers, mean }) => {
        const sorted = numbers.toSorted((one, other) => one.compare(other));
        const [least = ZERO, most = ZERO] = [sorted[0], sorted.at(-1)];
        return mean === undefined ? [exact(least.add(most).div(rational(2)))] : undefined;
      },
      says: 'To środek między najmniejszą i największą liczbą. W średniej liczą się wszystkie liczby.',
    },
    {
      id: 'mean-repeated',
      leadsTo: ({ mean }) => (mean === undefined ? undefined : [exact(mean)]),
      says: 'To sama średnia. Brakująca liczba musi wyrównać sumę: oblicz najpierw, ile wynosi suma wszystkich.',
    },
    {
      id: 'difference-from-sum',
      leadsTo: ({ numbers, mean }) => (mean === undefined ? undefined : [exact(sumOf(numbers).sub(mean).abs())]),
      says: 'Średnia została odjęta od sumy. Najpierw pomnóż średnią przez to, ile jest wszystkich liczb.',
    },
  ],
};
