import { typeset } from './typeset.ts';

export const readingTexts = typeset({
  listen: (number: number) => `Posłuchaj odpowiedzi ${number}`,
  pause: 'Wstrzymaj czytanie',
  resume: 'Czytaj dalej',
  stop: 'Zakończ czytanie',
  comfort: 'Większy tekst i odstępy',
} as const);
