import { asRational, exact, productOf, sumOf } from '#tutoring/mathematics/exact.ts';
import { rational, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { calculated, plain, withUnit } from '#tutoring/families/calculated.rules.ts';
import type { FamilySolution, FamilyStep, Pick } from '#tutoring/families/family.types.ts';
import type { FormulaCase } from '../formulas/formula-case.types.ts';
import { aroundStep, lineStep, numbers, plainExact, squared } from '../formulas/formula-lines.rules.ts';
import { continued, hasSquare, rootOf, solveHypotenuse, solveLeg } from './pythagoras.solver.ts';

const ISOSCELES = '[w] (trojkat|trojkacie|trojkata) (rownoramienny|rownoramiennym|rownoramiennego)';
const AND = '[i|oraz|;|a|ma]';
const MEASURES = '[ma|maja|maja dlugosc|ma dlugosc|dlugosci|o dlugosci|dlugosc|=]';
const BASE = `(podstawa|podstawie|podstawe) ${MEASURES} {a}`;
const ARM = `(ramie|ramieniu|ramiona|ramionach|kazde z ramion) ${MEASURES} [po] {b}`;
const TALL = `(wysokosc|wysokosci) [opuszczona na podstawe|opuszczona na nia] ${MEASURES} {b}`;
const ASKED_HEIGHT =
  '[dlugosc] (wysokosc|wysokosci) [(opuszczona|opuszczonej|poprowadzona|poprowadzonej) (na podstawe|do podstawy)]';
const ASKED_ARM = '[dlugosc] (ramie|ramienia|ramion)';
const AREA = '(pole|pole powierzchni)';
const AROUND = '(obwod)';
const DIAGONALS = '(przekatne|przekatnych) [maja|maja dlugosc|maja dlugosci|dlugosci|o dlugosci|o dlugosciach|=]';
const ASKED_SIDE = '[dlugosc] [ma] (bok|boku)';

/** „Podstawa ma …, a ramię … Oblicz …” in each order of its words. */
const isosceles = (other: string, otherOf: string, asked: string): readonly string[] => [
  `${ISOSCELES} [o] [ma] ${BASE} ${AND} ${other} ${asked} [trojkata]`,
  `${ISOSCELES} [o] [ma] ${other} ${AND} ${BASE} ${asked} [trojkata]`,
  `podstawa ${ISOSCELES} ${MEASURES} {a} ${AND} ${other} ${asked} [trojkata]`,
  `${otherOf} ${ISOSCELES} ${MEASURES} [po] {b} ${AND} ${BASE} ${asked} [trojkata]`,
  `${asked} ${ISOSCELES} [o] [ma] ${BASE} ${AND} ${other}`,
  `${asked} ${ISOSCELES} [o] [ma] ${other} ${AND} ${BASE}`,
];

const rhombus = (asked: string): readonly string[] => [
  `przekatne rombu [maja|maja dlugosc|maja dlugosci|dlugosci|=] {a} & {b} ${asked} [rombu]`,
  `[w] (romb|rombie) [o] [ma] ${DIAGONALS} {a} & {b} ${asked} [rombu]`,
  `${asked} [ma] (romb|rombu) [o] [ma] ${DIAGONALS} {a} & {b}`,
];

const halvingStep = (
  what: string,
  value: Rational,
  letter: string,
  unit: string | undefined,
  why: string,
): FamilyStep =>
  lineStep(
    { operation: 'halve', what: `Dzielimy ${what} na pół`, todo: `podziel ${what} na pół`, why },
    [`${plain(value)} : 2`, plain(value.div(2))],
    `\\frac{${letter}}{2}`,
    undefined,
    unit,
  );

const MIDDLE = 'Wysokość trójkąta równoramiennego trafia dokładnie w środek podstawy.';
const CROSSED = 'Przekątne rombu przecinają się w połowie i pod kątem prostym.';
const halfSetup = (value: Rational): string =>
  `Zacznij od połowy podstawy: $${calculated([`${plain(value)} : 2`]).shown}$.`;

const solveHeight = ([base = ZERO, arm = ZERO]: readonly Rational[], unit: string | undefined): FamilySolution => {
  const solved = solveLeg([arm, base.div(2)], unit, {
    symbol: 'h',
    asked: 'wysokość',
    notice: 'Wysokość dzieli trójkąt równoramienny na dwa trójkąty prostokątne. Jakie boki ma jeden z nich?',
  });
  return {
    ...solved,
    steps: [halvingStep('podstawę', base, 'a', unit, MIDDLE), ...solved.steps],
    setup: halfSetup(base),
  };
};

const solveArm = ([base = ZERO, height = ZERO]: readonly Rational[], unit: string | undefined): FamilySolution => {
  const solved = solveHypotenuse([base.div(2), height], unit, {
    symbol: 'b',
    asked: 'ramię',
    notice:
      'Wysokość dzieli trójkąt równoramienny na dwa trójkąty prostokątne. Którym bokiem takiego trójkąta jest ramię?',
  });
  return {
    ...solved,
    steps: [halvingStep('podstawę', base, 'a', unit, MIDDLE), ...solved.steps],
    setup: halfSetup(base),
  };
};

const solveRhombusSide = ([e = ZERO, f = ZERO]: readonly Rational[], unit: string | undefined): FamilySolution => {
  const solved = solveHypotenuse([e.div(2), f.div(2)], unit, {
    symbol: 'a',
    asked: 'bok',
    notice: 'Przekątne dzielą romb na cztery trójkąty prostokątne. Jakie boki ma jeden z nich?',
  });
  return {
    ...solved,
    steps: [
      halvingStep('pierwszą przekątną', e, 'e', unit, CROSSED),
      halvingStep('drugą przekątną', f, 'f', unit, 'Drugą przekątną punkt przecięcia też dzieli na połowy.'),
      ...solved.steps,
    ],
    setup: `Zacznij od połowy przekątnej: $${calculated([`${plain(e)} : 2`]).shown}$.`,
  };
};

const heightSquare = ([base = ZERO, arm = ZERO]: readonly Rational[]): Rational =>
  arm.sub(base.div(2)).mul(arm.add(base.div(2)));
const sideSquare = ([e = ZERO, f = ZERO]: readonly Rational[]): Rational => squared(e).add(squared(f)).div(4);

const isTriangle = ([base = ZERO, arm = ZERO]: readonly Rational[]): boolean => arm.mul(2).gt(base);

/** Half of the base, the height, the arm. */
const halves = (pick: Pick): readonly [number, number, number] => {
  const [a, b, c] = pick.oneOf<readonly [number, number, number]>([
    [3, 4, 5],
    [4, 3, 5],
    [5, 12, 13],
    [12, 5, 13],
    [8, 15, 17],
  ]);
  const times = c < 10 ? pick.int(1, 4) : 1;
  return [a * times, b * times, c * times];
};

const baseAndArm = (pick: Pick): readonly Rational[] => {
  const [half, , arm] = halves(pick);
  return numbers(2 * half, arm);
};

const diagonals = (pick: Pick): readonly Rational[] => {
  const [half, other] = halves(pick);
  return numbers(2 * half, 2 * other);
};

/** Figures that a height or diagonals part into equal right triangles. */
export const HALVED_FIGURE_CASES: readonly FormulaCase[] = [
  {
    key: 'isosceles-height',
    slots: ['length', 'length'],
    templates: isosceles(ARM, '(ramie|ramiona)', ASKED_HEIGHT),
    level: 3,
    tell: ([base = '', arm = '']) => `Trójkąt równoramienny ma podstawę ${base} i ramię ${arm}. Oblicz wysokość.`,
    make: baseAndArm,
    isPossible: isTriangle,
    solve: (lengths, { length }) => solveHeight(lengths, length),
    isRight: (lengths, answer) => hasSquare(answer, heightSquare(lengths)),
    mistakes: ([base = ZERO, arm = ZERO]) => ({
      'half-base': exact(base.div(2)),
      'not-halved': arm.gt(base) ? rootOf(squared(arm).sub(squared(base))) : undefined,
      'sides-subtracted': exact(arm.sub(base.div(2))),
      'squares-added': rootOf(squared(arm).add(squared(base.div(2)))),
      'root-forgotten': exact(heightSquare([base, arm])),
    }),
  },
  {
    key: 'isosceles-arm',
    slots: ['length', 'length'],
    templates: isosceles(TALL, 'wysokosc', ASKED_ARM),
    level: 3,
    tell: ([base = '', height = '']) =>
      `Trójkąt równoramienny ma podstawę ${base} i wysokość ${height}. Oblicz długość ramienia.`,
    make: (pick) => {
      const [half, height] = halves(pick);
      return numbers(2 * half, height);
    },
    solve: (lengths, { length }) => solveArm(lengths, length),
    isRight: ([base = ZERO, height = ZERO], answer) =>
      hasSquare(answer, squared(base).add(squared(height).mul(4)).div(4)),
    mistakes: ([base = ZERO, height = ZERO]) => ({
      'not-halved': rootOf(squared(base).add(squared(height))),
      'sides-added': exact(base.div(2).add(height)),
      'root-forgotten': exact(squared(base.div(2)).add(squared(height))),
      'squares-subtracted': rootOf(squared(base.div(2)).sub(squared(height)).abs()),
    }),
  },
  {
    key: 'isosceles-area',
    slots: ['length', 'length'],
    templates: isosceles(ARM, '(ramie|ramiona)', AREA),
    level: 3,
    tell: ([base = '', arm = '']) => `Trójkąt równoramienny ma podstawę ${base} i ramię ${arm}. Oblicz pole trójkąta.`,
    make: baseAndArm,
    isPossible: isTriangle,
    solve: (lengths, { length, area }) => {
      const [base = ZERO] = lengths;
      const height = rootOf(heightSquare(lengths));
      const value = productOf(exact(base.div(2)), height);
      const solved = solveHeight(lengths, length);
      return continued(
        solved,
        lineStep(
          {
            operation: 'multiply',
            what: 'Mnożymy podstawę przez wysokość i dzielimy na pół',
            todo: 'pomnóż podstawę przez wysokość i podziel na pół',
            why: 'Pole trójkąta to połowa iloczynu podstawy i wysokości.',
          },
          [`${plain(base)} * ${plainExact(height)} : 2`, plainExact(value)],
          'P',
          '\\frac{a \\cdot h}{2}',
          area,
        ),
        { value, symbol: 'P', unit: area },
        {
          notice:
            'Pole liczy się z podstawy i wysokości, a wysokości nie podano. Na jakie trójkąty dzieli ona tę figurę?',
          proof: `Z dwóch trójkątów prostokątnych, na które dzieli go wysokość, powstaje prostokąt o bokach $${withUnit(base.div(2), length)}$ i $${withUnit(height, length)}$. Jego pole to $${withUnit(value, area)}$, więc się zgadza.`,
          nudge:
            'Najpierw znajdź wysokość z twierdzenia Pitagorasa, a potem skorzystaj ze wzoru $P = \\frac{a \\cdot h}{2}$.',
        },
      );
    },
    /** Twice the area over the base is the height. */
    isRight: (lengths, answer) =>
      answer.kind === 'number' &&
      hasSquare(
        answer,
        heightSquare(lengths)
          .mul(squared(lengths[0] ?? ZERO))
          .div(4),
      ),
    mistakes: (lengths) => {
      const [base = ZERO, arm = ZERO] = lengths;
      const height = rootOf(heightSquare(lengths));
      return {
        'arm-for-height': exact(base.mul(arm).div(2)),
        'area-not-halved': productOf(exact(base), height),
        'height-alone': asRational(height) && height,
        'quarter-of-area': productOf(exact(base.div(4)), height),
      };
    },
  },
  {
    key: 'rhombus-side',
    slots: ['length', 'length'],
    templates: rhombus(ASKED_SIDE),
    level: 3,
    tell: ([e = '', f = '']) => `Oblicz długość boku rombu o przekątnych ${e} i ${f}.`,
    make: diagonals,
    solve: (lengths, { length }) => solveRhombusSide(lengths, length),
    isRight: (lengths, answer) => hasSquare(answer, sideSquare(lengths)),
    mistakes: ([e = ZERO, f = ZERO]) => ({
      'diagonals-not-halved': rootOf(squared(e).add(squared(f))),
      'sides-added': exact(e.add(f).div(2)),
      'root-forgotten': exact(sideSquare([e, f])),
      'one-diagonal-halved': rootOf(squared(e.div(2)).add(squared(f))),
    }),
  },
  {
    key: 'rhombus-perimeter',
    slots: ['length', 'length'],
    templates: rhombus(AROUND),
    level: 3,
    tell: ([e = '', f = '']) => `Oblicz obwód rombu o przekątnych ${e} i ${f}.`,
    make: diagonals,
    solve: (lengths, { length }) => {
      const side = rootOf(sideSquare(lengths));
      const value = sumOf(sumOf(side, side), sumOf(side, side));
      const solved = solveRhombusSide(lengths, length);
      return continued(
        solved,
        aroundStep('Romb ma cztery równe boki.', [`4 * ${plainExact(side)}`, plainExact(value)], '4a', length),
        { value, symbol: 'O', unit: length },
        {
          notice: 'Obwód rombu liczy się z boku, a podane są przekątne. Na jakie trójkąty dzielą one romb?',
          nudge: 'Najpierw znajdź bok z twierdzenia Pitagorasa, a potem skorzystaj ze wzoru $O = 4a$.',
        },
      );
    },
    /** Four sides are the diagonal of the rectangle of twice the diagonals. */
    isRight: ([e = ZERO, f = ZERO], answer) => hasSquare(answer, squared(e.mul(2)).add(squared(f.mul(2)))),
    mistakes: (lengths) => {
      const [e = ZERO, f = ZERO] = lengths;
      return {
        'side-alone': asRational(rootOf(sideSquare(lengths))) && rootOf(sideSquare(lengths)),
        'diagonals-for-sides': exact(e.add(f).mul(2)),
        'diagonals-not-halved': productOf(exact(rational(4)), rootOf(squared(e).add(squared(f)))),
      };
    },
  },
];
