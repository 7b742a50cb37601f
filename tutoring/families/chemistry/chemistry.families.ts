import { openFamily, type OpenFamily } from '#tutoring/families/open-family.ts';
import { balancingFamily } from './balancing/balancing.family.ts';
import { dissolvingFamily } from './dissolving/dissolving.family.ts';
import { molarConcentrationFamily } from './molar-concentration/molar-concentration.family.ts';
import { molarMassFamily } from './molar-mass/molar-mass.family.ts';
import { molesFamily } from './moles/moles.family.ts';
import { soluteMassFamily } from './solute-mass/solute-mass.family.ts';

/** Tasks of chemistry. */
export const CHEMISTRY_FAMILIES: readonly OpenFamily[] = [
  openFamily(balancingFamily),
  openFamily(molarMassFamily),
  openFamily(molesFamily),
  openFamily(molarConcentrationFamily),
  openFamily(soluteMassFamily),
  openFamily(dissolvingFamily),
];
