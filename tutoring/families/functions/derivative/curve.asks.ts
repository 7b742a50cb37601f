import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { approximationOf, asRational, exact, negationOf } from '#tutoring/mathematics/exact.ts';
import { number } from '#tutoring/mathematics/expression.types.ts';
import { latexOf } from '#tutoring/mathematics/latex.ts';
import { isPositive, ONE, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import { solveEquation } from '#tutoring/families/equation/equation.solver.ts';
import { solveQuadraticInequality } from '#tutoring/families/equations/quadratic-inequality/quadratic-inequality.solver.ts';
import { claimsIn, equationSteps } from '#tutoring/families/equation-steps.rules.ts';
import { signLatex } from '#tutoring/families/equations/relation/relation-text.rules.ts';
import { sidesAt } from '#tutoring/families/equations/relation/sides-at.rules.ts';
import {
  claimsOfLine,
  isIn,
  proofByPoints,
  samplesOf,
} from '#tutoring/families/equations/relation/solution-set.rules.ts';
import type { Inequality } from '#tutoring/families/equations/relation/relation.types.ts';
import { added, nonZero, opened } from '#tutoring/families/equations/relation/written.rules.ts';
import type { Pick as Chance } from '#tutoring/families/family.types.ts';
import { asksFor, coefficientsOf, hasDegree, onlyFunction } from '../function/asking.rules.ts';
import {
  fraction,
  functionFrom,
  functionLatex,
  graphFigure,
  inList,
  notationOfFunction,
  valueAt,
  valueName,
} from '../function/function-lines.rules.ts';
import { valuesAt } from '../function/function-proofs.rules.ts';
import type { FunctionAsk, SchoolFunction } from '../function/function.types.ts';
import { derivativeOf, differentiating, slopeAt } from './differentiation.rules.ts';

/** A cubic with whole turning points, or a parabola. */
const madeCurve = (pick: Chance, isCubic: boolean): SchoolFunction => {
  const [sign, c] = [pick.oneOf([1, 1, -1]), nonZero(pick, 6)];
  if (!isCubic) {
    const a = sign * pick.int(1, 3);
    return functionFrom(`${opened(a, 'x^2')}${added(-2 * a * nonZero(pick, 5), 'x')}${added(c)}`);
  }
  const middle = pick.int(-2, 2);
  const far = pick.int(1, 3);
  return functionFrom(
    `${opened(sign, 'x^3')}${added(-3 * sign * middle, 'x^2')}${added(3 * sign * (middle * middle - far * far), 'x')}${added(c)}`,
  );
};

/** The zeros of the derivative, from the least, and how they are found. */
const turningPoints = (
  one: SchoolFunction,
): {
  readonly points: readonly Rational[];
  readonly steps: ReturnType<typeof equationSteps>;
} => {
  const derivative = derivativeOf(one);
  const equation = { left: derivative.expression, right: number(exact(ZERO)) };
  const { steps, values } = solveEquation({ kind: 'equation', equation, unknown: 'x' }, 'high');
  const points = values.flatMap((value) => asRational(value) ?? []).toSorted((first, second) => first.compare(second));
  if (points.length !== values.length || points.length === 0 || (hasDegree(one, 3) && points.length === 1))
    throw new BeyondReach('operation');
  const solutions = points.map((point) => ({ x: point.valueOf() }));
  const shown = `${latexOf(derivative.expression, 'fraction')} = 0`;
  return {
    points,
    steps: [
      {
        operation: 'equate',
        what: 'Przyrównujemy pochodną do zera',
        todo: 'przyrównaj pochodną do zera i rozwiąż równanie',
        why: 'Ekstremum może być tylko tam, gdzie pochodna jest równa zero.',
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

interface Extremum {
  readonly one: SchoolFunction;
  readonly isMinimum: boolean;
}

const extremumPoint = ({ one, isMinimum }: Extremum): Rational => {
  const second = derivativeOf(derivativeOf(one));
  const point = turningPoints(one).points.find((at) => isPositive(valueAt(second, at)) === isMinimum);
  if (point === undefined) throw new BeyondReach('operation');
  return point;
};

const WORDS = { minimum: 'minimum', maksimum: 'maksimum' } as const;
const SMALL_STEP = 1e-2;

export const extremumAsk: FunctionAsk<Extremum> = {
  levels: [2, 3],
  read: (text) => {
    const one = onlyFunction(text, 2) ?? onlyFunction(text, 3);
    if (one === undefined || !text.words.some((word) => /^(?:x|argument)/.test(word))) return undefined;
    const aside = 'ma|osiaga|przyjmuje|lokalne|wielomian*';
    const [isMinimum, isMaximum] = [WORDS.minimum, WORDS.maksimum].map((word) => asksFor(text, word, aside));
    return isMinimum === isMaximum ? undefined : { one, isMinimum: isMinimum === true };
  },
  tell: ({ one, isMinimum }) =>
    `Dla jakiego argumentu $x$ funkcja $${functionLatex(one)}$ ma ${isMinimum ? 'minimum' : 'maksimum'}${hasDegree(one, 3) ? ' lokalne' : ''}?`,
  solve: (given) => {
    const { one, isMinimum } = given;
    const point = extremumPoint(given);
    const { points, steps } = turningPoints(one);
    const derivative = derivativeOf(one);
    const other = points
      .find((at) => !at.equals(point))
      ?.sub(point)
      .abs()
      .div(2);
    const step = other === undefined || other.gt(ONE) ? ONE : other;
    const sides = [point.sub(step), point.add(step)];
    const [before, after] = isMinimum ? (['<', '>'] as const) : (['>', '<'] as const);
    const name = (at: Rational): string => valueName(derivative, at);
    return {
      steps: [
        ...differentiating(one),
        ...steps,
        {
          operation: 'sign',
          what: `Sprawdzamy znak pochodnej po obu stronach punktu $x = ${fraction(point)}$`,
          todo: 'sprawdź znak pochodnej po lewej i po prawej stronie znalezionego punktu',
          why: isMinimum
            ? 'Pochodna zmienia znak z ujemnego na dodatni, więc funkcja najpierw maleje, a potem rośnie: to minimum.'
            : 'Pochodna zmienia znak z dodatniego na ujemny, więc funkcja najpierw rośnie, a potem maleje: to maksimum.',
          shown: sides
            .map((at, index) => `${name(at)} = ${fraction(valueAt(derivative, at))} ${index === 0 ? before : after} 0`)
            .join(', \\quad '),
          claims: sides.flatMap((at, index) => [
            { sides: [notationOfFunction(derivative), plain(valueAt(derivative, at))], at: [{ x: at.valueOf() }] },
            { sides: [plain(valueAt(derivative, at)), '0'], relation: index === 0 ? before : after },
            { sides: [plain(at)] },
          ]),
        },
      ],
      answer: { kind: 'number', value: exact(point), symbol: 'x', style: 'fraction' },
      proof: `Porównujemy wartości funkcji: ${valuesAt(one, [point, ...sides])}. W punkcie $x = ${fraction(point)}$ wartość jest ${isMinimum ? 'mniejsza' : 'większa'} niż po obu stronach.`,
      notice: 'Jak zachowuje się funkcja przed ekstremum, a jak za nim? Co to mówi o znaku pochodnej?',
      nudge: 'Oblicz pochodną, przyrównaj ją do zera, a potem sprawdź jej znak po obu stronach znalezionego punktu.',
    };
  },
  isRight: ({ one, isMinimum }, answer) => {
    if (answer.kind !== 'number') return false;
    const at = approximationOf(answer.value);
    const values = [-SMALL_STEP, 0, SMALL_STEP].map((step) => approximately(notationOfFunction(one), { x: at + step }));
    const [left = 0, here = 0, right = 0] = values.map((value) => (isMinimum ? value : -value));
    return here < left && here < right && areClose(slopeAt(one, at), 0);
  },
  make: (pick, difficulty) => {
    const one = madeCurve(pick, difficulty === 3);
    const leading = coefficientsOf(one)[0]?.valueOf() ?? 1;
    return { one, isMinimum: difficulty === 3 ? pick.int(0, 1) === 0 : leading > 0 };
  },
  mistakes: (given) => {
    const point = extremumPoint(given);
    const other = turningPoints(given.one).points.find((at) => !at.equals(point));
    return {
      'value-for-argument': inList(valueAt(given.one, point)),
      'other-extremum': other === undefined ? undefined : inList(other),
      'sign-of-the-zero': inList(point.neg()),
    };
  },
  figure: (given) => {
    const points = turningPoints(given.one).points.map((x) => ({ x, y: valueAt(given.one, x) }));
    return graphFigure([given.one], points);
  },
};

interface Course {
  readonly one: SchoolFunction;
  readonly isRising: boolean;
}

const ASIDE = 'przedzial*|w|ktorych|ktorym|wielomian*|maksymaln*|podaj|monotonicznosci';

const slopeInequality = ({ one, isRising }: Course): Inequality => ({
  left: derivativeOf(one).expression,
  sign: isRising ? '≥' : '≤',
  right: number(exact(ZERO)),
  unknown: 'x',
});

export const courseOfCubicAsk: FunctionAsk<Course> = {
  levels: [3],
  read: (text) => {
    const one = onlyFunction(text, 3);
    const [isRising, isFalling] = ['rosnac*|rosnie', 'malejac*|maleje'].map((phrases) => asksFor(text, phrases, ASIDE));
    return one === undefined || isRising === isFalling || text.words.includes('czy')
      ? undefined
      : { one, isRising: isRising === true };
  },
  tell: ({ one, isRising }) =>
    `Wyznacz przedziały, w których funkcja $${functionLatex(one)}$ ${isRising ? 'rośnie' : 'maleje'}.`,
  solve: (given) => {
    const inequality = slopeInequality(given);
    const { steps, answer } = solveQuadraticInequality(inequality);
    const proof = proofByPoints(answer, inequality.sign, sidesAt(inequality));
    return {
      steps: [
        ...differentiating(given.one),
        {
          operation: 'inequality',
          what: `Funkcja ${given.isRising ? 'rośnie' : 'maleje'} tam, gdzie pochodna jest ${given.isRising ? 'dodatnia' : 'ujemna'}; zapisujemy nierówność`,
          todo: `zapisz nierówność, która mówi, że pochodna ma taki znak, jaki jest tam, gdzie funkcja ${given.isRising ? 'rośnie' : 'maleje'}`,
          why: 'Punkty, w których pochodna jest równa zero, można dołączyć jako końce przedziałów.',
          shown: `${latexOf(inequality.left, 'fraction')} ${signLatex(inequality.sign)} 0`,
          claims: claimsOfLine(
            [notationOfFunction(derivativeOf(given.one)), '0'],
            inequality.sign,
            'x',
            answer.intervals,
          ),
        },
        ...steps,
      ],
      answer,
      ...(proof === undefined ? {} : { proof: `Sprawdzamy znak pochodnej. ${proof}` }),
      ...(answer.intervals.length > 1
        ? { sentence: `Funkcja ${given.isRising ? 'rośnie' : 'maleje'} w każdym z tych przedziałów z osobna.` }
        : {}),
      notice: 'Co znak pochodnej mówi o tym, czy funkcja rośnie, czy maleje?',
      nudge: 'Oblicz pochodną i rozwiąż nierówność kwadratową: gdzie pochodna ma właściwy znak?',
    };
  },
  isRight: ({ one, isRising }, answer) =>
    answer.kind === 'set' &&
    samplesOf(answer.intervals).every((value) => {
      const slope = slopeAt(one, approximationOf(value));
      return areClose(slope, 0) || (slope > 0 === isRising) === isIn(value, answer.intervals);
    }),
  make: (pick) => ({ one: madeCurve(pick, true), isRising: pick.int(0, 1) === 0 }),
  mistakes: (given) => ({
    'signs-of-zeros': solveQuadraticInequality(slopeInequality(given)).zeros.map(negationOf),
  }),
  figure: ({ one }) => {
    const zeros = solveQuadraticInequality(slopeInequality({ one, isRising: true })).zeros.flatMap(
      (zero) => asRational(zero) ?? [],
    );
    return graphFigure(
      [one],
      zeros.map((x) => ({ x, y: valueAt(one, x) })),
    );
  },
};
