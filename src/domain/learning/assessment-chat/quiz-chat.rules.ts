import { questionText } from '#domain/learning/quiz-question-text.rules.ts';
import type { Quiz } from '#domain/learning/quiz.types.ts';
import type { QuizState, AssessmentTurn } from './assessment-chat.types.ts';

/** A quiz begins without asking anybody: its title, question 1 and the options (S2 §4.37–4.38). Markdown. */
export const openingTurn = (quiz: Quiz): AssessmentTurn => ({
  role: 'assistant',
  content: `**${quiz.title}**\n\n${questionText(quiz, 0)}`,
  at: null,
});

/** Where a pupil stands who has answered nothing (S2 §4.39). */
export const initialQuizState = ({ questions: { length: total } }: Quiz): QuizState => ({
  questionIndex: 0,
  isCompleted: false,
  progress: { percentage: 0, currentQuestion: 1, answered: 0, remaining: total, total },
});
