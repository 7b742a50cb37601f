import type * as z from 'zod/mini';
import type { quizState } from '#contract/schemas/quiz.schema.ts';
import { quizStateAt } from '#domain/learning/quiz-conversation.rules.ts';
import type { Quiz } from '#domain/learning/quiz.types.ts';

type QuizState = z.output<typeof quizState>;

/** What was said about a quiz, and where it stands (S2 §3.20–3.23). */
export const quizStateAnswer = (
  quiz: Pick<Quiz, 'title' | 'questions' | 'subject' | 'classLevel'>,
  index: number,
  history: QuizState['conversation_history'],
): QuizState => {
  const { isCompleted, progress } = quizStateAt(quiz, index);
  return {
    conversation_history: history,
    current_question_index: index,
    is_quiz_completed: isCompleted,
    quiz_progress: {
      total_questions: progress.total,
      current_question: progress.currentQuestion,
      answered_questions: progress.answered,
      remaining_questions: progress.remaining,
      progress_percentage: progress.percentage,
      quiz_title: quiz.title,
      subject: quiz.subject,
      class_level: quiz.classLevel,
    },
  };
};
