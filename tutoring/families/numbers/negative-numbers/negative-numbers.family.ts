import { approximationOf } from '#tutoring/mathematics/exact.ts';
import { calculated, whole } from '#tutoring/families/calculated.rules.ts';
import type { Family, FamilySolution } from '#tutoring/families/family.types.ts';
import { counted } from '#tutoring/families/polish-count.ts';
import { readNegative } from './negative-numbers.templates.ts';
import type { Moment, NegativeGiven } from './negative-numbers.types.ts';

const DEGREES = ['stopień', 'stopnie', 'stopni'] as const;

const celsius = (number: number): string => `$${number}\\ ^\\circ\\text{C}$`;

/** „Do południa wzrosła” */
const UNTIL: Readonly<Partial<Record<Moment, string>>> = {
  rano: 'Do rana',
  'w południe': 'Do południa',
  'po południu': 'Do popołudnia',
  wieczorem: 'Do wieczora',
  'w nocy': 'W nocy',
};

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const tellChange = ({ from, to, moments }: NegativeGiven): string => {
  const change = to > from ? 'wzrosła' : 'spadła';
  return moments === undefined
    ? `Temperatura ${change} z ${celsius(from)} do ${celsius(to)}. O ile stopni ${change}?`
    : `${capitalised(moments[0])} było ${celsius(from)}, a ${moments[1]} ${celsius(to)}. O ile stopni ${change} temperatura?`;
};

const tellAfter = ({ from, to, moments }: NegativeGiven): string => {
  const change = `${to > 0 ? 'wzrosła' : 'spadła'} o ${celsius(Math.abs(to))}`;
  const until = moments && UNTIL[moments[1]];
  return moments === undefined || until === undefined
    ? `Termometr wskazywał ${celsius(from)}. Potem temperatura ${change}. Jaka jest teraz temperatura?`
    : `${capitalised(moments[0])} temperatura wynosiła ${celsius(from)}. ${until} ${change}. Jaka była temperatura ${moments[1]}?`;
};

const bracketed = (number: number): string => (number < 0 ? `(${number})` : String(number));

const resultOf = ({ asks, from, to }: NegativeGiven): number => (asks === 'after' ? from + to : Math.abs(to - from));

const sentenceOf = (given: NegativeGiven): string | undefined => {
  const result = resultOf(given);
  switch (given.asks) {
    case 'change':
      return `Temperatura ${given.to > given.from ? 'wzrosła' : 'spadła'} o ${counted(result, DEGREES)}.`;
    case 'after':
      return `Temperatura ${given.moments === undefined ? 'wynosi teraz' : `${given.moments[1]} wynosiła`} ${String(result).replace('-', '−')} °C.`;
    case 'distance':
      return undefined;
  }
};

const stepOf = (given: NegativeGiven): FamilySolution['steps'] => {
  const { asks, from, to } = given;
  const result = String(resultOf(given));
  if (asks === 'after')
    return [
      {
        operation: to > 0 ? 'add' : 'subtract',
        what: to > 0 ? 'Do temperatury dodajemy to, o ile wzrosła' : 'Od temperatury odejmujemy to, o ile spadła',
        todo: to > 0 ? 'dodaj zmianę do początkowej temperatury' : 'odejmij zmianę od początkowej temperatury',
        why: to > 0 ? 'Na termometrze idziemy w górę.' : 'Na termometrze idziemy w dół.',
        ...calculated([`${from} ${to > 0 ? '+' : '-'} ${Math.abs(to)}`, result]),
      },
    ];
  const [greater, smaller] = [Math.max(from, to), Math.min(from, to)];
  return [
    {
      operation: 'subtract',
      what: 'Od większej liczby odejmujemy mniejszą',
      todo: 'odejmij od większej liczby mniejszą, ujemną weź w nawias',
      why: 'Różnica mówi, jak daleko od siebie leżą te liczby na osi.',
      ...calculated(
        smaller < 0
          ? [`${greater} - ${bracketed(smaller)}`, `${greater} + ${-smaller}`, result]
          : [`${greater} - ${smaller}`, result],
      ),
    },
  ];
};

export const negativeNumbersFamily: Family<NegativeGiven> = {
  id: 'negative-numbers',
  title: 'Liczby ujemne: temperatura i oś liczbowa',
  grades: [5, 6],
  read: readNegative,

  tell: (given) => {
    switch (given.asks) {
      case 'change':
        return tellChange(given);
      case 'after':
        return tellAfter(given);
      case 'distance':
        return `Jaka jest odległość na osi liczbowej między liczbami $${given.from}$ i $${given.to}$?`;
    }
  },

  solve: (given) => {
    const sentence = sentenceOf(given);
    const result = resultOf(given);
    return {
      steps: stepOf(given),
      answer: { kind: 'number', value: whole(result) },
      sentence,
      proof:
        given.asks === 'after'
          ? `Wracamy: $${result} ${given.to > 0 ? '-' : '+'} ${Math.abs(given.to)} = ${given.from}$, czyli temperatura z początku.`
          : `Od mniejszej liczby idziemy w górę: $${Math.min(given.from, given.to)} + ${result} = ${Math.max(given.from, given.to)}$.`,
      notice:
        given.asks === 'after'
          ? 'Czy temperatura rośnie, czy spada? W którą stronę idziesz po termometrze?'
          : 'Zaznacz obie liczby na osi. Czy leżą po tej samej stronie zera, czy po różnych?',
      nudge:
        given.asks === 'after'
          ? 'Gdy temperatura rośnie, dodajemy; gdy spada, odejmujemy. Idź po osi krok po kroku, zaczynając od temperatury początkowej.'
          : 'Od większej liczby odejmij mniejszą. Odejmowanie liczby ujemnej to dodawanie liczby przeciwnej.',
      setup:
        given.asks === 'after'
          ? 'Stań na osi na początkowej temperaturze i zrób tyle kroków, o ile się zmieniła.'
          : given.from * given.to < 0
            ? 'Policz na osi kroki od jednej liczby do zera i od zera do drugiej.'
            : 'Policz na osi kroki od mniejszej liczby do większej.',
    };
  },

  check: ({ asks, from, to }, answer) => {
    if (answer.kind !== 'number') return false;
    const said = approximationOf(answer.value);
    const target = asks === 'after' ? said : Math.max(from, to);
    let place = asks === 'after' ? from : Math.min(from, to);
    let walked = 0;
    while (place !== target && walked < 1000) {
      place += Math.sign(target - place);
      walked += 1;
    }
    return asks === 'after' ? walked === Math.abs(to) && Math.sign(said - from) === Math.sign(to) : walked === said;
  },

  make: (pick, difficulty) => {
    const most = 4 + 4 * difficulty;
    const low = -pick.int(1, most);
    const moments = pick.oneOf<readonly [Moment, Moment]>([
      ['w nocy', 'w dzień'],
      ['w nocy', 'w południe'],
      ['rano', 'w południe'],
      ['rano', 'wieczorem'],
    ]);
    switch (pick.oneOf(['change', 'after', 'distance'])) {
      case 'change':
        return { asks: 'change', from: low, to: difficulty === 3 ? low + pick.int(2, 20) : pick.int(1, most), moments };
      case 'after':
        return {
          asks: 'after',
          from: low,
          to: difficulty === 1 ? pick.int(2, 12) : pick.oneOf([1, -1]) * pick.int(2, most),
          moments,
        };
      case 'distance':
        return { asks: 'distance', from: low, to: difficulty === 3 ? low - pick.int(1, 9) : pick.int(1, most) };
    }
  },

  mistakes: [
    {
      id: 'minus-overlooked',
      leadsTo: ({ asks, from, to }) =>
        asks === 'after' ? [whole(Math.abs(from) + to)] : [whole(Math.abs(Math.abs(from) - Math.abs(to)))],
      says: 'Zginął minus: liczby ujemne leżą po drugiej stronie zera.',
    },
    {
      id: 'added-below-zero',
      leadsTo: ({ asks, from, to }) => (asks === 'after' ? [whole(-(Math.abs(from) + Math.abs(to)))] : undefined),
      says: 'Liczby zostały dodane, a minus dopisany z przodu. Sprawdź na osi, w którą stronę idziesz.',
    },
    {
      id: 'wrong-direction',
      leadsTo: ({ asks, from, to }) => (asks === 'after' ? [whole(from - to)] : undefined),
      says: 'To ruch w przeciwną stronę. Gdy temperatura rośnie, idziemy w górę, gdy spada – w dół.',
    },
    {
      id: 'negative-rise',
      leadsTo: ({ asks, from, to }) => (asks === 'change' && to > from ? [whole(from - to)] : undefined),
      says: 'Pytanie brzmi „o ile wzrosła”. Idziemy po osi w górę, więc odpowiedź jest liczbą dodatnią.',
    },
    {
      id: 'negative-fall',
      leadsTo: ({ asks, from, to }) => (asks === 'change' && to < from ? [whole(to - from)] : undefined),
      says: 'Pytanie brzmi „o ile spadła”. O ruchu w dół mówi już słowo „spadła”, więc odpowiedź jest liczbą dodatnią.',
    },
    {
      id: 'negative-distance',
      leadsTo: ({ asks, from, to }) => (asks === 'distance' ? [whole(-Math.abs(to - from))] : undefined),
      says: 'Odległość nie może być ujemna: mówi, ile kroków dzieli na osi obie liczby.',
    },
  ],

  figure: (given) => {
    const ends = [given.from, given.asks === 'after' ? resultOf(given) : given.to, 0];
    const [least, most] = [Math.min(...ends) - 1, Math.max(...ends) + 1];
    if (most - least > 40) return undefined;
    const points = given.asks === 'after' ? [{ at: given.from }] : [{ at: given.from }, { at: given.to }];
    return { kind: 'number-line', from: least, to: most, step: most - least > 20 ? 5 : 1, points };
  },
};
