import { openFamily, type OpenFamily } from '#tutoring/families/open-family.ts';
import { molarMassFamily } from './molar-mass/molar-mass.family.ts';

/** Tasks of chemistry. */
export const CHEMISTRY_FAMILIES: readonly OpenFamily[] = [openFamily(molarMassFamily)];
