import { classNamed } from './class-name.rules.ts';

export type ExamType = 'matura' | 'egzamin_osmoklasisty';
export type ExamSubject = 'mathematics' | 'polish' | 'english' | 'german';

/** High school leads to matura, everything else to the eighth-grade exam (S2 §5.35–5.37, D4). */
export const examTypeOf = (className: string | null): ExamType =>
  classNamed(className).schoolType === 'high' ? 'matura' : 'egzamin_osmoklasisty';

/** What there are assessments for; matura at the basic level (S2 §5.38–5.40). */
export const EXAM_SUBJECTS: Readonly<Record<ExamType, readonly ExamSubject[]>> = {
  matura: ['mathematics', 'polish', 'english'],
  egzamin_osmoklasisty: ['mathematics', 'polish', 'english', 'german'],
};

export const isExamSubject = (type: ExamType, subject: string): subject is ExamSubject =>
  EXAM_SUBJECTS[type].some((known) => known === subject);
