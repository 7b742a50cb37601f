import type { MarkingCriterion } from '#domain/learning/exam-sheet.types.ts';
import { criterion } from './criterion.ts';
import type { WritingPrompt } from './prompt.types.ts';

interface Length {
  /** „w języku angielskim”. */
  readonly language: string;
  /** In words. */
  readonly from: number;
  readonly to: number;
}

interface LetterTopic {
  readonly id: string;
  readonly title: string;
  readonly situation: string;
  /** What must be in it, as requests. */
  readonly points: readonly string[];
}

/** A letter, or what else one writes to somebody, in another language. */
export const letterPrompt = (
  { language, from, to }: Length,
  { id, title, situation, points }: LetterTopic,
): WritingPrompt => ({
  id,
  title,
  text: [
    situation,
    points.map((point) => `- ${point}`).join('\n'),
    `Napisz od ${String(from)} do ${String(to)} słów ${language}. Rozwiń każdy podpunkt.`,
  ].join('\n\n'),
});

export const EIGHTH_GRADE_CRITERIA: readonly MarkingCriterion[] = [
  criterion('Treść', 4, 'Każdy podpunkt jest wspomniany i rozwinięty.'),
  criterion('Spójność i logika', 2, 'Zdania łączą się w całość, a tekst jest zrozumiały.'),
  criterion('Zakres środków językowych', 2, 'Słownictwo i struktury są różnorodne.'),
  criterion('Poprawność', 2, 'Błędów jest niewiele i nie utrudniają zrozumienia.'),
];

export const MATURA_CRITERIA: readonly MarkingCriterion[] = [
  criterion('Treść', 5, 'Każdy podpunkt jest wspomniany i rozwinięty.'),
  criterion('Spójność i logika', 2, 'Zdania łączą się w całość, a tekst jest zrozumiały.'),
  criterion('Zakres środków językowych', 3, 'Słownictwo jest precyzyjne, a struktury różnorodne.'),
  criterion('Poprawność', 2, 'Błędów jest niewiele i nie utrudniają zrozumienia.'),
];
