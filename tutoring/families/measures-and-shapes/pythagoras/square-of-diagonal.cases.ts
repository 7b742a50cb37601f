import { asRational, exact, productOf, squareRootOf, type Exact } from '#tutoring/mathematics/exact.ts';
import { rational, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { calculated, inUnit, plain } from '#tutoring/families/calculated.rules.ts';
import type { FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import type { FormulaCase, TaskUnits } from '../formulas/formula-case.types.ts';
import {
  aroundStep,
  lineStep,
  numbers,
  plainExact,
  rootStep,
  roundedSentence,
  squared,
} from '../formulas/formula-lines.rules.ts';
import { hasSquare, rootOf } from './pythagoras.solver.ts';

type Asked = 'side' | 'perimeter' | 'area';

const ROOT_OF_TWO = squareRootOf(rational(2)) ?? [];
const HAS = '[ma|ma dlugosc|o dlugosci|dlugosci|=]';

const ASKED: Readonly<Record<Asked, { readonly read: string; readonly told: string; readonly symbol: string }>> = {
  side: { read: '[dlugosc] (bok|boku)', told: 'długość boku', symbol: 'a' },
  perimeter: { read: '(obwod)', told: 'obwód', symbol: 'O' },
  area: { read: '(pole|pole powierzchni)', told: 'pole', symbol: 'P' },
};

/** „6√2 cm” of „6 cm”, in dollars. */
const timesRoot = (text: string): string => text.replace(/[\d{,}]+/, String.raw`$&\sqrt{2}`);

interface Diagonal {
  readonly value: Exact;
  readonly square: Rational;
}

const ROOT_WORDS = {
  operation: 'root',
  what: 'Wyciągamy pierwiastek kwadratowy',
  todo: 'wyciągnij pierwiastek kwadratowy',
  why: 'Długość boku jest liczbą dodatnią, więc bierzemy dodatni pierwiastek.',
};

/** The square of the side is on the way of whoever takes the theorem. */
const byTheorem = (diagonal: Exact, half: Rational, step: FamilyStep): FamilyStep => ({
  ...step,
  claims: [...step.claims, { sides: [`(${plainExact(diagonal)})^2 : 2`, plain(half)] }],
});

/** By the theorem, or where the diagonal is told with √2, by its formula. */
const sideSteps = ({ value, square }: Diagonal, isRoot: boolean, unit: string | undefined): readonly FamilyStep[] => {
  const half = square.div(2);
  if (isRoot)
    return [
      byTheorem(
        value,
        half,
        lineStep(
          {
            operation: 'divide',
            what: 'Dzielimy przekątną przez pierwiastek z dwóch',
            todo: 'podziel przekątną przez pierwiastek z dwóch',
            why: 'Przekątna kwadratu to bok razy pierwiastek z dwóch.',
          },
          [`${plainExact(value)} / sqrt(2)`, plainExact(rootOf(half))],
          'a',
          '\\frac{d}{\\sqrt{2}}',
          unit,
        ),
      ),
    ];
  return [
    lineStep(
      {
        operation: 'substitute',
        what: 'Dzielimy kwadrat przekątnej przez 2',
        todo: 'podziel kwadrat przekątnej przez 2',
        why: 'Przekątna jest przeciwprostokątną trójkąta o dwóch równych przyprostokątnych, więc jej kwadrat to dwa kwadraty boku.',
      },
      [`(${plainExact(value)})^2 : 2`, plain(half)],
      'a^2',
      '\\frac{d^2}{2}',
    ),
    rootStep(ROOT_WORDS, half, rootOf(half), 'a', unit),
  ];
};

const lastSteps = (side: Exact, asked: Asked, { length, area }: TaskUnits): readonly FamilyStep[] => {
  switch (asked) {
    case 'side':
      return [];
    case 'perimeter':
      return [
        aroundStep(
          'Kwadrat ma cztery równe boki.',
          [`4 * ${plainExact(side)}`, plainExact(productOf(side, exact(rational(4))))],
          '4a',
          length,
        ),
      ];
    case 'area':
      return [
        lineStep(
          {
            operation: 'square',
            what: 'Mnożymy bok przez bok',
            todo: 'pomnóż bok przez bok',
            why: 'Pole kwadratu to bok razy bok.',
          },
          [`${plainExact(side)} * ${plainExact(side)}`, plainExact(productOf(side, side))],
          'P',
          'a^2',
          area,
        ),
      ];
  }
};

const LAST_FORMULAS = { side: '', perimeter: 'O = 4a', area: 'P = a^2' } as const;

const solve = (diagonal: Diagonal, isRoot: boolean, asked: Asked, units: TaskUnits): FamilySolution => {
  const half = diagonal.square.div(2);
  const side = rootOf(half);
  const value = { side, perimeter: productOf(side, exact(rational(4))), area: exact(half) }[asked];
  const unit = asked === 'area' ? units.area : units.length;
  const law = isRoot ? 'ze wzoru $d = a\\sqrt{2}$' : 'z twierdzenia Pitagorasa: $d^2 = 2a^2$';
  const isRounded = value.some(({ radicand }) => radicand !== 1n);
  return {
    steps: [...sideSteps(diagonal, isRoot, units.length), ...lastSteps(side, asked, units)],
    answer: { kind: 'number', value, symbol: ASKED[asked].symbol, ...inUnit(unit) },
    ...(isRounded ? { sentence: roundedSentence(value, 1, unit) } : {}),
    proof: `Dwa kwadraty boku dają razem kwadrat przekątnej: $${calculated([`${plain(half)} + ${plain(half)}`, plain(diagonal.square)]).shown}$, a $${calculated([`(${plainExact(diagonal.value)})^2`, plain(diagonal.square)]).shown}$. Zgadza się.`,
    notice: 'Przekątna dzieli kwadrat na dwa trójkąty prostokątne. Którym bokiem takiego trójkąta jest przekątna?',
    nudge:
      asked === 'side'
        ? `Skorzystaj ${law}.`
        : `Najpierw znajdź bok ${law}. Potem skorzystaj ze wzoru $${LAST_FORMULAS[asked]}$.`,
    ...(asked === 'side' && isRoot ? { setup: 'Podziel przekątną przez $\\sqrt{2}$.' } : {}),
  };
};

/** How many times the diagonal squared the answer squared is. */
const SHARES: Readonly<Record<Exclude<Asked, 'area'>, Rational>> = { side: rational(1, 2), perimeter: rational(8) };

const mistakesOf = ({ value: diagonal, square }: Diagonal, asked: Asked): ReturnType<FormulaCase['mistakes']> => {
  const side = rootOf(square.div(2));
  switch (asked) {
    case 'side':
      return {
        'diagonal-halved': productOf(diagonal, exact(rational(1, 2))),
        'diagonal-times-root': productOf(diagonal, ROOT_OF_TWO),
        'not-divided-by-two': diagonal,
        'root-forgotten': exact(square.div(2)),
      };
    case 'perimeter':
      return {
        'side-alone': asRational(side) && side,
        'four-diagonals': productOf(diagonal, exact(rational(4))),
        'two-diagonals': productOf(diagonal, exact(rational(2))),
        'area-for-perimeter': exact(square.div(2)),
      };
    case 'area':
      return {
        'area-side-alone': asRational(side) && side,
        'diagonal-for-side': exact(square),
        'quarter-taken': exact(square.div(4)),
        'perimeter-for-area': productOf(side, exact(rational(4))),
      };
  }
};

const diagonalCase = (isRoot: boolean, asked: Asked): FormulaCase => {
  const { read, told } = ASKED[asked];
  const diagonal = isRoot ? '{a} √2' : '{a}';
  const of = ([a = ZERO]: readonly Rational[]): Diagonal =>
    isRoot
      ? { value: productOf(exact(a), ROOT_OF_TWO), square: squared(a).mul(2) }
      : { value: exact(a), square: squared(a) };
  return {
    key: `${asked}-of-${isRoot ? 'root-' : ''}diagonal`,
    slots: ['length'],
    templates: [
      `[dlugosc] (przekatna|przekatnej) kwadratu ${HAS} ${diagonal} ${read} [kwadratu]`,
      `[w] (kwadrat|kwadracie) [o] [ma] (przekatna|przekatnej) ${HAS} ${diagonal} ${read} [kwadratu]`,
      `${read} kwadratu [o] [ma] (przekatna|przekatnej) ${HAS} ${diagonal}`,
    ],
    level: 3,
    tell: ([a = '']) => `Przekątna kwadratu ma długość ${isRoot ? timesRoot(a) : a}. Oblicz ${told} kwadratu.`,
    make: (pick) => numbers(isRoot ? pick.int(2, 12) : 2 * pick.int(2, 9)),
    solve: (lengths, units) => solve(of(lengths), isRoot, asked, units),
    isRight: (lengths, answer) => {
      const { square } = of(lengths);
      return hasSquare(answer, asked === 'area' ? squared(square).div(4) : square.mul(SHARES[asked]));
    },
    mistakes: (lengths) => mistakesOf(of(lengths), asked),
  };
};

/** The area of a diagonal without a root is asked in the chapter on areas. */
export const SQUARE_OF_DIAGONAL_CASES: readonly FormulaCase[] = [
  diagonalCase(false, 'side'),
  diagonalCase(false, 'perimeter'),
  diagonalCase(true, 'side'),
  diagonalCase(true, 'perimeter'),
  diagonalCase(true, 'area'),
];
