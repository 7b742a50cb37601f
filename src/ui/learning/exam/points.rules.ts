import type { ExamSheet } from '#domain/learning/exam-sheet.types.ts';

/** What there is to get on the whole sheet. */
export const pointsOf = ({ parts }: ExamSheet): number =>
  parts.flatMap(({ tasks }) => tasks).reduce((sum, { points }) => sum + points, 0);
