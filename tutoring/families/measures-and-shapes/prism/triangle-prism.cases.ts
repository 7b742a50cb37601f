import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { calculated, plain, inUnit } from '#tutoring/families/calculated.rules.ts';
import type { FamilySolution } from '#tutoring/families/family.types.ts';
import type { FormulaCase, TaskUnits } from '../formulas/formula-case.types.ts';
import { lineStep, numbers, squared } from '../formulas/formula-lines.rules.ts';
import { AND, HEIGHT, PRISM, VOLUME, WITH } from '../solids/solid-words.ts';

const TRIANGLE = 'trojkat prostokatny';
const ON_TRIANGLE = `(podstawa ${PRISM.read} ${TRIANGLE}|${PRISM.read} [w] [podstawie] [ma] [podstawa] ${TRIANGLE})`;
const LEGS = '(przyprostokatnych|przyprostokatne|przyprostokatnych dlugosci)';
const SIDES = '[bokach|boki|bokach dlugosci]';
const TALL = `${AND} ${WITH} ${HEIGHT} [${PRISM.read}|bryly] [=|ma] {c}`;

const TRIPLES: readonly [readonly number[], ...(readonly number[])[]] = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [8, 15, 17],
  [9, 12, 15],
];

const solveTriangle = (a: Rational, b: Rational, h: Rational, { area, volume }: TaskUnits): FamilySolution => {
  const base = a.mul(b).div(2);
  const value = base.mul(h);
  return {
    steps: [
      lineStep(
        {
          operation: 'multiply',
          what: 'Liczymy pole podstawy z przyprostokątnych',
          todo: 'oblicz pole trójkąta w podstawie',
          why: 'W trójkącie prostokątnym jedna przyprostokątna jest podstawą, a druga wysokością.',
        },
        [`${plain(a)} * ${plain(b)} : 2`, plain(base)],
        'P_p',
        undefined,
        area,
      ),
      lineStep(
        {
          operation: 'multiply',
          what: 'Mnożymy pole podstawy przez wysokość',
          todo: 'pomnóż pole podstawy przez wysokość',
          why: PRISM.why,
        },
        [`${plain(base)} * ${plain(h)}`, plain(value)],
        'V',
        PRISM.formula,
        volume,
      ),
    ],
    answer: { kind: 'number', value: exact(value), symbol: 'V', ...inUnit(volume) },
    proof: `Dwa takie graniastosłupy tworzą prostopadłościan: $${calculated([`${plain(a)} * ${plain(b)} * ${plain(h)}`, plain(value.mul(2))]).shown}$. Połowa to $${calculated([`${plain(value.mul(2))} : 2`, plain(value)]).shown}$, więc się zgadza.`,
    notice: 'Podstawą jest trójkąt prostokątny. Które jego boki leżą przy kącie prostym?',
    nudge: 'Najpierw oblicz pole trójkąta w podstawie, a potem pomnóż je przez wysokość graniastosłupa.',
  };
};

const halfOfCuboid = (a: Rational, b: Rational, h: Rational, said: Rational | undefined): boolean =>
  said?.add(said).div(h).div(b).equals(a) ?? false;

const shortest = (sides: readonly Rational[]): readonly [a: Rational, b: Rational, c: Rational] => {
  const [a = ZERO, b = ZERO, c = ZERO] = sides.slice(0, 3).toSorted((one, other) => one.compare(other));
  return [a, b, c];
};

/** On a right triangle: of its legs or of all its sides, and the height. */
export const trianglePrismCases: readonly FormulaCase[] = [
  {
    key: 'right-triangle-legs',
    slots: ['length', 'length', 'length'],
    templates: [
      `${ON_TRIANGLE} [o] ${LEGS} {a} & {b} ${TALL} ${VOLUME} [${PRISM.read}]`,
      `${VOLUME} ${ON_TRIANGLE} [o] ${LEGS} {a} & {b} ${TALL}`,
    ],
    level: 3,
    tell: ([a = '', b = '', h = '']) =>
      `Podstawą graniastosłupa jest trójkąt prostokątny o przyprostokątnych ${a} i ${b}, a wysokość graniastosłupa wynosi ${h}. Oblicz objętość.`,
    make: (pick) => numbers(2 * pick.int(2, 5), pick.int(3, 9), pick.int(5, 15)),
    solve: ([a = ZERO, b = ZERO, h = ZERO], units) => solveTriangle(a, b, h, units),
    isRight: ([a = ZERO, b = ZERO, h = ZERO], answer) => halfOfCuboid(a, b, h, rationalIn(answer)),
    mistakes: ([a = ZERO, b = ZERO, h = ZERO]) => ({
      'not-halved': exact(a.mul(b).mul(h)),
      'third-taken': exact(a.mul(b).mul(h).div(6)),
      added: exact(a.add(b).add(h)),
    }),
  },
  {
    key: 'right-triangle-sides',
    slots: ['length', 'length', 'length', 'length'],
    templates: [
      `${ON_TRIANGLE} [o] ${SIDES} {a} & {b} & {c} ${TALL.replace('{c}', '{d}')} ${VOLUME} [${PRISM.read}]`,
      `${VOLUME} ${ON_TRIANGLE} [o] ${SIDES} {a} & {b} & {c} ${TALL.replace('{c}', '{d}')}`,
    ],
    level: 3,
    tell: ([a = '', b = '', c = '', h = '']) =>
      `Podstawą graniastosłupa jest trójkąt prostokątny o bokach ${a}, ${b} i ${c}, a wysokość graniastosłupa wynosi ${h}. Oblicz objętość.`,
    make: (pick) => numbers(...pick.oneOf(TRIPLES), pick.int(4, 15)),
    isPossible: (sides) => {
      const [a, b, c] = shortest(sides);
      return squared(a).add(squared(b)).equals(squared(c));
    },
    solve: (sides, units) => {
      const [a, b] = shortest(sides);
      return solveTriangle(a, b, sides[3] ?? ZERO, units);
    },
    isRight: (sides, answer) => {
      const [a, b] = shortest(sides);
      return halfOfCuboid(a, b, sides[3] ?? ZERO, rationalIn(answer));
    },
    mistakes: (sides) => {
      const [a, b, c] = shortest(sides);
      const h = sides[3] ?? ZERO;
      return {
        'not-halved': exact(a.mul(b).mul(h)),
        'longest-side': exact(b.mul(c).mul(h).div(2)),
        'third-taken': exact(a.mul(b).mul(h).div(6)),
      };
    },
  },
];
