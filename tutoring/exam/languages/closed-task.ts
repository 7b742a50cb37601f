import type { DraftTask } from '#tutoring/exam/exam-order.types.ts';
import type { MadeQuestion } from '#tutoring/quiz/made-question.types.ts';

/** A question with options as a task for one point. */
export const closedTask = (
  { id, question, options, correctAnswer, explanation }: Omit<MadeQuestion, 'skill' | 'optionMistakes' | 'type'>,
  topic: string,
): DraftTask => ({
  id,
  points: 1,
  text: question,
  options,
  leastWords: null,
  key: { topic, answer: correctAnswer, explanation, criteria: [] },
});
