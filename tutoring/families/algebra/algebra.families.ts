import { openFamily, type OpenFamily } from '#tutoring/families/open-family.ts';
import { algebraicSumsFamily } from './algebraic-sums/algebraic-sums.family.ts';
import { polynomialFamily } from './polynomial/polynomial.family.ts';
import { rationalExpressionFamily } from './rational-expression/rational-expression.family.ts';
import { rootDomainFamily } from './root-domain/root-domain.family.ts';
import { shortMultiplicationFamily } from './short-multiplication/short-multiplication.family.ts';

/** Expressions with letters: sums, products and fractions of them. */
export const ALGEBRA_FAMILIES: readonly OpenFamily[] = [
  openFamily(algebraicSumsFamily),
  openFamily(shortMultiplicationFamily),
  openFamily(polynomialFamily),
  openFamily(rationalExpressionFamily),
  openFamily(rootDomainFamily),
];
