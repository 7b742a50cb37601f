import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { calculated, inUnit, plain } from '#tutoring/families/calculated.rules.ts';
import type { FormulaCase } from '../formulas/formula-case.types.ts';
import { lineStep, numbers } from '../formulas/formula-lines.rules.ts';
import { doClose } from './closed-figure.rules.ts';
import { AND } from '../solids/solid-words.ts';

const MEASURES = '[ma|ma dlugosc|o dlugosci|dlugosci|=]';
const ISOSCELES = '[w] (trojkat|trojkacie|trojkata) (rownoramienny|rownoramiennym|rownoramiennego)';
const BASE = '(podstawa|podstawie|podstawe)';
const ARM = '(ramie|ramieniu|kazde z ramion|kazde ramie|ramiona|ramionach)';
const ASKED_ARM = '[{u:unit}] [ma] [dlugosc] (ramie|ramienia|ramion|kazde z ramion|kazde ramie)';
const ASKED_BASE = '[{u:unit}] [ma] [dlugosc] (podstawa|podstawe|podstawy)';
const AROUND = '(obwod|obwodzie)';

const isosceles = (told: string, asked: string): readonly string[] => [
  `obwod ${ISOSCELES} [ma|=] {a} ${AND} ${told} ${MEASURES} [po] {b} ${asked} [trojkata]`,
  `${ISOSCELES} [o] [ma] ${AROUND} {a} ${AND} ${told} ${MEASURES} [po] {b} ${asked} [trojkata]`,
  `${asked} ${ISOSCELES} [o] [ma] ${AROUND} [ma] {a} ${AND} ${told} ${MEASURES} [po] {b}`,
];

const armOf = ([around = ZERO, base = ZERO]: readonly Rational[]): Rational => around.sub(base).div(2);
const baseOf = ([around = ZERO, arm = ZERO]: readonly Rational[]): Rational => around.sub(arm.mul(2));
const thirdOf = ([around = ZERO, a = ZERO, b = ZERO]: readonly Rational[]): Rational => around.sub(a).sub(b);

const backAround = (sides: readonly Rational[], around: Rational): string =>
  `Obchodzimy trójkąt dookoła: $${calculated([sides.map(plain).join(' + '), plain(around)]).shown}$. To obwód z zadania, więc się zgadza.`;

/** Tasks that tell the way around a triangle and ask for one of its sides. */
export const SIDE_OF_TRIANGLE_CASES: readonly FormulaCase[] = [
  {
    key: 'arm-of-isosceles',
    slots: ['length', 'length'],
    templates: isosceles(BASE, ASKED_ARM),
    level: 3,
    tell: ([around = '', base = '']) =>
      `Obwód trójkąta równoramiennego wynosi ${around}, a podstawa ma ${base}. Oblicz długość ramienia.`,
    make: (pick) => {
      const arm = pick.int(6, 15);
      const base = pick.int(5, 2 * arm - 2);
      return numbers(base + 2 * arm, base);
    },
    isPossible: (lengths) => doClose([lengths[1] ?? ZERO, armOf(lengths), armOf(lengths)]),
    solve: (lengths, { length }) => {
      const [around = ZERO, base = ZERO] = lengths;
      const value = armOf(lengths);
      return {
        steps: [
          lineStep(
            {
              operation: 'subtract',
              what: 'Od obwodu odejmujemy podstawę',
              todo: 'od obwodu odejmij podstawę',
              why: 'Zostają oba ramiona razem.',
            },
            [`${plain(around)} - ${plain(base)}`, plain(around.sub(base))],
            '2b',
            undefined,
            length,
          ),
          lineStep(
            {
              operation: 'divide',
              what: 'Resztę dzielimy na pół',
              todo: 'podziel resztę na pół',
              why: 'Ramiona trójkąta równoramiennego są równe.',
            },
            [`${plain(around.sub(base))} : 2`, plain(value)],
            'b',
            undefined,
            length,
          ),
        ],
        answer: { kind: 'number', value: exact(value), symbol: 'b', ...inUnit(length) },
        proof: backAround([base, value, value], around),
        notice: 'Które boki trójkąta równoramiennego są równe? Ile razy taki bok jest w obwodzie?',
        nudge: 'Odejmij od obwodu bok, który znamy, i zobacz, na ile równych boków zostaje reszta.',
      };
    },
    isRight: ([around = ZERO, base = ZERO], answer) => {
      const arm = rationalIn(answer);
      return arm !== undefined && base.add(arm).add(arm).equals(around);
    },
    mistakes: ([around = ZERO, base = ZERO]) => ({
      'arms-together': exact(around.sub(base)),
      'base-taken-twice': exact(around.sub(base.mul(2))),
      'third-of-perimeter': exact(around.div(3)),
      'half-of-perimeter': exact(around.div(2)),
    }),
  },
  {
    key: 'base-of-isosceles',
    slots: ['length', 'length'],
    templates: isosceles(ARM, ASKED_BASE),
    level: 3,
    tell: ([around = '', arm = '']) =>
      `Obwód trójkąta równoramiennego wynosi ${around}, a ramię ma ${arm}. Oblicz długość podstawy.`,
    make: (pick) => {
      const arm = pick.int(6, 15);
      return numbers(2 * arm + pick.int(5, 2 * arm - 2), arm);
    },
    isPossible: (lengths) => doClose([baseOf(lengths), lengths[1] ?? ZERO, lengths[1] ?? ZERO]),
    solve: (lengths, { length }) => {
      const [around = ZERO, arm = ZERO] = lengths;
      const value = baseOf(lengths);
      return {
        steps: [
          lineStep(
            {
              operation: 'double',
              what: 'Liczymy oba ramiona razem',
              todo: 'policz razem oba ramiona',
              why: 'Ramiona trójkąta równoramiennego są równe.',
            },
            [`2 * ${plain(arm)}`, plain(arm.mul(2))],
            '2b',
            undefined,
            length,
          ),
          lineStep(
            {
              operation: 'subtract',
              what: 'Odejmujemy je od obwodu',
              todo: 'odejmij oba ramiona od obwodu',
              why: 'Obwód to podstawa i dwa ramiona.',
            },
            [`${plain(around)} - ${plain(arm.mul(2))}`, plain(value)],
            'a',
            undefined,
            length,
          ),
        ],
        answer: { kind: 'number', value: exact(value), symbol: 'a', ...inUnit(length) },
        proof: backAround([value, arm, arm], around),
        notice: 'Znamy ramię. Ile ramion ma trójkąt równoramienny i co o nich wiadomo?',
        nudge: 'Odejmij od obwodu oba ramiona.',
      };
    },
    isRight: ([around = ZERO, arm = ZERO], answer) => rationalIn(answer)?.add(arm).add(arm).equals(around) ?? false,
    mistakes: ([around = ZERO, arm = ZERO]) => ({
      'arm-taken-once': exact(around.sub(arm)),
      'rest-halved': exact(around.sub(arm).div(2)),
      'third-of-perimeter': exact(around.div(3)),
    }),
  },
  {
    key: 'third-of-triangle',
    slots: ['length', 'length', 'length'],
    templates: [
      'obwod trojkata [ma|=] {a} [i|oraz|;|a] 2 boki [trojkata] [maja|maja dlugosc|maja dlugosci|dlugosci|=] {b} & {c} [ma] [dlugosc] (trzeci|trzeciego) [bok|boku] [ma]',
      '2 boki trojkata [maja|maja dlugosc|maja dlugosci|dlugosci|=] {b} & {c} [i|oraz|;] obwod [trojkata] [ma|=] {a} [ma] [dlugosc] (trzeci|trzeciego) [bok|boku] [trojkata] [ma]',
      'trojkat [o] [ma] (obwod|obwodzie) {a} [i|oraz|;|a] [ma] 2 boki [maja|maja dlugosc|maja dlugosci|dlugosci|=] {b} & {c} [ma] [dlugosc] (trzeci|trzeciego) [bok|boku] [ma]',
    ],
    level: 2,
    tell: ([around = '', a = '', b = '']) =>
      `Obwód trójkąta wynosi ${around}, a dwa jego boki mają ${a} i ${b}. Oblicz długość trzeciego boku.`,
    make: (pick) => {
      const [a, b] = [pick.int(6, 12), pick.int(7, 12)];
      return numbers(a + b + pick.int(Math.abs(a - b) + 1, a + b - 1), a, b);
    },
    isPossible: (lengths) => doClose([lengths[1] ?? ZERO, lengths[2] ?? ZERO, thirdOf(lengths)]),
    solve: (lengths, { length }) => {
      const [around = ZERO, a = ZERO, b = ZERO] = lengths;
      const value = thirdOf(lengths);
      return {
        steps: [
          lineStep(
            {
              operation: 'add',
              what: 'Dodajemy oba znane boki',
              todo: 'dodaj oba znane boki',
              why: 'Dowiesz się, ile mają razem.',
            },
            [`${plain(a)} + ${plain(b)}`, plain(a.add(b))],
            'a + b',
            undefined,
            length,
          ),
          lineStep(
            {
              operation: 'subtract',
              what: 'Odejmujemy je od obwodu',
              todo: 'odejmij je od obwodu',
              why: 'Obwód to suma trzech boków, więc zostaje trzeci.',
            },
            [`${plain(around)} - ${plain(a.add(b))}`, plain(value)],
            'c',
            undefined,
            length,
          ),
        ],
        answer: { kind: 'number', value: exact(value), symbol: 'c', ...inUnit(length) },
        proof: backAround([a, b, value], around),
        notice: 'Znamy dwa boki i sumę wszystkich trzech. Ile zostaje na trzeci?',
        nudge: 'Obwód to suma trzech boków. Co zostanie, gdy odejmiesz od niego dwa?',
      };
    },
    isRight: ([around = ZERO, a = ZERO, b = ZERO], answer) => rationalIn(answer)?.add(a).add(b).equals(around) ?? false,
    mistakes: ([around = ZERO, a = ZERO, b = ZERO]) => ({
      'only-two-sides': exact(a.add(b)),
      'one-side-taken': exact(around.sub(a)),
      'third-of-perimeter': exact(around.div(3)),
      'all-added': exact(around.add(a).add(b)),
    }),
  },
];
