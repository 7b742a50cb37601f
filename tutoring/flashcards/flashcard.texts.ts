/** What a flashcard says around its cards. */
export const flashcardTexts = {
  cards: 'Sprawdź się',
  question: (number: number): string => `Pytanie ${String(number)}`,
  answer: 'Odpowiedź:',
} as const;
