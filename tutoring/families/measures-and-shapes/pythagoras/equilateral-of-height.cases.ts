import { exact, productOf, squareRootOf, type Exact } from '#tutoring/mathematics/exact.ts';
import { rational, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { calculated, inUnit, plain } from '#tutoring/families/calculated.rules.ts';
import type { FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import type { FormulaCase, TaskUnits } from '../formulas/formula-case.types.ts';
import {
  aroundStep,
  lineStep,
  numbers,
  plainExact,
  roundedSentence,
  squared,
} from '../formulas/formula-lines.rules.ts';
import { hasSquare } from './pythagoras.solver.ts';

type Asked = 'side' | 'perimeter' | 'area';

const ROOT_OF_THREE = squareRootOf(rational(3)) ?? [];
const HAS = '[ma|ma dlugosc|o dlugosci|dlugosci|=]';

const ASKED: Readonly<Record<Asked, { readonly read: string; readonly told: string; readonly symbol: string }>> = {
  side: { read: '[dlugosc] [ma] (bok|boku)', told: 'długość boku', symbol: 'a' },
  perimeter: { read: '(obwod)', told: 'obwód', symbol: 'O' },
  area: { read: '(pole|pole powierzchni)', told: 'pole', symbol: 'P' },
};

const LAST_FORMULAS = { side: '', perimeter: 'O = 3a', area: 'P = \\frac{a \\cdot h}{2}' } as const;

/** „6√3 cm” of „6 cm”, in dollars. */
const timesRoot = (text: string): string => text.replace(/[\d{,}]+/, String.raw`$&\sqrt{3}`);

/** Of the height c√3: the side is 2c. */
const measureOf = (c: Rational, asked: Asked): Exact => {
  switch (asked) {
    case 'side':
      return exact(c.mul(2));
    case 'perimeter':
      return exact(c.mul(6));
    case 'area':
      return productOf(exact(squared(c)), ROOT_OF_THREE);
  }
};

const lastSteps = (c: Rational, asked: Asked, { length, area }: TaskUnits): readonly FamilyStep[] => {
  const side = plain(c.mul(2));
  switch (asked) {
    case 'side':
      return [];
    case 'perimeter':
      return [aroundStep('Trójkąt równoboczny ma trzy równe boki.', [`3 * ${side}`, plain(c.mul(6))], '3a', length)];
    case 'area':
      return [
        lineStep(
          {
            operation: 'multiply',
            what: 'Mnożymy bok przez wysokość i dzielimy na pół',
            todo: 'pomnóż bok przez wysokość i podziel na pół',
            why: 'Pole trójkąta to połowa iloczynu podstawy i wysokości.',
          },
          [`${side} * ${plain(c)} * sqrt(3) : 2`, plainExact(measureOf(c, 'area'))],
          'P',
          '\\frac{a \\cdot h}{2}',
          area,
        ),
      ];
  }
};

const solve = (c: Rational, asked: Asked, units: TaskUnits): FamilySolution => {
  const height = productOf(exact(c), ROOT_OF_THREE);
  const value = measureOf(c, asked);
  const unit = asked === 'area' ? units.area : units.length;
  const law = 'ze wzoru $h = \\frac{a\\sqrt{3}}{2}$';
  return {
    steps: [
      lineStep(
        {
          operation: 'divide',
          what: 'Podwajamy wysokość i dzielimy przez pierwiastek z trzech',
          todo: 'podwój wysokość i podziel przez pierwiastek z trzech',
          why: 'Wysokość trójkąta równobocznego to połowa boku razy pierwiastek z trzech.',
        },
        [`2 * ${plainExact(height)} / sqrt(3)`, plain(c.mul(2))],
        'a',
        '\\frac{2h}{\\sqrt{3}}',
        units.length,
      ),
      ...lastSteps(c, asked, units),
    ],
    answer: { kind: 'number', value, symbol: ASKED[asked].symbol, ...inUnit(unit) },
    ...(asked === 'area' ? { sentence: roundedSentence(value, 1, unit) } : {}),
    proof: `Wysokość dzieli trójkąt na dwa prostokątne, więc kwadraty połowy boku i wysokości dają razem kwadrat boku: $${calculated([`${plain(c)}^2 + (${plainExact(height)})^2`, plain(squared(c.mul(2))), `${plain(c.mul(2))}^2`]).shown}$. Bok się zgadza.`,
    notice: 'Wysokość dzieli trójkąt równoboczny na dwa trójkąty prostokątne. Jak zależy ona od boku?',
    nudge:
      asked === 'side'
        ? `Skorzystaj ${law}.`
        : `Najpierw znajdź bok ${law}. Potem skorzystaj ze wzoru $${LAST_FORMULAS[asked]}$.`,
    ...(asked === 'side' ? { setup: 'Podstaw wysokość do wzoru $h = \\frac{a\\sqrt{3}}{2}$.' } : {}),
  };
};

/** From the square of the height: that of the side is four thirds of it. */
const squareOf = (c: Rational, asked: Asked): Rational => {
  const ofSide = squared(c).mul(3).mul(rational(4, 3));
  return { side: ofSide, perimeter: ofSide.mul(9), area: squared(ofSide).mul(rational(3, 16)) }[asked];
};

const mistakesOf = (c: Rational, asked: Asked): ReturnType<FormulaCase['mistakes']> => {
  const height = productOf(exact(c), ROOT_OF_THREE);
  switch (asked) {
    case 'side':
      return {
        'height-doubled': productOf(height, exact(rational(2))),
        'height-for-side': height,
        'taken-for-height': exact(c.mul(rational(3, 2))),
      };
    case 'perimeter':
      return {
        'two-equal-sides': exact(c.mul(4)),
        'three-heights': productOf(height, exact(rational(3))),
        'half-sides': exact(c.mul(3)),
      };
    case 'area':
      return {
        'area-not-halved': productOf(exact(squared(c).mul(2)), ROOT_OF_THREE),
        'height-squared': exact(squared(c).mul(3)),
        'quarter-of-area': productOf(exact(squared(c).div(2)), ROOT_OF_THREE),
      };
  }
};

/** „Wysokość trójkąta równobocznego ma 6√3 cm. Oblicz …” */
export const EQUILATERAL_OF_HEIGHT_CASES: readonly FormulaCase[] = (['side', 'perimeter', 'area'] as const).map(
  (asked): FormulaCase => {
    const { read, told } = ASKED[asked];
    return {
      key: `equilateral-${asked}-of-height`,
      slots: ['length'],
      templates: [
        `wysokosc trojkata rownobocznego ${HAS} {a} √3 ${read} [trojkata]`,
        `trojkat rownoboczny [o] [ma] (wysokosc|wysokosci) ${HAS} {a} √3 ${read} [trojkata]`,
        `${read} trojkata rownobocznego [o] [ma] (wysokosc|wysokosci) ${HAS} {a} √3`,
      ],
      level: 3,
      tell: ([c = '']) => `Wysokość trójkąta równobocznego ma długość ${timesRoot(c)}. Oblicz ${told} trójkąta.`,
      make: (pick) => numbers(pick.int(4, 12)),
      solve: ([c = ZERO], units) => solve(c, asked, units),
      isRight: ([c = ZERO], answer) => hasSquare(answer, squareOf(c, asked)),
      mistakes: ([c = ZERO]) => mistakesOf(c, asked),
    };
  },
);
