import type { Grade } from '#tutoring/grade.types.ts';

interface Graded {
  readonly grades: readonly [from: number, to: number];
}

/** What the class learns; where that is nothing, all: who asks for what another class learns wants it. */
export const ofGrade = <Item extends Graded>(items: readonly Item[], grade: Grade | undefined): readonly Item[] => {
  if (grade === undefined) return items;
  const fitting = items.filter(({ grades: [from, to] }) => from <= grade && grade <= to);
  return fitting.length > 0 ? fitting : items;
};
