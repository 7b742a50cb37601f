/** The fixed list of school classes (S1 §3.18–3.25). Labels of S2 §3; class V of the technikum by decision D4. */
export type SchoolType = 'primary' | 'high';

export interface SchoolClass {
  readonly id: number;
  readonly schoolId: 1 | 2;
  readonly schoolType: SchoolType;
  readonly level: number;
  readonly name: string;
  readonly displayName: string;
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const;

const primary = ROMAN.map((name, index): SchoolClass => ({
  id: 3 + index,
  schoolId: 1,
  schoolType: 'primary',
  level: index + 1,
  name,
  displayName: `Klasa ${index + 1}`,
}));

const highSchool = ROMAN.slice(0, 4).map((name, index): SchoolClass => ({
  id: 11 + index,
  schoolId: 2,
  schoolType: 'high',
  level: index + 1,
  name,
  displayName: `Klasa ${index + 1} LO`,
}));

const technical: SchoolClass = {
  id: 21,
  schoolId: 2,
  schoolType: 'high',
  level: 5,
  name: 'V',
  displayName: 'Klasa 5 technikum',
};

export const SCHOOL_CLASSES: readonly SchoolClass[] = [...primary, ...highSchool, technical];

export const DEFAULT_CLASS_ID = 3;

export const schoolClassById = (id: number): SchoolClass | undefined =>
  SCHOOL_CLASSES.find((schoolClass) => schoolClass.id === id);
