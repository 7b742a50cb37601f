import type { TimedTurn } from './conversation.types.ts';
import type { QuizConversation, QuizState } from './quiz-conversation.types.ts';
import { questionText } from './quiz-question-text.rules.ts';
import type { Quiz } from './quiz.types.ts';

type Asked = Pick<Quiz, 'title' | 'questions'>;

/** A quiz begins without asking anybody: its title, question 1 and the options (S2 §4.37–4.38). Markdown. */
export const openingTurn = (quiz: Asked): TimedTurn => ({
  role: 'assistant',
  content: `**${quiz.title}**\n\n${questionText(quiz, 0)}`,
  at: null,
});

/** Where a pupil stands who has answered the questions before this one: at first nothing, 0 percent (S2 §4.39). */
export const quizStateAt = ({ questions: { length: total } }: Asked, questionIndex: number): QuizState => ({
  questionIndex,
  isCompleted: questionIndex >= total,
  progress: {
    percentage: Math.round((100 * questionIndex) / total),
    currentQuestion: Math.min(questionIndex + 1, total),
    answered: questionIndex,
    remaining: total - questionIndex,
    total,
  },
});

/** Of a quiz in which nothing has been answered. */
export const newConversation = (quiz: Asked): QuizConversation => ({
  thread: [openingTurn(quiz)],
  quizState: quizStateAt(quiz, 0),
});
