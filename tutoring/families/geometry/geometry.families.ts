import { openFamily, type OpenFamily } from '#tutoring/families/open-family.ts';
import { circleInPlaneFamily } from './circle-in-plane/circle-in-plane.family.ts';
import { rightTriangleTrigonometryFamily } from './right-triangle-trigonometry/right-triangle-trigonometry.family.ts';
import { solidOfRevolutionFamily } from './solid-of-revolution/solid-of-revolution.family.ts';

/** Trigonometry, lines and circles in the plane, solids of revolution. */
export const GEOMETRY_FAMILIES: readonly OpenFamily[] = [
  openFamily(rightTriangleTrigonometryFamily),
  openFamily(circleInPlaneFamily),
  openFamily(solidOfRevolutionFamily),
];
