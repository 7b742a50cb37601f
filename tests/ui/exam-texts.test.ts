import { expect, it } from 'vitest';
import { examTexts, examTypeNames } from '#ui/texts/exam.pl.ts';
import { longDateAndTime } from '#ui/texts/long-date.ts';

it.each([
  [1, 'Do oceny jest jeszcze 1\u00A0zadanie.'],
  [2, 'Do oceny jest jeszcze 2\u00A0zadania.'],
  [5, 'Do oceny jest jeszcze 5\u00A0zadań.'],
])('the review says in the order of Polish that %i are to be marked', (count, sentence) => {
  expect(examTexts.review.open(count).split(' Porównaj')[0]).toBe(sentence);
});

it('the two exam types have names, that of matura with its basic level (S2 §3.13, §5.39)', () => {
  expect(examTypeNames).toEqual({
    matura: 'Matura, poziom podstawowy',
    egzamin_osmoklasisty: 'Egzamin ósmoklasisty',
  });
});

it('what was made on one day is told apart by the hour, on clocks in Poland', () => {
  expect(longDateAndTime('2026-05-05T14:05:00.000Z')).toBe('5\u00A0maja\u00A02026, 16:05');
});
