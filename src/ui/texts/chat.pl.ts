import { characters } from './plural.ts';
import { typeset } from './typeset.ts';

/** What every chat says: with Tutor and Przyjaciel, about a quiz, about an exam. */
export const chatTexts = typeset({
  message: 'Wiadomość',
  send: 'Wyślij',
  stop: 'Przerwij',
  you: 'Ty',
  answer: (speaker: string, number: number) => `${speaker}: odpowiedź ${number}`,
  elapsed: (seconds: number) => `${seconds}\u00A0s`,
  tooLong: (excess: number) => `Za długo o\u00A0${characters(excess)}. Skróć tekst, żeby go wysłać.`,
  generating: 'Generuję odpowiedź',
  answerReady: (gist: string) => (gist === '' ? 'Odpowiedź gotowa' : `Odpowiedź gotowa. ${gist}`),
} as const);
