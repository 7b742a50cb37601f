import type { FigureSource } from '#domain/learning/figure/figure-source.types.ts';
import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import { discriminantOf } from '#tutoring/families/equation/discriminant.rules.ts';
import { trinomial } from '#tutoring/families/equations/relation/written.rules.ts';
import type { FamilyStep, Pick as Chance } from '#tutoring/families/family.types.ts';
import { asRational, squareRootOf } from '#tutoring/mathematics/exact.ts';
import { inParentheses, latexOf } from '#tutoring/mathematics/latex.ts';
import { coefficientOf } from '#tutoring/mathematics/polynomial.rules.ts';
import { isNegative, isZero, ONE, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import {
  fraction,
  functionFrom,
  graphFigure,
  notationOfFunction,
  substitutionLine,
  tidying,
  valueAt,
} from '../function/function-lines.rules.ts';
import { valuesAt } from '../function/function-proofs.rules.ts';
import type { Point, SchoolFunction } from '../function/function.types.ts';
import { factorNotation, signed } from '#tutoring/families/signed-notation.rules.ts';

export interface Parabola {
  readonly one: SchoolFunction;
}

export interface Coefficients {
  readonly a: Rational;
  readonly b: Rational;
  readonly c: Rational;
  /** The coordinates of the vertex. */
  readonly p: Rational;
  readonly q: Rational;
  readonly discriminant: Rational;
  readonly isUpward: boolean;
  /** From the least; only rational ones. */
  readonly zeros: readonly Rational[];
}

export const parabolaOf = ({ polynomial }: SchoolFunction): Coefficients => {
  const [a = ONE, b = ZERO, c = ZERO] = ['xx', 'x', ''].map((letters) => coefficientOf(polynomial, letters));
  const discriminant = discriminantOf(polynomial, 'x');
  const root = isNegative(discriminant) ? undefined : asRational(squareRootOf(discriminant) ?? []);
  const p = b.neg().div(a.mul(2));
  const half = root?.div(a.mul(2)).abs();
  return {
    a,
    b,
    c,
    p,
    q: discriminant.neg().div(a.mul(4)),
    discriminant,
    isUpward: !isNegative(a),
    zeros: half === undefined ? [] : isZero(half) ? [p] : [p.sub(half), p.add(half)],
  };
};

const bracket = (zero: Rational): string => (isZero(zero) ? 'x' : `(x${signed(zero.neg())})`);

/** `2 * (x - 1)^2 + 3` */
export const canonicalNotation = ({ a, p, q }: Pick<Coefficients, 'a' | 'p' | 'q'>): string =>
  `${factorNotation(a)}${bracket(p)}^2${signed(q)}`;

/** `-2 * x^2 + 3 * x - 1/2` */
export const generalNotation = ({ a, b, c }: Pick<Coefficients, 'a' | 'b' | 'c'>): string =>
  `${factorNotation(a)}x^2${isZero(b) ? '' : `${signed(b)} * x`}${signed(c)}`;

/** `2 * (x - 1) * (x + 3)`, `2 * (x - 1)^2` */
export const factoredNotation = (a: Rational, [first = ZERO, second]: readonly Rational[]): string =>
  second === undefined
    ? `${factorNotation(a)}${bracket(first)}^2`
    : isZero(second)
      ? factoredNotation(a, [second, first])
      : `${factorNotation(a)}${bracket(first)} * ${bracket(second)}`;

export const latexOfNotated = (notation: string): string => latexOf(functionFrom(notation).expression, 'fraction');

export const isCanonical = (one: SchoolFunction): boolean =>
  latexOf(one.expression, 'fraction') === latexOfNotated(canonicalNotation(parabolaOf(one)));

/** p alone, where the formula tells it or by −b/2a. */
export const findingAxis = (one: SchoolFunction): readonly FamilyStep[] => {
  const { a, b, p } = parabolaOf(one);
  return [
    ...tidying(one),
    {
      operation: 'axis',
      what: 'Obliczamy pierwszą współrzędną wierzchołka',
      todo: 'odczytaj współczynniki $a$ i $b$ (razem ze znakami) i podstaw je do wzoru na $p$',
      why: 'Wierzchołek leży na osi symetrii paraboli, w połowie drogi między punktami o tej samej wartości.',
      ...calculated([`${plain(b.neg())} / (2 * ${plain(a)})`, plain(p)], {
        symbol: 'p',
        formula: '\\frac{-b}{2a}',
        style: 'fraction',
      }),
    },
  ];
};

const readingVertex = (one: SchoolFunction): FamilyStep => {
  const { p, q } = parabolaOf(one);
  return {
    operation: 'read',
    what: 'Odczytujemy współrzędne wierzchołka z postaci kanonicznej $a(x - p)^2 + q$',
    todo: 'porównaj wzór z postacią kanoniczną $a(x - p)^2 + q$; uważaj na znak w nawiasie',
    why: 'Kwadrat jest równy zero tylko dla $x = p$, a wtedy wartość funkcji to $q$.',
    shown: `p = ${fraction(p)}, \\quad q = ${fraction(q)}`,
    claims: [{ sides: [notationOfFunction(one), plain(q)], at: [{ x: p.valueOf() }] }, { sides: [plain(p)] }],
  };
};

/** `q = f(2) = …`; a function without a name is not told twice. */
const asQ = (line: string): string => `q = ${line.replace(/^y = /, '')}`;

/** p and q. */
export const findingVertex = (one: SchoolFunction): readonly FamilyStep[] => {
  if (isCanonical(one)) return [readingVertex(one)];
  const { p } = parabolaOf(one);
  const { shown, prepared = shown, claims } = substitutionLine(one, p);
  return [
    ...findingAxis(one),
    {
      operation: 'value',
      what: 'Obliczamy drugą współrzędną: wartość funkcji dla $x = p$',
      todo: 'wstaw $p$ w miejsce $x$ i oblicz wartość funkcji',
      why: 'Wierzchołek leży na wykresie, więc jego druga współrzędna to wartość funkcji.',
      shown: asQ(shown),
      prepared: asQ(prepared),
      claims,
    },
  ];
};

/** As far to the left of the vertex as to the right the values are the same, and that between them is the extreme one. */
export const proofBySymmetry = (one: SchoolFunction): string => {
  const { p, isUpward } = parabolaOf(one);
  return `Porównujemy wartości tak samo daleko na lewo i na prawo od $x = ${fraction(p)}$: ${valuesAt(one, [p.sub(ONE), p.add(ONE)])}. Są równe, a wartość pośrodku, ${valuesAt(one, [p])}, jest od nich ${isUpward ? 'mniejsza' : 'większa'}.`;
};

/** The vertex, and two points that show where the arms go. */
const shapeOf = (one: SchoolFunction): readonly [vertex: Point, left: Point, right: Point] => {
  const { p, q } = parabolaOf(one);
  const at = (x: Rational): Point => ({ x, y: valueAt(one, x) });
  return [{ x: p, y: q }, at(p.sub(2)), at(p.add(2))];
};

const zerosOf = (one: SchoolFunction): readonly Point[] => parabolaOf(one).zeros.map((x) => ({ x, y: ZERO }));

export const parabolaFigure = ({ one }: Parabola): FigureSource | undefined => {
  const [vertex, ...arms] = shapeOf(one);
  return graphFigure([one], [vertex, ...zerosOf(one).filter(({ x }) => !x.equals(vertex.x))], arms);
};

/** The points of a task on a parabola that is seen down to its vertex. */
export const parabolaFigureWith = ({ one }: Parabola, points: readonly Point[]): FigureSource | undefined =>
  graphFigure([one], points, [...shapeOf(one), ...zerosOf(one)]);

/** Back to the square where x stands only there; else with x taken out, without the square. */
export const proofOfValue = (one: SchoolFunction, at: Rational): string => {
  const { a, b, c } = parabolaOf(one);
  const value = valueAt(one, at);
  const place = inParentheses(at, 'fraction');
  if (isZero(b)) {
    const square = at.mul(at);
    const lines = [
      ...(isZero(c) ? [] : [calculated([`${plain(value)}${signed(c.neg())}`, plain(value.sub(c))], FRACTIONS).shown]),
      ...(a.equals(ONE) ? [] : [calculated([`${plain(value.sub(c))} : ${plain(a)}`, plain(square)], FRACTIONS).shown]),
    ];
    return `${lines.length === 0 ? 'Sprawdzamy:' : `Cofamy się od wyniku działaniami odwrotnymi: $${lines.join('$, $')}$, a`} $${fraction(square)} = ${place}^{2}$, tak jak w zadaniu.`;
  }
  const inside = `${factorNotation(a)}x${signed(b)}`;
  const [opened, put] = [
    `x * (${inside})${signed(c)}`,
    `${plain(at)} * (${factorNotation(a)}${plain(at)}${signed(b)})${signed(c)}`,
  ];
  return `Liczymy inaczej, po wyłączeniu $x$ przed nawias: $${latexOfNotated(opened)}$ dla $x = ${fraction(at)}$ to $${calculated([put, plain(value)], FRACTIONS).shown}$.`;
};

const FRACTIONS = { style: 'fraction' } as const;

/** With a whole vertex. */
export const madeByVertex = (pick: Chance, most = 2): SchoolFunction => {
  const [a, p, q] = [pick.int(1, most) * pick.oneOf([1, 1, -1]), pick.int(1, 4) * pick.oneOf([1, -1]), pick.int(-6, 6)];
  return functionFrom(trinomial(a, -2 * a * p, a * p * p + q), pick.oneOf(['f(x)', 'y']));
};

/** With whole zeros. */
export const madeByZeros = (pick: Chance, most = 1): SchoolFunction => {
  const a = pick.int(1, most) * pick.oneOf([1, 1, -1]);
  const [first, other] = [pick.int(-5, 2), pick.int(1, 5)];
  return functionFrom(trinomial(a, -a * (2 * first + other), a * first * (first + other)), pick.oneOf(['f(x)', 'y']));
};
