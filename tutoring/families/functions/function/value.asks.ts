import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { approximationOf, exact } from '#tutoring/mathematics/exact.ts';
import type { Rational } from '#tutoring/mathematics/rational.ts';
import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import type { Answer } from '#tutoring/families/family.types.ts';
import { proofByUndoing } from '#tutoring/families/proofs/undoing.rules.ts';
import { asksFor, coefficientsOf, onlyFunction } from './asking.rules.ts';
import {
  fraction,
  functionLatex,
  graphFigure,
  notationOfFunction,
  pointLatex,
  valueAt,
  valueName,
  substitutionLine,
} from './function-lines.rules.ts';
import { proofByHorner } from './function-proofs.rules.ts';
import type { FunctionAsk, Point, SchoolFunction } from './function.types.ts';

export interface FunctionAt {
  readonly one: SchoolFunction;
  readonly at: Rational;
}

export interface FunctionWithPoint {
  readonly one: SchoolFunction;
  readonly point: Point;
}

/** Whether a number is the answer. */
export const answersNumber = (answer: Answer, expected: number): boolean =>
  answer.kind === 'number' && areClose(approximationOf(answer.value), expected);

const approximateAt = (one: SchoolFunction, at: Rational): number =>
  approximately(notationOfFunction(one), { x: at.valueOf() });

const proofOfValue = ({ one, at }: FunctionAt): { readonly proof?: string } => {
  const proof = proofByUndoing(one.expression, [['x', at]], 'fraction');
  return proof === undefined ? {} : { proof };
};

/** From the value back to the argument where that is a line, else the value without powers. */
const proofOfPoint = ({ one, point: { x, y } }: FunctionWithPoint): string => {
  const [slope, free, ...others] = coefficientsOf(one);
  if (slope === undefined || free === undefined || others.length > 0)
    return proofByHorner(
      one,
      x,
      `wartość funkcji dla $x = ${fraction(x)}$, a punkt ma drugą współrzędną $${fraction(y)}$`,
    );
  const argument = y.sub(free).div(slope);
  const back = calculated([`(${plain(y)} - ${plain(free)}) : ${plain(slope)}`, plain(argument)], {
    symbol: 'x',
    style: 'fraction',
  });
  return `Od drugiej strony: wartość $${fraction(y)}$ funkcja przyjmuje dla $${back.shown}$, a pierwsza współrzędna punktu to $${fraction(x)}$.`;
};

/** „Oblicz f(3)”. */
export const valueAsk = (
  degree: number,
  { levels, make, mistakes }: Pick<FunctionAsk<FunctionAt>, 'levels' | 'make' | 'mistakes'>,
): FunctionAsk<FunctionAt> => ({
  levels,
  make,
  mistakes,
  read: (text) => {
    const one = onlyFunction(text, degree, { places: 1 });
    const [at] = text.places;
    const isMeant = text.words.some((word) => /^(?:funkcj|wartosc)/.test(word)) || one?.name !== 'y';
    return one !== undefined && at !== undefined && isMeant && text.isNamed && asksFor(text, '|wartosc*')
      ? { one, at }
      : undefined;
  },
  tell: ({ one, at }) =>
    one.name === 'y'
      ? `Oblicz wartość funkcji $${functionLatex(one)}$ dla $x = ${fraction(at)}$.`
      : `Dana jest funkcja $${functionLatex(one)}$. Oblicz $${valueName(one, at)}$.`,
  solve: ({ one, at }) => ({
    steps: [
      {
        operation: 'substitute',
        what: `Wstawiamy $${fraction(at)}$ w miejsce $x$ we wzorze funkcji`,
        todo: 'wstaw podaną liczbę w miejsce każdego $x$ (ujemną w nawiasie)',
        why: 'Wzór mówi, co zrobić z argumentem, żeby otrzymać wartość funkcji.',
        ...substitutionLine(one, at),
      },
    ],
    answer: { kind: 'number', value: exact(valueAt(one, at)), style: 'fraction' },
    ...proofOfValue({ one, at }),
    sentence: `Zatem $${valueName(one, at)} = ${fraction(valueAt(one, at))}$.`,
    notice: 'Co jest tu argumentem, a czego szukamy: argumentu czy wartości funkcji?',
    nudge: 'Wstaw podany argument w miejsce $x$ i wykonaj działania w dobrej kolejności.',
    setup: 'Przepisz wzór funkcji, ale zamiast każdego $x$ napisz podaną liczbę. Ile wynosi to wyrażenie?',
  }),
  isRight: ({ one, at }, answer) => answersNumber(answer, approximateAt(one, at)),
  figure: ({ one, at }) => graphFigure([one], [{ x: at, y: valueAt(one, at) }]),
});

/** „Czy punkt A = (2; 7) należy do wykresu”. */
export const belongingAsk = (
  degree: number,
  { levels, make }: Pick<FunctionAsk<FunctionWithPoint>, 'levels' | 'make'>,
): FunctionAsk<FunctionWithPoint> => ({
  levels,
  make,
  read: (text) => {
    const one = onlyFunction(text, degree, { points: 1 });
    const [point] = text.points;
    return one !== undefined && point !== undefined && asksFor(text, 'czy', 'punkt*|lezy|parabol*|prost*')
      ? { one, point }
      : undefined;
  },
  tell: ({ one, point }) => `Czy punkt $A = ${pointLatex(point)}$ należy do wykresu funkcji $${functionLatex(one)}$?`,
  solve: ({ one, point: { x, y } }) => {
    const value = valueAt(one, x);
    const isOn = value.equals(y);
    return {
      steps: [
        {
          operation: 'substitute',
          what: 'Wstawiamy do wzoru pierwszą współrzędną punktu',
          todo: 'wstaw pierwszą współrzędną punktu w miejsce $x$ i oblicz wartość funkcji',
          why: 'Pierwsza współrzędna punktu to argument, a druga to wartość.',
          ...substitutionLine(one, x),
        },
        {
          operation: 'compare',
          what: 'Porównujemy otrzymaną wartość z drugą współrzędną punktu',
          todo: 'porównaj to, co wyszło, z drugą współrzędną punktu',
          why: isOn ? 'Są równe, więc punkt leży na wykresie.' : 'Są różne, więc punkt nie leży na wykresie.',
          shown: `${fraction(value)} ${isOn ? '=' : '\\neq'} ${fraction(y)}`,
          claims: [{ sides: [value, y].map(plain), relation: isOn ? '=' : '≠' }],
        },
      ],
      answer: {
        kind: 'choice',
        value: isOn ? 'tak' : 'nie',
        choices: { tak: ['tak'], nie: ['nie'] },
        shown: isOn ? '**Tak**, punkt należy do wykresu' : '**Nie**, punkt nie należy do wykresu',
      },
      proof: proofOfPoint({ one, point: { x, y } }),
      notice: 'Która współrzędna punktu jest argumentem, a która wartością funkcji?',
      nudge: 'Punkt należy do wykresu wtedy, gdy po wstawieniu pierwszej współrzędnej do wzoru otrzymasz drugą.',
    };
  },
  isRight: ({ one, point }, answer) =>
    answer.kind === 'choice' && (answer.value === 'tak') === areClose(approximateAt(one, point.x), point.y.valueOf()),
  mistakes: ({ one, point }) => ({
    'coordinates-swapped': [valueAt(one, point.y).equals(point.x) ? 'tak' : 'nie'],
  }),
  figure: ({ one, point }) => graphFigure([one], [point]),
});
