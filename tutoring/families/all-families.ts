import { EARLY_FAMILIES } from './early/early.families.ts';
import { NUMBER_FAMILIES } from './numbers/numbers.families.ts';
import { MEASURE_AND_SHAPE_FAMILIES } from './measures-and-shapes/measures-and-shapes.families.ts';
import { PROPORTION_AND_PERCENT_FAMILIES } from './proportions-and-percents/proportions-and-percents.families.ts';
import { WORD_PROBLEM_FAMILIES } from './word-problems/word-problems.families.ts';
import { POWER_AND_SEQUENCE_FAMILIES } from './powers-and-sequences/powers-and-sequences.families.ts';
import { EQUATION_FAMILIES } from './equations/equations.families.ts';
import { FUNCTION_FAMILIES } from './functions/functions.families.ts';
import { GEOMETRY_FAMILIES } from './geometry/geometry.families.ts';
import { ALGEBRA_FAMILIES } from './algebra/algebra.families.ts';
import { DATA_AND_CHANCE_FAMILIES } from './data-and-chance/data-and-chance.families.ts';
import { PHYSICS_FAMILIES } from './physics/physics.families.ts';
import { CHEMISTRY_FAMILIES } from './chemistry/chemistry.families.ts';
import type { OpenFamily } from './open-family.ts';

/** Every family, in the order of the curriculum. */
export const FAMILIES: readonly OpenFamily[] = [
  ...EARLY_FAMILIES,
  ...NUMBER_FAMILIES,
  ...MEASURE_AND_SHAPE_FAMILIES,
  ...PROPORTION_AND_PERCENT_FAMILIES,
  ...WORD_PROBLEM_FAMILIES,
  ...POWER_AND_SEQUENCE_FAMILIES,
  ...ALGEBRA_FAMILIES,
  ...EQUATION_FAMILIES,
  ...FUNCTION_FAMILIES,
  ...GEOMETRY_FAMILIES,
  ...DATA_AND_CHANCE_FAMILIES,
  ...PHYSICS_FAMILIES,
  ...CHEMISTRY_FAMILIES,
];
