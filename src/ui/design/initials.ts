import { lazily } from '#domain/shared/lazily.ts';

const graphemes = lazily(() => new Intl.Segmenter('pl', { granularity: 'grapheme' }));

/** What nobody sees, such as a change of direction. */
const UNSEEN = /^[\p{Cc}\p{Cf}]+/u;

const firstSign = (word: string): string => [...graphemes().segment(word.replace(UNSEEN, ''))][0]?.segment ?? '';

/** The first signs of the first two words; an emoji is one sign. */
export const initialsOf = (name: string): string =>
  name.trim().split(/\s+/).slice(0, 2).map(firstSign).join('').toLocaleUpperCase('pl');
