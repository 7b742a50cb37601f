import type { AiBlockReason } from '#domain/entitlement/ai-access.rules.ts';
import type { TrialEnd } from '#domain/entitlement/trial-status.rules.ts';
import { hours, minutes, points } from './plural.ts';
import { typeset } from './typeset.ts';

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

export const trialEndTexts: Readonly<Record<TrialEnd, { readonly title: string; readonly text: string }>> = typeset({
  expired: {
    title: 'Okres próbny się skończył',
    text: 'Minęły 24 godziny okresu próbnego. Płatne plany jeszcze powstają. Twoje rozmowy zostają.',
  },
  points_depleted: {
    title: 'Punkty się skończyły',
    text: 'Wszystkie 25 punktów okresu próbnego zostało wykorzystanych. Płatne plany jeszcze powstają. Twoje rozmowy zostają.',
  },
});
