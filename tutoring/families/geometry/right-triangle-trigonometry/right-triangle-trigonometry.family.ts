import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import type { Family, Pick } from '#tutoring/families/family.types.ts';
import { withUnit } from '#tutoring/families/calculated.rules.ts';
import { approximationOf, differenceOf, exact, productOf, ratioOf, type Exact } from '#tutoring/mathematics/exact.ts';
import { latexOfExact, latexOfRational } from '#tutoring/mathematics/latex.ts';
import { rational } from '#tutoring/mathematics/rational.ts';
import { approximateTrig, trigLatex, trigOf, type Trig } from '../special-angles.rules.ts';
import { readTrig } from './right-triangle-trigonometry.reader.ts';
import { legsValue, otherFunction, scaled, sideValue, solveTrig } from './right-triangle-trigonometry.solver.ts';
import type { Side, TrigGiven } from './right-triangle-trigonometry.types.ts';

type Triple = readonly [number, number, number];

/** Without the triangle of nearly every first task, which is no example for itself. */
const LESS_COMMON_TRIPLES = [
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
  [12, 35, 37],
] as const satisfies readonly Triple[];
const TRIPLES = [[3, 4, 5], ...LESS_COMMON_TRIPLES] as const satisfies readonly Triple[];
const OTHERS: Readonly<Record<Trig, readonly [Trig, Trig]>> = {
  sin: ['cos', 'tg'],
  cos: ['sin', 'tg'],
  tg: ['sin', 'cos'],
};
const SIDE_WORDS: Readonly<Record<Side, string>> = {
  opposite: 'przyprostokątną leżącą naprzeciw tego kąta',
  adjacent: 'przyprostokątną leżącą przy tym kącie',
  hypotenuse: 'przeciwprostokątną',
};
const GENITIVES = { drzewo: 'drzewa', maszt: 'masztu', słup: 'słupa' } as const;

const tell = (given: TrigGiven): string => {
  switch (given.kind) {
    case 'other-function':
      return `Oblicz $${trigLatex(given.asked, ' α')}$, jeżeli $${trigLatex(given.known, ' α')} = ${latexOfExact(given.value, 'fraction')}$ i $α$ jest kątem ostrym.`;
    case 'sum':
      return `Oblicz: $${given.terms
        .map(({ factor, trig, angle }, index) => {
          const sign = factor < 0 ? ' - ' : index > 0 ? ' + ' : '';
          const size = Math.abs(factor);
          return `${sign}${size === 1 ? '' : `${size} `}${trigLatex(trig, ` ${angle}^\\circ`)}`;
        })
        .join('')}$.`;
    case 'function-of-legs':
      return `Trójkąt prostokątny ma przyprostokątne $${latexOfRational(given.opposite)}$ i $${latexOfRational(given.adjacent)}$. Oblicz ${{ sin: 'sinus', cos: 'cosinus', tg: 'tangens' }[given.asked]} kąta leżącego naprzeciw boku $${latexOfRational(given.opposite)}$.`;
    case 'side': {
      const [length, angle] = [`$${withUnit(given.length, given.unit)}$`, `$${given.angle}^\\circ$`];
      if (given.thing !== undefined)
        return `${given.thing[0]?.toUpperCase() ?? ''}${given.thing.slice(1)} rzuca cień długości ${length}, a promienie słoneczne padają pod kątem ${angle}. Oblicz wysokość ${GENITIVES[given.thing]}.`;
      return given.known === 'opposite'
        ? `W trójkącie prostokątnym przyprostokątna leżąca naprzeciw kąta ${angle} ma ${length}. Oblicz przeciwprostokątną.`
        : `W trójkącie prostokątnym przeciwprostokątna ma ${length}, a kąt ostry ${angle}. Oblicz ${SIDE_WORDS[given.asked]}.`;
    }
  }
};

/** With a calculator's functions, angle by angle. */
const approximateAnswer = (given: TrigGiven): number => {
  switch (given.kind) {
    case 'other-function': {
      const value = approximationOf(given.value);
      const angle =
        given.known === 'sin' ? Math.asin(value) : given.known === 'cos' ? Math.acos(value) : Math.atan(value);
      return approximateTrig(given.asked, (angle * 180) / Math.PI);
    }
    case 'sum':
      return given.terms.reduce((sum, { factor, trig, angle }) => sum + factor * approximateTrig(trig, angle), 0);
    case 'function-of-legs': {
      const angle = Math.atan2(given.opposite.valueOf(), given.adjacent.valueOf());
      return approximateTrig(given.asked, (angle * 180) / Math.PI);
    }
    case 'side': {
      const [sine, cosine] = [approximateTrig('sin', given.angle), approximateTrig('cos', given.angle)];
      const parts: Readonly<Record<Side, number>> = { hypotenuse: 1, opposite: sine, adjacent: cosine };
      return (given.length.valueOf() / parts[given.known]) * parts[given.asked];
    }
  }
};

const make = (pick: Pick, difficulty: 1 | 2 | 3): TrigGiven => {
  const trig = pick.oneOf(['sin', 'cos', 'tg']);
  if (difficulty === 1) {
    const [a, b] = pick.oneOf<Triple>(LESS_COMMON_TRIPLES);
    const by = pick.int(1, 3);
    const [opposite, adjacent] = pick.int(0, 1) === 1 ? [a, b] : [b, a];
    if (pick.int(0, 1) === 1)
      return {
        kind: 'function-of-legs',
        opposite: rational(opposite * by),
        adjacent: rational(adjacent * by),
        asked: trig,
      };
    const angle = pick.oneOf([30, 45, 60]);
    if (pick.int(1, 3) === 1) return { kind: 'sum', terms: [{ factor: 1, trig, angle }] };
    const term = { factor: pick.oneOf([1, 1, 2, 3, 4]), trig, angle };
    const other = { factor: 1, trig: pick.oneOf(['sin', 'cos']), angle: pick.oneOf([30, 60]) };
    return { kind: 'sum', terms: [term, other] };
  }
  if (difficulty === 2) {
    const angle = pick.oneOf([30, 45, 60]);
    const length = rational(2 * pick.int(2, 15));
    if (pick.int(1, 3) === 1)
      return {
        kind: 'side',
        known: 'adjacent',
        asked: 'opposite',
        length,
        angle,
        unit: 'm',
        thing: pick.oneOf(['drzewo', 'maszt', 'słup']),
      };
    const [known, asked] = pick.oneOf<readonly [Side, Side]>([
      ['hypotenuse', 'opposite'],
      ['hypotenuse', 'adjacent'],
      ['opposite', 'hypotenuse'],
    ]);
    return { kind: 'side', known, asked, length, angle, unit: pick.oneOf(['cm', 'dm']) };
  }
  const [a, b, c] = pick.oneOf<Triple>(TRIPLES);
  const value = trig === 'tg' ? rational(a, b) : trig === 'sin' ? rational(a, c) : rational(b, c);
  const small = rational(1, pick.int(2, 5));
  return {
    kind: 'other-function',
    known: trig,
    value: exact(pick.int(0, 2) > 0 ? value : small),
    asked: pick.oneOf(OTHERS[trig]),
  };
};

const squared = (value: Exact): Exact => productOf(value, value);

const swapped = (given: TrigGiven): Exact | undefined => {
  switch (given.kind) {
    case 'function-of-legs':
      return given.asked === 'tg'
        ? exact(given.adjacent.div(given.opposite))
        : legsValue(given.opposite, given.adjacent, given.asked === 'sin' ? 'cos' : 'sin');
    case 'side':
      return given.known === 'hypotenuse'
        ? sideValue('hypotenuse', given.asked === 'opposite' ? 'adjacent' : 'opposite', given.length, given.angle)
        : undefined;
    case 'other-function':
      return given.asked === 'tg'
        ? ratioOf(exact(rational(1)), otherFunction(given.known, given.value, 'tg'))
        : undefined;
    case 'sum': {
      const [first, ...others] = given.terms;
      const other = trigOf(first.trig === 'sin' ? 'cos' : 'sin', first.angle);
      return others.length > 0 || first.trig === 'tg' || other === undefined
        ? undefined
        : scaled(other, rational(first.factor));
    }
  }
};

export const rightTriangleTrigonometryFamily: Family<TrigGiven> = {
  id: 'right-triangle-trigonometry',
  title: 'Trygonometria w trójkącie prostokątnym',
  grades: [9, 12],
  read: readTrig,
  tell,
  solve: solveTrig,
  check: (given, answer) =>
    answer.kind === 'number' && areClose(approximationOf(answer.value), approximateAnswer(given)),
  make,
  mistakes: [
    {
      id: 'other-leg',
      leadsTo: (given) => {
        const value = swapped(given);
        return value && [value];
      },
      says: 'Zamieniły się tu boki: sprawdź, który leży naprzeciw kąta, a który przy nim.',
    },
    {
      id: 'one-minus-value',
      leadsTo: (given) =>
        given.kind === 'other-function' && given.known !== 'tg'
          ? [differenceOf(exact(rational(1)), given.value)]
          : undefined,
      says: 'Do jedynki dopełniają się kwadraty sinusa i cosinusa, a nie one same.',
    },
    {
      id: 'root-forgotten',
      leadsTo: (given) =>
        given.kind === 'other-function' && given.known !== 'tg' && given.asked !== 'tg'
          ? [squared(otherFunction(given.known, given.value, given.asked))]
          : undefined,
      says: 'To jest kwadrat szukanej funkcji. Został jeszcze jeden krok.',
    },
    {
      id: 'legs-over-each-other',
      leadsTo: (given) =>
        given.kind === 'function-of-legs' && given.asked !== 'tg'
          ? [exact(given.opposite.div(given.adjacent))]
          : undefined,
      says: 'To iloraz dwóch przyprostokątnych, czyli tangens. Do tej funkcji potrzebna jest przeciwprostokątna.',
    },
    {
      id: 'angle-as-number',
      leadsTo: (given) => (given.kind === 'side' ? [exact(given.length)] : undefined),
      says: 'To długość boku danego w zadaniu. Szukany bok ma z nim stosunek zależny od kąta.',
    },
  ],

  figure: (given) => {
    if (given.kind !== 'side' && given.kind !== 'function-of-legs') return undefined;
    if (given.kind === 'function-of-legs')
      return {
        kind: 'shape',
        polygons: [
          {
            points: [
              [0, 0],
              [given.adjacent.valueOf(), 0],
              [given.adjacent.valueOf(), given.opposite.valueOf()],
            ],
            sides: [given.adjacent.toString(), given.opposite.toString(), 'c'],
            angles: ['α', '90°'],
          },
        ],
      };
    const [width, height] = [10 * approximateTrig('cos', given.angle), 10 * approximateTrig('sin', given.angle)];
    const label = (side: Side): string | null =>
      side === given.known
        ? `${given.length.toString().replace('.', ',')} ${given.unit ?? ''}`.trim()
        : side === given.asked
          ? 'x'
          : null;
    return {
      kind: 'shape',
      polygons: [
        {
          points: [
            [0, 0],
            [width, 0],
            [width, height],
          ],
          sides: [label('adjacent'), label('opposite'), label('hypotenuse')],
          angles: [`${given.angle}°`, '90°'],
        },
      ],
    };
  },
};
