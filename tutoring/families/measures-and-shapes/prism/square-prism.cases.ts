import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { ZERO } from '#tutoring/mathematics/rational.ts';
import { calculated, plain, inUnit } from '#tutoring/families/calculated.rules.ts';
import type { FormulaCase } from '../formulas/formula-case.types.ts';
import { lineStep, numbers, squared } from '../formulas/formula-lines.rules.ts';
import { AND, BASE_EDGE, HEIGHT, PRISM, SQUARE_BASED, SURFACE, VOLUME, WITH } from '../solids/solid-words.ts';

const SQUARE_PRISM = `${PRISM.read} ${SQUARE_BASED} ${WITH} ${BASE_EDGE} [=] {a} ${AND} ${HEIGHT} [=] {b}`;

const BASE_WORDS = {
  operation: 'square',
  what: 'Liczymy pole podstawy',
  todo: 'oblicz pole podstawy',
  why: 'Podstawą graniastosłupa prawidłowego czworokątnego jest kwadrat.',
};

/** On a square base: of its edge and the height. */
export const squarePrismCases: readonly [FormulaCase, ...FormulaCase[]] = [
  {
    key: 'square-volume',
    slots: ['length', 'length'],
    templates: [`${SQUARE_PRISM} ${VOLUME} [=]`, `${VOLUME} ${SQUARE_PRISM}`],
    level: 2,
    tell: ([a = '', h = '']) =>
      `Graniastosłup prawidłowy czworokątny ma krawędź podstawy ${a} i wysokość ${h}. Oblicz objętość.`,
    make: (pick) => numbers(pick.int(2, 9), pick.int(3, 12)),
    solve: ([a = ZERO, h = ZERO], { area, volume }) => {
      const base = squared(a);
      const value = base.mul(h);
      return {
        steps: [
          lineStep(BASE_WORDS, [`${plain(a)}^2`, plain(base)], 'P_p', 'a^2', area),
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
        proof: `Dzielimy z powrotem: $${calculated([`${plain(value)} : ${plain(h)} : ${plain(a)}`, plain(a)]).shown}$. To krawędź podstawy, więc się zgadza.`,
        notice: 'Co znaczy, że graniastosłup jest prawidłowy czworokątny? Jaka figura jest jego podstawą?',
        nudge: 'Najpierw oblicz pole podstawy, a potem pomnóż je przez wysokość.',
      };
    },
    isRight: ([a = ZERO, h = ZERO], answer) => rationalIn(answer)?.div(a).div(h).equals(a) ?? false,
    mistakes: ([a = ZERO, h = ZERO]) => ({
      'base-not-squared': exact(a.mul(h)),
      'third-taken': exact(squared(a).mul(h).div(3)),
      added: exact(a.add(a).add(h)),
    }),
  },
  {
    key: 'square-surface',
    slots: ['length', 'length'],
    templates: [`${SQUARE_PRISM} ${SURFACE} [=]`, `${SURFACE} ${SQUARE_PRISM}`],
    level: 2,
    tell: ([a = '', h = '']) =>
      `Oblicz pole powierzchni całkowitej graniastosłupa prawidłowego czworokątnego o krawędzi podstawy ${a} i wysokości ${h}.`,
    make: (pick) => numbers(pick.int(2, 9), pick.int(3, 12)),
    solve: ([a = ZERO, h = ZERO], { area }) => {
      const [base, sides] = [squared(a), a.mul(h).mul(4)];
      const value = base.mul(2).add(sides);
      const around = a.mul(4);
      return {
        steps: [
          lineStep(BASE_WORDS, [`${plain(a)}^2`, plain(base)], 'P_p', 'a^2', area),
          lineStep(
            {
              operation: 'multiply',
              what: 'Liczymy pole czterech ścian bocznych',
              todo: 'oblicz pole wszystkich ścian bocznych',
              why: 'Ściany boczne to cztery jednakowe prostokąty.',
            },
            [`4 * ${plain(a)} * ${plain(h)}`, plain(sides)],
            'P_b',
            '4 \\cdot a \\cdot H',
            area,
          ),
          lineStep(
            {
              operation: 'add',
              what: 'Dodajemy dwie podstawy i ściany boczne',
              todo: 'dodaj pola obu podstaw i ścian bocznych',
              why: 'Graniastosłup ma dwie jednakowe podstawy.',
            },
            [`2 * ${plain(base)} + ${plain(sides)}`, plain(value)],
            'P_c',
            '2 P_p + P_b',
            area,
          ),
        ],
        answer: { kind: 'number', value: exact(value), symbol: 'P_c', ...inUnit(area) },
        proof: `Z siatki: ściany boczne tworzą jeden prostokąt, długi na obwód podstawy, $${calculated([`4 * ${plain(a)}`, plain(around)]).shown}$. Jego pole to $${calculated([`${plain(around)} * ${plain(h)}`, plain(sides)]).shown}$, a z dwiema podstawami razem $${calculated([plain(value)]).shown}$.`,
        notice: 'Pytanie jest o pole powierzchni. Jakie figury są ścianami tej bryły i ile jest każdych?',
        nudge: 'Oblicz pole podstawy i pole ścian bocznych, a potem dodaj pola wszystkich ścian.',
      };
    },
    isRight: ([a = ZERO, h = ZERO], answer) => rationalIn(answer)?.div(a).div(2).sub(a).equals(h.mul(2)) ?? false,
    mistakes: ([a = ZERO, h = ZERO]) => ({
      volume: exact(squared(a).mul(h)),
      'one-base': exact(squared(a).add(a.mul(h).mul(4))),
      'sides-only': exact(a.mul(h).mul(4)),
    }),
  },
];
