import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { greatestCommonDivisor, rational } from '#tutoring/mathematics/rational.ts';
import { whole } from '#tutoring/families/calculated.rules.ts';
import type { Answer, Family, FamilySolution } from '#tutoring/families/family.types.ts';
import { readReduction } from './fraction-reduction.templates.ts';
import type { ReductionGiven } from './fraction-reduction.types.ts';

const frac = (top: number, bottom: number): string => `\\frac{${top}}{${bottom}}`;

const mixed = (wholes: number, top: number, bottom: number): string => `${wholes}${frac(top, bottom)}`;

const commonOf = (top: number, bottom: number): number => Number(greatestCommonDivisor(BigInt(top), BigInt(bottom)));

/** 8/20 is not 2/5 where a fraction is to be extended. */
const written = (top: number, bottom: number, writtenAs: string): Answer => ({
  kind: 'number',
  value: exact(rational(top, bottom)),
  style: writtenAs.includes(' ') ? 'mixed' : 'fraction',
  writtenAs: [writtenAs],
});

const solve = (given: ReductionGiven): FamilySolution => {
  const { top, bottom } = given;
  switch (given.asks) {
    case 'reduce': {
      const common = commonOf(top, bottom);
      const [less, lesser] = [top / common, bottom / common];
      return {
        steps: [
          {
            operation: 'divide',
            what: `Dzielimy licznik i mianownik przez $${common}$, największą liczbę, przez którą dzielą się oba`,
            todo: 'podziel licznik i mianownik przez tę samą liczbę',
            why: 'Po podzieleniu licznika i mianownika przez tę samą liczbę wartość ułamka się nie zmienia.',
            shown: `${frac(top, bottom)} = \\frac{${top} : ${common}}{${bottom} : ${common}} = ${lesser === 1 ? less : frac(less, lesser)}`,
            claims: [
              { sides: [`${top} / ${bottom}`, `${less} / ${lesser}`] },
              { sides: [`${top} / ${common}`, String(less)] },
              { sides: [`${bottom} / ${common}`, String(lesser)] },
            ],
          },
        ],
        answer: { kind: 'number', value: exact(rational(top, bottom)), style: 'fraction' },
        proof:
          lesser === 1
            ? `W drugą stronę: $${less} \\cdot ${bottom} = ${top}$, czyli w liczniku jest ${less} razy tyle co w mianowniku.`
            : `Rozszerzamy z powrotem: $\\frac{${less} \\cdot ${common}}{${lesser} \\cdot ${common}} = ${frac(top, bottom)}$. Zgadza się.`,
        notice: 'Przez jaką liczbę większą od 1 dzielą się i licznik, i mianownik?',
        nudge:
          'Poszukaj największej liczby, przez którą dzielą się i licznik, i mianownik. Możesz też skracać po trochu.',
        setup: 'Podziel licznik i mianownik przez ten sam dzielnik i sprawdź, czy da się jeszcze dalej.',
      };
    }
    case 'extend': {
      const by = given.to / bottom;
      const more = top * by;
      return {
        steps: [
          {
            operation: 'divide',
            what: 'Sprawdzamy, ile razy nowy mianownik jest większy od starego',
            todo: 'podziel nowy mianownik przez stary',
            why: 'Przez tę samą liczbę trzeba pomnożyć licznik.',
            shown: `${given.to} : ${bottom} = ${by}`,
            prepared: `${given.to} : ${bottom}`,
            claims: [{ sides: [`${given.to} / ${bottom}`, String(by)] }],
          },
          {
            operation: 'multiply',
            what: `Mnożymy licznik i mianownik przez $${by}$`,
            todo: 'pomnóż licznik i mianownik przez tę samą liczbę',
            why: 'Wartość ułamka się wtedy nie zmienia.',
            shown: `${frac(top, bottom)} = \\frac{${top} \\cdot ${by}}{${bottom} \\cdot ${by}} = ${frac(more, given.to)}`,
            claims: [
              { sides: [`${top} / ${bottom}`, `${more} / ${given.to}`] },
              { sides: [`${top} * ${by}`, String(more)] },
            ],
          },
        ],
        answer: written(top, bottom, `${more}/${given.to}`),
        proof: `Po skróceniu $${frac(more, given.to)}$ przez $${by}$ wraca $${frac(top, bottom)}$.`,
        notice: 'Jaki ma być nowy mianownik? Przez co trzeba pomnożyć stary, żeby go otrzymać?',
        nudge: 'Licznik i mianownik mnożymy przez tę samą liczbę.',
      };
    }
    case 'toMixed': {
      const wholes = Math.floor(top / bottom);
      const rest = top % bottom;
      return {
        steps: [
          {
            operation: 'divide',
            what: 'Dzielimy licznik przez mianownik z resztą',
            todo: 'podziel licznik przez mianownik z resztą',
            why: 'Iloraz mówi, ile jest całości, a reszta – ile części zostaje.',
            shown: `${top} = ${wholes} \\cdot ${bottom} + ${rest}`,
            claims: [{ sides: [String(top), `${wholes} * ${bottom} + ${rest}`] }],
          },
          {
            operation: 'write',
            what: 'Iloraz piszemy jako całości, resztę w liczniku, mianownik zostaje',
            todo: 'zapisz całości i resztę w liczniku nad tym samym mianownikiem',
            why: '',
            shown: `${frac(top, bottom)} = ${mixed(wholes, rest, bottom)}`,
            claims: [{ sides: [`${top} / ${bottom}`, `${wholes} + ${rest}/${bottom}`] }],
          },
        ],
        answer: written(top, bottom, `${wholes} ${rest}/${bottom}`),
        proof: `W drugą stronę: $${wholes} \\cdot ${bottom} + ${rest} = ${top}$, czyli znowu $${frac(top, bottom)}$.`,
        notice: 'Ile razy mianownik mieści się w liczniku?',
        nudge: 'Podziel licznik przez mianownik: iloraz to całości, reszta to nowy licznik.',
      };
    }
    case 'toImproper': {
      const wholes = Math.floor(top / bottom);
      const rest = top % bottom;
      return {
        steps: [
          {
            operation: 'multiply',
            what: 'Zamieniamy całości na części i dodajemy licznik',
            todo: 'pomnóż całości przez mianownik i dodaj licznik',
            why: `Każda całość to tyle części, ile mówi mianownik.`,
            shown: `${wholes} \\cdot ${bottom} + ${rest} = ${top}`,
            prepared: `${wholes} \\cdot ${bottom} + ${rest}`,
            claims: [{ sides: [`${wholes} * ${bottom} + ${rest}`, String(top)] }],
          },
          {
            operation: 'write',
            what: 'Wynik zapisujemy w liczniku, mianownik zostaje',
            todo: 'zapisz otrzymaną liczbę w liczniku nad tym samym mianownikiem',
            why: '',
            shown: `${mixed(wholes, rest, bottom)} = ${frac(top, bottom)}`,
            claims: [{ sides: [`${wholes} + ${rest}/${bottom}`, `${top} / ${bottom}`] }],
          },
        ],
        answer: written(top, bottom, `${top}/${bottom}`),
        proof: `W drugą stronę: $${top} = ${wholes} \\cdot ${bottom} + ${rest}$, czyli $${wholes}$ i $${frac(rest, bottom)}$.`,
        notice: 'Ile takich części, jak mówi mianownik, jest w jednej całości? A we wszystkich?',
        nudge: 'Pomnóż całości przez mianownik, dodaj licznik i zostaw ten sam mianownik.',
      };
    }
  }
};

/** None of them with a numerator of one, which shows less than a task asks. */
const IRREDUCIBLE = {
  1: [
    [2, 3],
    [3, 4],
    [2, 5],
    [3, 5],
    [4, 5],
    [5, 6],
  ],
  2: [
    [2, 3],
    [3, 4],
    [3, 5],
    [4, 5],
    [5, 6],
    [2, 7],
    [3, 7],
    [5, 7],
    [3, 8],
    [5, 8],
    [2, 9],
    [4, 9],
  ],
  3: [
    [5, 7],
    [3, 8],
    [7, 8],
    [4, 9],
    [7, 9],
    [3, 10],
    [7, 10],
    [5, 11],
    [5, 12],
    [7, 12],
  ],
} as const;

/** Of the two parts; only some of them are seen at once. */
const COMMON = { 1: [2, 3, 4, 5, 6], 2: [4, 6, 8, 9, 10, 14, 15], 3: [6, 8, 12, 14, 15] } as const;

const reducible = (top: number, bottom: number, by: number): ReductionGiven => ({
  asks: 'reduce',
  top: top * by,
  bottom: bottom * by,
  to: 1,
});

export const fractionReductionFamily: Family<ReductionGiven> = {
  id: 'fraction-reduction',
  title: 'Skracanie, rozszerzanie i zamiana ułamków',
  grades: [4, 6],
  read: readReduction,
  tell: (given) => {
    const { asks, top, bottom } = given;
    const [wholes, rest] = [Math.floor(top / bottom), top % bottom];
    switch (asks) {
      case 'reduce':
        return `Skróć ułamek $${frac(top, bottom)}$ do postaci nieskracalnej.`;
      case 'extend':
        return `Rozszerz ułamek $${frac(top, bottom)}$ do mianownika $${given.to}$.`;
      case 'toMixed':
        return `Zamień $${frac(top, bottom)}$ na liczbę mieszaną.`;
      case 'toImproper':
        return `Zamień $${mixed(wholes, rest, bottom)}$ na ułamek niewłaściwy.`;
    }
  },
  solve: (given) => solve(given),

  check: ({ top, bottom }, answer) => {
    const said = rationalIn(answer);
    return said?.mul(bottom).equals(top) ?? false;
  },

  make: (pick, difficulty) => {
    const [top, bottom] = pick.oneOf<readonly [number, number]>(IRREDUCIBLE[difficulty]);
    const by = pick.int(2, 2 + 2 * difficulty);
    switch (pick.oneOf(['reduce', 'reduce', 'extend', 'toMixed', 'toImproper'])) {
      case 'reduce':
        return reducible(top, bottom, pick.oneOf<number>(COMMON[difficulty]));
      case 'extend':
        return { asks: 'extend', top, bottom, to: bottom * by };
      case 'toMixed':
        return { asks: 'toMixed', top: by * bottom + top, bottom, to: 1 };
      case 'toImproper':
        return { asks: 'toImproper', top: by * bottom + top, bottom, to: 1 };
    }
  },

  mistakes: [
    {
      id: 'only-numerator-divided',
      leadsTo: ({ asks, top, bottom }) =>
        asks === 'reduce' ? [exact(rational(top / commonOf(top, bottom), bottom))] : undefined,
      says: 'Podzielony został tylko licznik. Mianownik trzeba podzielić przez tę samą liczbę.',
    },
    {
      id: 'only-denominator-changed',
      leadsTo: ({ asks, top, bottom, to }) =>
        asks === 'reduce'
          ? [exact(rational(top * commonOf(top, bottom), bottom))]
          : asks === 'extend'
            ? [exact(rational(top, to))]
            : undefined,
      says: 'Zmienił się tylko mianownik. Z licznikiem trzeba zrobić to samo.',
    },
    {
      id: 'subtracted-instead-of-divided',
      leadsTo: ({ asks, top, bottom, to }) =>
        asks === 'extend' ? [exact(rational(top + to - bottom, to))] : undefined,
      says: 'Do licznika i mianownika dodano tę samą liczbę, a to zmienia wartość ułamka. Rozszerzamy przez mnożenie.',
    },
    {
      id: 'wholes-added',
      leadsTo: ({ asks, top, bottom }) =>
        asks === 'toImproper' ? [exact(rational(Math.floor(top / bottom) + (top % bottom), bottom))] : undefined,
      says: 'Całości zostały dodane do licznika. Najpierw zamień je na części: pomnóż przez mianownik.',
    },
    {
      id: 'digits-joined',
      leadsTo: ({ asks, top, bottom }) =>
        asks === 'toImproper' ? [exact(rational(Math.floor(top / bottom) * (top % bottom), bottom))] : undefined,
      says: 'Całości pomnożono przez licznik. Mnożymy je przez mianownik, a licznik dodajemy.',
    },
    {
      id: 'rest-lost',
      leadsTo: ({ asks, top, bottom }) => (asks === 'toMixed' ? [whole(Math.floor(top / bottom))] : undefined),
      says: 'Zniknęła reszta z dzielenia. Zapisz ją w liczniku nad tym samym mianownikiem.',
    },
  ],
};
