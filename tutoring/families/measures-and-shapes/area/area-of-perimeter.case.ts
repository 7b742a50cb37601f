import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { isPositive, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { calculated, inUnit, plain } from '#tutoring/families/calculated.rules.ts';
import type { FormulaCase } from '../formulas/formula-case.types.ts';
import { lineStep, numbers } from '../formulas/formula-lines.rules.ts';
import { ONE_SIDE } from '../formulas/side-words.ts';
import { AND } from '../solids/solid-words.ts';

const AREA = '(pole|pole powierzchni)';

const otherSide = ([around = ZERO, side = ZERO]: readonly Rational[]): Rational => around.div(2).sub(side);

/** „Obwód prostokąta wynosi …, a jeden z boków ma … Oblicz pole.” */
export const rectangleOfPerimeter: FormulaCase = {
  key: 'rectangle-of-perimeter',
  slots: ['length', 'length'],
  templates: [
    `obwod prostokata [ma|=] {a} ${AND} ${ONE_SIDE} {b} ${AREA} [prostokata]`,
    `prostokat [o] [ma] (obwod|obwodzie) {a} ${AND} ${ONE_SIDE} {b} ${AREA} [prostokata]`,
    `${AREA} prostokata [o] (obwod|obwodzie) {a} ${AND} ${ONE_SIDE} {b}`,
    `${AREA} prostokata [o] (obwod|obwodzie) {a} ${AND} [1] boku [dlugosci] {b}`,
  ],
  level: 3,
  tell: ([around = '', side = '']) =>
    `Obwód prostokąta wynosi ${around}, a jeden bok ma ${side}. Oblicz pole prostokąta.`,
  make: (pick) => {
    const [side, other] = [pick.int(3, 12), pick.int(5, 15)];
    return numbers(2 * (side + other), side);
  },
  isPossible: (lengths) => isPositive(otherSide(lengths)),
  solve: (lengths, { length, area }) => {
    const [around = ZERO, side = ZERO] = lengths;
    const other = otherSide(lengths);
    const value = side.mul(other);
    return {
      steps: [
        lineStep(
          {
            operation: 'halve',
            what: 'Dzielimy obwód na pół',
            todo: 'podziel obwód na pół',
            why: 'Połowa obwodu prostokąta to suma jego dwóch sąsiednich boków.',
          },
          [`${plain(around)} : 2`, plain(around.div(2))],
          'a + b',
          undefined,
          length,
        ),
        lineStep(
          {
            operation: 'subtract',
            what: 'Odejmujemy znany bok',
            todo: 'od połowy obwodu odejmij znany bok',
            why: 'To, co zostanie, jest drugim bokiem.',
          },
          [`${plain(around.div(2))} - ${plain(side)}`, plain(other)],
          'b',
          undefined,
          length,
        ),
        lineStep(
          {
            operation: 'multiply',
            what: 'Mnożymy boki',
            todo: 'pomnóż oba boki',
            why: 'Pole prostokąta to iloczyn jego boków.',
          },
          [`${plain(side)} * ${plain(other)}`, plain(value)],
          'P',
          'a \\cdot b',
          area,
        ),
      ],
      answer: { kind: 'number', value: exact(value), symbol: 'P', ...inUnit(area) },
      proof: `Obchodzimy prostokąt dookoła: $${calculated([`2 * ${plain(side)} + 2 * ${plain(other)}`, plain(around)]).shown}$. To obwód z zadania, więc drugi bok się zgadza.`,
      notice: 'Pole liczy się z dwóch boków, a znamy jeden. Jak z obwodu znaleźć drugi?',
      nudge: 'Najpierw znajdź drugi bok, a potem skorzystaj ze wzoru $P = a \\cdot b$.',
    };
  },
  /** The area over the known side is the other one; both twice are the way around. */
  isRight: ([around = ZERO, side = ZERO], answer) =>
    rationalIn(answer)?.div(side).add(side).mul(2).equals(around) ?? false,
  mistakes: (lengths) => {
    const [around = ZERO, side = ZERO] = lengths;
    return {
      'perimeter-times-side': exact(around.mul(side)),
      'other-side-alone': exact(otherSide(lengths)),
      'side-taken-once': exact(around.sub(side).mul(side)),
      'both-other-sides': exact(around.sub(side.mul(2)).mul(side)),
      'half-perimeter-times-side': exact(around.div(2).mul(side)),
    };
  },
};
