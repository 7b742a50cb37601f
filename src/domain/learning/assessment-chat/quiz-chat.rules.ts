import type { Quiz } from '#domain/learning/quiz.types.ts';
import type { QuizState, AssessmentTurn } from './assessment-chat.types.ts';

const FIRST_LETTER = 65;
const letterOf = (index: number): string => String.fromCodePoint(FIRST_LETTER + index);

/** A quiz begins without asking anybody: its title, question 1 and the options (S2 §4.37–4.38). Markdown. */
export const openingTurn = ({ title, questions: [first] }: Quiz): AssessmentTurn => ({
  role: 'assistant',
  content: [
    `**${title}**`,
    `1. ${first?.question ?? ''}`,
    (first?.options ?? []).map((option, index) => `- **${letterOf(index)}** ${option}`).join('\n'),
  ].join('\n\n'),
  at: null,
});

/** Where a pupil stands who has answered nothing (S2 §4.39). */
export const initialQuizState = ({ questions: { length: total } }: Quiz): QuizState => ({
  questionIndex: 0,
  isCompleted: false,
  progress: { percentage: 0, currentQuestion: 1, answered: 0, remaining: total, total },
});
