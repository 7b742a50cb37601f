import type { Rational } from '#tutoring/mathematics/rational.ts';
import { ONE, ZERO } from '#tutoring/mathematics/rational.ts';
import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { asRational, exact, type Exact } from '#tutoring/mathematics/exact.ts';
import type { Answer, TermRule } from '#tutoring/families/family.types.ts';
import type { SequenceGiven, SequenceKind } from './sequence.types.ts';

/** How one term follows from another. */
const NEXT: Readonly<Record<SequenceKind, (term: Rational, step: Rational) => Rational>> = {
  arithmetic: (term, step) => term.add(step),
  geometric: (term, step) => term.mul(step),
};

const BEFORE: Readonly<Record<SequenceKind, (term: Rational, step: Rational) => Rational>> = {
  arithmetic: (term, step) => term.sub(step),
  geometric: (term, step) => term.div(step),
};

/** So many first terms, one by one, from the first known term. */
export const termsBySteps = (
  kind: SequenceKind,
  { known: [first] }: SequenceGiven,
  step: Rational,
  count: number,
): readonly Rational[] => {
  let term = first.value;
  for (let index = first.index; index > 1; index -= 1) term = BEFORE[kind](term, step);
  const terms = [term];
  while (terms.length < count) {
    term = NEXT[kind](term, step);
    terms.push(term);
  }
  return terms;
};

/** Finds the terms so many places beside the one that is asked for, where the way from the known term leads there. */
export const termsBeside =
  <Given extends SequenceGiven>(termAt: (given: Given, index: number) => Rational) =>
  (given: Given, way: 'forwards' | 'backwards', places: readonly number[]): readonly Exact[] | undefined => {
    const { asks, known } = given;
    return asks.what === 'term' && asks.index > known[0].index === (way === 'forwards')
      ? places.map((place) => exact(termAt(given, asks.index + place)))
      : undefined;
  };

/** Whoever goes back from a later term to an earlier one has counted the steps wrongly. */
export const ONE_STEP_ASTRAY =
  'To o jeden krok za daleko albo za blisko. Policz kroki jeszcze raz: jest ich tyle, ile wynosi różnica numerów obu wyrazów.';

/** Whether a sequence that goes on by this step goes through all the terms that are known. */
export const goesThrough = (kind: SequenceKind, given: SequenceGiven, step: Rational): boolean => {
  const terms = termsBySteps(kind, given, step, given.known.at(-1)?.index ?? 1);
  return given.known.every(({ index, value }) => terms[index - 1]?.equals(value) === true);
};

/** The answer counted out term by term, without a formula. Formulas are tried on the first terms. */
export const isCountedOut = (kind: SequenceKind, given: SequenceGiven, step: Rational, answer: Answer): boolean => {
  const { asks } = given;
  if (!goesThrough(kind, given, step)) return false;
  const count = asks.what === 'term' ? asks.index : asks.what === 'sum' ? asks.count : 5;
  const terms = termsBySteps(kind, given, step, count);
  const last = terms.at(-1) ?? ZERO;
  const values =
    answer.kind === 'number'
      ? [answer.value]
      : answer.kind === 'numbers'
        ? answer.values.map(({ value }) => value)
        : [];
  const agrees = (expected: readonly Rational[]): boolean =>
    expected.length === values.length &&
    expected.every((one, index) => asRational(values[index] ?? [])?.equals(one) === true);
  switch (asks.what) {
    case 'term':
      return agrees([last]);
    case 'sum':
      return agrees([terms.reduce((sum, term) => sum.add(term), ZERO)]);
    case 'step':
      return agrees([step]);
    case 'stepAndFirst':
      return agrees([step, terms[0] ?? ONE]);
    case 'middle':
      return agrees([terms[1] ?? ONE]);
    case 'formula':
      return (
        answer.kind === 'expression' &&
        terms.every((term, index) => areClose(approximately(answer.notation, { n: index + 1 }), term.valueOf()))
      );
  }
};

/** „(3) + (n - 1) * (-2)” */
export const termRule = (kind: SequenceKind, first: Rational, step: Rational): TermRule => {
  const [start, change] = [`(${first.toFraction()})`, `(${step.toFraction()})`];
  if (kind === 'arithmetic') {
    const term = `${start} + (n - 1) * ${change}`;
    return { term, sum: `(${start} + ${term}) / 2 * n`, letters: { r: step.valueOf() } };
  }
  const sum = step.equals(ONE) ? `${start} * n` : `${start} * (1 - ${change}^n) / (1 - ${change})`;
  return { term: `${start} * ${change}^(n - 1)`, sum, letters: { q: step.valueOf() } };
};
