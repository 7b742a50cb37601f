import { openFamily, type OpenFamily } from '#tutoring/families/open-family.ts';
import { derivativeFamily } from './derivative/derivative.family.ts';
import { linearFunctionFamily } from './linear-function/linear-function.family.ts';
import { quadraticFunctionFamily } from './quadratic-function/quadratic-function.family.ts';
import { unknownCoefficientFamily } from './unknown-coefficient/unknown-coefficient.family.ts';

/** Linear and quadratic functions, polynomials, rational expressions, derivatives. */
export const FUNCTION_FAMILIES: readonly OpenFamily[] = [
  openFamily(linearFunctionFamily),
  openFamily(quadraticFunctionFamily),
  openFamily(derivativeFamily),
  openFamily(unknownCoefficientFamily),
];
