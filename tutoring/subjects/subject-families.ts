import { CHEMISTRY_FAMILIES } from '#tutoring/families/chemistry/chemistry.families.ts';
import { FAMILIES } from '#tutoring/families/all-families.ts';
import type { OpenFamily } from '#tutoring/families/open-family.ts';
import { PHYSICS_FAMILIES } from '#tutoring/families/physics/physics.families.ts';
import type { SchoolSubject } from './school-subject.reader.ts';

const OTHERS = new Set([...PHYSICS_FAMILIES, ...CHEMISTRY_FAMILIES]);

const FAMILIES_OF: Readonly<Partial<Record<SchoolSubject, readonly OpenFamily[]>>> = {
  mathematics: FAMILIES.filter((family) => !OTHERS.has(family)),
  physics: PHYSICS_FAMILIES,
  chemistry: CHEMISTRY_FAMILIES,
};

/** The families of a school subject; none for those that have no tasks to calculate. */
export const familiesOf = (subject: SchoolSubject): readonly OpenFamily[] => FAMILIES_OF[subject] ?? [];

/** The subject of a family's tasks. */
export const subjectOf = ({ id }: Pick<OpenFamily, 'id'>): SchoolSubject => {
  if (PHYSICS_FAMILIES.some((family) => family.id === id)) return 'physics';
  return CHEMISTRY_FAMILIES.some((family) => family.id === id) ? 'chemistry' : 'mathematics';
};
