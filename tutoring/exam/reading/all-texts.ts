import type { ExamType } from '#domain/learning/exam-type.rules.ts';
import type { LanguageSubject } from '#tutoring/exam/exam-order.types.ts';
import { ENGLISH_EIGHTH_GRADE_TEXTS } from './english-eighth-grade.texts.ts';
import { ENGLISH_MATURA_TEXTS } from './english-matura.texts.ts';
import { GERMAN_EIGHTH_GRADE_TEXTS } from './german-eighth-grade.texts.ts';
import { POLISH_EIGHTH_GRADE_TEXTS } from './polish-eighth-grade.texts.ts';
import { POLISH_MATURA_TEXTS } from './polish-matura.texts.ts';
import type { ReadingText } from './reading-text.types.ts';

const TEXTS: Readonly<Record<LanguageSubject, readonly ReadingText[]>> = {
  english: [...ENGLISH_MATURA_TEXTS, ...ENGLISH_EIGHTH_GRADE_TEXTS],
  german: [...GERMAN_EIGHTH_GRADE_TEXTS],
  polish: [...POLISH_MATURA_TEXTS, ...POLISH_EIGHTH_GRADE_TEXTS],
};

/** Our own texts for an exam. */
export const readingTexts = (subject: LanguageSubject, type: ExamType): readonly ReadingText[] =>
  TEXTS[subject].filter(({ examType }) => examType === type);
