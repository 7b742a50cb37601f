import { CHEMISTRY_FAMILIES } from '#tutoring/families/chemistry/chemistry.families.ts';
import { FAMILIES } from '#tutoring/families/all-families.ts';
import type { OpenFamily } from '#tutoring/families/open-family.ts';
import { PHYSICS_FAMILIES } from '#tutoring/families/physics/physics.families.ts';
import { foldMarks } from '#tutoring/topics/polish-stem.rules.ts';

const OTHERS = new Set([...PHYSICS_FAMILIES, ...CHEMISTRY_FAMILIES]);

const FAMILIES_OF: readonly (readonly [beginning: string, families: readonly OpenFamily[]])[] = [
  ['matem', FAMILIES.filter((family) => !OTHERS.has(family))],
  ['fizyk', PHYSICS_FAMILIES],
  ['chemi', CHEMISTRY_FAMILIES],
];

/** The families of a school subject, however its name is written: „Matematyka”, „matematyki”. None for those that have no tasks to calculate. */
export const familiesOf = (subject: string): readonly OpenFamily[] => {
  const name = foldMarks(subject).trim();
  return FAMILIES_OF.find(([beginning]) => name.startsWith(beginning))?.[1] ?? [];
};
