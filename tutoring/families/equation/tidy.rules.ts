import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import { latexOf } from '#tutoring/mathematics/latex.ts';
import { polynomialOf } from '#tutoring/mathematics/polynomial.rules.ts';

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
