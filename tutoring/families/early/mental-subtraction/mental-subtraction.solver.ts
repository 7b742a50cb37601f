import { calculated, whole } from '#tutoring/families/calculated.rules.ts';
import type { FamilySolution } from '#tutoring/families/family.types.ts';
import type { SubtractionGiven, Way } from './mental-subtraction.types.ts';

export const wayOf = (a: number, b: number): Way => {
  const [ones, tens] = [b % 10, b - (b % 10)];
  if (tens === 0) return a % 10 < ones && a % 10 > 0 ? 'ones-across-ten' : 'ones';
  if (ones === 0) return a % 100 < tens % 100 && a % 100 >= 10 ? 'tens-across-hundred' : 'tens';
  if (a % 100 === 0) return 'full-hundred';
  if (a % 10 === 0) return 'full-ten';
  return a % 10 < ones ? 'places-across-ten' : 'places';
};

/** Parts of what is taken away, so that each of them stops at a full ten or hundred at most. */
const partsOf = (a: number, b: number): readonly number[] => {
  const [hundreds, tens, ones] = [b - (b % 100), (b % 100) - (b % 10), b % 10];
  const afterHundreds = a - hundreds;
  const tensToFull = (afterHundreds % 100) - (afterHundreds % 10);
  return [
    ...[hundreds].filter((part) => part > 0),
    ...split(tens, tensToFull),
    ...split(ones, (afterHundreds - tens) % 10),
  ];
};

const split = (part: number, toFull: number): readonly number[] =>
  toFull > 0 && toFull < part ? [toFull, part - toFull] : part > 0 ? [part] : [];

/** „63 - 28 = 63 - 20 - 3 - 5 = 43 - 3 - 5 = 40 - 5 = 35”. */
const sidesOf = (a: number, b: number): readonly [string, ...string[]] => {
  const parts = partsOf(a, b);
  const sides = parts.map((_part, index) => {
    const here = parts.slice(0, index).reduce((left, part) => left - part, a);
    return [here, ...parts.slice(index)].join(' - ');
  });
  return [`${a} - ${b}`, ...(parts.length > 1 ? sides : []), String(a - b)];
};

interface Hints {
  readonly notice: string;
  readonly nudge: string;
}

const HINTS: Readonly<Record<Way, Hints>> = {
  ones: {
    notice: 'Od której liczby zaczynasz? W którą stronę pójdziesz na osi liczbowej, gdy odejmujesz?',
    nudge: 'Cofaj się na osi liczbowej od pierwszej liczby: zrób tyle kroków, ile mówi druga.',
  },
  'ones-across-ten': {
    notice: 'Ile trzeba odjąć od pierwszej liczby, żeby dojść do pełnej dziesiątki?',
    nudge: 'Odejmij na raty: najpierw tyle, żeby dojść do pełnej dziesiątki, a potem resztę.',
  },
  tens: {
    notice: 'Druga liczba to pełne dziesiątki. Ile ich jest?',
    nudge: 'Odejmij same dziesiątki. Jedności się nie zmienią.',
  },
  'tens-across-hundred': {
    notice: 'Druga liczba to pełne dziesiątki. Ile trzeba odjąć od pierwszej, żeby dojść do pełnej setki?',
    nudge: 'Odejmij na raty: najpierw tyle dziesiątek, żeby dojść do pełnej setki, a potem pozostałe.',
  },
  'full-ten': {
    notice: 'Pierwsza liczba to pełne dziesiątki. Ile dziesiątek i ile jedności ma druga?',
    nudge: 'Odejmij najpierw dziesiątki drugiej liczby, a potem jej jedności.',
  },
  'full-hundred': {
    notice: 'Pierwsza liczba to pełne setki. Ile dziesiątek i ile jedności ma druga?',
    nudge: 'Odejmij najpierw dziesiątki drugiej liczby, a potem jej jedności.',
  },
  places: {
    notice: 'Ile dziesiątek i ile jedności ma druga liczba?',
    nudge: 'Rozłóż drugą liczbę na dziesiątki i jedności i odejmuj je po kolei.',
  },
  'places-across-ten': {
    notice: 'Jak wygodnie rozłożyć drugą liczbę? Czy po drodze przejdziesz przez pełną dziesiątkę?',
    nudge:
      'Odejmij najpierw dziesiątki, a potem jedności. Jedności odejmij na raty: najpierw tyle, żeby dojść do pełnej dziesiątki.',
  },
};

export const solveSubtraction = ({ a, b, way }: SubtractionGiven): FamilySolution => {
  const sides = sidesOf(a, b);
  const [, inParts = ''] = sides;
  const isInParts = sides.length > 2;
  return {
    steps: [
      {
        operation: 'subtract',
        what: isInParts ? 'Odejmujemy wygodnymi częściami' : 'Odejmujemy',
        todo: isInParts ? 'odejmij drugą liczbę po kawałku' : 'odejmij drugą liczbę od pierwszej',
        why: way.endsWith('hundred')
          ? 'Najłatwiej liczyć przez pełne setki i dziesiątki.'
          : way === 'ones'
            ? ''
            : 'Najłatwiej liczyć przez pełne dziesiątki.',
        ...calculated(sides),
      },
    ],
    answer: { kind: 'number', value: whole(a - b) },
    proof: `Działanie odwrotne: $${a - b} + ${b} = ${a}$. Zgadza się.`,
    ...HINTS[way],
    setup: isInParts ? `Licz po kawałku: $${inParts}$.` : `Stań na osi liczbowej przy $${a}$ i cofnij się o $${b}$.`,
  };
};
