import { typeset } from './typeset.ts';

/** What the film of `npm run video` shows; it follows the conversation of the showcase. */
export const homeFilmTexts = typeset({
  title: 'Dwadzieścia sekund z Tutorem AI',
  note: 'Prawdziwy ekran serwisu, bez dźwięku. Film włącza się dopiero po naciśnięciu.',
  lead: 'Co widać, krok po kroku:',
  steps: [
    'Ktoś wpisuje zadanie: oblicz 2/3 + 1/4.',
    'Tutor daje pierwszą podpowiedź i pyta o pierwszy krok.',
    'Pada prośba o sam wynik. Tutor odmawia i daje drugą podpowiedź: wspólny mianownik.',
    'Pojawia się 8/12 + 3/12. Tutor potwierdza, że to dobry krok.',
    'Pojawia się 11/12. Tutor sprawdza wynik i proponuje podobne zadanie.',
  ],
} as const);
