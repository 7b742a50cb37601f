import { expect, it } from 'vitest';
import { SCHOOL_CLASSES } from '#domain/identity/school-class.rules.ts';
import { EXAM_SUBJECTS, examTypeOf, isExamSubject } from '#domain/learning/exam-type.rules.ts';

it('prepares high school for matura and everybody else for the eighth-grade exam (S2 §1.2, §3.34–3.35, §5.35–5.37, D4)', () => {
  expect(SCHOOL_CLASSES.map(({ displayName }) => [displayName, examTypeOf(displayName)])).toEqual([
    ['Klasa 1', 'egzamin_osmoklasisty'],
    ['Klasa 2', 'egzamin_osmoklasisty'],
    ['Klasa 3', 'egzamin_osmoklasisty'],
    ['Klasa 4', 'egzamin_osmoklasisty'],
    ['Klasa 5', 'egzamin_osmoklasisty'],
    ['Klasa 6', 'egzamin_osmoklasisty'],
    ['Klasa 7', 'egzamin_osmoklasisty'],
    ['Klasa 8', 'egzamin_osmoklasisty'],
    ['Klasa 1 LO', 'matura'],
    ['Klasa 2 LO', 'matura'],
    ['Klasa 3 LO', 'matura'],
    ['Klasa 4 LO', 'matura'],
    ['Klasa 5 technikum', 'matura'],
  ]);
});

it('gives matura to a pupil whose class is unknown, as the fallback class is of high school (S2 §5.34)', () => {
  expect(examTypeOf(null)).toBe('matura');
});

it('has assessments for the subjects of S2 §5.38, §5.40', () => {
  expect(EXAM_SUBJECTS).toEqual({
    matura: ['mathematics', 'polish', 'english'],
    egzamin_osmoklasisty: ['mathematics', 'polish', 'english', 'german'],
  });
  expect([
    isExamSubject('matura', 'german'),
    isExamSubject('egzamin_osmoklasisty', 'german'),
    isExamSubject('matura', ''),
  ]).toEqual([false, true, false]);
});
