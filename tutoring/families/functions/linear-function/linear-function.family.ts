import { ZERO, rational } from '#tutoring/mathematics/rational.ts';
import { solveLinearInequality } from '#tutoring/families/equations/linear-inequality/linear-inequality.solver.ts';
import { setOf, writingTheSet } from '#tutoring/families/equations/relation/solution-set.rules.ts';
import { nonZero } from '#tutoring/families/equations/relation/written.rules.ts';
import { openAsk } from '#tutoring/families/asks.family.ts';
import { functionFamily } from '../function/function-asks.family.ts';
import { graphFigure, inList, valueAt } from '../function/function-lines.rules.ts';
import { signAsk } from '../function/sign.ask.ts';
import { belongingAsk, valueAsk } from '../function/value.asks.ts';
import { graphAsk } from './graph.ask.ts';
import { freeTermOf, lineFrom, madeLine, slopeOf } from './line.rules.ts';
import { monotonicityAsk } from './monotonicity.ask.ts';
import { coefficientAsk, interceptAsk } from './shape.asks.ts';
import { slopeBetweenAsk } from './slope-between.ask.ts';
import { slopeKnownAsk } from './slope-known.ask.ts';
import { twoPointsAsk } from './two-points.ask.ts';
import { argumentAsk, zeroAsk } from './zero.asks.ts';

const valueOfLine = valueAsk(1, {
  levels: [1],
  make: (pick) => ({ one: madeLine(pick), at: rational(nonZero(pick, 8)) }),
  mistakes: ({ one, at }) => ({
    'argument-for-value': inList(at.sub(freeTermOf(one)).div(slopeOf(one))),
    'sign-lost': inList(valueAt(one, at.neg())),
    'added-instead-of-multiplied': inList(slopeOf(one).add(at).add(freeTermOf(one))),
  }),
});

const pointOfLine = belongingAsk(1, {
  levels: [2],
  make: (pick) => {
    const [one, x] = [madeLine(pick, 4), rational(nonZero(pick, 6))];
    return { one, point: { x, y: valueAt(one, x).add(pick.oneOf([ZERO, ZERO, rational(1), rational(-2)])) } };
  },
});

const signOfLine = signAsk({
  degree: 1,
  levels: [2, 3],
  solveInequality: (inequality) => {
    const { steps, intervals } = solveLinearInequality(inequality);
    const answer = setOf('x', intervals);
    return { steps: [...steps, writingTheSet(answer)], answer };
  },
  make: (pick, difficulty) => {
    const slope = difficulty === 2 ? pick.int(1, 5) : -pick.int(1, 5);
    return { one: lineFrom(slope, -slope * nonZero(pick, 7)), sign: pick.oneOf(['>', '<', '≥', '≤']) };
  },
  mistakes: ({ one }) => ({
    'value-at-zero': inList(freeTermOf(one)),
    'sign-of-zero': inList(freeTermOf(one).div(slopeOf(one))),
  }),
  figure: ({ one }) => graphFigure([one], [{ x: freeTermOf(one).neg().div(slopeOf(one)), y: ZERO }]),
});

export const linearFunctionFamily = functionFamily({
  id: 'linear-function',
  title: 'Funkcja liniowa',
  grades: [9, 10],
  asks: [
    openAsk(valueOfLine),
    openAsk(zeroAsk),
    openAsk(argumentAsk),
    openAsk(coefficientAsk),
    openAsk(interceptAsk),
    openAsk(monotonicityAsk),
    openAsk(pointOfLine),
    openAsk(signOfLine),
    openAsk(twoPointsAsk),
    openAsk(slopeBetweenAsk),
    openAsk(slopeKnownAsk),
    openAsk(graphAsk),
  ],
  says: {
    'argument-for-value':
      'Sprawdź, czym jest podana liczba: argumentem (wstawiamy ją w miejsce $x$) czy wartością (do niej przyrównujemy wzór).',
    'sign-lost':
      'Zwróć uwagę na znak wstawianej liczby: liczbę ujemną wpisz w nawiasie, a dodatniej nie dopisuj minusa.',
    'added-instead-of-multiplied': 'Między liczbą a literą $x$ stoi niewidoczne mnożenie, nie dodawanie.',
    'value-at-zero':
      'To wartość funkcji dla argumentu zero. Miejsce zerowe to argument, dla którego wartość jest równa zero.',
    'sign-of-zero': 'Sprawdź znak: wstaw swój argument do wzoru i zobacz, czy otrzymasz to, co trzeba.',
    'divided-the-wrong-way': 'Sprawdź, co przez co dzielisz: dzielimy przez liczbę, która stoi przy $x$.',
    'other-coefficient': 'To druga z liczb we wzorze. Przypomnij sobie, która stoi przy $x$, a która sama.',
    'sign-of-coefficient': 'Sprawdź znak współczynnika kierunkowego.',
    'point-of-the-other-axis': 'To punkt przecięcia z drugą osią. Która współrzędna jest równa zero na osi z zadania?',
    'slope-for-value': 'Druga współrzędna to wartość funkcji dla zera, a nie liczba stojąca przy $x$.',
    'sign-of-the-free-term': 'O tym, czy funkcja rośnie, decyduje znak liczby stojącej przy $x$, a nie wyrazu wolnego.',
    'coordinates-swapped': 'Sprawdź kolejność współrzędnych: pierwsza to $x$, druga to $y$.',
    'slope-upside-down': 'Ułamek jest odwrócony: zmianę $y$ dzielimy przez zmianę $x$.',
    'second-coordinate-for-free-term':
      'Druga współrzędna punktu to nie $b$. Wyrazem wolnym jest wartość funkcji dla zera, a ten punkt ma inny argument.',
    'slope-only-turned':
      'Współczynniki prostych prostopadłych są nie tylko przeciwnego znaku: jeden jest też odwrotnością drugiego.',
  },
});
