import type { AiBlockReason } from '#domain/entitlement/ai-access.rules.ts';
import type { TrialEnd } from '#domain/entitlement/trial-status.rules.ts';
import { hours, minutes, points } from './plural.ts';
import { typeset } from './typeset.ts';

/** To the letter (S1 §8.47). */
export const TRIAL_NOT_STARTED = 'Nie udało się rozpocząć okresu próbnego. Spróbuj ponownie.';

export const accessTexts = typeset({
  close: 'Zamknij',
  offer: {
    title: 'Wypróbuj za darmo',
    text: 'Masz 24 godziny i 25 punktów na pracę z Tutorem AI i Przyjacielem AI. Bez karty płatniczej. Czas zacznie płynąć z pierwszym pytaniem.',
    start: 'Zacznij naukę',
    pricing: 'Zobacz cennik',
  },
  ended: {
    plans: 'Zobacz plany',
    later: 'Później',
  },
  pointsLeft: (count: number) => `Zostało: ${points(count)}`,
  timeLeft: (remainingHours: number) =>
    remainingHours >= 1
      ? `i ${hours(Math.floor(remainingHours))}`
      : `i ${minutes(Math.max(1, Math.round(remainingHours * 60)))}`,
  startTrial: 'Rozpocznij okres próbny',
  readConversations: 'Czytaj swoje rozmowy',
  gate: {
    title: 'Ta część jest w płatnym planie',
    text: 'Okres próbny obejmuje Tutora AI i Przyjaciela AI. Quizy i próbne egzaminy otwiera plan.',
    used: 'Okres próbny został już wykorzystany. Quizy i próbne egzaminy otwiera plan.',
    benefits: 'W planie Premium',
    list: {
      tutor: 'Tutor AI bez limitu punktów',
      friend: 'Przyjaciel AI bez limitu punktów',
      exam_simulator: 'Generator próbnych egzaminów',
      quizzes: 'Generator quizów',
    },
    action: 'Zobacz plany',
  },
  trialAvailable: 'Okres próbny: 24 godziny i 25 punktów',
} as const);

interface AiBlockTexts {
  readonly text: string;
  readonly action: string;
}

/** Beside the thread. */
export const aiBlockTexts: Readonly<Record<AiBlockReason | 'guardian_missing', AiBlockTexts>> = typeset({
  guardian_missing: {
    text: 'Do rozmowy z AI potrzebna jest zgoda rodzica lub opiekuna. Uzupełnisz ją na stronie „Moje konto”.',
    action: 'Uzupełnij zgodę',
  },
  trial_expired: {
    text: 'Okres próbny się skończył. Tę rozmowę możesz dalej czytać.',
    action: 'Zobacz plany',
  },
  points_depleted: {
    text: 'Punkty okresu próbnego się skończyły. Tę rozmowę możesz dalej czytać.',
    action: 'Zobacz plany',
  },
  no_subscription: { text: 'Do rozmowy z AI potrzebny jest plan.', action: 'Zobacz plany' },
});

/** Where a pupil without AI access reads what was written before (D40). */
export const readingTexts = typeset({
  title: 'Twoje rozmowy',
  choose: 'Wybierz z listy rozmowę, którą chcesz przeczytać.',
  reasons: {
    trial_expired: 'Okres próbny się skończył.',
    points_depleted: 'Punkty okresu próbnego się skończyły.',
    no_subscription: 'Nie masz teraz planu z AI.',
  } satisfies Record<AiBlockReason, string>,
  text: 'Swoje rozmowy możesz dalej czytać. Pytać można z planem.',
  help: 'Gdy jest Ci bardzo trudno, zadzwoń: 116 111 lub 112.',
  plans: 'Zobacz plany',
});

export const trialEndTexts: Readonly<Record<TrialEnd, { readonly title: string; readonly text: string }>> = typeset({
  expired: {
    title: 'Okres próbny się skończył',
    text: 'Minęły 24 godziny okresu próbnego. Wybierz plan, aby uczyć się dalej. Twoje rozmowy zostają.',
  },
  points_depleted: {
    title: 'Punkty się skończyły',
    text: 'Wszystkie 25 punktów okresu próbnego zostało wykorzystanych. Wybierz plan, aby uczyć się dalej. Twoje rozmowy zostają.',
  },
});
