import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import { latexOf } from '#tutoring/mathematics/latex.ts';
import { ONE } from '#tutoring/mathematics/rational.ts';
import { polynomialOf, scaled, type Polynomial } from '#tutoring/mathematics/polynomial.rules.ts';

/** Whether a side has no brackets left to open and no like terms left to collect. */
export const isTidy = (side: Expression): boolean => {
  const terms = termsOf(side);
  const letters = terms.map((term) => [...polynomialOf(term).keys()].join('+'));
  return (
    new Set(letters).size === terms.length &&
    terms.every((term) => !/[(:]|\\left|\\cdot/.test(latexOf(term))) &&
    (terms.length === 1 || !terms.some(isNothing))
  );
};

const isNothing = (term: Expression): boolean => polynomialOf(term).size === 0;

const termsOf = (side: Expression): readonly Expression[] => {
  if (side.kind === 'negative') return termsOf(side.of);
  if (side.kind !== 'operation' || (side.operator !== 'plus' && side.operator !== 'minus')) return [side];
  return [
    ...termsOf(side.left),
    ...(side.right.kind === 'operation' && (side.right.operator === 'plus' || side.right.operator === 'minus')
      ? [side.right, side.right]
      : [side.right]),
  ];
};

/** The terms of a side, each with its sign and without brackets. */
export const signedTermsOf = (side: Expression): readonly Polynomial[] => {
  if (side.kind === 'negative') return signedTermsOf(side.of).map(opposite);
  if (side.kind !== 'operation' || (side.operator !== 'plus' && side.operator !== 'minus')) return [polynomialOf(side)];
  const right = signedTermsOf(side.right);
  return [...signedTermsOf(side.left), ...(side.operator === 'minus' ? right.map(opposite) : right)];
};

const opposite = (term: Polynomial): Polynomial => scaled(term, ONE.neg());

/** Whether anything is left to collect once the brackets are open. */
export const hasLikeTerms = (side: Expression): boolean => {
  const letters = signedTermsOf(side).flatMap((term) => [...term.keys()]);
  return new Set(letters).size < letters.length;
};

/** `x + 1` of every (x + 1)². */
export const squaredSumsIn = (expression: Expression): readonly string[] => {
  switch (expression.kind) {
    case 'negative':
    case 'root':
      return squaredSumsIn(expression.of);
    case 'power':
      return expression.exponent === 2 && expression.base.kind === 'operation' ? [latexOf(expression.base)] : [];
    case 'operation':
      return [...squaredSumsIn(expression.left), ...squaredSumsIn(expression.right)];
    default:
      return [];
  }
};
