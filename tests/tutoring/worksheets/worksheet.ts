import type { Difficulty } from '#tutoring/families/family.types.ts';
import type { OpenFamily } from '#tutoring/families/open-family.ts';
import { titleOf } from '../lessons/golden-lesson.ts';

const DIFFICULTIES = [1, 2, 3] as const satisfies readonly Difficulty[];
const TASKS_OF_EACH = 6;

/** Tasks that a family makes, the easy ones first, with what is done in their solutions and with their keys. */
export const worksheetOf = (family: OpenFamily): string => {
  const sections = DIFFICULTIES.map((difficulty) =>
    [
      `## Poziom ${difficulty}`,
      Array.from({ length: TASKS_OF_EACH }, (_, nth) => rowOf(family, difficulty * 100 + nth, difficulty)).join('\n'),
    ].join('\n\n'),
  );
  return `${[titleOf(family), ...sections].join('\n\n')}\n`;
};

const rowOf = ({ make, grades: [youngest] }: OpenFamily, seed: number, difficulty: Difficulty): string => {
  const { statement, steps, result } = make(seed, difficulty, youngest);
  const operations = steps.map(({ operation }) => operation).join(', ');
  return `1. ${[statement, operations, result].map((part) => part.replace(/\s+/g, ' ')).join(' → ')}`;
};
