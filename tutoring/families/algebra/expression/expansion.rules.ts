import { sum, type Polynomial } from '#tutoring/mathematics/polynomial.rules.ts';
import { ONE } from '#tutoring/mathematics/rational.ts';
import { productOfTerms } from './parts.reader.ts';
import type { Bracket, Part, Term } from './part.types.ts';
import { orderedTerms } from './part-text.rules.ts';

/** What is done with a line: a formula is used, brackets are multiplied, a bracket is opened, like terms are collected. */
export type Move = 'formula' | 'multiply' | 'open' | 'collect';

interface Line {
  readonly move: Move;
  readonly parts: readonly Part[];
}

/** The lines from an expression to the sum of its terms, as a teacher writes them. */
export const expansionOf = (parts: readonly Part[]): readonly Line[] => {
  const next = oneLineFurther(parts);
  return next === undefined ? [] : [next, ...expansionOf(next.parts)];
};

const oneLineFurther = (parts: readonly Part[]): Line | undefined => {
  if (parts.some(({ brackets }) => brackets.some((bracket) => !isFlat(bracket)))) return withinBrackets(parts);
  if (parts.some(isProductOfBrackets))
    return {
      move: parts.some(usesFormula) ? 'formula' : 'multiply',
      parts: parts.flatMap((part) => (isProductOfBrackets(part) ? spliced(multiplied(part)) : [part])),
    };
  if (parts.some(({ brackets }) => brackets.length > 0))
    return { move: 'open', parts: parts.flatMap((part) => opened(part)) };
  const collected = collectedParts(parts);
  return collected.length < parts.length ? { move: 'collect', parts: collected } : undefined;
};

const isFlat = ({ parts }: Bracket): boolean => parts.every(({ brackets }) => brackets.length === 0);

/** Innermost brackets first. */
const withinBrackets = (parts: readonly Part[]): Line => {
  const moves: Move[] = [];
  const rewritten = parts.map((part) => ({
    ...part,
    brackets: part.brackets.map((bracket) => {
      const next = isFlat(bracket) ? undefined : oneLineFurther(bracket.parts);
      if (next === undefined) return bracket;
      moves.push(next.move);
      return { ...bracket, parts: next.parts };
    }),
  }));
  return { move: moves[0] ?? 'open', parts: rewritten };
};

const isProductOfBrackets = ({ brackets: [first, second] }: Part): boolean =>
  second !== undefined || first?.isSquared === true;

/** p and q of (p + q)², or of (p + q)(p − q); undefined where neither formula fits. */
export const formulaOf = ({
  brackets: [first, second],
}: Part): { readonly p: Term; readonly q: Term; readonly isSquare: boolean } | undefined => {
  const [p, q, ...more] = first?.parts.map(({ term }) => term) ?? [];
  if (first === undefined || p === undefined || q === undefined || more.length > 0 || !isFlat(first)) return undefined;
  if (first.isSquared) return { p, q, isSquare: true };
  if (second === undefined || second.isSquared || !isFlat(second) || second.parts.length !== 2) return undefined;
  const has = ([letters, value]: Term): boolean =>
    second.parts.some(({ term }) => term[0] === letters && term[1].equals(value));
  if (p[0] === q[0]) return undefined;
  if (has(p) && has(negated(q))) return { p, q, isSquare: false };
  return has(q) && has(negated(p)) ? { p: q, q: p, isSquare: false } : undefined;
};

/** Whether it, or what stands in its brackets, is a square or a product of two brackets that differ in a sign. */
export const usesFormula = (part: Part): boolean =>
  formulaOf(part) !== undefined || part.brackets.some(({ parts }) => parts.some(usesFormula));

const negated = ([letters, value]: Term): Term => [letters, value.neg()];

/** The first two brackets, or the square, become one. */
const multiplied = (part: Part): Part => {
  const [first, second, ...others] = part.brackets;
  const formula = formulaOf(part);
  if (first === undefined) return part;
  if (first.isSquared) {
    const left = second === undefined ? [] : [second, ...others];
    const square = formula === undefined ? rawProduct(first, first) : squareOf(formula.p, formula.q);
    return { ...part, brackets: [bracketOf(left.length > 0 ? collected(square) : square), ...left] };
  }
  if (second === undefined) return part;
  if (second.isSquared) return multiplied({ ...part, brackets: [second, first, ...others] });
  const product =
    formula === undefined
      ? rawProduct(first, second)
      : [productOfTerms(formula.p, formula.p), negated(productOfTerms(formula.q, formula.q))];
  return { ...part, brackets: [bracketOf(others.length > 0 ? collected(product) : product), ...others] };
};

const squareOf = (p: Term, q: Term): readonly Term[] => [
  productOfTerms(p, p),
  productOfTerms(['', ONE.add(ONE)], productOfTerms(p, q)),
  productOfTerms(q, q),
];

const rawProduct = (one: Bracket, other: Bracket): readonly Term[] =>
  one.parts.flatMap(({ term }) => other.parts.map((factor) => productOfTerms(term, factor.term)));

const partOfTerm = (term: Term): Part => ({ term, brackets: [] });

const bracketOf = (terms: readonly Term[]): Bracket => ({ parts: terms.map(partOfTerm), isSquared: false });

const isOne = ([letters, value]: Term): boolean => letters === '' && value.equals(1);

/** A bracket that nothing stands before is none. */
const spliced = (part: Part): readonly Part[] => {
  const [only, ...more] = part.brackets;
  return only !== undefined && more.length === 0 && !only.isSquared && isOne(part.term) ? only.parts : [part];
};

const opened = ({ term, brackets: [bracket] }: Part): readonly Part[] =>
  bracket === undefined ? [partOfTerm(term)] : bracket.parts.map((part) => partOfTerm(productOfTerms(term, part.term)));

const collected = (terms: readonly Term[]): readonly Term[] => orderedTerms(gathered(terms));

const gathered = (terms: readonly Term[]): Polynomial =>
  terms.reduce((all: Polynomial, term) => sum(all, new Map([term])), new Map());

const collectedParts = (parts: readonly Part[]): readonly Part[] =>
  collected(parts.map(({ term }) => term)).map(partOfTerm);
