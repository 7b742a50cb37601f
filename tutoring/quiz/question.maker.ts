import type { QuestionType } from '#domain/learning/quiz.types.ts';
import type { Difficulty } from '#tutoring/families/family.types.ts';
import type { OpenFamily } from '#tutoring/families/open-family.ts';
import { createPick } from '#tutoring/families/pick.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import type { Grade } from '#tutoring/grade.types.ts';
import type { MadeQuestion, Slip } from './made-question.types.ts';
import { optionsFor, type Options } from './options.rules.ts';

export interface QuestionOrder {
  readonly family: OpenFamily;
  readonly type: QuestionType;
  readonly difficulty: Difficulty;
  readonly grade: Grade | undefined;
  /** The same question for the same seed. */
  readonly seed: number;
}

/** A question on a task of the family; undefined where its answer is no single number or word. */
export const makeQuestion = ({ family, type, difficulty, grade, seed }: QuestionOrder): MadeQuestion | undefined => {
  const worked = family.make(seed, difficulty, grade);
  if (worked.task.kind !== 'family') return undefined;
  const options = optionsFor(worked.task);
  if (options === undefined) return undefined;
  const id = `${family.id}-${String(difficulty)}-${String(seed)}-${type}`;
  const base = { id, family: family.id };
  return type === 'multiple_choice'
    ? { ...base, ...multipleChoice(worked, options) }
    : { ...base, ...trueOrFalse(worked, options, seed) };
};

type Content = Omit<MadeQuestion, 'id' | 'family'>;

const multipleChoice = (worked: WorkedTask, { texts, right, slips }: Options): Content => ({
  type: 'multiple_choice',
  question: worked.statement,
  options: texts,
  correctAnswer: right,
  explanation: explanation(worked, slips),
  slips,
});

const TRUE = 'Prawda';
const FALSE = 'Fałsz';

const trueOrFalse = (worked: WorkedTask, { texts, right, slips }: Options, seed: number): Content => {
  const pick = createPick(seed ^ 0x5f3759df);
  const wrong = texts.filter((text) => text !== right);
  const [first = right, ...others] = slips.length > 0 ? slips.map(({ option }) => option) : wrong;
  const told = pick.int(0, 1) === 0 ? right : pick.oneOf([first, ...others]);
  const slip = slips.find(({ option }) => option === told);
  return {
    type: 'true_false',
    question: `${worked.statement}\n\nOdpowiedź ucznia: ${told}. Czy jest poprawna?`,
    options: [TRUE, FALSE],
    correctAnswer: told === right ? TRUE : FALSE,
    explanation: explanation(worked, slip === undefined ? [] : [slip]),
    slips: slip === undefined ? [] : [{ option: TRUE, says: slip.says }],
  };
};

/** The whole way, and what was thought by whoever has chosen something else. */
const explanation = ({ steps, result }: WorkedTask, slips: readonly Slip[]): string =>
  [
    ...steps.map(({ what, shown }) => `${what}: $${shown}$.`),
    `Wynik: ${result.replace(/\.$/, '')}.`,
    ...(slips.length === 0 ? [] : ['', ...slips.map(({ option, says }) => `- ${option}: ${says}`)]),
  ].join('\n');
