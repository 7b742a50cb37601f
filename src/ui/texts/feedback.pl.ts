import { characters } from './plural.ts';
import { typeset } from './typeset.ts';

export const feedbackTexts = {
  thanks: 'Dziękujemy za Twój feedback!',
  ...typeset({
    question: 'Czy ta odpowiedź pomaga?',
    yes: 'Tak',
    no: 'Nie',
    title: 'Co było nie tak?',
    rating: 'Ocena odpowiedzi',
    star: (star: number) => `Ocena ${star} z\u00A05`,
    comment: 'Komentarz (nieobowiązkowy)',
    tooLong: (excess: number) => `Za długo o\u00A0${characters(excess)}. Skróć komentarz, żeby go wysłać.`,
    send: 'Wyślij',
    cancel: 'Anuluj',
    close: 'Zamknij',
  } as const),
} as const;
