import { lazily } from '#domain/shared/lazily.ts';

/** How many characters of the first prompt a title shows (S2 §9.7). */
export const TITLE_MAX_LENGTH = 60;

const graphemes = lazily(() => new Intl.Segmenter('pl', { granularity: 'grapheme' }));

/** The first prompt in at most 60 characters as a reader counts them, and an ellipsis; null for a prompt without words. */
export const conversationTitle = (prompt: string): string | null => {
  const words = prompt.trim().replaceAll(/\s+/g, ' ');
  if (words === '') return null;
  const characters = Array.from(graphemes().segment(words), ({ segment }) => segment);
  return characters.length <= TITLE_MAX_LENGTH ? words : `${characters.slice(0, TITLE_MAX_LENGTH).join('')}\u2026`;
};
