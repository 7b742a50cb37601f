import { expect, it } from 'vitest';
import { DEFAULT_CLASS_ID, SCHOOL_CLASSES, schoolClassById } from '#domain/identity/school-class.rules.ts';

it('lists the classes of S1 §3.18–3.24, §1.4, with a label for each (D4)', () => {
  expect(
    SCHOOL_CLASSES.map(({ id, schoolId, schoolType, level, name, displayName }) => [
      id,
      schoolId,
      schoolType,
      level,
      name,
      displayName,
    ]),
  ).toEqual([
    [3, 1, 'primary', 1, 'I', 'Klasa 1'],
    [4, 1, 'primary', 2, 'II', 'Klasa 2'],
    [5, 1, 'primary', 3, 'III', 'Klasa 3'],
    [6, 1, 'primary', 4, 'IV', 'Klasa 4'],
    [7, 1, 'primary', 5, 'V', 'Klasa 5'],
    [8, 1, 'primary', 6, 'VI', 'Klasa 6'],
    [9, 1, 'primary', 7, 'VII', 'Klasa 7'],
    [10, 1, 'primary', 8, 'VIII', 'Klasa 8'],
    [11, 2, 'high', 1, 'I', 'Klasa 1 LO'],
    [12, 2, 'high', 2, 'II', 'Klasa 2 LO'],
    [13, 2, 'high', 3, 'III', 'Klasa 3 LO'],
    [14, 2, 'high', 4, 'IV', 'Klasa 4 LO'],
    [21, 2, 'high', 5, 'V', 'Klasa 5 technikum'],
  ]);
});

it('finds a class by its id, and none where there is none; the default is the first (S1 §3.25)', () => {
  expect([DEFAULT_CLASS_ID, 21, 15, 0].map((id) => schoolClassById(id)?.displayName)).toEqual([
    'Klasa 1',
    'Klasa 5 technikum',
    undefined,
    undefined,
  ]);
});
