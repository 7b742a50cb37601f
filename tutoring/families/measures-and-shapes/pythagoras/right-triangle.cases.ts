import { asRational, exact, productOf, sumOf } from '#tutoring/mathematics/exact.ts';
import { ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import type { FormulaCase } from '../formulas/formula-case.types.ts';
import { lineStep, numbers, plainExact, squared } from '../formulas/formula-lines.rules.ts';
import { AND } from '../solids/solid-words.ts';
import { continued, hasSquare, rootOf, solveHypotenuse, solveLeg } from './pythagoras.solver.ts';

const RIGHT = '[w] (trojkat|trojkacie|trojkata) (prostokatny|prostokatnym|prostokatnego)';
const HAVE = '[maja|maja dlugosc|maja dlugosci|dlugosci|o dlugosci|o dlugosciach|=]';
const HAS = '[ma|ma dlugosc|dlugosci|o dlugosci|=]';
const LEGS = `(przyprostokatne|przyprostokatnych) ${HAVE} {a} & {b}`;
const HYPOTENUSE = `(przeciwprostokatna|przeciwprostokatnej) ${HAS} {a}`;
const LEG = `(przyprostokatna|przyprostokatnej|1 przyprostokatna|1 z przyprostokatnych) ${HAS} {b}`;
const AROUND = '(obwod)';
const AREA = '(pole|pole powierzchni)';

const differenceOfSquares = ([c = ZERO, a = ZERO]: readonly Rational[]): Rational => c.sub(a).mul(c.add(a));

/** A right triangle of which two sides are told, and more is asked than the third one. */
export const RIGHT_TRIANGLE_CASES: readonly FormulaCase[] = [
  {
    key: 'right-perimeter',
    slots: ['length', 'length'],
    templates: [
      `${AROUND} ${RIGHT} [o] [ma] ${LEGS}`,
      `${RIGHT} [o] [ma] ${LEGS} ${AROUND} [trojkata]`,
      `przyprostokatne ${RIGHT} ${HAVE} {a} & {b} ${AROUND} [trojkata]`,
      `przyprostokatne ${HAVE} {a} & {b} ${AROUND} [trojkata] [prostokatnego]`,
    ],
    level: 3,
    tell: ([a = '', b = '']) => `Oblicz obwód trójkąta prostokątnego o przyprostokątnych ${a} i ${b}.`,
    make: (pick) => {
      const times = pick.int(1, 4);
      const [a, b] = pick.oneOf<readonly [number, number]>([
        [3, 4],
        [5, 12],
        [8, 15],
      ]);
      return numbers(a * times, b * times);
    },
    solve: (sides, { length }) => {
      const [a = ZERO, b = a] = sides;
      const longest = rootOf(squared(a).add(squared(b)));
      const value = sumOf(exact(a.add(b)), longest);
      const solved = solveHypotenuse(sides, length, {
        symbol: 'c',
        asked: 'trzeci bok',
        notice: 'Obwód to suma trzech boków, a podane są dwa. Jak w trójkącie prostokątnym znaleźć trzeci?',
      });
      return continued(
        solved,
        lineStep(
          {
            operation: 'add',
            what: 'Dodajemy wszystkie boki',
            todo: 'dodaj wszystkie boki',
            why: 'Obwód to suma długości wszystkich boków.',
          },
          [`${plain(a)} + ${plain(b)} + ${plainExact(longest)}`, plainExact(value)],
          'O',
          'a + b + c',
          length,
        ),
        { value, symbol: 'O', unit: length },
        {
          nudge: 'Najpierw znajdź trzeci bok z twierdzenia Pitagorasa, a potem dodaj wszystkie trzy.',
        },
      );
    },
    /** Without the legs it is the hypotenuse. */
    isRight: ([a = ZERO, b = a], answer) =>
      answer.kind === 'number' &&
      hasSquare({ ...answer, value: sumOf(answer.value, exact(a.add(b).neg())) }, squared(a).add(squared(b))),
    mistakes: ([a = ZERO, b = a]) => {
      const longest = rootOf(squared(a).add(squared(b)));
      return {
        'third-side-alone': asRational(longest) && longest,
        'third-side-missing': exact(a.add(b)),
        'sides-added': exact(a.add(b).mul(2)),
        'area-for-perimeter': exact(a.mul(b).div(2)),
      };
    },
  },
  {
    key: 'right-area',
    slots: ['length', 'length'],
    templates: [
      `${RIGHT} [o] [ma] ${HYPOTENUSE} ${AND} ${LEG} ${AREA} [trojkata]`,
      `(przeciwprostokatna) ${RIGHT} ${HAS} {a} ${AND} ${LEG} ${AREA} [trojkata]`,
      `${AREA} ${RIGHT} [o] [ma] ${HYPOTENUSE} ${AND} ${LEG}`,
      `${RIGHT} [o] [ma] ${LEG} ${AND} ${HYPOTENUSE} ${AREA} [trojkata]`,
      `${AREA} ${RIGHT} [o] [ma] ${LEG} ${AND} ${HYPOTENUSE}`,
    ],
    level: 3,
    tell: ([c = '', a = '']) =>
      `W trójkącie prostokątnym przeciwprostokątna ma ${c}, a jedna przyprostokątna ${a}. Oblicz pole trójkąta.`,
    make: (pick) => {
      const times = pick.int(1, 3);
      const [c, a] = pick.oneOf<readonly [number, number]>([
        [5, 3],
        [5, 4],
        [13, 5],
        [13, 12],
      ]);
      return numbers(c * times, a * times);
    },
    isPossible: ([c = ZERO, a = ZERO]) => c.gt(a),
    solve: (sides, { length, area }) => {
      const [, a = ZERO] = sides;
      const other = rootOf(differenceOfSquares(sides));
      const value = productOf(exact(a.div(2)), other);
      const solved = solveLeg(sides, length, {
        symbol: 'b',
        asked: 'drugą przyprostokątną',
        notice: 'Pole trójkąta prostokątnego liczy się z obu przyprostokątnych. Której z nich brakuje?',
      });
      return continued(
        solved,
        lineStep(
          {
            operation: 'multiply',
            what: 'Mnożymy przyprostokątne i dzielimy na pół',
            todo: 'pomnóż przyprostokątne i podziel na pół',
            why: 'Trójkąt prostokątny to połowa prostokąta, którego bokami są przyprostokątne.',
          },
          [`${plain(a)} * ${plainExact(other)} : 2`, plainExact(value)],
          'P',
          '\\frac{a \\cdot b}{2}',
          area,
        ),
        { value, symbol: 'P', unit: area },
        {
          nudge:
            'Najpierw znajdź drugą przyprostokątną z twierdzenia Pitagorasa, a potem skorzystaj ze wzoru $P = \\frac{a \\cdot b}{2}$.',
        },
      );
    },
    isRight: (sides, answer) =>
      hasSquare(
        answer,
        differenceOfSquares(sides)
          .mul(squared(sides[1] ?? ZERO))
          .div(4),
      ),
    mistakes: (sides) => {
      const [c = ZERO, a = ZERO] = sides;
      const other = rootOf(differenceOfSquares(sides));
      return {
        'hypotenuse-for-leg': exact(c.mul(a).div(2)),
        'area-not-halved': productOf(exact(a), other),
        'leg-alone': asRational(other) && other,
      };
    },
  },
];
