import { latexOfPolynomial, latexOfRational, inParentheses, type NumberStyle } from '#tutoring/mathematics/latex.ts';
import {
  coefficientOf,
  constant,
  degreeOf,
  monomial,
  scaled,
  sum,
  type Polynomial,
} from '#tutoring/mathematics/polynomial.rules.ts';
import {
  isNegative,
  isZero,
  leastCommonMultiple,
  ONE,
  quotientOf,
  rational,
  type Rational,
} from '#tutoring/mathematics/rational.ts';
import { rootLatex } from '#tutoring/families/equation/linear-step-words.rules.ts';
import { casesLatex, rowLatex, type Row } from './system-row.rules.ts';
import type { Step } from '#tutoring/families/worked-task.types.ts';

type Pair = readonly [Rational, Rational];
type Names = readonly [string, string];

/** For systems where some unknown stands alone (with 1 or -1 before it). */
export const bySubstitution = (
  rows: readonly [Row, Row],
  names: Names,
  solution: Pair,
  style: NumberStyle,
): readonly Step[] => {
  const choice = choose(rows);
  const [from, into] = choice.isFirstRow ? rows : [rows[1], rows[0]];
  const [isolated, kept] = choice.isFirstName ? names : [names[1], names[0]];
  const [own, other] = choice.isFirstName ? [from.a, from.b] : [from.b, from.a];
  const [intoIsolated, intoKept] = choice.isFirstName ? [into.a, into.b] : [into.b, into.a];
  const [isolatedValue, keptValue] = choice.isFirstName ? solution : [solution[1], solution[0]];
  const expression = scaled(sum(constant(from.c), monomial(other.neg(), kept)), quotientOf(ONE, own));
  const expressed = positiveFirst(expression, style);
  const inserted = insertion(intoIsolated, intoKept, kept, expressed, expression, into.c, style);
  return [
    {
      operation: 'isolate',
      what: `Z ${choice.isFirstRow ? 'pierwszego' : 'drugiego'} równania wyznaczamy $${isolated}$`,
      todo: `wyznacz $${isolated}$ z ${choice.isFirstRow ? 'pierwszego' : 'drugiego'} równania (zostaw samo $${isolated}$ po lewej stronie)`,
      why: `Przy tym $${isolated}$ stoi współczynnik $${latexOfRational(own)}$, więc nie pojawią się ułamki.`,
      shown: `${isolated} = ${expressed}`,
    },
    {
      operation: 'substitute',
      what: `Wstawiamy $${expressed}$ w miejsce $${isolated}$ w ${choice.isFirstRow ? 'drugim' : 'pierwszym'} równaniu`,
      todo: `wstaw wyrażenie, któremu równa się $${isolated}$, w miejsce $${isolated}$ w ${choice.isFirstRow ? 'drugim' : 'pierwszym'} równaniu (w nawiasie!)`,
      why: 'Powstaje jedno równanie z jedną niewiadomą, a takie umiemy rozwiązać.',
      shown: inserted,
    },
    solving(kept, keptValue, style),
    ...(degreeOf(expression) === 0
      ? []
      : [
          back(isolated, isolatedValue, kept, `${isolated} = ${withNumber(expression, kept, keptValue, style)}`, style),
        ]),
  ];
};

/** 7 - 2x rather than -2x + 7. */
const positiveFirst = (expression: Polynomial, style: NumberStyle): string => {
  const constantTerm = expression.get('');
  const others = new Map([...expression].filter(([letters]) => letters !== ''));
  const latex = latexOfPolynomial(others, style);
  if (constantTerm === undefined || isNegative(constantTerm) || !latex.startsWith('-'))
    return latexOfPolynomial(expression, style);
  return `${latexOfRational(constantTerm, style)} - ${latex.slice(1)}`;
};

const insertion = (
  factor: Rational,
  rest: Rational,
  kept: string,
  expressed: string,
  expression: Polynomial,
  right: Rational,
  style: NumberStyle,
): string => {
  const remaining = latexOfPolynomial(monomial(rest, kept), style);
  const size = factor.abs().equals(ONE) ? '' : latexOfRational(factor.abs(), style);
  const isSingle = expression.size <= 1 && !expressed.startsWith('-') && size === '';
  const isNumber = degreeOf(expression) === 0 && size !== '';
  const replaced = isNumber
    ? `${size} \\cdot ${inParentheses(coefficientOf(expression, ''), style)}`
    : isSingle
      ? expressed
      : `${size}(${expressed})`;
  const left = isZero(rest)
    ? `${isNegative(factor) ? '-' : ''}${replaced}`
    : isZero(factor)
      ? remaining
      : `${remaining} ${isNegative(factor) ? '-' : '+'} ${replaced}`;
  return `${left} = ${latexOfRational(right, style)}`;
};

/** The unknown that stands alone in an equation, else the first with 1 before it, else the first with -1. */
const choose = ([first, second]: readonly [Row, Row]): {
  readonly isFirstRow: boolean;
  readonly isFirstName: boolean;
} => {
  const places = [
    { coefficient: first.b, other: first.a, isFirstRow: true, isFirstName: false },
    { coefficient: first.a, other: first.b, isFirstRow: true, isFirstName: true },
    { coefficient: second.b, other: second.a, isFirstRow: false, isFirstName: false },
    { coefficient: second.a, other: second.b, isFirstRow: false, isFirstName: true },
  ];
  return (
    places.find(({ other }) => isZero(other)) ??
    places.find(({ coefficient }) => coefficient.equals(1)) ??
    places.find(({ coefficient }) => coefficient.equals(-1)) ?? { isFirstRow: true, isFirstName: true }
  );
};

/** For all others: equal and opposite coefficients, then the equations are added. */
export const byElimination = (
  rows: readonly [Row, Row],
  names: Names,
  solution: Pair,
  style: NumberStyle,
): readonly Step[] => {
  const [first, second] = rows;
  const isFirstGone = cost(first.a, second.a) < cost(first.b, second.b);
  const [gone, kept] = isFirstGone ? names : [names[1], names[0]];
  const [keptValue, goneValue] = isFirstGone ? [solution[1], solution[0]] : solution;
  if (isZero(first.a) || isZero(first.b)) return triangular(first, second, names, solution, style);
  if (isZero(second.a) || isZero(second.b)) return triangular(second, first, names, solution, style);
  const [one, other] = isFirstGone ? [first.a, second.a] : [first.b, second.b];
  const common = rational(leastCommonMultiple(one.n, other.n));
  const [factor, size] = [common.div(one.abs()), common.div(other.abs())];
  const opposite = isNegative(one) === isNegative(other) ? size.neg() : size;
  const multiplied: readonly [Row, Row] = [times(first, factor), times(second, opposite)];
  const added: Row = {
    a: multiplied[0].a.add(multiplied[1].a),
    b: multiplied[0].b.add(multiplied[1].b),
    c: multiplied[0].c.add(multiplied[1].c),
  };
  const isReady = factor.equals(1) && opposite.equals(1);
  const multiplying: Step = {
    operation: 'multiply',
    what: `Mnożymy równania: ${[factorWords('pierwsze', factor), factorWords('drugie', opposite)].filter((words) => words !== '').join(', ')}, żeby przy $${gone}$ stały liczby przeciwne`,
    todo: `pomnóż równania tak, żeby współczynniki przy $${gone}$ były liczbami przeciwnymi`,
    why: `Po dodaniu stronami $${gone}$ się skróci.`,
    shown: casesLatex(multiplied.map((row) => rowLatex(row, names))),
  };
  return [
    ...(isReady ? [] : [multiplying]),
    {
      operation: 'add',
      what: 'Dodajemy równania stronami',
      todo: 'dodaj równania stronami',
      why: `Niewiadoma $${gone}$ znika i zostaje jedno równanie z jedną niewiadomą.`,
      shown: rowLatex(added, names),
    },
    solving(kept, keptValue, style),
    substituting(first, names, gone, goneValue, kept, keptValue, style),
  ];
};

/** How large the numbers get when an unknown is made to vanish; where it stands in one equation only, it cannot be. */
const cost = (one: Rational, other: Rational): bigint =>
  isZero(one) || isZero(other) ? 10n ** 20n : leastCommonMultiple(one.n, other.n);

const triangular = (short: Row, long: Row, names: Names, solution: Pair, style: NumberStyle): readonly Step[] => {
  const isFirst = isZero(short.b);
  const [known, gone] = isFirst ? names : [names[1], names[0]];
  const [knownValue, goneValue] = isFirst ? solution : [solution[1], solution[0]];
  return [solving(known, knownValue, style), substituting(long, names, gone, goneValue, known, knownValue, style)];
};

const times = ({ a, b, c }: Row, factor: Rational): Row => ({ a: a.mul(factor), b: b.mul(factor), c: c.mul(factor) });
const factorWords = (name: string, factor: Rational): string =>
  factor.equals(1) ? '' : `${name} przez $${latexOfRational(factor)}$`;

export const solving = (name: string, value: Rational, style: NumberStyle): Step => ({
  operation: 'solve',
  what: `Rozwiązujemy równanie z jedną niewiadomą $${name}$`,
  todo: `rozwiąż równanie, w którym jest tylko $${name}$`,
  why: 'To zwykłe równanie liniowe.',
  shown: `${name} = ${rootLatex(value, style)}`,
});

export const back = (name: string, value: Rational, known: string, calculation: string, style: NumberStyle): Step => ({
  operation: 'substitute',
  what: `Wracamy i obliczamy $${name}$`,
  todo: `podstaw otrzymaną liczbę w miejsce $${known}$ i oblicz $${name}$`,
  why: 'Rozwiązaniem układu jest para liczb, więc potrzebna jest i druga niewiadoma.',
  shown: calculation.endsWith(`= ${rootLatex(value, style)}`)
    ? calculation
    : `${calculation} = ${rootLatex(value, style)}`,
});

const substituting = (
  { a, b, c }: Row,
  names: Names,
  name: string,
  value: Rational,
  known: string,
  knownValue: Rational,
  style: NumberStyle,
): Step => {
  const term = (factor: Rational, own: string): string => {
    const size = factor.abs();
    if (own === name) return latexOfPolynomial(monomial(size, name), style);
    const put = inParentheses(knownValue, style);
    return size.equals(ONE) ? put : `${latexOfRational(size, style)} \\cdot ${put}`;
  };
  const left = `${isNegative(a) ? '-' : ''}${term(a, names[0])} ${isNegative(b) ? '-' : '+'} ${term(b, names[1])}`;
  const equation = `${left} = ${latexOfRational(c, style)}`;
  return back(name, value, known, `${equation} \\quad\\Rightarrow\\quad ${name} = ${rootLatex(value, style)}`, style);
};

export const withNumber = (expression: Polynomial, name: string, value: Rational, style: NumberStyle): string => {
  const terms = [...expression].map(([letters, coefficient], index) => {
    const sign = isNegative(coefficient) ? (index === 0 ? '-' : ' - ') : index === 0 ? '' : ' + ';
    const size = coefficient.abs();
    if (letters !== name) return `${sign}${latexOfRational(size, style)}`;
    return size.equals(1)
      ? `${sign}${inParentheses(value, style)}`
      : `${sign}${latexOfRational(size, style)} \\cdot ${inParentheses(value, style)}`;
  });
  return terms.join('') || '0';
};
