import { openFamily, type OpenFamily } from '#tutoring/families/open-family.ts';
import { absoluteValueFamily } from './absolute-value/absolute-value.family.ts';
import { formulaRearrangementFamily } from './formula-rearrangement/formula-rearrangement.family.ts';
import { linearEquationFamily } from './linear-equation/linear-equation.family.ts';
import { linearInequalityFamily } from './linear-inequality/linear-inequality.family.ts';
import { quadraticEquationFamily } from './quadratic-equation/quadratic-equation.family.ts';
import { quadraticInequalityFamily } from './quadratic-inequality/quadratic-inequality.family.ts';

/** Equations, systems and inequalities. */
export const EQUATION_FAMILIES: readonly OpenFamily[] = [
  openFamily(linearInequalityFamily),
  openFamily(quadraticInequalityFamily),
  openFamily(absoluteValueFamily),
  openFamily(formulaRearrangementFamily),
  openFamily(linearEquationFamily),
  openFamily(quadraticEquationFamily),
];
