import type { ExamType } from '#domain/learning/exam-type.rules.ts';
import type { LanguageSubject } from '#tutoring/exam/exam-order.types.ts';
import { ENGLISH_EIGHTH_GRADE_LISTENING } from './english-eighth-grade.listening.ts';
import { ENGLISH_MATURA_LISTENING } from './english-matura.listening.ts';
import { GERMAN_EIGHTH_GRADE_LISTENING } from './german-eighth-grade.listening.ts';
import type { ListeningText } from './listening-text.types.ts';

const TEXTS: Readonly<Record<LanguageSubject, readonly ListeningText[]>> = {
  english: [...ENGLISH_MATURA_LISTENING, ...ENGLISH_EIGHTH_GRADE_LISTENING],
  german: GERMAN_EIGHTH_GRADE_LISTENING,
  polish: [],
};

/** Our own texts to be heard in an exam; none for Polish. */
export const listeningTexts = (subject: LanguageSubject, type: ExamType): readonly ListeningText[] =>
  TEXTS[subject].filter(({ examType }) => examType === type);
