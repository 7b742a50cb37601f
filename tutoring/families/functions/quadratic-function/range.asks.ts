import { exact } from '#tutoring/mathematics/exact.ts';
import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import { isIn, samplesOf, setLatex, setOf } from '#tutoring/families/equations/relation/solution-set.rules.ts';
import { approximationOf } from '#tutoring/mathematics/exact.ts';
import { latexOfPolynomial } from '#tutoring/mathematics/latex.ts';
import { isNegative, ONE, type Rational } from '#tutoring/mathematics/rational.ts';
import type { FamilyStep, Interval } from '#tutoring/families/family.types.ts';
import { asksFor, onlyFunction } from '../function/asking.rules.ts';
import { fraction, functionFrom, functionLatex, inList, notationOfFunction } from '../function/function-lines.rules.ts';
import { valuesAt } from '../function/function-proofs.rules.ts';
import type { FunctionAsk } from '../function/function.types.ts';
import {
  canonicalNotation,
  findingAxis,
  findingVertex,
  isCanonical,
  madeByVertex,
  parabolaFigure,
  parabolaOf,
  type Parabola,
} from './parabola.rules.ts';
import { KIND } from './vertex.asks.ts';

const upFrom = (end: Rational): Interval => ({ from: exact(end), isFromIn: true, to: undefined, isToIn: false });
const downFrom = (end: Rational): Interval => ({ from: undefined, isFromIn: false, to: exact(end), isToIn: true });

const arms = ({ one }: Parabola, why: string): FamilyStep => {
  const { a, isUpward } = parabolaOf(one);
  return {
    operation: 'arms',
    what: `Ramiona paraboli są skierowane w ${isUpward ? 'górę' : 'dół'}`,
    todo: 'ustal po znaku współczynnika $a$, w którą stronę są skierowane ramiona paraboli',
    why,
    shown: `a = ${fraction(a)} ${isUpward ? '>' : '<'} 0`,
    claims: [{ sides: [plain(a), '0'], relation: isUpward ? '>' : '<' }],
  };
};

/** A value is taken where the equation f(x) = y has a solution. */
const proofByDiscriminants = ({ one }: Parabola): string => {
  const { a, b, c, q, isUpward } = parabolaOf(one);
  const [outside, inside] = isUpward ? [q.sub(ONE), q.add(ONE)] : [q.add(ONE), q.sub(ONE)];
  const of = (y: Rational): string => {
    const discriminant = b.mul(b).sub(a.mul(c.sub(y)).mul(4));
    return `dla $y = ${fraction(y)}$ równanie $${latexOfPolynomial(one.polynomial, 'fraction')} = ${fraction(y)}$ ma $\\Delta = ${fraction(discriminant)} ${isNegative(discriminant) ? '<' : '>'} 0$`;
  };
  return `Sprawdzamy po jednej liczbie: ${of(inside)}, więc ta wartość jest przyjmowana, a ${of(outside)}, więc ta nie jest.`;
};

export const rangeAsk: FunctionAsk<Parabola> = {
  levels: [2, 3],
  read: (text) => {
    const one = onlyFunction(text, 2);
    return one !== undefined && asksFor(text, 'zbior* wartosci|zw', KIND) ? { one } : undefined;
  },
  tell: ({ one }) => `Wyznacz zbiór wartości funkcji $${functionLatex(one)}$.`,
  solve: (given) => {
    const { q, isUpward } = parabolaOf(given.one);
    const answer = setOf('y', [isUpward ? upFrom(q) : downFrom(q)]);
    return {
      steps: [
        arms(given, 'Od kierunku ramion zależy, czy w wierzchołku jest wartość największa, czy najmniejsza.'),
        ...findingVertex(given.one),
        {
          operation: 'interval',
          what: 'Zapisujemy zbiór wartości',
          todo: 'zapisz przedział wszystkich wartości i zdecyduj, czy należy do niego wartość w wierzchołku',
          why: 'Funkcja przyjmuje wartość w wierzchołku, więc koniec przedziału należy do zbioru.',
          shown: setLatex(answer),
          claims: [{ sides: [plain(q)] }],
        },
      ],
      answer,
      proof: proofByDiscriminants(given),
      notice:
        'Zbiór wartości to wszystkie liczby, które stoją na osi $y$ obok punktów paraboli. Gdzie się zaczyna albo kończy?',
      nudge: 'Znajdź wierzchołek, a potem sprawdź, czy ramiona paraboli idą od niego w górę, czy w dół.',
    };
  },
  isRight: ({ one }, answer) => {
    if (answer.kind !== 'set') return false;
    const { a, discriminant } = parabolaOf(one);
    // A value y is taken where a·x² + b·x + c − y has a zero.
    return samplesOf(answer.intervals).every((value) => {
      const shifted = discriminant.valueOf() + 4 * a.valueOf() * approximationOf(value);
      return shifted >= -1e-9 === isIn(value, answer.intervals);
    });
  },
  make: (pick, difficulty) => {
    const one = madeByVertex(pick, difficulty - 1);
    return { one: difficulty === 2 ? functionFrom(canonicalNotation(parabolaOf(one)), one.name) : one };
  },
  mistakes: ({ one }) => {
    const { p, c } = parabolaOf(one);
    return { 'other-coordinate': inList(p), 'free-term-for-q': inList(c) };
  },
  figure: parabolaFigure,
};

interface Course extends Parabola {
  readonly isRising: boolean;
}

const RISING = 'rosnac*|rosnie|jest rosnaca|kiedy rosnie';
const FALLING = 'malejac*|maleje|kiedy maleje';
const ASIDE = `${KIND}|przedzial*|maksymaln*|w|ktorych|ktorym|monotonicznosci`;

/** The values at the vertex and further and further away from it. */
const proofOfCourse = ({ one, isRising }: Course): string => {
  const { p, isUpward } = parabolaOf(one);
  const places = isUpward === isRising ? [0, 1, 2] : [-2, -1, 0];
  return `Wstawiamy kolejne argumenty z tego przedziału: ${valuesAt(
    one,
    places.map((by) => p.add(by)),
  )}. Wartości rzeczywiście ${isRising ? 'rosną' : 'maleją'}.`;
};

export const courseAsk: FunctionAsk<Course> = {
  levels: [2, 3],
  read: (text) => {
    const one = onlyFunction(text, 2);
    const kinds = [RISING, FALLING].map((phrases) => asksFor(text, phrases, ASIDE));
    return one !== undefined && kinds[0] !== kinds[1] && !text.words.includes('czy')
      ? { one, isRising: kinds[0] === true }
      : undefined;
  },
  tell: ({ one, isRising }) =>
    `W jakim przedziale funkcja $${functionLatex(one)}$ jest ${isRising ? 'rosnąca' : 'malejąca'}?`,
  solve: (given) => {
    const { p, isUpward } = parabolaOf(given.one);
    const answer = setOf('x', [isUpward === given.isRising ? upFrom(p) : downFrom(p)]);
    return {
      steps: [
        arms(
          given,
          `Patrząc od lewej strony, widzimy, że funkcja najpierw ${isUpward ? 'maleje, a za wierzchołkiem rośnie' : 'rośnie, a za wierzchołkiem maleje'}.`,
        ),
        ...(isCanonical(given.one) ? findingVertex(given.one) : findingAxis(given.one)),
        {
          operation: 'interval',
          what: `Zapisujemy przedział, w którym funkcja ${given.isRising ? 'rośnie' : 'maleje'}`,
          todo: `zapisz przedział argumentów po tej stronie wierzchołka, po której funkcja ${given.isRising ? 'rośnie' : 'maleje'}`,
          why: 'Granicą jest pierwsza współrzędna wierzchołka.',
          shown: setLatex(answer),
          claims: [{ sides: [plain(p)] }],
        },
      ],
      answer,
      proof: proofOfCourse(given),
      notice: 'W którym punkcie parabola zawraca? Po której jego stronie wznosi się, a po której opada?',
      nudge: 'Znajdź pierwszą współrzędną wierzchołka i kierunek ramion, a potem naszkicuj parabolę.',
    };
  },
  isRight: ({ one, isRising }, answer) => {
    if (answer.kind !== 'set') return false;
    const notation = notationOfFunction(one);
    const [interval, ...more] = answer.intervals;
    const end = interval?.from ?? interval?.to;
    if (end === undefined || more.length > 0) return false;
    const start = approximationOf(end);
    const isRightOf = interval?.from !== undefined;
    const [near, far] = [1e-3, 5].map((step) => approximately(notation, { x: start + (isRightOf ? step : -step) }));
    const turn = approximately(notation, { x: start });
    const [risesNear, risesFar] = [near, far].map((value) => (value ?? turn) > turn === isRightOf);
    const beyond = approximately(notation, { x: start + (isRightOf ? -1e-3 : 1e-3) }) > turn;
    return risesNear === isRising && risesFar === isRising && beyond === (near ?? turn) > turn;
  },
  make: (pick, difficulty) => {
    const one = madeByVertex(pick, difficulty - 1);
    const isRising = pick.int(0, 1) === 0;
    return { one: difficulty === 2 ? functionFrom(canonicalNotation(parabolaOf(one)), one.name) : one, isRising };
  },
  mistakes: ({ one }) => {
    const { p, q } = parabolaOf(one);
    return { 'sign-of-p': inList(p.neg()), 'other-coordinate': inList(q) };
  },
  figure: parabolaFigure,
};
