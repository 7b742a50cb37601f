import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { calculated, inUnit, plain } from '#tutoring/families/calculated.rules.ts';
import type { FormulaCase } from '../formulas/formula-case.types.ts';
import { numbers, rationalRootOf, squared } from '../formulas/formula-lines.rules.ts';
import { piLatex } from './circle.solver.ts';
import { radiusOfAreaSteps, radiusOfLengthStep } from './radius.steps.ts';

const RADIUS = '[{u:unit}] [ma] (promien|r|dlugosc promienia|promienia) [kola|okregu|=]';
const ROUND = '(kolo|okrag)';

/** „18π cm” of „18 cm”, in dollars. */
export const timesPi = (text: string): string => text.replace(/[\d{,}]+/, String.raw`$&\pi`);

const rootIfAny = (value: Rational): Exact | undefined => {
  const root = rationalRootOf(value);
  return root && exact(root);
};

/** A circle whose length or area is told as a multiple of π. */
export const RADIUS_CASES: readonly FormulaCase[] = [
  {
    key: 'radius-of-length',
    slots: ['length'],
    templates: [
      `(dlugosc|obwod) (okregu|kola) {a} π ${RADIUS}`,
      `${ROUND} [o] [ma] (dlugosc|dlugosci|obwod|obwodzie) {a} π ${RADIUS}`,
      `(promien|dlugosc promienia) (okregu|kola) [o] (dlugosc|dlugosci|obwod|obwodzie) {a} π`,
    ],
    level: 2,
    tell: ([length = '']) => `Okrąg ma długość ${timesPi(length)}. Oblicz promień.`,
    make: (pick) => numbers(2 * pick.int(2, 20)),
    solve: ([around = ZERO], { length }) => {
      const r = around.div(2);
      return {
        steps: [radiusOfLengthStep(around, length)],
        answer: { kind: 'number', value: exact(r), symbol: 'r', ...inUnit(length) },
        proof: `Liczymy długość z tego promienia: $2 \\pi r = 2 \\cdot \\pi \\cdot ${calculated([plain(r)]).shown} = ${piLatex(around)}$. Tyle jest w zadaniu.`,
        notice: 'Znamy długość okręgu, a szukamy promienia. Który wzór łączy te dwie wielkości?',
        nudge: 'Skorzystaj ze wzoru $L = 2 \\pi r$. Co trzeba zrobić z długością, żeby został sam promień?',
        setup: 'Podstaw długość z zadania do wzoru $L = 2 \\pi r$.',
      };
    },
    isRight: ([around = ZERO], answer) => rationalIn(answer)?.mul(2).equals(around) ?? false,
    mistakes: ([around = ZERO]) => ({
      'diameter-for-radius': exact(around),
      'length-doubled': exact(around.mul(2)),
      'taken-for-area': rootIfAny(around),
    }),
  },
  {
    key: 'radius-of-area',
    slots: ['area'],
    templates: [
      `(pole|pole powierzchni) kola {a} π ${RADIUS}`,
      `kolo [o] [ma] (pole|polu) {a} π ${RADIUS}`,
      `(promien|dlugosc promienia) kola [o] (pole|polu) {a} π`,
    ],
    level: 3,
    tell: ([area = '']) => `Koło ma pole ${timesPi(area)}. Oblicz promień.`,
    make: (pick) => numbers(pick.int(2, 20) ** 2),
    isPossible: ([area = ZERO]) => rationalRootOf(area) !== undefined,
    solve: ([area = ZERO], { length }) => {
      const r = rationalRootOf(area) ?? ZERO;
      return {
        steps: radiusOfAreaSteps(area, length),
        answer: { kind: 'number', value: exact(r), symbol: 'r', ...inUnit(length) },
        proof: `Liczymy pole z tego promienia: $\\pi r^2 = \\pi \\cdot ${calculated([`${plain(r)}^2`]).shown} = ${piLatex(area)}$. Tyle jest w zadaniu.`,
        notice: 'Znamy pole koła, a szukamy promienia. Który wzór łączy te dwie wielkości?',
        nudge: 'Skorzystaj ze wzoru $P = \\pi r^2$. Co zostaje, gdy podzielisz pole przez $\\pi$?',
        setup: 'Podstaw pole z zadania do wzoru $P = \\pi r^2$.',
      };
    },
    isRight: ([area = ZERO], answer) => {
      const r = rationalIn(answer);
      return r !== undefined && squared(r).equals(area);
    },
    mistakes: ([area = ZERO]) => ({
      'root-forgotten': exact(area),
      'root-as-half': exact(area.div(2)),
      'diameter-for-radius': exact((rationalRootOf(area) ?? ZERO).mul(2)),
    }),
  },
];
