import { EXAM_SUBJECTS, type ExamSubject, type ExamType } from '#domain/learning/exam-type.rules.ts';

/** What the examination board gives for an exam, by the rules of 2025–2026. */
export interface ExamFacts {
  readonly minutes: number;
  readonly points: number;
}

const EIGHTH_GRADE: Readonly<Record<ExamSubject, ExamFacts>> = {
  mathematics: { minutes: 125, points: 30 },
  polish: { minutes: 150, points: 45 },
  english: { minutes: 110, points: 55 },
  german: { minutes: 110, points: 55 },
};

/** At the basic level. */
const MATURA: Readonly<Partial<Record<ExamSubject, ExamFacts>>> = {
  mathematics: { minutes: 180, points: 50 },
  polish: { minutes: 240, points: 60 },
  english: { minutes: 120, points: 60 },
};

/** Undefined for a subject that the exam has not. */
export const examFacts = (type: ExamType, subject: ExamSubject): ExamFacts | undefined =>
  EXAM_SUBJECTS[type].includes(subject)
    ? { matura: MATURA, egzamin_osmoklasisty: EIGHTH_GRADE }[type][subject]
    : undefined;
