import { schoolClassById } from '#domain/identity/school-class.rules.ts';

const FIRST_UNITS = ['zloty', 'grosz', 'centimetre', 'metre', 'kilogram', 'litre', 'hour', 'minute'] as const;

const MIDDLE_UNITS = [
  'centimetre',
  'metre',
  'kilometre',
  'millimetre',
  'decimetre',
  'squareCentimetre',
  'squareMetre',
  'kilogram',
  'decagram',
  'gram',
  'litre',
  'hour',
  'minute',
  'second',
  'zloty',
  'grosz',
] as const;

const LATER_UNITS = [
  'centimetre',
  'metre',
  'kilometre',
  'squareCentimetre',
  'squareMetre',
  'cubicCentimetre',
  'cubicMetre',
  'kilometrePerHour',
  'metrePerSecond',
  'gram',
  'kilogram',
  'gramPerCubicCentimetre',
  'hour',
  'minute',
  'second',
  'zloty',
] as const;

/** A unit that pupils write beside a number. */
export type Unit = (typeof FIRST_UNITS | typeof MIDDLE_UNITS | typeof LATER_UNITS)[number];

/** The last of the classes that learn the first units, and of those that learn areas. */
const FIRST_CLASSES = 3;
const MIDDLE_CLASSES = 6;

const levelOf = (classId: number | null): number => {
  const schoolClass = classId === null ? undefined : schoolClassById(classId);
  return schoolClass?.schoolType === 'primary' ? schoolClass.level : MIDDLE_CLASSES + 1;
};

/** Whether a pupil of a class calculates with letters, powers and roots; whoever's class nobody knows may. */
export const usesLetters = (classId: number | null): boolean => levelOf(classId) > FIRST_CLASSES;

/** The units of a pupil's class, those that are needed most often first. */
export const unitsOf = (classId: number | null): readonly Unit[] => {
  const level = levelOf(classId);
  if (level <= FIRST_CLASSES) return FIRST_UNITS;
  return level <= MIDDLE_CLASSES ? MIDDLE_UNITS : LATER_UNITS;
};
