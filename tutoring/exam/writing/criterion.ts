import type { MarkingCriterion } from '#domain/learning/exam-sheet.types.ts';

/** A thing that is looked at, where the marker decides how many of its points are earned. */
export const criterion = (name: string, points: number, says: string): MarkingCriterion => ({
  name,
  levels: [{ points, says }],
});
