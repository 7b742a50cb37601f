import { resultText } from '#tutoring/families/answer.rules.ts';
import type { Answer } from '#tutoring/families/family.types.ts';
import type { OpenFamily } from '#tutoring/families/open-family.ts';
import { createPick } from '#tutoring/families/pick.ts';
import type { KnownMistake, WorkedTask } from '#tutoring/families/worked-task.types.ts';
import type { Grade } from '#tutoring/grade.types.ts';
import type { Card, MadeFlashcard, Section } from './flashcard.types.ts';

const MORE_CARDS = 3;

/** Of a kind of task: one worked out, what others get wrong in it, and tasks of the same kind for practice. */
export const familyFlashcard = (family: OpenFamily, grade: Grade | undefined, seed: number): MadeFlashcard => {
  const pick = createPick(seed);
  const next = (): WorkedTask => family.make(pick.int(1, 2 ** 31 - 1), 2, grade);
  const example = next();
  return {
    title: family.title,
    sections: [exampleOf(example), ...warningsOf(example)],
    cards: [cardOf(next()), ...Array.from({ length: MORE_CARDS - 1 }, () => cardOf(next()))],
  };
};

const exampleOf = ({ statement, steps, result, check }: WorkedTask): Section => ({
  heading: 'Przykład krok po kroku',
  text: [
    statement,
    ...steps.map(({ what, why, shown }) => `**${what}.** ${why}\n\n$$${shown}$$`),
    `**Wynik:** ${result}`,
    ...(check === undefined ? [] : [`**Sprawdzenie:** ${check}`]),
  ].join('\n\n'),
});

const warningsOf = ({ task }: WorkedTask): readonly Section[] => {
  if (task.kind !== 'family') return [];
  const { answer } = task;
  const wrong = new Map<string, string>();
  for (const { says, answers } of task.mistakes()) if (!wrong.has(says)) wrong.set(says, wrongResult(answer, answers));
  if (wrong.size === 0) return [];
  return [{ heading: 'Na to uważaj', text: [...wrong].map(([says, result]) => `- ${result}${says}`).join('\n') }];
};

/** A word about a mistake is for whoever made it: what comes out of it stands before. */
const wrongResult = (answer: Answer, [value, ...more]: KnownMistake['answers']): string =>
  answer.kind !== 'number' || value === undefined || typeof value === 'string' || more.length > 0
    ? ''
    : `Wychodzi ${resultText({ ...answer, value })}? `;

const cardOf = ({ statement, result }: WorkedTask): Card => ({ front: statement, back: result });
