import type { QuestionType } from '#domain/learning/quiz.types.ts';
import type { WrittenQuestion } from '#tutoring/bank/bank-question.types.ts';
import { createPick, shuffled } from '#tutoring/families/pick.ts';
import type { MadeQuestion } from './made-question.types.ts';
import { multipleChoice, trueOrFalse, type AskedQuestion } from './question-content.ts';

/** A question that we wrote as it is asked, its options in another order for each seed. */
export const questionFromBank = (
  { id, topic, question, right, wrong, explanation }: WrittenQuestion & { readonly topic: string },
  type: QuestionType,
  seed: number,
): MadeQuestion => {
  const pick = createPick(seed);
  const texts = shuffled([right, ...wrong.map(({ option }) => option)], pick);
  const asked: AskedQuestion = { question, options: { texts, right, optionMistakes: wrong }, why: explanation };
  const content = type === 'multiple_choice' ? multipleChoice(asked) : trueOrFalse(asked, pick);
  return { id, skill: topic, ...content };
};
