import { assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { conversationTitle } from '#domain/learning/conversation-history/conversation-title.rules.ts';

const charactersOf = (text: string): number =>
  [...new Intl.Segmenter('pl', { granularity: 'grapheme' }).segment(text)].length;

it.each([
  ['Ile to 2 + 2?', 'Ile to 2 + 2?'],
  ['  Ile\n\n to   2 + 2? ', 'Ile to 2 + 2?'],
  ['ż'.repeat(60), 'ż'.repeat(60)],
  ['ż'.repeat(61), `${'ż'.repeat(60)}…`],
  [`${'a'.repeat(59)}👩‍🏫👩‍🏫`, `${'a'.repeat(59)}👩‍🏫…`],
])('titles a conversation with the first 60 characters of its first prompt (S2 §9.7): %#', (prompt, title) => {
  expect(conversationTitle(prompt)).toBe(title);
});

it('leaves a prompt without words, such as a picture alone, to the text with the date (S2 §9)', () => {
  expect(['', ' \n '].map(conversationTitle)).toEqual([null, null]);
});

it('never shows more than 60 characters and an ellipsis', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 200 }), (prompt) => {
      expect(charactersOf(conversationTitle(prompt) ?? '') <= 61).toBe(true);
    }),
  );
});
