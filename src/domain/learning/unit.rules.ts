import { schoolStageOf, type SchoolStage } from './school-stage.rules.ts';

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

const UNITS: Readonly<Record<SchoolStage, readonly Unit[]>> = {
  first: FIRST_UNITS,
  middle: MIDDLE_UNITS,
  upper: LATER_UNITS,
  secondary: LATER_UNITS,
};

/** Whether a pupil of a class calculates with letters, powers and roots; whoever's class nobody knows may. */
export const usesLetters = (classId: number | null): boolean => schoolStageOf(classId) !== 'first';

/** The units of a pupil's class, those that are needed most often first. */
export const unitsOf = (classId: number | null): readonly Unit[] => UNITS[schoolStageOf(classId)];
