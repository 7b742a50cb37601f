import { expect, it } from 'vitest';
import { foldMarks, polishStem } from '#tutoring/topics/polish-stem.rules.ts';

it.each([
  ['komork', ['komórka', 'komórki', 'komórkę', 'komórek', 'komórkami']],
  ['kwas', ['kwas', 'kwasy', 'kwasu', 'kwasów', 'kwasami', 'kwasem']],
  ['wegl', ['węgiel', 'węgla', 'węglem']],
  ['wod', ['woda', 'wodę', 'wodzie', 'wód']],
  ['miast', ['miasto', 'miasta', 'miast', 'miastem']],
  ['reakcj', ['reakcja', 'reakcji', 'reakcje', 'reakcjami']],
  ['utleni', ['utlenianie', 'utleniania', 'utlenianiem']],
  ['jonow', ['jonowe', 'jonowego', 'jonowych', 'jonowa']],
  ['wlasciwosc', ['właściwość', 'właściwości', 'właściwością']],
])('has one stem, %s, for %s', (stem, forms) => {
  expect(forms.map((form) => polishStem(foldMarks(form)))).toEqual(forms.map(() => stem));
});

it('leaves formulas, numbers and short words as they are', () => {
  expect(['co2', '1914', 'ph', 'dna'].map(polishStem)).toEqual(['co2', '1914', 'ph', 'dna']);
});

it('folds marks, large letters and small figures', () => {
  expect(foldMarks('ŻÓŁĆ CO₂ Straße')).toEqual('zolc co2 strasse');
});
