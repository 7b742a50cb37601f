import { approximationOf, areEqual, exact, negationOf, productOf, type Exact } from '#tutoring/mathematics/exact.ts';
import { number } from '#tutoring/mathematics/expression.types.ts';
import { inParentheses, latexOf, latexOfExact } from '#tutoring/mathematics/latex.ts';
import { isNegative, isZero, rational, ZERO } from '#tutoring/mathematics/rational.ts';
import { valueOf } from '#tutoring/mathematics/value.rules.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import { DISCRIMINANT_FORMULA } from '#tutoring/families/equation/discriminant.rules.ts';
import { solveEquation } from '#tutoring/families/equation/equation.solver.ts';
import { claimsIn, equationSteps, type Solutions } from '#tutoring/families/equation-steps.rules.ts';
import { added, trinomial } from '#tutoring/families/equations/relation/written.rules.ts';
import type { Answer, FamilyStep } from '#tutoring/families/family.types.ts';
import { asksFor, onlyFunction } from '../function/asking.rules.ts';
import { functionFrom, functionLatex, fraction, pointLatex, tidying } from '../function/function-lines.rules.ts';
import type { FunctionAsk, SchoolFunction } from '../function/function.types.ts';
import { answersNumber } from '../function/value.asks.ts';
import { madeByVertex, madeByZeros, parabolaFigure, parabolaOf, type Parabola } from './parabola.rules.ts';
import { KIND } from './vertex.asks.ts';

export const findingZeros = ({
  one,
}: Parabola): {
  readonly steps: readonly FamilyStep[];
  readonly zeros: readonly Exact[];
  readonly proof: string;
} => {
  const equation = { left: one.expression, right: number(exact(ZERO)) };
  const { steps, values, check = '' } = solveEquation({ kind: 'equation', equation, unknown: 'x' }, 'high');
  const zeros = values.toSorted((first, second) => approximationOf(first) - approximationOf(second));
  const solutions: Solutions = zeros.length === 0 ? 'none' : zeros.map((zero) => ({ x: approximationOf(zero) }));
  const shown = `${latexOf(one.expression)} = 0`;
  return {
    zeros,
    proof: check,
    steps: [
      {
        operation: 'equate',
        what: 'Przyrównujemy wzór funkcji do zera',
        todo: 'przyrównaj wzór funkcji do zera',
        why: 'Miejsca zerowe to argumenty, dla których wartość funkcji jest równa zero.',
        shown,
        claims: claimsIn(shown, solutions),
      },
      ...equationSteps(
        steps.filter((step) => step.shown !== shown),
        solutions,
      ),
    ],
  };
};

/** No zeros is an answer as well. */
export const NO_ZEROS = {
  kind: 'choice',
  value: 'brak',
  choices: { brak: ['brak*', 'nie ma*', 'nie istniej*', 'zadn*'] },
  shown: '**brak miejsc zerowych**',
} as const satisfies Answer;

const answerOf = (zeros: readonly Exact[]): Answer => {
  const [first, second] = zeros.map((zero) => latexOfExact(zero, 'fraction'));
  if (first === undefined) return NO_ZEROS;
  const names = second === undefined ? ['x_0'] : ['x_1', 'x_2'];
  return {
    kind: 'numbers',
    values: zeros.map((value, index) => ({ symbol: names[index] ?? 'x', value })),
    isOrdered: false,
    shown: second === undefined ? `x_0 = ${first}` : `x_1 = ${first},\\ x_2 = ${second}`,
  };
};

/** How many zeros the discriminant promises. */
const zeroCount = ({ one }: Parabola): number => {
  const { discriminant } = parabolaOf(one);
  return isNegative(discriminant) ? 0 : isZero(discriminant) ? 1 : 2;
};

const isZeroOf = ({ one }: Parabola, value: Exact): boolean =>
  areEqual(valueOf(one.expression, new Map([['x', value]])), []);

const NOTICE = 'Miejsce zerowe to argument, dla którego wartość funkcji jest równa zero. Jakie równanie to zapisuje?';

export const zerosAsk: FunctionAsk<Parabola> = {
  levels: [1, 2, 3],
  read: (text) => {
    const one = onlyFunction(text, 2);
    return one !== undefined && asksFor(text, 'miejsc* zerow*|miejsca 0|zera', KIND) ? { one } : undefined;
  },
  tell: ({ one }) => `Wyznacz miejsca zerowe funkcji $${functionLatex(one)}$.`,
  solve: (given) => {
    const { steps, zeros, proof } = findingZeros(given);
    return {
      steps,
      proof,
      answer: answerOf(zeros),
      notice: NOTICE,
      nudge: 'Przyrównaj wzór do zera i rozwiąż równanie kwadratowe: przez wyłączenie przed nawias albo z wyróżnikiem.',
    };
  },
  isRight: (given, answer) =>
    answer.kind === 'numbers'
      ? answer.values.length === zeroCount(given) && answer.values.every(({ value }) => isZeroOf(given, value))
      : answer.kind === 'choice' && zeroCount(given) === 0,
  make: (pick, difficulty) => {
    if (difficulty === 1) {
      const [first, other] = [pick.int(1, 6), pick.int(-6, -1)];
      const isOfRoot = pick.int(0, 2) === 0;
      return {
        one: functionFrom(isOfRoot ? trinomial(1, 0, -first * first) : `x^2${added(first + other - 1, 'x')}`),
      };
    }
    return { one: madeByZeros(pick, difficulty - 1) };
  },
  mistakes: (given) => {
    const { zeros } = findingZeros(given);
    const [first, second] = zeros;
    if (first === undefined || second === undefined) return {};
    return {
      'signs-of-zeros': zeros.map(negationOf),
      'zeros-not-halved': zeros.map((zero) => productOf(zero, exact(rational(2)))),
      'zero-lost': areEqual(first, []) ? [second] : areEqual(second, []) ? [first] : undefined,
    };
  },
  figure: parabolaFigure,
};

/** By where the vertex is and where the arms go. */
const proofByVertex = (one: SchoolFunction): string => {
  const { p, q, isUpward } = parabolaOf(one);
  const place = isZero(q) ? 'na osi' : isNegative(q) ? 'pod osią' : 'nad osią';
  const meets = isZero(q)
    ? 'tylko jej dotyka'
    : isNegative(q) === isUpward
      ? 'przecina ją dwa razy'
      : 'jej nie spotyka';
  return `Wierzchołek $${pointLatex({ x: p, y: q })}$ leży ${place} $x$, a ramiona idą w ${isUpward ? 'górę' : 'dół'}, więc parabola ${meets}.`;
};

export const zeroCountAsk: FunctionAsk<Parabola> = {
  levels: [1],
  read: (text) => {
    const one = onlyFunction(text, 2);
    const phrases = 'ilosc miejsc* zerow*|liczb* miejsc* zerow*';
    return one !== undefined && asksFor(text, phrases, KIND) ? { one } : undefined;
  },
  tell: ({ one }) => `Ile miejsc zerowych ma funkcja $${functionLatex(one)}$?`,
  solve: (given) => {
    const { a, b, c, discriminant } = parabolaOf(given.one);
    const count = zeroCount(given);
    const sign = count === 0 ? '<' : count === 1 ? '=' : '>';
    return {
      steps: [
        ...tidying(given.one),
        {
          operation: 'discriminant',
          what: 'Obliczamy wyróżnik (deltę)',
          todo: `wypisz współczynniki $a$, $b$, $c$ (razem ze znakami!) i oblicz wyróżnik $${DISCRIMINANT_FORMULA}$`,
          why: 'Znak wyróżnika mówi, ile jest miejsc zerowych.',
          shown: `\\Delta = ${inParentheses(b, 'fraction')}^{2} - 4 \\cdot ${inParentheses(a, 'fraction')} \\cdot ${inParentheses(c, 'fraction')} = ${fraction(discriminant)}`,
          claims: [{ sides: [`${plain(b)}^2 - 4 * ${plain(a)} * ${plain(c)}`, plain(discriminant)] }],
        },
        {
          operation: 'count',
          what: 'Patrzymy na znak wyróżnika',
          todo: 'sprawdź, czy wyróżnik jest dodatni, równy zero czy ujemny',
          why: 'Dodatni: są dwa miejsca zerowe. Zero: jest jedno. Ujemny: nie ma żadnego.',
          shown: `\\Delta ${sign === '=' ? '' : `= ${fraction(discriminant)} `}${sign} 0`,
          claims: [{ sides: [plain(discriminant), '0'], relation: sign }, { sides: [String(count)] }],
        },
      ],
      answer: { kind: 'number', value: exact(rational(count)) },
      sentence:
        ['Funkcja nie ma miejsc zerowych.', 'Funkcja ma jedno miejsce zerowe.', 'Funkcja ma dwa miejsca zerowe.'][
          count
        ] ?? '',
      proof: proofByVertex(given.one),
      notice: 'Od znaku jakiej liczby zależy, ile razy parabola spotyka oś $x$?',
      nudge: 'Wypisz współczynniki $a$, $b$ i $c$, oblicz wyróżnik i sprawdź jego znak.',
    };
  },
  isRight: ({ one }, answer) => {
    const { q, isUpward } = parabolaOf(one);
    return answersNumber(answer, isZero(q) ? 1 : isNegative(q) === isUpward ? 2 : 0);
  },
  make: (pick) => ({ one: pick.int(0, 1) === 0 ? madeByVertex(pick) : madeByZeros(pick) }),
  mistakes: (given) => ({
    'sign-of-discriminant': [exact(rational(2 - zeroCount(given)))],
    'discriminant-for-count': [exact(parabolaOf(given.one).discriminant)],
  }),
  figure: parabolaFigure,
};
