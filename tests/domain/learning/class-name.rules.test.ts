import { assert, constantFrom, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { SCHOOL_CLASSES } from '#domain/identity/school-class.rules.ts';
import { classLabelOf } from '#domain/learning/class-name.rules.ts';

const LABELS = SCHOOL_CLASSES.map(({ displayName }) => displayName);

it.each([
  ['7', 'Klasa 7'],
  ['klasa 7', 'Klasa 7'],
  ['KLASA 7', 'Klasa 7'],
  ['kl. 7', 'Klasa 7'],
  ['7a', 'Klasa 7'],
  ['7 klasa SP', 'Klasa 7'],
  ['VII', 'Klasa 7'],
  ['klasa VII b', 'Klasa 7'],
  ['VIIb', 'Klasa 7'],
  ['iv', 'Klasa 4'],
  ['vi', 'Klasa 6'],
  ['siódma', 'Klasa 7'],
  ['siodma klasa', 'Klasa 7'],
  ['Pierwsza', 'Klasa 1'],
  ['w drugiej klasie', 'Klasa 2'],
  ['trzecia', 'Klasa 3'],
  ['czwarta', 'Klasa 4'],
  ['piąta', 'Klasa 5'],
  ['szósta', 'Klasa 6'],
  ['ósma', 'Klasa 8'],
  ['osma podstawówki', 'Klasa 8'],
  ['ósmoklasista', 'Klasa 8'],
  ['osmoklasistka', 'Klasa 8'],
  ['egzamin ósmoklasisty', 'Klasa 8'],
  ['egzamin_osmoklasisty', 'Klasa 8'],
  ['1 LO', 'Klasa 1 LO'],
  ['1lo', 'Klasa 1 LO'],
  ['LO 2', 'Klasa 2 LO'],
  ['III LO', 'Klasa 3 LO'],
  ['druga liceum', 'Klasa 2 LO'],
  ['2 klasa liceum ogólnokształcącego', 'Klasa 2 LO'],
  ['licealna klasa 3', 'Klasa 3 LO'],
  ['ogólniak, klasa 4', 'Klasa 4 LO'],
  ['szkoła średnia 2', 'Klasa 2 LO'],
  ['3 klasa szkoły ponadpodstawowej', 'Klasa 3 LO'],
  ['liceum', 'Klasa 1 LO'],
  ['matura', 'Klasa 4 LO'],
  ['klasa maturalna', 'Klasa 4 LO'],
  ['maturzysta', 'Klasa 4 LO'],
  ['3 LO, matura 2028', 'Klasa 3 LO'],
  ['2 technikum', 'Klasa 2 LO'],
  ['5 technikum', 'Klasa 5 technikum'],
  ['V technikum', 'Klasa 5 technikum'],
  ['piąta technikum', 'Klasa 5 technikum'],
  ['technikum, klasa maturalna', 'Klasa 5 technikum'],
])('takes „%s” for %s (S2 §5.32–5.33, D4)', (spelling, label) => {
  expect(classLabelOf(spelling)).toBe(label);
});

it.each([null, '', '   ', 'student', 'klasa 9', 'klasa 12', '6 LO', 'XIV LO', '2024', 'lot', 'Pawłiv', 'technikum'])(
  'takes %s for Klasa 1 LO, because it is unknown (S2 §5.34)',
  (spelling) => {
    expect(classLabelOf(spelling)).toBe('Klasa 1 LO');
  },
);

it('leaves every label as it is', () => {
  expect(LABELS.map(classLabelOf)).toEqual(LABELS);
});

it('ignores case, diacritics and how the letters are composed', () => {
  assert(
    property(constantFrom('Siódma', 'ósmoklasista', 'piąta technikum', 'szósta', 'ogólniak 2'), (spelling) => {
      const spellings = [
        spelling.toUpperCase(),
        spelling.normalize('NFD'),
        spelling.normalize('NFD').replaceAll(/\p{M}/gu, ''),
      ];
      expect(spellings.map(classLabelOf)).toEqual(spellings.map(() => classLabelOf(spelling)));
    }),
  );
});

it('finds a label for any text at all', () => {
  assert(
    property(string({ unit: 'grapheme' }), (spelling) => {
      expect(LABELS).toContain(classLabelOf(spelling));
    }),
  );
});
