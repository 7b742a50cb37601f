import type { QuizQuestion } from '#domain/learning/quiz.types.ts';
import { taskIn } from '#tutoring/families/task.finder.ts';
import { bareText } from './option-text.rules.ts';
import { isSolution } from './solving-option.rules.ts';

export type QuestionFault =
  /** Empty, or longer than a screen. */
  | 'question'
  | 'explanation'
  /** Fewer than two, more than six, empty or too long; for true or false, others than those two. */
  | 'options'
  | 'sameOptions'
  /** None of the options. */
  | 'key'
  /** The engine solves the task and comes to another option. */
  | 'solvedOtherwise';

const LONGEST = { question: 2000, explanation: 4000, option: 300 } as const;
const TRUE_OR_FALSE = ['prawda', 'fałsz'];

/** What keeps a question from a pupil, whoever made it: nothing for a good one. */
export const faultsOf = (question: QuizQuestion): readonly QuestionFault[] => {
  const faults: QuestionFault[] = [];
  if (!isText(question.question, LONGEST.question)) faults.push('question');
  if (!isText(question.explanation, LONGEST.explanation)) faults.push('explanation');
  if (!areOptions(question)) faults.push('options');
  const bare = question.options.map(bareText);
  if (new Set(bare).size < bare.length) faults.push('sameOptions');
  if (!question.options.includes(question.correctAnswer)) faults.push('key');
  if (faults.length === 0 && isSolvedOtherwise(question)) faults.push('solvedOtherwise');
  return faults;
};

const isText = (text: string, longest: number): boolean => text.trim() !== '' && text.length <= longest;

const areOptions = ({ type, options }: QuizQuestion): boolean => {
  if (!options.every((option) => isText(option, LONGEST.option))) return false;
  return type === 'true_false'
    ? options.length === 2 && TRUE_OR_FALSE.every((name) => options.map(bareText).includes(name))
    : options.length >= 2 && options.length <= 6;
};

/** Where the question is a task that the engine reads as a whole, its key must solve it, and no other option may. */
const isSolvedOtherwise = ({ type, question, options, correctAnswer }: QuizQuestion): boolean => {
  if (type !== 'multiple_choice') return false;
  const found = taskIn(question, undefined);
  if (found.kind !== 'task' || found.isFirstOfMany) return false;
  const { worked } = found;
  const solving = options.filter((option) => isSolution(option, worked));
  return solving.length > 0 && (solving.length > 1 || solving[0] !== correctAnswer);
};
