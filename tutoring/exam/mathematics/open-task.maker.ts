import { drawing } from '#tutoring/families/drawing.rules.ts';
import type { MarkingLevel } from '#domain/learning/exam-sheet.types.ts';
import type { DraftTask } from '#tutoring/exam/exam-order.types.ts';
import type { OpenFamily } from '#tutoring/families/open-family.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import type { Grade } from '#tutoring/grade.types.ts';
import type { OpenSlot } from './blueprint.types.ts';

/** What is done in one step earns no two points. */
const FEWEST_STEPS = 2;

/** A task to be solved in own words, with its whole solution and what its points are for; undefined where it is too short for them. */
export const openTask = (
  family: OpenFamily,
  { difficulty, points }: OpenSlot,
  grade: Grade,
  seed: number,
): DraftTask | undefined => {
  const worked = family.make(seed, difficulty, grade);
  if (worked.steps.length < Math.max(FEWEST_STEPS, points)) return undefined;
  return {
    id: `${family.id}-${String(difficulty)}-${String(seed)}-open`,
    points,
    text: worked.statement,
    options: [],
    leastWords: null,
    key: {
      topic: family.title,
      answer: worked.result,
      explanation: wholeSolution(worked),
      criteria: [{ name: 'Rozwiązanie', levels: levelsOf(worked, points) }],
    },
  };
};

const wholeSolution = (worked: WorkedTask): string => {
  const { steps, result, check } = worked;
  const lines = steps.map(({ what, why, shown }) => `${what}:\n\n$$${shown}$$${why === '' ? '' : `\n\n${why}`}`);
  return [
    ...drawing(worked),
    ...lines,
    `**Wynik:** ${result.replace(/\.$/, '')}.`,
    ...(check === undefined ? [] : [`**Sprawdzenie:** ${check}`]),
  ].join('\n\n');
};

/** As the examination board marks: a good beginning, the way to the end, the result. */
const levelsOf = ({ steps }: WorkedTask, points: number): readonly MarkingLevel[] => {
  const started = steps[0]?.todo ?? '';
  const halfway = steps[Math.floor(steps.length / 2)]?.todo ?? started;
  const beginning: MarkingLevel = { points: 1, says: `Jest dobry początek: ${started}.` };
  const inBetween: readonly MarkingLevel[] = [
    {
      points: points - 1,
      says: 'Cały sposób rozwiązania jest poprawny, ale w rachunkach jest błąd albo brakuje wyniku.',
    },
    ...(points > 3 ? [{ points: 2, says: `Rozwiązanie doszło do połowy: ${halfway}.` }] : []),
  ];
  return [
    { points, says: 'Pełne rozwiązanie z poprawnym wynikiem.' },
    ...inBetween.filter((level) => level.points > 1),
    beginning,
    { points: 0, says: 'Brak rozwiązania albo sposób, który nie prowadzi do wyniku.' },
  ];
};
