import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { plain, withUnit } from '#tutoring/families/calculated.rules.ts';
import { asRational, exact } from '#tutoring/mathematics/exact.ts';
import { rational, ZERO } from '#tutoring/mathematics/rational.ts';
import type { FormulaCase } from '../formulas/formula-case.types.ts';
import { formulaFamily } from '../formulas/formula.family.ts';
import { numbers } from '../formulas/formula-lines.rules.ts';
import {
  completes,
  FULL,
  solveDifference,
  solveParallelogram,
  solveRest,
  STRAIGHT,
  sumOfAngles,
} from './angles.solver.ts';
import { angleKind } from './angle-kind.case.ts';
import { isoscelesCases } from './isosceles-angle.cases.ts';

const RIGHT = rational(90);
const ANGLE = '(kat|kata|miara kata|miare kata)';

const CASES: readonly [FormulaCase, ...FormulaCase[]] = [
  {
    key: 'triangle',
    slots: ['angle', 'angle'],
    templates: [
      '[w] [trojkacie|trojkat] [ma] [2] (katy|kata) [w trojkacie|trojkata] [ma|maja|=] {a} & {b} [@deg] [ma] (trzeci|trzeci kat|miara trzeciego kata|trzeciego kata|miare trzeciego kata) [ma] [@deg]',
      '(trzeci kat|miara trzeciego kata|miare trzeciego kata) (trojkata|w trojkacie) [o katach|ma katy|katy|2 maja] {a} & {b}',
    ],
    level: 2,
    tell: ([a = '', b = '']) => `Dwa kąty trójkąta mają ${a} i ${b}. Ile ma trzeci kąt?`,
    make: (pick) => numbers(pick.int(20, 90), pick.int(20, 80)),
    isPossible: (angles) => sumOfAngles(angles).lt(STRAIGHT),
    solve: (angles) =>
      solveRest({
        total: STRAIGHT,
        angles,
        why: 'Kąty każdego trójkąta mają razem 180°.',
        notice: 'Znane są dwa kąty trójkąta. Co wiadomo o wszystkich trzech razem?',
        nudge: 'Dodaj znane kąty i odejmij wynik od sumy kątów trójkąta.',
      }),
    isRight: (angles, answer) => completes(angles, answer, STRAIGHT),
    mistakes: (angles) => ({
      'sum-of-quadrilateral': exact(FULL.sub(sumOfAngles(angles))),
      'only-added': exact(sumOfAngles(angles)),
      'one-angle-only': exact(STRAIGHT.sub(angles[0] ?? ZERO)),
    }),
  },
  {
    key: 'quadrilateral',
    slots: ['angle', 'angle', 'angle'],
    templates: [
      '[w] [czworokacie|czworokat] [ma] [3] katy [w czworokacie|czworokata] [maja|=] {a} & {b} & {c} [@deg] [ma] (czwarty|czwarty kat|miara czwartego kata|miare czwartego kata|czwartego kata) [ma] [@deg]',
    ],
    level: 3,
    tell: ([a = '', b = '', c = '']) => `Trzy kąty czworokąta mają ${a}, ${b} i ${c}. Ile ma czwarty kąt?`,
    make: (pick) => numbers(pick.int(60, 110), pick.int(60, 110), pick.int(60, 110)),
    isPossible: (angles) => sumOfAngles(angles).lt(FULL),
    solve: (angles) =>
      solveRest({
        total: FULL,
        angles,
        why: 'Czworokąt składa się z dwóch trójkątów, więc jego kąty mają razem 360°.',
        notice: 'Znane są trzy kąty czworokąta. Co wiadomo o wszystkich czterech razem?',
        nudge: 'Dodaj znane kąty i odejmij wynik od sumy kątów czworokąta.',
      }),
    isRight: (angles, answer) => completes(angles, answer, FULL),
    mistakes: (angles) => ({
      'only-added': exact(sumOfAngles(angles)),
      'one-angle-only': exact(FULL.sub(angles[0] ?? ZERO)),
    }),
  },
  {
    key: 'adjacent',
    slots: ['angle'],
    templates: [
      `1 z katow przyleglych [ma] [miare] {a} [miare|@deg] [ma] drugi [@deg]`,
      `[@deg] [ma] ${ANGLE} (przylegly|przyleglego) [do] [kata] [o mierze] {a} [ma] [@deg]`,
      `${ANGLE} [o mierze|ma] {a} [@deg] [ma] ${ANGLE} (przylegly|przyleglego) [do niego] [ma] [@deg]`,
    ],
    level: 1,
    tell: ([a = '']) => `Ile stopni ma kąt przyległy do kąta ${a}?`,
    make: (pick) => numbers(pick.int(15, 165)),
    isPossible: ([angle = ZERO]) => angle.lt(STRAIGHT),
    solve: ([angle = ZERO]) =>
      solveDifference({
        total: STRAIGHT,
        angle,
        what: 'Odejmujemy kąt od kąta półpełnego',
        why: 'Kąty przyległe tworzą razem kąt półpełny, czyli 180°.',
        notice: 'Kąty przyległe mają jedno ramię wspólne. Jaki kąt tworzą razem?',
        nudge: 'Kąty przyległe dopełniają się do kąta półpełnego.',
      }),
    isRight: (angles, answer) => completes(angles, answer, STRAIGHT),
    mistakes: ([angle = ZERO]) => ({
      'like-vertical': exact(angle),
      'sum-of-quadrilateral': exact(FULL.sub(angle)),
      'to-right-angle': angle.lt(RIGHT) ? exact(RIGHT.sub(angle)) : undefined,
    }),
  },
  {
    key: 'vertical',
    slots: ['angle'],
    templates: [
      `[@deg] [ma] ${ANGLE} (wierzcholkowy|wierzcholkowego) [do] [kata] [o mierze] {a} [ma] [@deg]`,
      `${ANGLE} [o mierze|ma] {a} [@deg] [ma] ${ANGLE} (wierzcholkowy|wierzcholkowego) [do niego] [ma] [@deg]`,
    ],
    level: 1,
    tell: ([a = '']) => `Ile stopni ma kąt wierzchołkowy do kąta ${a}?`,
    make: (pick) => numbers(pick.int(15, 165)),
    isPossible: ([angle = ZERO]) => angle.lt(STRAIGHT),
    solve: ([angle = ZERO]) => ({
      steps: [
        {
          operation: 'compare',
          what: 'Kąt leżący naprzeciwko jest taki sam',
          todo: 'przepisz miarę kąta leżącego naprzeciwko',
          why: 'Kąty wierzchołkowe leżą naprzeciw siebie i są równe.',
          shown: `x = ${withUnit(angle, 'deg')}`,
          claims: [{ sides: [`180 - (180 - ${plain(angle)})`, plain(angle)] }],
        },
      ],
      answer: { kind: 'number', value: exact(angle), symbol: 'x', unit: 'deg' },
      proof:
        'Oba kąty są przyległe do tego samego kąta, więc każdy z nich dopełnia go do kąta półpełnego. Dlatego są równe.',
      notice: 'Narysuj dwie przecinające się proste. Gdzie leży kąt wierzchołkowy?',
      nudge: 'Zobacz, do którego kąta oba kąty wierzchołkowe są przyległe.',
      setup: 'Zaznacz na rysunku oba kąty i kąt, który leży obok każdego z nich. Porównaj je.',
    }),
    isRight: ([angle = ZERO], answer) => rationalIn(answer)?.add(STRAIGHT.sub(angle)).equals(STRAIGHT) ?? false,
    mistakes: ([angle = ZERO]) => ({
      'like-adjacent': exact(STRAIGHT.sub(angle)),
      'sum-of-quadrilateral': exact(FULL.sub(angle)),
    }),
  },
  {
    key: 'right-triangle',
    slots: ['angle'],
    templates: [
      '[1] [z] (kat ostry|katow ostrych) (w trojkacie prostokatnym|trojkata prostokatnego) ma {a} [@deg] [ma] [miara|miare] (drugi|drugiego) [kat|kata|z katow] [ostry|ostrego|ostrych] [ma] [@deg]',
      '[w] (trojkacie prostokatnym|trojkat prostokatny) [ma] [1] [z] (kat ostry|katow ostrych|kat) [ma] {a} [@deg] [ma] [miara|miare] (drugi|drugiego) [kat|kata|z katow] [ostry|ostrego|ostrych] [ma] [@deg]',
    ],
    level: 2,
    tell: ([a = '']) => `W trójkącie prostokątnym jeden kąt ostry ma ${a}. Ile ma drugi kąt ostry?`,
    make: (pick) => numbers(pick.int(10, 80)),
    isPossible: ([angle = ZERO]) => angle.lt(RIGHT),
    solve: ([angle = ZERO]) =>
      solveDifference({
        total: RIGHT,
        angle,
        what: 'Odejmujemy kąt od kąta prostego',
        why: 'Trzeci kąt jest prosty, więc na oba ostre zostaje razem 90°.',
        notice: 'Jeden kąt jest prosty. Ile zostaje z sumy kątów trójkąta na oba kąty ostre?',
        nudge: 'Kąty ostre trójkąta prostokątnego dopełniają się do kąta prostego.',
      }),
    isRight: ([angle = ZERO], answer) => completes([angle, RIGHT], answer, STRAIGHT),
    mistakes: ([angle = ZERO]) => ({
      'right-angle-forgotten': exact(STRAIGHT.sub(angle)),
      'wrong-equal': exact(angle),
    }),
  },
  ...isoscelesCases,
  angleKind,
  {
    key: 'parallelogram',
    slots: ['angle'],
    templates: [
      '[w] (rownolegloboku|rownoleglobok|rombie) [1] [z] (kat|katow) [ma|=] {a} (pozostale katy|miary pozostalych katow|inne katy|pozostale|maja pozostale katy|maja pozostale)',
      '1 z katow (rownolegloboku|rombu) [ma] [miare] {a} (pozostale katy|miary pozostalych katow|miary pozostalych|maja pozostale|maja pozostale katy)',
      '(pozostale katy|miary pozostalych katow) (rownolegloboku|rombu|w rownolegloboku|w rombie) [1|1 ma|1 kat ma|1 z katow ma] {a}',
    ],
    level: 3,
    tell: ([a = '']) => `W równoległoboku jeden kąt ma ${a}. Podaj pozostałe kąty.`,
    make: (pick) => numbers(pick.int(20, 89)),
    isPossible: ([angle = ZERO]) => angle.lt(STRAIGHT),
    solve: ([angle = ZERO]) => solveParallelogram(angle),
    isRight: ([angle = ZERO], answer) =>
      answer.kind === 'numbers' &&
      sumOfAngles([angle, ...answer.values.map(({ value }) => asRational(value) ?? ZERO)]).equals(FULL) &&
      answer.values.some(({ value }) => asRational(value)?.equals(angle)),
    mistakes: () => ({}),
  },
];

export const anglesFamily = formulaFamily({
  id: 'angles',
  title: 'Kąty w figurach',
  grades: [5, 6],
  cases: CASES,
  says: {
    'sum-of-quadrilateral': 'Kąt pełny to suma kątów czworokąta. Czy tutaj też o nią chodzi?',
    'only-added': 'To suma kątów, które są już znane. Ile brakuje do wszystkich razem?',
    'one-angle-only': 'Odjęty jest tylko jeden z kątów. Które jeszcze są znane?',
    'like-vertical': 'Takie same są kąty wierzchołkowe. Kąty przyległe leżą obok siebie.',
    'like-adjacent': 'To kąt przyległy. Kąt wierzchołkowy leży naprzeciwko.',
    'to-right-angle': 'To dopełnienie do kąta prostego. Jaki kąt tworzą razem kąty przyległe?',
    'right-angle-forgotten': 'W tym trójkącie jest jeszcze kąt prosty. On też należy do sumy.',
    'wrong-equal': 'Sprawdź, które kąty tego trójkąta są równe.',
    'one-base-angle': 'Odjęty jest tylko jeden kąt przy podstawie. Ile ich jest?',
    'other-unknown': 'Sprawdź, który kąt jest dany: przy podstawie czy między ramionami.',
    'corner-misjudged': 'Narysuj ten kąt i przyłóż do niego róg kartki. Czy wystaje poza niego?',
    'not-halved': 'To oba kąty przy podstawie razem. Pytanie jest o jeden.',
  },
});
