import { openFamily, type OpenFamily } from '#tutoring/families/open-family.ts';
import { accelerationFamily } from './acceleration/acceleration.family.ts';
import { electricChargeFamily } from './electric-charge/electric-charge.family.ts';
import { electricPowerFamily } from './electric-power/electric-power.family.ts';
import { energyFamily } from './energy/energy.family.ts';
import { heatFamily } from './heat/heat.family.ts';
import { hydrostaticPressureFamily } from './hydrostatic-pressure/hydrostatic-pressure.family.ts';
import { uniformMotionFamily } from './uniform-motion/uniform-motion.family.ts';
import { waveFamily } from './wave/wave.family.ts';
import { weightFamily } from './weight/weight.family.ts';
import { densityFamily } from './density/density.family.ts';
import { forceFamily } from './force/force.family.ts';
import { ohmFamily } from './ohm/ohm.family.ts';
import { pressureFamily } from './pressure/pressure.family.ts';
import { workPowerFamily } from './work-power/work-power.family.ts';

/** Tasks of physics with the formulas of the curriculum. */
export const PHYSICS_FAMILIES: readonly OpenFamily[] = [
  openFamily(densityFamily),
  openFamily(forceFamily),
  openFamily(workPowerFamily),
  openFamily(pressureFamily),
  openFamily(ohmFamily),
  openFamily(electricChargeFamily),
  openFamily(accelerationFamily),
  openFamily(electricPowerFamily),
  openFamily(energyFamily),
  openFamily(heatFamily),
  openFamily(hydrostaticPressureFamily),
  openFamily(uniformMotionFamily),
  openFamily(waveFamily),
  openFamily(weightFamily),
];
