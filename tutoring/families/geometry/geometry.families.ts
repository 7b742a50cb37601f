import { openFamily, type OpenFamily } from '#tutoring/families/open-family.ts';
import { circleInPlaneFamily } from './circle-in-plane/circle-in-plane.family.ts';
import { coordinatePlaneFamily } from './coordinate-plane/coordinate-plane.family.ts';
import { rightTriangleTrigonometryFamily } from './right-triangle-trigonometry/right-triangle-trigonometry.family.ts';
import { sineCosineTheoremFamily } from './sine-cosine-theorem/sine-cosine-theorem.family.ts';
import { solidOfRevolutionFamily } from './solid-of-revolution/solid-of-revolution.family.ts';

/** Trigonometry, lines and circles in the plane, solids of revolution. */
export const GEOMETRY_FAMILIES: readonly OpenFamily[] = [
  openFamily(rightTriangleTrigonometryFamily),
  openFamily(sineCosineTheoremFamily),
  openFamily(circleInPlaneFamily),
  openFamily(coordinatePlaneFamily),
  openFamily(solidOfRevolutionFamily),
];
