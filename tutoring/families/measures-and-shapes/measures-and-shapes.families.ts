import { openFamily, type OpenFamily } from '#tutoring/families/open-family.ts';
import { anglesFamily } from './angles/angles.family.ts';
import { areaUnitsFamily } from './area-units/area-units.family.ts';
import { areaFamily } from './area/area.family.ts';
import { circleFamily } from './circle/circle.family.ts';
import { cuboidFamily } from './cuboid/cuboid.family.ts';
import { lengthUnitsFamily } from './length-units/length-units.family.ts';
import { massUnitsFamily } from './mass-units/mass-units.family.ts';
import { perimeterFamily } from './perimeter/perimeter.family.ts';
import { polygonsFamily } from './polygons/polygons.family.ts';
import { prismFamily } from './prism/prism.family.ts';
import { pyramidFamily } from './pyramid/pyramid.family.ts';
import { pythagorasFamily } from './pythagoras/pythagoras.family.ts';
import { scaleFamily } from './scale/scale.family.ts';
import { speedDistanceTimeFamily } from './speed-distance-time/speed-distance-time.family.ts';
import { timeUnitsFamily } from './time-units/time-units.family.ts';

/** Units, plane figures and cuboids in classes 4 to 6. */
export const MEASURE_AND_SHAPE_FAMILIES: readonly OpenFamily[] = [
  openFamily(lengthUnitsFamily),
  openFamily(massUnitsFamily),
  openFamily(timeUnitsFamily),
  openFamily(areaUnitsFamily),
  openFamily(speedDistanceTimeFamily),
  openFamily(perimeterFamily),
  openFamily(areaFamily),
  openFamily(pythagorasFamily),
  openFamily(cuboidFamily),
  openFamily(circleFamily),
  openFamily(prismFamily),
  openFamily(pyramidFamily),
  openFamily(scaleFamily),
  openFamily(anglesFamily),
  openFamily(polygonsFamily),
];
