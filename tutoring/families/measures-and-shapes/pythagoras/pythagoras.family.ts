import { exact, productOf, squareRootOf, type Exact } from '#tutoring/mathematics/exact.ts';
import { rational, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import type { Pick } from '#tutoring/families/family.types.ts';
import type { FormulaCase } from '../formulas/formula-case.types.ts';
import { formulaFamily } from '../formulas/formula.family.ts';
import { labelOf, numbers, squared } from '../formulas/formula-lines.rules.ts';
import { hasSquare, solveHypotenuse, solveIsRight, solveLeg, sorted } from './pythagoras.solver.ts';
import { SQUARE_OF_DIAGONAL_CASES } from './square-of-diagonal.cases.ts';
import { ONE_SIDE, OTHER_SIDE } from '../formulas/side-words.ts';
import { AND } from '../solids/solid-words.ts';
import { equilateralHeight } from './equilateral-height.case.ts';
import { EQUILATERAL_OF_HEIGHT_CASES } from './equilateral-of-height.cases.ts';
import { HALVED_FIGURE_CASES } from './halved-figure.cases.ts';
import { RIGHT_TRIANGLE_CASES } from './right-triangle.cases.ts';

type Triple = readonly [number, number, number];

const TRIPLES: readonly [Triple, ...Triple[]] = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
];

const LADDERS: readonly [Triple, ...Triple[]] = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
];

const triple = (pick: Pick, difficulty: number): Triple => {
  const [a, b, c] = pick.oneOf(TRIPLES);
  const times = c < 14 ? pick.int(1, 2 + 2 * difficulty) : 1;
  return [a * times, b * times, c * times];
};

const rooted = (value: Rational): Exact | undefined => squareRootOf(value);

const sumOfSquares = ([a = ZERO, b = a]: readonly Rational[]): Rational => squared(a).add(squared(b));
const differenceOfSquares = ([c = ZERO, a = ZERO]: readonly Rational[]): Rational => squared(c).sub(squared(a));

const hypotenuseMistakes: FormulaCase['mistakes'] = (sides) => {
  const [a = ZERO, b = a] = sides;
  return {
    'sides-added': exact(a.add(b)),
    'root-forgotten': exact(sumOfSquares(sides)),
    'squares-subtracted': rooted(squared(a).sub(squared(b)).abs()),
  };
};
const legMistakes: FormulaCase['mistakes'] = (sides) => {
  const [c = ZERO, a = ZERO] = sides;
  return {
    'sides-subtracted': exact(c.sub(a)),
    'root-forgotten': exact(differenceOfSquares(sides)),
    'squares-added': rooted(sumOfSquares(sides)),
    'squares-added-before-root': exact(sumOfSquares(sides)),
  };
};
const isLeg = ([c = ZERO, a = ZERO]: readonly Rational[]): boolean => c.gt(a);

/** The hypotenuse and one leg are given, whatever figure they stand in. */
const OF_LEG = {
  make: (pick, difficulty) => {
    const [a, b, c] = triple(pick, difficulty);
    return numbers(c, pick.oneOf([a, b]));
  },
  isPossible: isLeg,
  isRight: (sides, answer) => hasSquare(answer, differenceOfSquares(sides)),
  mistakes: legMistakes,
} satisfies Partial<FormulaCase>;

const LEGS = '(przyprostokatne|przyprostokatnych) [trojkata prostokatnego] [maja] [dlugosc|dlugosci]';
const LEG = '[1|1 z] (przyprostokatna|przyprostokatnej|przyprostokatnych) [ma] [dlugosc|dlugosci]';
const HYP = '(przeciwprostokatna|przeciwprostokatnej) [ma] [dlugosc|dlugosci]';
const IN = '[w] [trojkat|trojkacie|trojkata] [prostokatny|prostokatnym|prostokatnego] [o] [ma]';
const OTHER = '[ma] [dlugosc] (druga|drugiej) [przyprostokatna|przyprostokatnej] [ma]';

const CASES: readonly [FormulaCase, ...FormulaCase[]] = [
  {
    key: 'hypotenuse',
    slots: ['length', 'length'],
    templates: [
      `${IN} ${LEGS} [=] {a} & {b} [dlugosc] ${HYP} [ma]`,
      `[dlugosc] ${HYP} ${IN} ${LEGS} [=] {a} & {b}`,
      '[(z twierdzenia|twierdzenie|tw) pitagorasa] a = {a} [i|;] b = {b} [i|;] c [=]',
    ],
    level: 1,
    tell: ([a = '', b = '']) =>
      `W trójkącie prostokątnym przyprostokątne mają długości ${a} i ${b}. Oblicz długość przeciwprostokątnej.`,
    make: (pick, difficulty) => numbers(...triple(pick, difficulty).slice(0, 2)),
    solve: (sides, { length }) =>
      solveHypotenuse(sides, length, {
        symbol: 'c',
        asked: 'przeciwprostokątną',
        notice: 'Które boki są dane: te przy kącie prostym czy ten naprzeciw niego? O który jest pytanie?',
      }),
    isRight: (sides, answer) => hasSquare(answer, sumOfSquares(sides)),
    mistakes: hypotenuseMistakes,
    figure: ([a = ZERO, b = ZERO], { length }) => ({
      kind: 'shape',
      polygons: [
        {
          points: [
            [0, 0],
            [a.valueOf(), 0],
            [0, b.valueOf()],
          ],
          sides: [labelOf(a, length), 'c', labelOf(b, length)],
          angles: ['90°'],
        },
      ],
    }),
  },
  {
    key: 'leg',
    slots: ['length', 'length'],
    templates: [
      `${IN} ${HYP} [=] {a} [i|a|;|oraz] ${LEG} [=] {b} ${OTHER}`,
      `${IN} ${LEG} [ma] [=] {b} [i|a|;|oraz] ${HYP} [=] {a} ${OTHER}`,
      `${OTHER} ${IN} ${HYP} [=] {a} [i|;|oraz] ${LEG} [=] {b}`,
      '[(z twierdzenia|twierdzenie|tw) pitagorasa] c = {a} [i|;] a = {b} [i|;] b [=]',
      '[(z twierdzenia|twierdzenie|tw) pitagorasa] c = {a} [i|;] b = {b} [i|;] a [=]',
      '[(z twierdzenia|twierdzenie|tw) pitagorasa] a = {b} [i|;] c = {a} [i|;] b [=]',
      '[(z twierdzenia|twierdzenie|tw) pitagorasa] b = {b} [i|;] c = {a} [i|;] a [=]',
    ],
    level: 2,
    tell: ([c = '', a = '']) =>
      `W trójkącie prostokątnym przeciwprostokątna ma ${c}, a jedna przyprostokątna ${a}. Oblicz długość drugiej przyprostokątnej.`,
    ...OF_LEG,
    solve: (sides, { length }) =>
      solveLeg(sides, length, {
        symbol: 'b',
        asked: 'przyprostokątną',
        notice: 'Który z danych boków leży naprzeciw kąta prostego i jest najdłuższy?',
      }),
  },
  {
    key: 'rectangle-diagonal',
    slots: ['length', 'length'],
    templates: [
      '[dlugosc] (przekatna|przekatnej) prostokata [o] (bokach|wymiarach|bokach dlugosci|boki maja|boki maja dlugosc) {a} & {b}',
      'prostokat [o] [ma] (boki|bokach|wymiary|wymiarach) [dlugosci] {a} & {b} [dluga] [dlugosc] (przekatna|przekatnej) [ma] [prostokata]',
      'boki prostokata [maja|maja dlugosc|maja dlugosci|=] {a} & {b} [dluga] [dlugosc] (przekatna|przekatnej) [ma] [prostokata]',
    ],
    level: 2,
    tell: ([a = '', b = '']) => `Oblicz długość przekątnej prostokąta o bokach ${a} i ${b}.`,
    make: (pick, difficulty) => numbers(...triple(pick, difficulty).slice(0, 2)),
    solve: (sides, { length }) =>
      solveHypotenuse(sides, length, {
        symbol: 'd',
        asked: 'przekątną',
        notice:
          'Przekątna dzieli prostokąt na dwa trójkąty prostokątne. Którym bokiem takiego trójkąta jest przekątna?',
      }),
    isRight: (sides, answer) => hasSquare(answer, sumOfSquares(sides)),
    mistakes: hypotenuseMistakes,
  },
  {
    key: 'rectangle-side',
    slots: ['length', 'length'],
    templates: [
      `przekatna prostokata [ma|ma dlugosc|=] {a} ${AND} ${ONE_SIDE} {b} ${OTHER_SIDE}`,
      `prostokat [o] [ma] (przekatna|przekatnej) [dlugosci] {a} ${AND} ${ONE_SIDE} {b} ${OTHER_SIDE}`,
    ],
    level: 3,
    tell: ([d = '', a = '']) => `Przekątna prostokąta ma ${d}, a jeden z boków ${a}. Oblicz długość drugiego boku.`,
    ...OF_LEG,
    solve: (sides, { length }) =>
      solveLeg(sides, length, {
        symbol: 'b',
        asked: 'drugi bok',
        notice:
          'Przekątna dzieli prostokąt na dwa trójkąty prostokątne. Którym bokiem takiego trójkąta jest przekątna?',
      }),
  },
  {
    key: 'square-diagonal',
    slots: ['length'],
    templates: [
      '[dlugosc] (przekatna|przekatnej) kwadratu [o] (boku|bok|boku dlugosci) {a}',
      'kwadrat [o] [ma] (bok|boku) [dlugosci] {a} [dluga] [dlugosc] (przekatna|przekatnej) [ma]',
      'bok kwadratu [ma|ma dlugosc|=] {a} [dluga] [dlugosc] (przekatna|przekatnej) [ma] [kwadratu]',
    ],
    level: 3,
    tell: ([a = '']) => `Oblicz długość przekątnej kwadratu o boku ${a}.`,
    make: (pick) => numbers(pick.int(2, 15)),
    solve: (sides, { length }) =>
      solveHypotenuse(sides, length, {
        symbol: 'd',
        asked: 'przekątną',
        notice: 'Przekątna dzieli kwadrat na dwa trójkąty prostokątne. Jakie długości mają ich przyprostokątne?',
      }),
    isRight: (sides, answer) => hasSquare(answer, sumOfSquares(sides)),
    mistakes: ([a = ZERO]) => ({
      'sides-added': exact(a.mul(2)),
      'root-forgotten': exact(squared(a).mul(2)),
      'root-of-three': productOf(exact(a), rooted(rational(3)) ?? []),
    }),
  },
  equilateralHeight,
  {
    key: 'is-right',
    slots: ['length', 'length', 'length'],
    templates: [
      'czy trojkat o bokach [dlugosci] {a} & {b} & {c} prostokatny',
      'trojkat ma boki [dlugosci] {a} & {b} & {c} czy prostokatny',
    ],
    level: 2,
    tell: ([a = '', b = '', c = '']) => `Czy trójkąt o bokach ${a}, ${b} i ${c} jest prostokątny?`,
    make: (pick, difficulty) => {
      const [a, b, c] = triple(pick, difficulty);
      return numbers(a, b, c + (a > 4 ? pick.int(-1, 1) : pick.int(0, 1)));
    },
    isPossible: (sides) => {
      const [a = ZERO, b = ZERO, c = ZERO] = sorted(sides);
      return a.add(b).gt(c);
    },
    solve: (sides) => solveIsRight(sides),
    isRight: (sides, answer) => {
      const [a = ZERO, b = ZERO, c = ZERO] = sorted(sides);
      const isRight = c.sub(b).mul(c.add(b)).equals(squared(a));
      return answer.kind === 'choice' && answer.value === (isRight ? 'tak' : 'nie');
    },
    mistakes: (sides) => {
      const [a = ZERO, b = ZERO, c = ZERO] = sorted(sides);
      return { 'other-than-longest': squared(a).add(squared(b)).equals(squared(c)) ? 'nie' : 'tak' };
    },
  },
  {
    key: 'ladder',
    units: ['m'],
    slots: ['length', 'length'],
    templates: [
      'drabina [o] [ma] [dlugosci|dlugosc] {a} [i] (stoi|oparta|ustawiona|odsunieta) {b} od (sciany|muru) (na wysokosc siega|wysoko siega|wysokosci siega)',
      'drabina [o] [ma] [dlugosci|dlugosc] {a} [i] [stoi] (oparta o|opiera o) (sciane|mur) [i] [a] [podstawa|dolny koniec] [drabiny] [znajduje|stoi] {b} od (sciany|muru|niej|niego) (na wysokosc siega|wysoko siega)',
    ],
    level: 3,
    tell: ([c = '', a = '']) => `Drabina ma ${c} i stoi ${a} od ściany. Na jaką wysokość sięga?`,
    make: (pick) => {
      const [a, , c] = pick.oneOf(LADDERS);
      return numbers(c, a);
    },
    isPossible: isLeg,
    solve: (sides, { length }) => ({
      ...solveLeg(sides, length, {
        symbol: 'h',
        asked: 'wysokość',
        notice: 'Drabina, ściana i ziemia tworzą trójkąt prostokątny. Którym jego bokiem jest drabina?',
      }),
    }),
    isRight: (sides, answer) => hasSquare(answer, differenceOfSquares(sides)),
    mistakes: legMistakes,
  },
];

export const pythagorasFamily = formulaFamily({
  id: 'pythagoras',
  title: 'Twierdzenie Pitagorasa',
  grades: [8, 8],
  cases: [
    ...CASES,
    ...HALVED_FIGURE_CASES,
    ...RIGHT_TRIANGLE_CASES,
    ...SQUARE_OF_DIAGONAL_CASES,
    ...EQUILATERAL_OF_HEIGHT_CASES,
  ],
  says: {
    'sides-added': 'Dodane zostały same długości. W twierdzeniu Pitagorasa dodajemy kwadraty boków.',
    'sides-subtracted': 'Odjęte zostały same długości. W twierdzeniu Pitagorasa odejmujemy kwadraty boków.',
    'root-forgotten': 'To kwadrat szukanej długości. Brakuje jeszcze jednego działania.',
    'squares-added':
      'Kwadraty zostały dodane, a szukany bok nie jest najdłuższy. Który bok leży naprzeciw kąta prostego?',
    'squares-added-before-root':
      'Kwadraty zostały dodane, a szukany bok nie jest najdłuższy. Od czego trzeba zacząć, gdy znamy przeciwprostokątną?',
    'squares-subtracted':
      'Kwadraty zostały odjęte, a szukany bok jest najdłuższy. Co trzeba zrobić z kwadratami przyprostokątnych?',
    'half-base': 'To połowa podstawy, czyli jedna z przyprostokątnych, a nie wysokość.',
    'root-of-three':
      'Pierwiastek z trzech jest we wzorze na wysokość trójkąta równobocznego. Jakie trójkąty powstają z tej figury?',
    'not-halved': 'Wysokość trafia w środek podstawy: przyprostokątną jest tylko jej połowa.',
    'arm-for-height':
      'Zamiast wysokości podstawione jest tu ramię. Wysokość jest od niego krótsza: najpierw ją oblicz.',
    'area-not-halved': 'Podstawa razy wysokość to pole prostokąta. Jaką jego częścią jest trójkąt?',
    'height-alone': 'To dopiero wysokość. Jak z podstawy i wysokości policzyć pole?',
    'quarter-of-area': 'To pole jednego z dwóch trójkątów prostokątnych. Ile ich jest w całym trójkącie?',
    'diagonals-not-halved':
      'Przekątne rombu przecinają się w połowie. Jakie przyprostokątne ma jeden z czterech trójkątów?',
    'one-diagonal-halved': 'Na pół została podzielona tylko jedna przekątna. Co z drugą?',
    'diagonal-halved': 'Połowa przekątnej to nie bok. Jakim bokiem trójkąta prostokątnego jest przekątna?',
    'diagonal-times-root':
      'Przekątna jest dłuższa od boku. Co trzeba zrobić, żeby z dłuższego odcinka przejść do krótszego?',
    'not-divided-by-two': 'To przekątna. Bok jest od niej krótszy.',
    'four-diagonals': 'Przekątna została wzięta za bok. Najpierw znajdź bok.',
    'two-diagonals': 'Połowa przekątnej została wzięta za bok. Najpierw znajdź bok z twierdzenia Pitagorasa.',
    'diagonal-for-side': 'To pole kwadratu zbudowanego na przekątnej. Przekątna jest dłuższa od boku.',
    'quarter-taken':
      'Podzielone zostało na cztery. Ile razy pole kwadratu na przekątnej jest większe od pola tego kwadratu?',
    'perimeter-for-area': 'To obwód tego kwadratu. Pytanie jest o pole.',
    'height-doubled': 'Wysokość została podwojona, ale jest w niej jeszcze pierwiastek z trzech.',
    'height-for-side': 'To wysokość. Bok trójkąta równobocznego jest od niej dłuższy.',
    'taken-for-height': 'Wysokość została wzięta za bok. Do której strony prowadzi wzór na wysokość?',
    'two-equal-sides': 'To dwa boki razem. Ile boków ma trójkąt?',
    'three-heights': 'Wysokość została wzięta za bok. Najpierw znajdź bok.',
    'half-sides': 'Połowa boku została wzięta za cały bok.',
    'height-squared': 'Wysokość została wzięta za bok i pomnożona przez siebie. Najpierw znajdź bok.',
    'third-side-alone': 'To dopiero trzeci bok. Obwód to suma wszystkich boków.',
    'third-side-missing': 'Dodane zostały tylko podane boki. Ile boków ma trójkąt?',
    'area-for-perimeter': 'To pole tego trójkąta. Pytanie jest o obwód.',
    'hypotenuse-for-leg':
      'Do wzoru na pole weszła przeciwprostokątna. Pole liczy się z boków, które leżą przy kącie prostym.',
    'leg-alone': 'To dopiero druga przyprostokątna. Jak z obu przyprostokątnych policzyć pole?',
    'area-side-alone': 'To dopiero bok. Jak z boku policzyć pole?',
    'side-alone': 'To dopiero bok. Jak z boku policzyć obwód?',
    'diagonals-for-sides': 'Przekątne nie są bokami rombu. Najpierw oblicz bok.',
    'other-than-longest':
      'Sprawdź, czy z sumą kwadratów porównany został kwadrat najdłuższego boku, i policz kwadraty jeszcze raz.',
  },
});
