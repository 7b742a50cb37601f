import { exact } from '#tutoring/mathematics/exact.ts';
import { latexOf, latexOfPolynomial, latexOfRational } from '#tutoring/mathematics/latex.ts';
import { ONE, rational } from '#tutoring/mathematics/rational.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import { added, nonZero, opened } from '#tutoring/families/equations/relation/written.rules.ts';
import type { Difficulty, Pick as Chance } from '#tutoring/families/family.types.ts';
import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { asksFor } from '../function/asking.rules.ts';
import {
  fraction,
  functionFrom,
  functionLatex,
  graphFigure,
  inList,
  notationOfFunction,
  pointLatex,
  substitutionLine,
  valueAt,
} from '../function/function-lines.rules.ts';
import { proofByQuotient } from '../function/function-proofs.rules.ts';
import { factorNotation, signed } from '#tutoring/families/signed-notation.rules.ts';
import type { FunctionAsk, FunctionText, SchoolFunction } from '../function/function.types.ts';
import { answersNumber, type FunctionAt } from '../function/value.asks.ts';
import {
  derivativeOf,
  differentiableIn,
  differentiating,
  isDerivative,
  mistakenDerivatives,
  primeName,
  slopeAt,
} from './differentiation.rules.ts';

interface Differentiable {
  readonly one: SchoolFunction;
}

const KIND = 'wielomian*|z|prost*|paraboli|x0|po|pierwsz*';

const madePolynomial = (pick: Chance, difficulty: Difficulty): SchoolFunction => {
  const [a, b, c] = [nonZero(pick, 5), nonZero(pick, 6), nonZero(pick, 9)];
  const name = pick.oneOf(['f(x)', 'f(x)', 'y']);
  if (difficulty === 1) return functionFrom(`${opened(a, 'x^2')}${added(b, 'x')}${added(c)}`, name);
  const top = difficulty === 2 ? 3 : 4;
  const middle =
    difficulty === 2
      ? added(pick.int(-5, 5), 'x^2')
      : `${added(nonZero(pick, 4), 'x^3')}${added(pick.int(-4, 4), 'x^2')}`;
  return functionFrom(`${opened(nonZero(pick, 3), `x^${top}`)}${middle}${added(b, 'x')}${added(c)}`, name);
};

export const derivativeAsk: FunctionAsk<Differentiable> = {
  levels: [1, 2, 3],
  read: (text) => {
    const one = differentiableIn(text);
    return one !== undefined && asksFor(text, 'pochodn*', KIND) ? { one } : undefined;
  },
  tell: ({ one }) => `Oblicz pochodną funkcji $${functionLatex(one)}$.`,
  solve: ({ one }) => {
    const derivative = derivativeOf(one);
    return {
      steps: differentiating(one),
      answer: {
        kind: 'expression',
        notation: notationOfFunction(derivative),
        shown: `${primeName(one)} = ${latexOfPolynomial(derivative.polynomial, 'fraction')}`,
        isFormNeeded: false,
      },
      proof: proofByQuotient(one, ONE, valueAt(derivative, ONE)),
      notice: 'Z jakich wyrazów składa się wzór? Pochodną każdego z nich można obliczyć osobno.',
      nudge:
        'W każdym wyrazie wykładnik schodzi przed $x$ jako czynnik, a potęga maleje o jeden. Co się dzieje ze stałą?',
      setup: 'Dla każdego wyrazu zapisz iloczyn: współczynnik razy wykładnik, a za nim $x$ w potędze o jeden niższej.',
    };
  },
  isRight: ({ one }, answer) => isDerivative(answer, one),
  make: (pick, difficulty) => ({ one: madePolynomial(pick, difficulty) }),
  mistakes: ({ one }) => mistakenDerivatives(one),
  figure: () => undefined,
};

const placeIn = (text: FunctionText): FunctionAt | undefined => {
  const isPrimed = text.slopePlaces.length === 1;
  const one = differentiableIn(text, isPrimed ? { slopePlaces: 1 } : { places: 1 });
  const at = text.slopePlaces[0] ?? text.places[0];
  const phrases = isPrimed
    ? '|pochodn* w punkcie|pochodn*|wartosc* pochodnej'
    : 'pochodn* w punkcie|pochodn*|wartosc* pochodnej';
  return one !== undefined && at !== undefined && asksFor(text, phrases, `${KIND}|punkcie`) ? { one, at } : undefined;
};

export const slopeAsk: FunctionAsk<FunctionAt> = {
  levels: [2],
  read: placeIn,
  tell: ({ one, at }) =>
    one.name === 'y'
      ? `Oblicz wartość pochodnej funkcji $${functionLatex(one)}$ dla $x = ${fraction(at)}$.`
      : `Dana jest funkcja $${functionLatex(one)}$. Oblicz $${primeName(one).replace('x', fraction(at))}$.`,
  solve: ({ one, at }) => {
    const derivative = derivativeOf(one);
    const slope = valueAt(derivative, at);
    return {
      steps: [
        ...differentiating(one),
        {
          operation: 'substitute',
          what: `Wstawiamy $${fraction(at)}$ w miejsce $x$ we wzorze pochodnej`,
          todo: 'wstaw podaną liczbę w miejsce $x$ we wzorze pochodnej (nie funkcji)',
          why: 'Pochodna w punkcie to wartość pochodnej dla tego argumentu.',
          ...substitutionLine(derivative, at),
        },
      ],
      answer: { kind: 'number', value: exact(slope), style: 'fraction' },
      proof: proofByQuotient(one, at, slope),
      notice: 'Pytanie dotyczy pochodnej, a nie samej funkcji. Co trzeba mieć, zanim wstawi się liczbę?',
      nudge: 'Najpierw oblicz wzór pochodnej, a dopiero do niego wstaw podaną liczbę.',
    };
  },
  isRight: ({ one, at }, answer) => answersNumber(answer, slopeAt(one, at.valueOf())),
  make: (pick) => ({ one: madePolynomial(pick, pick.oneOf([1, 2])), at: rational(nonZero(pick, 3)) }),
  mistakes: ({ one, at }) => ({
    'value-of-the-function': inList(valueAt(one, at)),
    'derivative-at-the-opposite': inList(valueAt(derivativeOf(one), at.neg())),
  }),
  figure: ({ one, at }) => graphFigure([one], [{ x: at, y: valueAt(one, at) }]),
};

const tangentOf = ({ one, at }: FunctionAt): SchoolFunction => {
  const slope = valueAt(derivativeOf(one), at);
  return functionFrom(`${plain(slope)} * x + ${plain(valueAt(one, at).sub(slope.mul(at)))}`, 'y');
};

const SMALL_STEP = rational(1, 100);

/** Beside the point both values are still nearly the same. */
const proofByTouching = ({ one, at }: FunctionAt): string => {
  const tangent = tangentOf({ one, at });
  const beside = at.add(SMALL_STEP);
  const [ofCurve, ofLine] = [valueAt(one, beside), valueAt(tangent, beside)];
  return `W punkcie styczności wykres i prosta mają tę samą wartość: prosta daje dla $x = ${fraction(at)}$ liczbę $${fraction(valueAt(tangent, at))}$. Tuż obok, dla $x = ${latexOfRational(beside)}$, funkcja ma wartość $${latexOfRational(ofCurve)}$, a prosta $${latexOfRational(ofLine)}$: różnią się tylko o $${latexOfRational(ofCurve.sub(ofLine).abs())}$, o wiele mniej niż wynosi krok $${latexOfRational(SMALL_STEP)}$.`;
};

const tangentIn = (text: FunctionText): FunctionAt | undefined => {
  const [point] = text.points;
  const one = differentiableIn(text, point === undefined ? { places: 1 } : { points: 1 });
  const at = point?.x ?? text.places[0];
  if (one === undefined || at === undefined || !asksFor(text, 'styczn*', `${KIND}|rownani*|punkcie|odcietej`))
    return undefined;
  return point === undefined || valueAt(one, at).equals(point.y) ? { one, at } : undefined;
};

export const tangentAsk: FunctionAsk<FunctionAt> = {
  levels: [3],
  read: tangentIn,
  tell: ({ one, at }) =>
    `Wyznacz równanie stycznej do wykresu funkcji $${functionLatex(one)}$ w punkcie $x_0 = ${fraction(at)}$.`,
  solve: ({ one, at }) => {
    const derivative = derivativeOf(one);
    const [slope, value] = [valueAt(derivative, at), valueAt(one, at)];
    const tangent = tangentOf({ one, at });
    const point = substitutionLine(one, at);
    const line = substitutionLine(derivative, at);
    const written = `${factorNotation(slope)}(x${signed(at.neg())})${signed(value)}`;
    return {
      steps: [
        ...differentiating(one),
        {
          operation: 'slope',
          what: 'Obliczamy współczynnik kierunkowy stycznej: wartość pochodnej w punkcie styczności',
          todo: 'wstaw pierwszą współrzędną punktu styczności do wzoru pochodnej',
          why: 'Pochodna w punkcie mówi, jak stromy jest tam wykres.',
          ...line,
          shown: `a = ${line.shown}`,
          ...(line.prepared === undefined ? {} : { prepared: `a = ${line.prepared}` }),
        },
        {
          operation: 'value',
          what: 'Obliczamy drugą współrzędną punktu styczności',
          todo: 'wstaw tę samą liczbę do wzoru funkcji',
          why: 'Punkt styczności leży na wykresie funkcji.',
          ...point,
        },
        {
          operation: 'line',
          what: "Podstawiamy do równania stycznej $y = f'(x_0)(x - x_0) + f(x_0)$ i porządkujemy",
          todo: 'zapisz prostą, której współczynnikiem kierunkowym jest wartość pochodnej i która przechodzi przez punkt styczności',
          why: `Styczna przechodzi przez punkt $${pointLatex({ x: at, y: value })}$.`,
          shown: `y = ${latexOf(functionFrom(written).expression, 'fraction')} = ${latexOfPolynomial(tangent.polynomial, 'fraction')}`,
          prepared: `y = ${latexOf(functionFrom(written).expression, 'fraction')}`,
          claims: [{ sides: [written, notationOfFunction(tangent)], at: 'anywhere' }],
        },
      ],
      answer: {
        kind: 'expression',
        notation: notationOfFunction(tangent),
        shown: `y = ${latexOfPolynomial(tangent.polynomial, 'fraction')}`,
        isFormNeeded: false,
      },
      proof: proofByTouching({ one, at }),
      notice: 'Styczna to prosta. Co o jej nachyleniu mówi pochodna, a przez jaki punkt ta prosta przechodzi?',
      nudge:
        'Oblicz pochodną, wstaw do niej pierwszą współrzędną punktu (to nachylenie), a do wzoru funkcji tę samą liczbę (to punkt).',
    };
  },
  isRight: ({ one, at }, answer) => {
    if (answer.kind !== 'expression') return false;
    const x = at.valueOf();
    const [here, next] = [x, x + 1].map((place) => approximately(answer.notation, { x: place }));
    if (here === undefined || next === undefined) return false;
    return areClose(here, approximately(notationOfFunction(one), { x })) && areClose(next - here, slopeAt(one, x));
  },
  make: (pick) => {
    const isBare = pick.int(0, 2) === 0;
    const one = isBare ? functionFrom(opened(nonZero(pick, 2), 'x^2'), 'f(x)') : madePolynomial(pick, 1);
    return { one, at: rational(nonZero(pick, 3)) };
  },
  mistakes: ({ one, at }) => {
    const [slope, value] = [valueAt(derivativeOf(one), at), valueAt(one, at)].map(plain);
    return {
      'value-for-free-term': [`${slope ?? ''} * x + ${value ?? ''}`],
      'value-for-slope': [`${value ?? ''} * (x - ${plain(at)}) + ${value ?? ''}`],
    };
  },
  figure: (given) => graphFigure([given.one, tangentOf(given)], [{ x: given.at, y: valueAt(given.one, given.at) }]),
};
