import { asRational, exact } from '#tutoring/mathematics/exact.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { rational, isPositive, type Rational } from '#tutoring/mathematics/rational.ts';
import { converted } from '#tutoring/reading/units.ts';
import { calculated, plain, withUnit, inUnit } from '#tutoring/families/calculated.rules.ts';
import { eitherFamily } from '#tutoring/families/either.family.ts';
import type { Family, FamilyStep, Pick } from '#tutoring/families/family.types.ts';
import { areaOfAnotherLengthFamily } from './area-of-another-length.family.ts';
import { AREA_TEMPLATES } from './area.templates.ts';
import type { AreaGiven, PlaneFigure } from './area.types.ts';
import { sideOfAreaFamily } from './side-of-area.family.ts';

interface Formula {
  /** LaTeX of the school's formula. */
  readonly latex: string;
  readonly notation: (lengths: readonly string[]) => string;
  readonly isHalved: boolean;
  readonly words: string;
  readonly todo: string;
  readonly why: string;
  /** What each letter of the formula is. */
  readonly letters: readonly (readonly [letter: string, name: string])[];
}

const FORMULAS: Readonly<Record<PlaneFigure, Formula>> = {
  square: {
    latex: 'a \\cdot a',
    notation: ([a = '']) => `${a} * ${a}`,
    isHalved: false,
    words: 'Mnożymy bok przez bok',
    todo: 'pomnóż bok przez bok',
    why: 'Pole mówi, ile kwadratów jednostkowych mieści się w figurze.',
    letters: [['a', 'bok kwadratu']],
  },
  rectangle: {
    latex: 'a \\cdot b',
    notation: ([a = '', b = '']) => `${a} * ${b}`,
    isHalved: false,
    words: 'Mnożymy długość przez szerokość',
    todo: 'pomnóż długość przez szerokość',
    why: 'Pole mówi, ile kwadratów jednostkowych mieści się w figurze.',
    letters: [
      ['a', 'jeden bok'],
      ['b', 'drugi bok'],
    ],
  },
  parallelogram: {
    latex: 'a \\cdot h',
    notation: ([a = '', h = '']) => `${a} * ${h}`,
    isHalved: false,
    words: 'Mnożymy bok przez wysokość opuszczoną na ten bok',
    todo: 'pomnóż bok przez wysokość opuszczoną na ten bok',
    why: 'Pole mówi, ile kwadratów jednostkowych mieści się w figurze.',
    letters: [
      ['a', 'bok'],
      ['h', 'wysokość opuszczona na ten bok'],
    ],
  },
  triangle: {
    latex: '\\frac{a \\cdot h}{2}',
    notation: ([a = '', h = '']) => `${a} * ${h} : 2`,
    isHalved: true,
    words: 'Mnożymy podstawę przez wysokość i dzielimy na pół',
    todo: 'pomnóż podstawę przez wysokość i podziel na pół',
    why: 'Trójkąt jest połową równoległoboku o tej samej podstawie i wysokości.',
    letters: [
      ['a', 'podstawa'],
      ['h', 'wysokość'],
    ],
  },
  rhombus: {
    latex: '\\frac{e \\cdot f}{2}',
    notation: ([e = '', f = '']) => `${e} * ${f} : 2`,
    isHalved: true,
    words: 'Mnożymy przekątne i dzielimy na pół',
    todo: 'pomnóż przekątne i podziel na pół',
    why: 'Romb zajmuje połowę prostokąta, którego boki są równe przekątnym rombu.',
    letters: [
      ['e', 'jedna przekątna'],
      ['f', 'druga przekątna'],
    ],
  },
  trapezium: {
    latex: '\\frac{(a + b) \\cdot h}{2}',
    notation: ([a = '', b = '', h = '']) => `(${a} + ${b}) * ${h} : 2`,
    isHalved: true,
    words: 'Dodajemy podstawy, mnożymy przez wysokość i dzielimy na pół',
    todo: 'dodaj podstawy, pomnóż przez wysokość i podziel na pół',
    why: 'Dwa takie trapezy tworzą równoległobok, którego podstawa jest sumą podstaw trapezu.',
    letters: [
      ['a', 'jedna podstawa'],
      ['b', 'druga podstawa'],
      ['h', 'wysokość'],
    ],
  },
};

const NAMES: Readonly<Record<PlaneFigure, { readonly genitive: string; readonly lengths: readonly string[] }>> = {
  square: { genitive: 'kwadratu', lengths: ['boku'] },
  rectangle: { genitive: 'prostokąta', lengths: ['bokach', 'i'] },
  parallelogram: { genitive: 'równoległoboku', lengths: ['boku', 'i wysokości'] },
  triangle: { genitive: 'trójkąta', lengths: ['podstawie', 'i wysokości'] },
  rhombus: { genitive: 'rombu', lengths: ['przekątnych', 'i'] },
  trapezium: { genitive: 'trapezu', lengths: ['podstawach', 'i', 'oraz wysokości'] },
};

const TWO = rational(2);

/** By cutting and joining: twice the figure is a parallelogram. */
const doubled = ({ figure, lengths: [a = TWO, b = a, c = TWO] }: AreaGiven): Rational => {
  switch (figure) {
    case 'square':
    case 'rectangle':
    case 'parallelogram':
      return a.mul(b).add(a.mul(b));
    case 'triangle':
    case 'rhombus':
      return a.mul(b);
    case 'trapezium':
      return a.mul(c).add(b.mul(c));
  }
};

const areaOf = (given: AreaGiven): Rational => doubled(given).div(TWO);

const squareOf = (unit: string | undefined): string | undefined => (unit === undefined ? undefined : `${unit}2`);

const lengthsIn = (given: AreaGiven): string =>
  given.lengths
    .map((length, index) => `${NAMES[given.figure].lengths[index] ?? 'i'} $${withUnit(length, given.unit)}$`)
    .join(' ');

const makeLengths = (pick: Pick, figure: PlaneFigure, most: number): readonly Rational[] => {
  const one = (): Rational => rational(pick.int(2, most));
  const even = (): Rational => rational(2 * pick.int(1, Math.ceil(most / 2)));
  switch (figure) {
    case 'square':
      return [one()];
    case 'rectangle':
    case 'parallelogram':
      return [one(), one().add(1)];
    case 'triangle':
    case 'rhombus':
      return [even(), one()];
    case 'trapezium':
      return [one().add(2), one(), even()];
  }
};

const namedLengths = ({ figure, lengths, unit }: AreaGiven): string =>
  FORMULAS[figure].letters
    .map(([letter, name], index) => `$${letter} = ${withUnit(lengths[index] ?? TWO, unit)}$ to ${name}`)
    .join(', ');

/** Of which figure it is a half. */
const wholeOf = ({ figure, lengths: [a = TWO, b = a, c = TWO], unit }: AreaGiven): string => {
  const [first, second, sum] = [a, b, a.add(b)].map((length) => `$${withUnit(length, unit)}$`);
  if (figure === 'rhombus')
    return `Przekątne dzielą romb na cztery trójkąty, a z ośmiu takich trójkątów można ułożyć prostokąt o bokach ${first} i ${second}.`;
  return figure === 'triangle'
    ? `Dwa takie trójkąty tworzą równoległobok o podstawie ${first} i wysokości ${second}.`
    : `Dwa takie trapezy tworzą równoległobok o podstawie $${latexOfRational(a)} + ${latexOfRational(b)}$, czyli ${sum}, i wysokości $${withUnit(c, unit)}$.`;
};

const proofOf = (given: AreaGiven, area: Rational, unit: string | undefined): string => {
  const [one = rational(1), other = one] = given.lengths;
  if (FORMULAS[given.figure].isHalved)
    return `${wholeOf(given)} Jego pole to $${withUnit(doubled(given), unit)}$, a połowa to $${withUnit(area, unit)}$.`;
  const back = `$${latexOfRational(area)} : ${latexOfRational(other)} = ${latexOfRational(one)}$`;
  return given.figure === 'parallelogram'
    ? `Po odcięciu trójkąta i przełożeniu go na drugą stronę powstaje prostokąt o tym samym polu. Dzielimy pole przez wysokość: ${back}. To bok z zadania.`
    : `Dzielimy pole przez ${given.figure === 'square' ? 'długość boku' : 'jeden z boków'}: ${back}. To ${given.figure === 'square' ? 'znowu bok' : 'drugi bok'} z zadania.`;
};

const areaOfFigureFamily: Family<AreaGiven> = {
  id: 'area',
  title: 'Pola figur płaskich',
  grades: [4, 8],

  read: (message) => {
    for (const [figure, templates] of AREA_TEMPLATES)
      for (const one of templates) {
        const found = one.find(message);
        if (found === undefined) continue;
        const quantities = ['a', 'b', 'c'].filter(found.has).map(found.quantity);
        const units = quantities.flatMap(({ unit }) => (unit === undefined ? [] : [unit]));
        if (units.length > 0 && units.length < quantities.length && figure !== 'rectangle' && figure !== 'rhombus')
          return undefined;
        const [unit] = units;
        const lengths = quantities.map(({ value, unit: own = unit }) =>
          unit === undefined || own === undefined ? value : converted(value, own, unit),
        );
        return lengths.every(isPositive) ? { figure, lengths, unit } : undefined;
      }
    return undefined;
  },

  tell: (given) => `Oblicz pole ${NAMES[given.figure].genitive} o ${lengthsIn(given)}.`,

  solve: (given) => {
    const formula = FORMULAS[given.figure];
    const area = areaOf(given);
    const unit = squareOf(given.unit);
    const notation = formula.notation(given.lengths.map(plain));
    const step: FamilyStep = {
      operation: 'multiply',
      what: formula.words,
      todo: formula.todo,
      why: formula.why,
      ...calculated([notation, plain(area)], {
        symbol: 'P',
        formula: formula.latex,
        unit,
      }),
    };
    return {
      steps: [step],
      answer: { kind: 'number', value: exact(area), symbol: 'P', ...inUnit(unit) },
      proof: proofOf(given, area, unit),
      notice: `Pytanie jest o pole ${NAMES[given.figure].genitive}. Które długości masz dane i który wzór na pole z nich korzysta?`,
      nudge: `Skorzystaj ze wzoru $P = ${formula.latex}$.`,
      setup: `${namedLengths(given)}. Wstaw ${given.lengths.length === 1 ? 'tę liczbę' : 'te liczby'} do wzoru i wykonaj działania.`,
    };
  },

  check: (given, answer) =>
    answer.kind === 'number' && (asRational(answer.value)?.mul(TWO).equals(doubled(given)) ?? false),

  make: (pick, difficulty) => {
    const figure = pick.oneOf(
      difficulty === 1
        ? ['square', 'rectangle']
        : difficulty === 2
          ? ['parallelogram', 'triangle']
          : ['triangle', 'rhombus', 'trapezium'],
    );
    return { figure, lengths: makeLengths(pick, figure, 4 + 4 * difficulty), unit: pick.oneOf(['cm', 'm', 'dm']) };
  },

  mistakes: [
    {
      id: 'perimeter',
      leadsTo: ({ figure, lengths: [a = TWO, b = a] }) =>
        figure === 'square' || figure === 'rectangle' ? [exact(a.add(b).mul(TWO))] : undefined,
      says: 'To wygląda na obwód. Pole liczymy w kwadratach: mnożymy, a nie dodajemy boki.',
    },
    {
      id: 'sum-of-lengths',
      leadsTo: ({ lengths }) =>
        lengths.length < 2 ? undefined : [exact(lengths.reduce((sum, length) => sum.add(length)))],
      says: 'Długości zostały tu dodane, a pole powstaje z mnożenia.',
    },
    {
      id: 'not-halved',
      leadsTo: (given) => (FORMULAS[given.figure].isHalved ? [exact(doubled(given))] : undefined),
      says: 'To pole dwóch takich figur. We wzorze jest jeszcze jedno działanie: dzielenie na pół.',
    },
    {
      id: 'halved',
      leadsTo: (given) => (FORMULAS[given.figure].isHalved ? undefined : [exact(areaOf(given).div(TWO))]),
      says: 'Dzielenie na pół jest we wzorze na pole trójkąta. Czy ta figura jest trójkątem?',
    },
  ],

  figure: ({ figure, lengths: [a = TWO, b = a], unit }) => {
    if (figure !== 'triangle' && figure !== 'square' && figure !== 'rectangle') return undefined;
    const [width, height] = [a.valueOf(), b.valueOf()];
    const label = (length: Rational): string => `${length.toString().replace('.', ',')} ${unit ?? ''}`.trim();
    return figure === 'triangle'
      ? {
          kind: 'shape',
          polygons: [
            {
              points: [
                [0, 0],
                [width, 0],
                [width / 3, height],
              ],
              sides: [label(a)],
            },
          ],
          segments: [{ from: [width / 3, height], to: [width / 3, 0], label: label(b) }],
        }
      : {
          kind: 'shape',
          polygons: [
            {
              points: [
                [0, 0],
                [width, 0],
                [width, height],
                [0, height],
              ],
              sides: [label(a), label(b)],
            },
          ],
        };
  },
};

export const areaFamily = eitherFamily({
  first: eitherFamily({ first: areaOfFigureFamily, second: sideOfAreaFamily }),
  second: areaOfAnotherLengthFamily,
});
