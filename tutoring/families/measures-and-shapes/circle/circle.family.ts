import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { calculated, plain, withUnit } from '#tutoring/families/calculated.rules.ts';
import type { Answer } from '#tutoring/families/family.types.ts';
import type { FormulaCase } from '../formulas/formula-case.types.ts';
import { formulaFamily } from '../formulas/formula.family.ts';
import { labelOf, numbers, squared } from '../formulas/formula-lines.rules.ts';
import { halvingStep, piLatex, solvedWithPi } from './circle.solver.ts';
import { LENGTH_AND_AREA_CASES } from './length-and-area.cases.ts';
import { RADIUS_CASES } from './radius.cases.ts';

const CIRCLE = '(kola|okregu|kolo|okrag)';
const RADIUS = '[o] [ma] (promieniu|promien|r|promieniu r) [dlugosci|ma] [=] {a}';
const DIAMETER = '[o] [ma] (srednicy|srednica|srednice|d) [dlugosci|ma] [=] {a}';
const HAS = '[ma|ma dlugosc|=]';
const AREA = '(pole|pole powierzchni)';
const LENGTH = '(obwod|dlugosc)';

/** The factor of π in an answer. */
const withoutPi = (answer: Answer): Rational | undefined =>
  answer.kind === 'number' && answer.times === 'π' ? rationalIn(answer) : undefined;

const AREA_WORDS = {
  operation: 'multiply',
  what: 'Podnosimy promień do kwadratu i mnożymy przez π',
  todo: 'podnieś promień do kwadratu i pomnóż przez π',
  why: 'Tak mówi wzór na pole koła. Liczbę π zostawiamy, żeby wynik był dokładny.',
};
const LENGTH_WORDS = {
  operation: 'multiply',
  what: 'Mnożymy promień przez 2 i przez π',
  todo: 'podwój promień i pomnóż przez π',
  why: 'Okrąg jest π razy dłuższy od średnicy. Liczbę π zostawiamy, żeby wynik był dokładny.',
};
const AREA_NOTICE = 'Pytanie jest o pole koła. Co jest dane: promień czy średnica?';
const LENGTH_NOTICE = 'Pytanie jest o długość okręgu. Co jest dane: promień czy średnica?';

const DIAMETER_WORDS = {
  operation: 'multiply',
  what: 'Mnożymy średnicę przez π',
  todo: 'pomnóż średnicę przez π',
  why: 'Okrąg jest π razy dłuższy od średnicy. Liczbę π zostawiamy, żeby wynik był dokładny.',
};

/** „25π : π = 25 = 5²”. */
const areaUndone = (r: Rational): string =>
  `Dzielimy pole przez $\\pi$: $${piLatex(squared(r))} : \\pi = ${calculated([plain(squared(r)), `${plain(r)}^2`]).shown}$.`;

const CASES: readonly [FormulaCase, ...FormulaCase[]] = [
  {
    key: 'area-of-radius',
    slots: ['length'],
    templates: [`${AREA} kola ${RADIUS}`, `kolo ${RADIUS} ${AREA} [kola]`, `promien kola ${HAS} {a} ${AREA} [kola]`],
    level: 1,
    tell: ([r = '']) => `Oblicz pole koła o promieniu ${r}.`,
    make: (pick) => numbers(pick.int(2, 15)),
    solve: ([r = ZERO], { length, area }) =>
      solvedWithPi({
        words: AREA_WORDS,
        symbol: 'P',
        formula: '\\pi r^2',
        factor: `${plain(r)}^2`,
        value: squared(r),
        unit: area,
        notice: AREA_NOTICE,
        proof: `${areaUndone(r)} Promień to $${withUnit(r, length)}$, tak jak w zadaniu.`,
      }),
    isRight: ([r = ZERO], answer) => withoutPi(answer)?.div(r).equals(r) ?? false,
    mistakes: ([r = ZERO]) => ({ length: exact(r.mul(2)), 'radius-doubled': exact(squared(r).mul(4)) }),
    figure: ([r = ZERO], { length }) => ({
      kind: 'shape',
      circles: [{ x: 0, y: 0, radius: r.valueOf(), radiusLabel: labelOf(r, length) }],
    }),
  },
  {
    key: 'length-of-radius',
    slots: ['length'],
    templates: [
      `${LENGTH} ${CIRCLE} ${RADIUS}`,
      `${CIRCLE} ${RADIUS} ${LENGTH} [${CIRCLE}]`,
      `promien ${CIRCLE} ${HAS} {a} ${LENGTH} [${CIRCLE}]`,
    ],
    level: 1,
    tell: ([r = '']) => `Oblicz długość okręgu o promieniu ${r}.`,
    make: (pick) => numbers(pick.int(3, 20)),
    solve: ([r = ZERO], { length }) =>
      solvedWithPi({
        words: LENGTH_WORDS,
        symbol: 'L',
        formula: '2 \\pi r',
        factor: `2 * ${plain(r)}`,
        value: r.mul(2),
        unit: length,
        notice: LENGTH_NOTICE,
        proof: `Dzielimy długość przez $2\\pi$: $${piLatex(r.mul(2))} : (2\\pi) = ${withUnit(r, length)}$. Tyle wynosi promień w zadaniu.`,
      }),
    isRight: ([r = ZERO], answer) => withoutPi(answer)?.sub(r).equals(r) ?? false,
    mistakes: ([r = ZERO]) => ({ area: exact(squared(r)), 'not-doubled': exact(r), 'radius-doubled': exact(r.mul(4)) }),
  },
  {
    key: 'area-of-diameter',
    slots: ['length'],
    templates: [
      `${AREA} kola ${DIAMETER}`,
      `kolo ${DIAMETER} ${AREA} [kola]`,
      `srednica kola ${HAS} {a} ${AREA} [kola]`,
    ],
    level: 2,
    tell: ([d = '']) => `Oblicz pole koła o średnicy ${d}.`,
    make: (pick) => numbers(2 * pick.int(2, 15)),
    solve: ([d = ZERO], { length, area }) => {
      const r = d.div(2);
      const solved = solvedWithPi({
        words: AREA_WORDS,
        symbol: 'P',
        formula: '\\pi r^2',
        factor: `${plain(r)}^2`,
        value: squared(r),
        unit: area,
        notice: AREA_NOTICE,
        proof: `${areaUndone(r)} Promień to $${withUnit(r, length)}$, więc średnica to $${withUnit(d, length)}$, tak jak w zadaniu.`,
      });
      return {
        ...solved,
        steps: [halvingStep(d, length), ...solved.steps],
        setup: 'Zacznij od promienia: podziel średnicę przez 2.',
      };
    },
    isRight: ([d = ZERO], answer) => withoutPi(answer)?.mul(4).equals(squared(d)) ?? false,
    mistakes: ([d = ZERO]) => ({
      'diameter-squared': exact(squared(d)),
      length: exact(d),
      'radius-doubled': exact(squared(d).mul(4)),
    }),
  },
  {
    key: 'length-of-diameter',
    slots: ['length'],
    templates: [
      `${LENGTH} ${CIRCLE} ${DIAMETER}`,
      `${CIRCLE} ${DIAMETER} ${LENGTH} [${CIRCLE}]`,
      `srednica ${CIRCLE} ${HAS} {a} ${LENGTH} [${CIRCLE}]`,
    ],
    level: 2,
    tell: ([d = '']) => `Oblicz długość okręgu o średnicy ${d}.`,
    make: (pick) => numbers(2 * pick.int(2, 20)),
    solve: ([d = ZERO], { length }) =>
      solvedWithPi({
        words: DIAMETER_WORDS,
        symbol: 'L',
        formula: '\\pi d',
        factor: plain(d),
        value: d,
        unit: length,
        notice: LENGTH_NOTICE,
        proof: `Z promienia: $r = ${withUnit(d.div(2), length)}$, więc $2 \\pi r = 2 \\cdot \\pi \\cdot ${calculated([plain(d.div(2))]).shown} = ${piLatex(d)}$. Zgadza się.`,
      }),
    isRight: ([d = ZERO], answer) => withoutPi(answer)?.equals(d) ?? false,
    mistakes: ([d = ZERO]) => ({
      'radius-doubled': exact(d.mul(2)),
      'not-doubled': exact(d.div(2)),
      area: exact(squared(d.div(2))),
    }),
  },
  {
    key: 'ring-area',
    slots: ['length', 'length'],
    templates: [
      `${AREA} (pierscienia|pierscienia kolowego) r [=] {a} [i|;] r [=] {b}`,
      `${AREA} (pierscienia|pierscienia kolowego) [o] (promieniach|promieniach dlugosci) {a} & {b}`,
    ],
    level: 3,
    tell: ([greater = '', smaller = '']) => `Oblicz pole pierścienia kołowego o promieniach ${greater} i ${smaller}.`,
    make: (pick) => {
      const smaller = pick.int(2, 10);
      return numbers(smaller + pick.int(1, 6), smaller);
    },
    isPossible: ([greater = ZERO, smaller = ZERO]) => greater.gt(smaller),
    solve: ([greater = ZERO, smaller = ZERO], { area }) =>
      solvedWithPi({
        words: {
          operation: 'subtract',
          what: 'Od pola większego koła odejmujemy pole mniejszego',
          todo: 'od pola większego koła odejmij pole mniejszego',
          why: 'Pierścień to duże koło z wyciętym środkiem.',
        },
        symbol: 'P',
        formula: '\\pi R^2 - \\pi r^2',
        factor: `(${plain(greater)}^2 - ${plain(smaller)}^2)`,
        value: squared(greater).sub(squared(smaller)),
        unit: area,
        notice: 'Pierścień to duże koło z okrągłym otworem. Pola jakich dwóch kół będą potrzebne?',
        proof: `Dodajemy pole wyciętego koła: $${piLatex(squared(greater).sub(squared(smaller)))} + ${piLatex(squared(smaller))} = ${piLatex(squared(greater))} = \\pi \\cdot ${calculated([`${plain(greater)}^2`]).shown}$. To pole większego koła.`,
      }),
    isRight: ([greater = ZERO, smaller = ZERO], answer) =>
      withoutPi(answer)?.equals(greater.sub(smaller).mul(greater.add(smaller))) ?? false,
    mistakes: ([greater = ZERO, smaller = ZERO]) => ({
      'radii-subtracted-first': exact(squared(greater.sub(smaller))),
      'areas-added': exact(squared(greater).add(squared(smaller))),
    }),
  },
];

export const circleFamily = formulaFamily({
  id: 'circle',
  title: 'Koło i okrąg',
  grades: [8, 9],
  cases: [...CASES, ...RADIUS_CASES, ...LENGTH_AND_AREA_CASES],
  says: {
    length: 'To wygląda na długość okręgu. W polu koła promień mnożymy przez siebie.',
    area: 'To wygląda na pole koła. Długość okręgu to obwód, a nie wnętrze.',
    'radius-doubled': 'Sprawdź, czy do wzoru trafił promień, a nie średnica.',
    'not-doubled': 'We wzorze na długość okręgu jest podwojony promień, czyli średnica.',
    'diameter-squared': 'Do wzoru na pole trafiła średnica. Jaką jej częścią jest promień?',
    'radii-subtracted-first': 'Najpierw liczymy pola obu kół, a dopiero potem je odejmujemy.',
    'diameter-for-radius': 'To wygląda na średnicę. Promień jest dwa razy krótszy.',
    'length-doubled': 'We wzorze na długość jest podwojony promień, więc tu trzeba zrobić na odwrót.',
    'taken-for-area': 'Pierwiastek jest potrzebny przy polu koła, a tu dana jest długość okręgu.',
    'root-forgotten': 'To kwadrat promienia. Zostało jeszcze jedno działanie.',
    'root-as-half': 'Kwadrat promienia to promień razy promień, a nie dwa razy promień.',
    'length-squared': 'Do kwadratu został podniesiony obwód. We wzorze na pole jest promień.',
    'radius-alone': 'To dopiero promień. Jaki wzór prowadzi dalej?',
    'length-halved-again': 'Sprawdź, przez ile trzeba podzielić obwód, żeby został promień.',
    'root-forgotten-twice': 'Po podzieleniu pola przez π zostaje kwadrat promienia, a nie promień.',
    'area-halved': 'To pole koła. Pytanie jest o obwód.',
    'length-doubled-again': 'Promień został podwojony dwa razy. Co jest we wzorze na obwód?',
    'areas-added': 'Pola zostały dodane, a mniejsze koło jest wycięte z większego.',
  },
});
