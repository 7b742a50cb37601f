import type { QuestionType } from '#domain/learning/quiz.types.ts';
import type { Difficulty } from '#tutoring/families/family.types.ts';
import type { OpenFamily } from '#tutoring/families/open-family.ts';
import { createPick } from '#tutoring/families/pick.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import type { Grade } from '#tutoring/grade.types.ts';
import type { MadeQuestion } from './made-question.types.ts';
import { optionsFor } from './options/options.rules.ts';
import { multipleChoice, trueOrFalse, type AskedQuestion } from './question-content.ts';

export interface QuestionOrder {
  readonly family: OpenFamily;
  readonly type: QuestionType;
  readonly difficulty: Difficulty;
  readonly grade: Grade | undefined;
  /** The same question for the same seed. */
  readonly seed: number;
}

/** A question on a task of the family; undefined where there are too few answers to choose from. */
export const makeQuestion = ({ family, type, difficulty, grade, seed }: QuestionOrder): MadeQuestion | undefined => {
  const worked = family.make(seed, difficulty, grade);
  if (worked.task.kind !== 'family') return undefined;
  const statement = worked.statement.replace(' i wykonaj sprawdzenie', '');
  const options = optionsFor(worked.task, worked, statement.includes('równanie osi'), createPick(seed ^ 0x2545f491));
  if (options === undefined) return undefined;
  const id = `${family.id}-${String(difficulty)}-${String(seed)}-${type}`;
  const asked: AskedQuestion = { question: statement, options, why: wholeWay(worked) };
  const content =
    type === 'multiple_choice' ? multipleChoice(asked) : trueOrFalse(asked, createPick(seed ^ 0x5f3759df));
  return { id, skill: family.id, ...content };
};

const wholeWay = ({ steps, result }: WorkedTask): string =>
  [...steps.map(({ what, shown }) => `${what}:\n\n$$${shown}$$`), `Wynik: ${result.replace(/\.$/, '')}.`].join('\n\n');
