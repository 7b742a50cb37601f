import { expect, it } from 'vitest';
import { neededWords } from '#tutoring/reading/needed-words.rules.ts';
import { template } from '#tutoring/reading/template.reader.ts';

it('needs of a message each word that a template cannot do without, or one of those that stand for each other', () => {
  const tokens = ['pole', '(', 'prostokat*', '|', 'o', 'boku', '|', '{a}', 'trojkat*', ')', '[', 'w', ']', '{n}', '&'];
  expect(neededWords(tokens)).toEqual([[' pole'], [' prostokat', ' o', ' trojkat']]);
});

it('needs no word where one of the alternatives has none', () => {
  expect([neededWords(['(', 'pole', '|', '{a}', ')']), neededWords(['pole', '|', 'obwod'])]).toEqual([[], []]);
});

it('turns nothing away that fits', () => {
  const one = template('(pole|(obwod|powierzchni*) figury) {a} [wynosi] (i|oraz) {b}');
  const messages = ['pole 3 i 4', 'obwód figury 3 oraz 4', 'powierzchnię figury 3 i 4', 'figury 3 i 4', 'pole 3 4'];
  expect(messages.map((message) => one.find(message) !== undefined)).toEqual([true, true, true, false, false]);
});
