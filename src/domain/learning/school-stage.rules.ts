import { schoolClassById } from '#domain/identity/school-class.rules.ts';

/** Classes I to III, IV to VI, VII and VIII, and those after primary school. */
export type SchoolStage = 'first' | 'middle' | 'upper' | 'secondary';

/** How far a class has come in mathematics; of whom nobody knows the class, the end of primary school is supposed. */
export const schoolStageOf = (classId: number | null): SchoolStage => {
  const schoolClass = classId === null ? undefined : schoolClassById(classId);
  if (schoolClass === undefined) return 'upper';
  if (schoolClass.schoolType === 'high') return 'secondary';
  if (schoolClass.level <= 3) return 'first';
  return schoolClass.level <= 6 ? 'middle' : 'upper';
};
