import { optionLetter } from '#domain/learning/quiz-question-text.rules.ts';
import type { QuizQuestion } from '#domain/learning/quiz.types.ts';
import { taskIn } from '#tutoring/families/task.finder.ts';

/** What helps without answering: what the engine would notice in the task, or a letter that surely is not it. */
export type QuizHint =
  | { readonly kind: 'thought'; readonly text: string }
  | { readonly kind: 'not'; readonly letter: string }
  | { readonly kind: 'none' };

export const quizHint = ({ type, question, options, correctAnswer }: QuizQuestion): QuizHint => {
  const found = taskIn(question.split('\n\n')[0] ?? question, undefined);
  if (found.kind === 'task' && !found.isFirstOfMany)
    return { kind: 'thought', text: [found.worked.notice, found.worked.nudge].filter((part) => part !== '').join(' ') };
  // Of two, one that it is not is the answer.
  if (type === 'true_false' || options.length < 3) return { kind: 'none' };
  const wrong = options.findLastIndex((option) => option !== correctAnswer);
  return { kind: 'not', letter: optionLetter(wrong) };
};
