import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { approximationOf, exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import type { Answer, FamilyStep } from '#tutoring/families/family.types.ts';
import type { Rational } from '#tutoring/mathematics/rational.ts';
import { asksFor, onlyFunction } from '../function/asking.rules.ts';
import {
  fraction,
  functionFrom,
  functionLatex,
  inList,
  notationOfFunction,
  pointLatex,
} from '../function/function-lines.rules.ts';
import type { FunctionAsk, SchoolFunction } from '../function/function.types.ts';
import { answersNumber } from '../function/value.asks.ts';
import {
  canonicalNotation,
  findingAxis,
  findingVertex,
  isCanonical,
  madeByVertex,
  parabolaFigure,
  parabolaOf,
  proofBySymmetry,
  type Parabola,
} from './parabola.rules.ts';

export const KIND = 'kwadratow*|parabol*|bedac*|jest|ma';

/** Whether the graph is the same on both sides of a line. */
const isSymmetricAbout = (one: SchoolFunction, middle: number): boolean =>
  [1, 3.7].every((step) =>
    areClose(
      approximately(notationOfFunction(one), { x: middle - step }),
      approximately(notationOfFunction(one), { x: middle + step }),
    ),
  );

const notAmong = (value: Rational, others: readonly Rational[]): readonly Exact[] | undefined =>
  others.some((other) => other.equals(value)) ? undefined : inList(value);

const makeWritten: FunctionAsk<Parabola>['make'] = (pick, difficulty) => {
  const one = madeByVertex(pick, difficulty);
  return { one: difficulty === 1 ? functionFrom(canonicalNotation(parabolaOf(one)), one.name) : one };
};

export const vertexAsk: FunctionAsk<Parabola> = {
  levels: [1, 2, 3],
  read: (text) => {
    const one = onlyFunction(text, 2);
    return one !== undefined && asksFor(text, 'wspolrzedn* wierzchol*|wierzchol*', KIND) ? { one } : undefined;
  },
  tell: ({ one }) => `Wyznacz wierzchołek paraboli, która jest wykresem funkcji $${functionLatex(one)}$.`,
  solve: ({ one }) => {
    const { p, q } = parabolaOf(one);
    const shown = `W = ${pointLatex({ x: p, y: q })}`;
    return {
      steps: [
        ...findingVertex(one),
        {
          operation: 'point',
          what: 'Zapisujemy współrzędne wierzchołka',
          todo: 'zapisz wierzchołek jako punkt: najpierw $p$, potem $q$',
          why: '',
          shown,
          claims: [{ sides: [notationOfFunction(one), plain(q)], at: [{ x: p.valueOf() }] }],
        },
      ],
      answer: {
        kind: 'numbers',
        values: [
          { symbol: 'p', value: exact(p) },
          { symbol: 'q', value: exact(q) },
        ],
        isOrdered: true,
        shown,
      },
      proof: proofBySymmetry(one),
      notice: 'Wierzchołek leży na osi symetrii paraboli. Które współczynniki wzoru mówią, gdzie ona jest?',
      nudge: isCanonical(one)
        ? 'Wzór jest w postaci kanonicznej, więc wierzchołek można z niego odczytać. Uważaj na znak w nawiasie.'
        : 'Oblicz najpierw $p$ ze współczynników $a$ i $b$, a potem wstaw je do wzoru: wartość funkcji to $q$.',
    };
  },
  isRight: ({ one }, answer) => {
    if (answer.kind !== 'numbers') return false;
    const [p = Number.NaN, q = Number.NaN] = answer.values.map(({ value }) => approximationOf(value));
    return isSymmetricAbout(one, p) && areClose(approximately(notationOfFunction(one), { x: p }), q);
  },
  make: makeWritten,
  mistakes: ({ one }) => {
    const { p, q, c } = parabolaOf(one);
    return {
      'sign-of-p': notAmong(p.neg(), [p, q]),
      'sign-of-p-in-vertex': [exact(p.neg()), exact(q)],
      'not-divided-by-two': notAmong(p.mul(2), [p, q]),
      'free-term-for-q': [exact(p), exact(c)],
    };
  },
  figure: parabolaFigure,
};

export const axisAsk: FunctionAsk<Parabola> = {
  levels: [2],
  read: (text) => {
    const one = onlyFunction(text, 2);
    return one !== undefined && asksFor(text, 'rownani* osi symetrii|os* symetrii', KIND) ? { one } : undefined;
  },
  tell: ({ one }) => `Wyznacz równanie osi symetrii paraboli $${functionLatex(one)}$.`,
  solve: ({ one }) => {
    const { p } = parabolaOf(one);
    return {
      steps: [
        ...(isCanonical(one) ? findingVertex(one) : findingAxis(one)),
        {
          operation: 'line',
          what: 'Zapisujemy równanie osi symetrii',
          todo: 'zapisz równanie prostej pionowej, która przechodzi przez wierzchołek',
          why: 'Oś symetrii jest prostą pionową, więc wszystkie jej punkty mają tę samą pierwszą współrzędną.',
          shown: `x = ${fraction(p)}`,
          claims: [{ sides: [plain(p)] }],
        },
      ],
      answer: { kind: 'number', value: exact(p), symbol: 'x', style: 'fraction' },
      proof: proofBySymmetry(one),
      notice: 'Oś symetrii paraboli to prosta pionowa. Przez który punkt paraboli przechodzi?',
      nudge: 'Znajdź pierwszą współrzędną wierzchołka: zależy ona od współczynników $a$ i $b$.',
    };
  },
  isRight: ({ one }, answer) => answer.kind === 'number' && isSymmetricAbout(one, approximationOf(answer.value)),
  make: (pick) => ({ one: madeByVertex(pick) }),
  mistakes: ({ one }) => {
    const { p, q } = parabolaOf(one);
    return {
      'sign-of-p': inList(p.neg()),
      'not-divided-by-two': inList(p.mul(2)),
      'other-coordinate': inList(q),
    };
  },
  figure: parabolaFigure,
};

interface Extreme extends Parabola {
  readonly isLeast: boolean;
}

const direction = ({ one }: Extreme): FamilyStep => {
  const { a, isUpward } = parabolaOf(one);
  return {
    operation: 'arms',
    what: `Ramiona paraboli są skierowane w ${isUpward ? 'górę' : 'dół'}, więc wartość ${isUpward ? 'najmniejsza' : 'największa'} jest w wierzchołku`,
    todo: 'sprawdź znak współczynnika $a$: w którą stronę są skierowane ramiona i co to mówi o wierzchołku?',
    why: 'O kierunku ramion decyduje znak współczynnika $a$.',
    shown: `a = ${fraction(a)} ${isUpward ? '>' : '<'} 0`,
    claims: [{ sides: [plain(a), '0'], relation: isUpward ? '>' : '<' }],
  };
};

export const extremeAsk: FunctionAsk<Extreme> = {
  levels: [2, 3],
  read: (text) => {
    const one = onlyFunction(text, 2);
    if (one === undefined) return undefined;
    const { isUpward } = parabolaOf(one);
    const phrases = isUpward
      ? 'najmniejsz* wartosc*|wartosc* najmniejsz*|wartosc* minimaln*|minimaln* wartosc*'
      : 'najwieksz* wartosc*|wartosc* najwieksz*|wartosc* maksymaln*|maksymaln* wartosc*';
    return asksFor(text, phrases, KIND) ? { one, isLeast: isUpward } : undefined;
  },
  tell: ({ one, isLeast }) =>
    `Wyznacz ${isLeast ? 'najmniejszą' : 'największą'} wartość funkcji $${functionLatex(one)}$.`,
  solve: (given) => {
    const { q } = parabolaOf(given.one);
    return {
      steps: [direction(given), ...findingVertex(given.one)],
      answer: { kind: 'number', value: exact(q), symbol: 'q', style: 'fraction' },
      sentence: `${given.isLeast ? 'Najmniejsza' : 'Największa'} wartość funkcji wynosi $${fraction(q)}$.`,
      proof: proofBySymmetry(given.one),
      notice: 'W którym punkcie paraboli wartość jest skrajna? Której współrzędnej tego punktu szukasz?',
      nudge: 'Znajdź wierzchołek paraboli. Jego druga współrzędna jest szukaną wartością.',
    };
  },
  isRight: ({ one, isLeast }, answer: Answer) => {
    const { a, discriminant, isUpward } = parabolaOf(one);
    return isLeast === isUpward && answersNumber(answer, -discriminant.valueOf() / (4 * a.valueOf()));
  },
  make: (pick) => {
    const one = madeByVertex(pick);
    return { one, isLeast: parabolaOf(one).isUpward };
  },
  mistakes: ({ one }) => {
    const { p, c } = parabolaOf(one);
    return { 'other-coordinate': inList(p), 'free-term-for-q': inList(c) };
  },
  figure: parabolaFigure,
};
