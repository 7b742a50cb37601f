const MAX_LENGTH = 60;

const graphemes = new Intl.Segmenter('pl', { granularity: 'grapheme' });
const longDate = new Intl.DateTimeFormat('pl', { dateStyle: 'long', timeZone: 'Europe/Warsaw' });

/** The first prompt in at most 60 characters as a reader counts them, or the date for a prompt without words (S2 §9). */
export const conversationTitle = (prompt: string, createdAt: number): string => {
  const words = prompt.trim().replaceAll(/\s+/g, ' ');
  if (words === '') return `Konwersacja z ${longDate.format(createdAt)}`;
  const characters = Array.from(graphemes.segment(words), ({ segment }) => segment);
  return characters.length <= MAX_LENGTH ? words : `${characters.slice(0, MAX_LENGTH).join('')}…`;
};
