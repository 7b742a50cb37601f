import type { PlanFeature } from '#domain/billing/pricing/pricing-card.rules.ts';
import { tieShortWords } from './typography.rules.ts';
import { typeset } from './typeset.ts';

/** What will stand on the pages that are still to come. */
export const notYetTexts = typeset({
  '/egzaminy': 'Tu będą próbne arkusze egzaminu ósmoklasisty i matury.',
  '/exams': 'Tu będą quizy, którymi sprawdzisz, co już umiesz.',
  '/praktyka': 'Tu będą powtórki i Twoje ulubione fiszki.',
  '/fiszki/:id': 'Tu będą fiszki zrobione z Twoich rozmów.',
});

/** What the plans list though its page is still to come: the line goes with the page's. */
const AWAITED: Partial<Record<PlanFeature, { readonly page: keyof typeof notYetTexts; readonly name: string }>> = {
  flashcards: { page: '/fiszki/:id', name: 'fiszki' },
  quizzes: { page: '/exams', name: 'quizy' },
  exam_simulator: { page: '/egzaminy', name: 'próbne egzaminy' },
};

const list = new Intl.ListFormat('pl-PL');

/** Beside a feature that is still to come. */
export const comingNote = (feature: PlanFeature): string | undefined => (feature in AWAITED ? 'wkrótce' : undefined);

/** Features for a list, each with its words, and with a note where it is still to come. */
export const featureItems = <Feature extends PlanFeature>(
  features: readonly Feature[],
  texts: Readonly<Record<Feature, string>>,
) => features.map((feature) => ({ id: feature, text: texts[feature], note: comingNote(feature) }));

/** `Jeszcze powstają: fiszki i quizy.` Null where everything is there. */
export const comingText = (features: readonly PlanFeature[]): string | null => {
  const names = features.flatMap((feature) => AWAITED[feature]?.name ?? []);
  return names.length === 0 ? null : tieShortWords(`Jeszcze powstają: ${list.format(names)}.`);
};
