import { EIGHTH_GRADE_CRITERIA, letterPrompt } from './letter.ts';
import type { WritingTask } from './prompt.types.ts';

const LENGTH = { language: 'w języku niemieckim', from: 50, to: 120 } as const;

/** Letters of the eighth-grade exam. */
export const GERMAN_WRITING: WritingTask = {
  points: 10,
  leastWords: LENGTH.from,
  prompts: [
    letterPrompt(LENGTH, {
      id: 'urodziny',
      title: 'Przyjęcie urodzinowe',
      situation: 'W sobotę były Twoje urodziny. Napisz e-mail do kolegi lub koleżanki z Niemiec.',
      points: [
        'napisz, gdzie i z kim świętowałeś lub świętowałaś',
        'opisz prezent, który najbardziej Cię ucieszył',
        'zapytaj o jego lub jej plany na urodziny',
      ],
    }),
    letterPrompt(LENGTH, {
      id: 'wolny-czas',
      title: 'Nowe hobby',
      situation: 'Masz nowe hobby. Napisz e-mail do kolegi lub koleżanki z Austrii.',
      points: ['napisz, co robisz i jak często', 'wyjaśnij, dlaczego to lubisz', 'zaproponuj wspólne spędzenie czasu'],
    }),
    letterPrompt(LENGTH, {
      id: 'wakacje',
      title: 'Wakacje',
      situation: 'Jesteś na wakacjach. Napisz e-mail do kolegi lub koleżanki z Berlina.',
      points: [
        'napisz, gdzie i z kim jesteś',
        'opisz pogodę i to, co robicie',
        'napisz, kiedy wracasz i kiedy możecie się spotkać',
      ],
    }),
  ],
  criteria: EIGHTH_GRADE_CRITERIA,
};
