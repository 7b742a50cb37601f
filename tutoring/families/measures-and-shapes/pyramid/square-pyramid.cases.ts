import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { ZERO } from '#tutoring/mathematics/rational.ts';
import { calculated, plain, inUnit } from '#tutoring/families/calculated.rules.ts';
import type { FormulaCase } from '../formulas/formula-case.types.ts';
import { lineStep, numbers, squared } from '../formulas/formula-lines.rules.ts';
import { AND, BASE_EDGE, HEIGHT, PYRAMID, SQUARE_BASED, SURFACE, VOLUME, WITH } from '../solids/solid-words.ts';

const SQUARE_PYRAMID = `${PYRAMID.read} ${SQUARE_BASED} ${WITH} ${BASE_EDGE} [=] {a} ${AND}`;
const SLANT = '(wysokosc sciany bocznej|wysokosci sciany bocznej|wysokosc sciany bocznej ma)';

const BASE_WORDS = {
  operation: 'square',
  what: 'Liczymy pole podstawy',
  todo: 'oblicz pole podstawy',
  why: 'Podstawą ostrosłupa prawidłowego czworokątnego jest kwadrat.',
};

/** On a square base: the volume of the height, the surface of the height of a side. */
export const squarePyramidCases: readonly [FormulaCase, ...FormulaCase[]] = [
  {
    key: 'square-volume',
    slots: ['length', 'length'],
    templates: [
      `${SQUARE_PYRAMID} ${HEIGHT} [=] {b} ${VOLUME} [=]`,
      `${VOLUME} ${SQUARE_PYRAMID} ${HEIGHT} [=] {b}`,
      `podstawa ${PYRAMID.read} kwadrat o (boku|krawedzi) [dlugosci] {a} ${AND} wysokosc [${PYRAMID.read}] [ma|=] {b} ${VOLUME} [${PYRAMID.read}]`,
      `${PYRAMID.read} [o] [ma] (podstawe kwadratowa|kwadratowa podstawe|podstawie kwadratowej|kwadratowej podstawie) [o] (boku|krawedzi|bok) [dlugosci] {a} ${AND} ${HEIGHT} [=] {b} ${VOLUME} [=]`,
      `${VOLUME} ${PYRAMID.read} [o] (podstawie kwadratowej|kwadratowej podstawie) [o] (boku|krawedzi) [dlugosci] {a} ${AND} ${HEIGHT} [=] {b}`,
    ],
    level: 2,
    tell: ([a = '', h = '']) =>
      `Ostrosłup prawidłowy czworokątny ma krawędź podstawy ${a} i wysokość ${h}. Oblicz objętość.`,
    make: (pick) => numbers(3 * pick.int(1, 4), pick.int(3, 12)),
    solve: ([a = ZERO, h = ZERO], { area, volume }) => {
      const base = squared(a);
      const value = base.mul(h).div(3);
      return {
        steps: [
          lineStep(BASE_WORDS, [`${plain(a)}^2`, plain(base)], 'P_p', 'a^2', area),
          lineStep(
            {
              operation: 'multiply',
              what: 'Mnożymy pole podstawy przez wysokość i bierzemy trzecią część',
              todo: 'pomnóż pole podstawy przez wysokość i weź trzecią część wyniku',
              why: PYRAMID.why,
            },
            [`1/3 * ${plain(base)} * ${plain(h)}`, plain(value)],
            'V',
            PYRAMID.formula,
            volume,
          ),
        ],
        answer: { kind: 'number', value: exact(value), symbol: 'V', ...inUnit(volume) },
        proof: `Trzy takie ostrosłupy mają razem objętość graniastosłupa o tej samej podstawie i wysokości: $${calculated([`3 * ${plain(value)}`, plain(value.mul(3))]).shown}$. Dzielimy przez wysokość: $${calculated([`${plain(value.mul(3))} : ${plain(h)}`, plain(base)]).shown}$. To pole podstawy, więc się zgadza.`,
        notice: 'Co znaczy, że ostrosłup jest prawidłowy czworokątny? Jaka figura jest jego podstawą?',
        nudge: 'Najpierw oblicz pole podstawy, a potem skorzystaj ze wzoru na objętość ostrosłupa.',
      };
    },
    isRight: ([a = ZERO, h = ZERO], answer) => rationalIn(answer)?.mul(3).div(a).div(h).equals(a) ?? false,
    mistakes: ([a = ZERO, h = ZERO]) => ({
      'third-forgotten': exact(squared(a).mul(h)),
      'base-not-squared': exact(a.mul(h).div(3)),
      halved: exact(squared(a).mul(h).div(2)),
    }),
  },
  {
    key: 'square-surface',
    slots: ['length', 'length'],
    templates: [`${SQUARE_PYRAMID} ${SLANT} [=] {b} ${SURFACE} [=]`, `${SURFACE} ${SQUARE_PYRAMID} ${SLANT} [=] {b}`],
    level: 3,
    tell: ([a = '', h = '']) =>
      `Oblicz pole powierzchni całkowitej ostrosłupa prawidłowego czworokątnego o krawędzi podstawy ${a} i wysokości ściany bocznej ${h}.`,
    make: (pick) => {
      const a = 2 * pick.int(1, 6);
      return numbers(a, a / 2 + pick.int(1, 8));
    },
    isPossible: ([a = ZERO, h = ZERO]) => h.mul(2).gt(a),
    solve: ([a = ZERO, h = ZERO], { area }) => {
      const [base, one] = [squared(a), a.mul(h).div(2)];
      const sides = one.mul(4);
      const value = base.add(sides);
      return {
        steps: [
          lineStep(BASE_WORDS, [`${plain(a)}^2`, plain(base)], 'P_p', 'a^2', area),
          lineStep(
            {
              operation: 'multiply',
              what: 'Liczymy pole czterech ścian bocznych',
              todo: 'oblicz pole wszystkich ścian bocznych',
              why: 'Ściany boczne to cztery jednakowe trójkąty.',
            },
            [`4 * ${plain(a)} * ${plain(h)} : 2`, plain(sides)],
            'P_b',
            '4 \\cdot \\frac{a \\cdot h}{2}',
            area,
          ),
          lineStep(
            {
              operation: 'add',
              what: 'Dodajemy podstawę i ściany boczne',
              todo: 'dodaj pole podstawy i pole ścian bocznych',
              why: 'Ostrosłup ma tylko jedną podstawę.',
            },
            [`${plain(base)} + ${plain(sides)}`, plain(value)],
            'P_c',
            'P_p + P_b',
            area,
          ),
        ],
        answer: { kind: 'number', value: exact(value), symbol: 'P_c', ...inUnit(area) },
        proof: `Odejmujemy ściany boczne po jednej: $${calculated([`${plain(value)}${` - ${plain(one)}`.repeat(4)}`, plain(base)]).shown}$. To pole podstawy, więc się zgadza.`,
        notice: 'Pytanie jest o pole powierzchni. Jakie figury są ścianami tej bryły i ile jest każdych?',
        nudge: 'Oblicz pole podstawy i pole ścian bocznych, które są trójkątami, a potem je dodaj.',
      };
    },
    isRight: ([a = ZERO, h = ZERO], answer) => rationalIn(answer)?.div(a).sub(a).equals(h.mul(2)) ?? false,
    mistakes: ([a = ZERO, h = ZERO]) => ({
      'not-halved': exact(squared(a).add(a.mul(h).mul(4))),
      'two-bases': exact(squared(a).mul(2).add(a.mul(h).mul(2))),
      'sides-only': exact(a.mul(h).mul(2)),
      'one-side': exact(squared(a).add(a.mul(h).div(2))),
    }),
  },
];
