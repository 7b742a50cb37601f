import type { ExamSubject, ExamType } from '#domain/learning/exam-type.rules.ts';
import type { ReadingText } from './reading-text.types.ts';

const TEXTS: Readonly<Partial<Record<ExamSubject, readonly ReadingText[]>>> = {};

/** Our own texts for an exam. */
export const readingTexts = (subject: ExamSubject, type: ExamType): readonly ReadingText[] =>
  (TEXTS[subject] ?? []).filter(({ examType }) => examType === type);
