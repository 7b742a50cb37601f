import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { ZERO, isPositive, type Rational } from '#tutoring/mathematics/rational.ts';
import { calculated, inUnit, plain } from '#tutoring/families/calculated.rules.ts';
import type { FamilyStep } from '#tutoring/families/family.types.ts';
import type { FormulaCase } from '../formulas/formula-case.types.ts';
import { lineStep, numbers, rationalRootOf, rootStep, squared } from '../formulas/formula-lines.rules.ts';

const SURFACE = '(pole|pole powierzchni|pole powierzchni calkowitej|pole calkowite)';
const OF_SURFACE =
  '(pole|polu|pole powierzchni|polu powierzchni|pole powierzchni calkowitej|polu powierzchni calkowitej)';

const templates = (asked: string): readonly string[] => [
  `${SURFACE} szescianu [ma|=] {a} ${asked} [szescianu]`,
  `szescian [o] [ma] ${OF_SURFACE} {a} ${asked} [szescianu]`,
  `${asked} [ma] (szescian|szescianu) [o] [ma] ${OF_SURFACE} {a}`,
];

const faceOf = (surface: Rational): Rational => surface.div(6);
const edgeOf = (surface: Rational): Rational => rationalRootOf(faceOf(surface)) ?? ZERO;

const edgeSteps = (surface: Rational, length: string | undefined, area: string | undefined): readonly FamilyStep[] => [
  lineStep(
    {
      operation: 'divide',
      what: 'Dzielimy pole powierzchni przez liczbę ścian',
      todo: 'podziel pole powierzchni przez liczbę ścian',
      why: 'Sześcian ma sześć jednakowych ścian, więc tak znajdujemy pole jednej.',
    },
    [`${plain(surface)} : 6`, plain(faceOf(surface))],
    'a^2',
    undefined,
    area,
  ),
  rootStep(
    {
      operation: 'root',
      what: 'Szukamy liczby, która pomnożona przez siebie daje pole ściany',
      todo: 'znajdź krawędź: liczbę, która pomnożona przez siebie daje pole ściany',
      why: 'Ściana jest kwadratem, a jego pole to bok razy bok.',
    },
    faceOf(surface),
    exact(edgeOf(surface)),
    'a',
    length,
  ),
];

const surfaceBack = (surface: Rational): string => {
  const edge = edgeOf(surface);
  return `Liczymy pole powierzchni z tej krawędzi: $${calculated([`6 * ${plain(edge)} * ${plain(edge)}`, plain(surface)]).shown}$. To pole z zadania, więc krawędź się zgadza.`;
};

const isPossible = ([surface = ZERO]: readonly Rational[]): boolean => rationalRootOf(faceOf(surface)) !== undefined;

/** A cube whose surface is told. */
export const CUBE_OF_SURFACE_CASES: readonly FormulaCase[] = [
  {
    key: 'cube-edge-of-surface',
    slots: ['area'],
    templates: templates('[ma] [dlugosc] (krawedz|krawedzi) [ma]'),
    level: 3,
    tell: ([surface = '']) => `Pole powierzchni sześcianu wynosi ${surface}. Oblicz długość krawędzi.`,
    make: (pick) => numbers(6 * pick.int(2, 12) ** 2),
    isPossible,
    solve: ([surface = ZERO], { length, area }) => ({
      steps: edgeSteps(surface, length, area),
      answer: { kind: 'number', value: exact(edgeOf(surface)), symbol: 'a', ...inUnit(length) },
      proof: surfaceBack(surface),
      notice: 'Znamy pole całej powierzchni. Ile ścian ma sześcian i jakie one są?',
      nudge: 'Skorzystaj ze wzoru $P = 6a^2$: najpierw znajdź pole jednej ściany, a z niego krawędź.',
    }),
    isRight: ([surface = ZERO], answer) => {
      const edge = rationalIn(answer);
      return edge !== undefined && squared(edge).mul(6).equals(surface);
    },
    mistakes: ([surface = ZERO]) => ({
      'face-alone': exact(faceOf(surface)),
      'face-halved': exact(faceOf(surface).div(2)),
      'face-quartered': exact(faceOf(surface).div(4)),
    }),
  },
  {
    key: 'cube-volume-of-surface',
    slots: ['area'],
    templates: templates('(objetosc)'),
    level: 3,
    tell: ([surface = '']) => `Pole powierzchni sześcianu wynosi ${surface}. Oblicz objętość sześcianu.`,
    make: (pick) => numbers(6 * pick.int(2, 10) ** 2),
    isPossible,
    solve: ([surface = ZERO], { length, area, volume }) => {
      const edge = edgeOf(surface);
      const value = squared(edge).mul(edge);
      return {
        steps: [
          ...edgeSteps(surface, length, area),
          lineStep(
            {
              operation: 'multiply',
              what: 'Mnożymy trzy takie same krawędzie',
              todo: 'pomnóż trzy takie same krawędzie',
              why: 'Objętość sześcianu to krawędź razy krawędź razy krawędź.',
            },
            [`${plain(edge)} * ${plain(edge)} * ${plain(edge)}`, plain(value)],
            'V',
            'a^3',
            volume,
          ),
        ],
        answer: { kind: 'number', value: exact(value), symbol: 'V', ...inUnit(volume) },
        proof: surfaceBack(surface),
        notice: 'Objętość liczy się z krawędzi, a znamy pole powierzchni. Ile ścian ma sześcian i jakie one są?',
        nudge: 'Najpierw znajdź krawędź z pola jednej ściany, a potem skorzystaj ze wzoru $V = a^3$.',
      };
    },
    /** The volume squared is the cube of a face. */
    isRight: ([surface = ZERO], answer) => {
      const said = rationalIn(answer);
      const face = faceOf(surface);
      return said !== undefined && isPositive(said) && squared(said).equals(face.mul(face).mul(face));
    },
    mistakes: ([surface = ZERO]) => ({
      'edge-alone': exact(edgeOf(surface)),
      'face-for-volume': exact(faceOf(surface)),
      'face-cubed': exact(squared(faceOf(surface)).mul(faceOf(surface))),
      'edge-tripled': exact(edgeOf(surface).mul(3)),
    }),
  },
];
