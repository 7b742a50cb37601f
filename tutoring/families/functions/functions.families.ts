import type { OpenFamily } from '#tutoring/families/open-family.ts';

/** Linear and quadratic functions, polynomials, rational expressions, derivatives. */
export const FUNCTION_FAMILIES: readonly OpenFamily[] = [];
