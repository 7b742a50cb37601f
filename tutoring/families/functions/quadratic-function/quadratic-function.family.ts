import { isZero, rational, ZERO } from '#tutoring/mathematics/rational.ts';
import { solveQuadraticInequality } from '#tutoring/families/equations/quadratic-inequality/quadratic-inequality.solver.ts';
import { nonZero } from '#tutoring/families/equations/relation/written.rules.ts';
import { trinomialOf } from '#tutoring/families/equation/discriminant.rules.ts';
import { openAsk, type OpenAsk } from '#tutoring/families/asks.family.ts';
import { functionFamily } from '../function/function-asks.family.ts';
import { inList, valueAt } from '../function/function-lines.rules.ts';
import { signAsk } from '../function/sign.ask.ts';
import type { FunctionAsk, FunctionText, SchoolFunction } from '../function/function.types.ts';
import { belongingAsk, valueAsk, type FunctionAt, type FunctionWithPoint } from '../function/value.asks.ts';
import { completedSquareAsk } from './completed-square.ask.ts';
import { canonicalFormAsk, factoredFormAsk, generalFormAsk } from './form.asks.ts';
import { graphAsk } from './graph.ask.ts';
import { madeByZeros, parabolaFigure, parabolaFigureWith, parabolaOf, proofOfValue } from './parabola.rules.ts';
import { courseAsk, rangeAsk } from './range.asks.ts';
import { axisAsk, extremeAsk, vertexAsk } from './vertex.asks.ts';
import { zeroCountAsk, zerosAsk } from './zeros.asks.ts';

const valueAtPlace = valueAsk(2, {
  levels: [1],
  make: (pick) => ({ one: madeByZeros(pick, 2), at: rational(nonZero(pick, 4)) }),
  mistakes: ({ one, at }) => {
    const { a, b, c } = parabolaOf(one);
    const square = a.mul(at).mul(at);
    return {
      'square-as-double': inList(a.mul(at).mul(2).add(b.mul(at)).add(c)),
      'square-of-a-negative': at.s < 0n ? inList(square.neg().add(b.mul(at)).add(c)) : undefined,
      'sign-lost': isZero(b) ? undefined : inList(valueAt(one, at.neg())),
    };
  },
});

const valueOfParabola: FunctionAsk<FunctionAt> = {
  ...valueAtPlace,
  solve: (given) => ({ ...valueAtPlace.solve(given), proof: proofOfValue(given.one, given.at) }),
  figure: ({ one, at }) => parabolaFigureWith({ one }, [{ x: at, y: valueAt(one, at) }]),
};

const pointOnGraph = belongingAsk(2, {
  levels: [2],
  make: (pick) => {
    const [one, x] = [madeByZeros(pick), rational(nonZero(pick, 4))];
    return { one, point: { x, y: valueAt(one, x).add(pick.oneOf([ZERO, ZERO, rational(1), rational(-2)])) } };
  },
});

const pointOfParabola: FunctionAsk<FunctionWithPoint> = {
  ...pointOnGraph,
  figure: ({ one, point }) => parabolaFigureWith({ one }, [point]),
};

const signOfParabola = signAsk({
  degree: 2,
  levels: [3],
  solveInequality: solveQuadraticInequality,
  make: (pick) => ({ one: madeByZeros(pick), sign: pick.oneOf(['>', '<', '≥', '≤']) }),
  mistakes: ({ one }) => {
    const { zeros } = parabolaOf(one);
    return { 'signs-of-zeros': zeros.length === 2 ? zeros.flatMap((zero) => inList(zero.neg())) : undefined };
  },
  figure: parabolaFigure,
});

/** The coefficients and the discriminant may be named on the way to whatever is asked of the parabola. */
const aboutParabola = <Data extends { readonly one: SchoolFunction }>(ask: FunctionAsk<Data>): OpenAsk<FunctionText> =>
  openAsk({
    ...ask,
    solve: (data) => {
      const trinomial = trinomialOf(data.one.polynomial, 'x');
      return { ...ask.solve(data), trinomial };
    },
  });

export const quadraticFunctionFamily = functionFamily({
  id: 'quadratic-function',
  title: 'Funkcja kwadratowa',
  grades: [10, 11],
  asks: [
    aboutParabola(valueOfParabola),
    aboutParabola(vertexAsk),
    aboutParabola(zeroCountAsk),
    aboutParabola(zerosAsk),
    aboutParabola(axisAsk),
    aboutParabola(extremeAsk),
    aboutParabola(completedSquareAsk),
    aboutParabola(canonicalFormAsk),
    aboutParabola(factoredFormAsk),
    aboutParabola(generalFormAsk),
    aboutParabola(rangeAsk),
    aboutParabola(courseAsk),
    aboutParabola(pointOfParabola),
    aboutParabola(signOfParabola),
    aboutParabola(graphAsk),
  ],
  says: {
    'square-kept':
      'Kwadrat został dopisany, ale nie został odjęty. Po rozwinięciu nawiasu wyjdzie więcej, niż jest w zadaniu.',
    'square-as-double': 'Kwadrat to liczba pomnożona przez samą siebie, a nie przez dwa.',
    'square-of-a-negative': 'Kwadrat liczby ujemnej jest dodatni. Wpisz ją w nawiasie, zanim podniesiesz do potęgi.',
    'sign-lost': 'Sprawdź znak wstawianej liczby: ujemną wpisz w nawiasie.',
    'sign-of-p': 'Sprawdź znak: we wzorze na $p$ przed $b$ stoi minus, a w postaci kanonicznej od $x$ odejmujemy $p$.',
    'sign-of-p-in-vertex':
      'Druga współrzędna się zgadza. Sprawdź znak pierwszej: we wzorze na $p$ przed $b$ stoi minus.',
    'not-divided-by-two': 'We wzorze na $p$ w mianowniku stoi podwojone $a$.',
    'free-term-for-q': 'Wyraz wolny to wartość funkcji dla zera. W wierzchołku argumentem jest $p$.',
    'other-coordinate': 'To nie ta współrzędna wierzchołka. O którą pyta zadanie: o argument czy o wartość?',
    'signs-of-zeros': 'Sprawdź znaki miejsc zerowych: wstaw je do wzoru i zobacz, czy wychodzi zero.',
    'zeros-not-halved': 'Sprawdź mianownik we wzorach na miejsca zerowe: stoi w nim podwojone $a$.',
    'zero-lost': 'Zginęło jedno miejsce zerowe. Czy podczas rozwiązywania nie podzielono przez $x$?',
    'sign-of-discriminant': 'Sprawdź znak wyróżnika: dodatni i ujemny mówią coś przeciwnego o liczbie miejsc zerowych.',
    'discriminant-for-count': 'To wyróżnik. Liczbę miejsc zerowych podaje dopiero jego znak.',
    'sign-in-bracket': 'Sprawdź znak w nawiasie: w postaci kanonicznej od $x$ odejmujemy $p$.',
    'signs-in-brackets': 'Sprawdź znaki w nawiasach: w postaci iloczynowej od $x$ odejmujemy miejsca zerowe.',
    'factor-lost': 'Zginął współczynnik stojący przy $x^2$: zostaje on przed nawiasem.',
    'middle-term-lost': 'Kwadrat sumy i różnicy ma trzy wyrazy: gdzie jest podwojony iloczyn?',
    'only-ends-multiplied': 'Każdy wyraz pierwszego nawiasu mnożymy przez każdy wyraz drugiego.',
    'coordinates-swapped': 'Sprawdź kolejność współrzędnych: pierwsza to $x$, druga to $y$.',
  },
});
