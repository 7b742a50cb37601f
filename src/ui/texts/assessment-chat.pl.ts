import type { AssessmentKind } from '#domain/learning/assessment.types.ts';
import { typeset } from './typeset.ts';

interface ChatKindTexts {
  readonly speaker: string;
  readonly thinking: string;
  readonly placeholder: string;
  readonly leave: string;
}

export const assessmentChatTexts: Readonly<Record<AssessmentKind, ChatKindTexts>> = typeset({
  quiz: {
    speaker: 'Quiz',
    thinking: 'Sprawdzam odpowiedź…',
    placeholder: 'Wpisz odpowiedź…',
    leave: 'Nowy quiz',
  },
  exam: {
    speaker: 'Egzaminator',
    thinking: 'Zastanawiam się…',
    placeholder: 'Zapytaj o zadanie…',
    leave: 'Nowy arkusz',
  },
});

export const quizTexts = typeset({
  progress: 'Postęp',
  progressOf: (answered: number, total: number) => `${answered} z\u00A0${total}`,
  completedPlaceholder: 'Quiz się zakończył. Poproś o podsumowanie…',
  answers: 'Twoja odpowiedź',
  answer: (letter: string) => `Odpowiedź ${letter}`,
  hint: 'Podpowiedź',
  hintMessage: 'podpowiedź',
  skip: 'Nie wiem',
  skipMessage: 'nie wiem',
  summary: 'Podsumowanie',
  summaryMessage: 'podsumowanie',
  startOver: 'Rozwiąż jeszcze raz',
  lastStands: 'Poprzedni wynik zostaje, dopóki nie odpowiesz na pierwsze pytanie.',
  aiNote: 'Pytania układa program. Jeśli coś się nie zgadza, zapytaj nauczyciela.',
} as const);
